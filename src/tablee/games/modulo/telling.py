"""Modulo in words: what an action did, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.contract.rules import HIDDEN
from tablee.core.duel import DRAW
from tablee.games.modulo.actions import (
    DIVIDE,
    LEFT,
    RIGHT,
    chosen_left,
    chosen_right,
    is_choice,
    own_hand,
    tapped_hand,
)
from tablee.games.modulo.rules import can_divide, ended, value_in_play, warns
from tablee.games.modulo.state import State
from tablee.texts import text

NAMES = {LEFT: "left", RIGHT: "right"}


def tell(
    before: State, actor: int, a: int, after: State, names: Sequence[str], lang: str = "en"
) -> str:
    """One sentence. `before` and `after` are what the listener may know; `names` are by seat."""
    who = names[actor]
    if a == HIDDEN:
        return text(lang, "tell-chose-secretly", __package__, who=who)
    if is_choice(a):
        left, right = chosen_left(a), chosen_right(a)
        return text(lang, "tell-chose", __package__, who=who, left=left, right=right)
    told = (
        _divided(before, actor, who, lang) if a == DIVIDE else _tapped(before, actor, a, who, lang)
    )
    return _warned(told, after, lang)


def _divided(before: State, actor: int, who: str, lang: str) -> str:
    value = value_in_play(before, actor)
    return text(lang, "tell-divide", __package__, who=who, value=value, half=value // 2)


def _tapped(before: State, actor: int, a: int, who: str, lang: str) -> str:
    own, target = own_hand(a), tapped_hand(a)
    value, other = before.hands[actor, own], before.hands[1 - actor, target]
    return text(
        lang, "tell-tap", __package__,
        who=who, own=NAMES[own], target=NAMES[target], value=value, other=other, sum=value + other,
    )  # fmt: skip


def _warned(told: str, after: State, lang: str) -> str:
    """With a warning, if the next time this position comes is a draw (§R3)."""
    return f"{told} {text(lang, 'tell-second-time', __package__)}" if warns(after) else told


def ending(s: State, names: Sequence[str], lang: str = "en") -> str:
    """Why the round is over."""
    if s.winner == DRAW:
        return text(lang, ended(s), __package__)
    who, other = names[s.winner], names[1 - s.winner]
    points = int(s.goal)
    return text(lang, ended(s), __package__, who=who, other=other, points=points)


def offer(s: State, seat: int, a: int, names: Sequence[str], lang: str = "en") -> str:
    """What an action is, said to the seat that may do it; `s` is what the seat may know."""
    if is_choice(a):
        left, right = chosen_left(a), chosen_right(a)
        return text(lang, "offer-choose", __package__, left=left, right=right)
    if a == DIVIDE:
        return text(lang, "offer-divide", __package__)
    own, target = NAMES[own_hand(a)], NAMES[tapped_hand(a)]
    return text(lang, "offer-tap", __package__, own=own, target=target)


def help_for(s: State, seat: int, lang: str = "en") -> str:
    """What can be typed now."""
    return text(lang, "help-choosing" if s.is_choosing else "help-playing", __package__)


def sections(s: State, seat: int) -> tuple[str, ...]:
    """The paragraphs of the rules that matter for what a seat may do now."""
    if s.is_choosing:
        return ("11", "R4")
    return ("4", "5", "7") if can_divide(s, seat) else ("4", "5")
