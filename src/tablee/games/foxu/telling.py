"""Foxu in words: what an action did, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.contract import CHANCE
from tablee.games.foxu.notation import text as written
from tablee.games.foxu.rules import colour
from tablee.games.foxu.state import CHOOSING, PLACING, SWAP, State
from tablee.texts import text


def tell(
    before: State, actor: int, a: int, after: State, names: Sequence[str], lang: str = "en"
) -> str:
    """One sentence. `before` and `after` are what the listener may know; `names` are by seat."""
    who = "" if actor == CHANCE else names[actor]
    if before.phase == PLACING and actor == CHANCE:
        # Eleven lines would say no more than the picture that follows.
        return "" if after.phase == PLACING else text(lang, "tell-chance-places", __package__)
    if before.phase == PLACING:
        return text(lang, "tell-places", __package__, who=who, cell=written(a, lang))
    if before.phase == CHOOSING:
        return text(lang, "tell-diagonal", __package__, who=who, diagonal=written(a, lang))
    if a == SWAP:
        return text(lang, "tell-swap", __package__, who=who)
    tube = colour(before)
    dropped = int(before.left[tube] - after.left[tube])
    return text(
        lang, "tell-slide", __package__,
        who=who, cell=written(a, lang), dropped=dropped, left=int(after.left[tube]),
    )  # fmt: skip


def offer(s: State, seat: int, a: int, names: Sequence[str], lang: str = "en") -> str:
    """What an action is, said to the seat that may do it; `s` is what the seat may know."""
    if s.phase == PLACING:
        return text(lang, "offer-place", __package__, cell=written(a, lang))
    if s.phase == CHOOSING:
        one, other = written(a, lang).split("-")
        return text(lang, "offer-diagonal", __package__, one=one, other=other)
    if a == SWAP:
        return text(lang, "offer-swap", __package__)
    return text(lang, "offer-slide", __package__, cell=written(a, lang))


def help_for(s: State, seat: int, lang: str = "en") -> str:
    """What can be typed now."""
    if s.phase == PLACING:
        return text(lang, "help-placing", __package__)
    if s.phase == CHOOSING:
        return text(lang, "help-diagonal", __package__)
    return text(lang, "help-pie" if s.slides == 1 else "help-sliding", __package__)


def sections(s: State, seat: int) -> tuple[str, ...]:
    """The paragraphs of the rules that matter for what a seat may do now."""
    if s.phase == PLACING:
        return ("3",)
    if s.phase == CHOOSING:
        return ("4",)
    return ("11", "12") if s.slides == 1 else ("7", "R1", "10")
