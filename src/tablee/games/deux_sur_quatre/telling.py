"""Deux sur quatre in words: what an action did, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.deux_sur_quatre.inside.scoring import (
    combination,
    distance,
    gains,
    gains_nothing,
    high_card,
    is_far,
    low_card,
    total,
    value,
    winners,
    won_by,
)
from tablee.games.deux_sur_quatre.notation import card_face, signed
from tablee.games.deux_sur_quatre.notation import text as written
from tablee.games.deux_sur_quatre.rules import cards_of, ended
from tablee.games.deux_sur_quatre.state import CARDS, SHOW, SOME_CARD, TO_TABLE, State
from tablee.texts import Value, listed, text


def tell(
    before: State, actor: int, a: int, after: State, names: Sequence[str], lang: str = "en"
) -> str:
    """One sentence; the last combination of a deal brings its result with it. A card dealt to a
    player goes without saying: the hands show it. `before` and `after` are what the listener may
    know; `names` are by seat."""
    if SHOW <= a < SOME_CARD:
        return _shown(actor, a, after, names, lang)
    to, card = divmod(a, CARDS)
    if to == TO_TABLE:
        face = card_face(card, lang)
        return text(lang, "tell-target", __package__, card=face, value=value(card))
    return ""


def _shown(actor: int, a: int, after: State, names: Sequence[str], lang: str) -> str:
    who, cards = names[actor], _faces(a, lang)
    if total(a) == 0:
        return text(lang, "tell-void", __package__, who=who, cards=cards)
    away = total(a) - value(after.target)
    side = "above" if away > 0 else "below" if away else "on"
    told = text(
        lang, "tell-show", __package__,
        who=who, cards=cards, total=total(a), away=abs(away), side=side,
    )  # fmt: skip
    return f"{told} {_result(after, names, lang)}" if after.left == 0 else told


def _faces(a: int, lang: str) -> str:
    """A combination as it is drawn: `7♥ + 3♦`."""
    high, low = card_face(high_card(a), lang), card_face(low_card(a), lang)
    return f"{high} {'−' if a % 2 else '+'} {low}"


def _result(after: State, names: Sequence[str], lang: str) -> str:
    """Who has won the deal and by which rule, what it brings to each, and why some lose."""
    best = winners(after)
    said = [
        _said(
            lang,
            "tell-result",
            count=len(best),
            why=won_by(after),
            names=listed([names[p] for p in best], lang),
            brought=", ".join(f"{names[p]}\u00a0{signed(n)}" for p, n in enumerate(gains(after))),
        )
    ]
    if any(gains_nothing(after, distance(after, p)) for p in best):
        said.append(_said(lang, "tell-too-far"))
    if any(is_far(after, p) for p in range(after.players)):
        said.append(_said(lang, "tell-far"))
    return " ".join(said)


def ending(s: State, names: Sequence[str], lang: str = "en") -> str:
    """Why the game is over, and who has the most points."""
    most = max(s.points[: s.players])
    best = [names[p] for p in range(s.players) if s.points[p] == most]
    outcome = "level" if len(best) == s.players else "shared" if len(best) > 1 else "one"
    who, points = listed(best, lang), signed(most, plus="")
    return _said(lang, ended(s), who=who, outcome=outcome, points=points)


def _said(lang: str, message: str, **blanks: Value) -> str:
    return text(lang, message, __package__, **blanks)


def offer(s: State, seat: int, a: int, names: Sequence[str], lang: str = "en") -> str:
    """What an action is, said to the seat that may do it; `s` is what the seat may know."""
    return text(lang, "offer-show", __package__, cards=_faces(a, lang), total=total(a))


def help_for(s: State, seat: int, lang: str = "en") -> str:
    """What can be typed now, with two cards of one's own as an example."""
    low, *_, high = cards_of(s, seat)
    plus, minus = (written(combination(low, high, sign), lang) for sign in (0, 1))
    return text(
        lang, "help-showing", __package__, plus=plus, minus=minus, target=value(s.target)
    )  # fmt: skip


def sections(s: State, seat: int) -> tuple[str, ...]:
    """The paragraphs of the rules that matter for what a seat may do now."""
    return ("4", "7", "8", "9", "10", "18")
