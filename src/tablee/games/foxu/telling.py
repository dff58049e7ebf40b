"""Foxu in words: what an action did, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.contract.rules import CHANCE
from tablee.core.duel import DRAW, NOBODY
from tablee.games.foxu.inside.cells import count, holds
from tablee.games.foxu.inside.layout import CELLS, GREY_PEGS
from tablee.games.foxu.notation import text as written
from tablee.games.foxu.rules import colour, empty_holes, ended, warns
from tablee.games.foxu.state import CHOOSING, GREY, PLACING, SLIDING, SWAP, State
from tablee.texts import text

COLOURS = ("yellow", "blue")
"""Of the tubes, as the catalogues name them."""


def tell(
    before: State, actor: int, a: int, after: State, names: Sequence[str], lang: str = "en"
) -> str:
    """One sentence. `before` and `after` are what the listener may know; `names` are by seat."""
    who = "" if actor == CHANCE else names[actor]
    if before.phase == PLACING and actor == CHANCE:
        # Eleven lines would say no more than the picture that follows.
        return "" if after.phase == PLACING else text(lang, "tell-chance-places", __package__)
    if before.phase == PLACING:
        cell, left = written(a, lang), grey_left(after)
        return text(lang, "tell-places", __package__, who=who, cell=cell, left=left)
    if before.phase == CHOOSING:
        return text(lang, "tell-diagonal", __package__, who=who, diagonal=written(a, lang))
    if a == SWAP:
        return text(lang, "tell-swap", __package__, who=who, other=names[1 - actor])
    tube = colour(before)
    dropped = int(before.left[tube] - after.left[tube])
    told = text(
        lang, "tell-slide", __package__,
        who=who, cell=written(a, lang), dropped=dropped, left=int(after.left[tube]),
    )  # fmt: skip
    return f"{told} {text(lang, 'tell-second-time', __package__)}" if warns(after) else told


def ending(s: State, names: Sequence[str], lang: str = "en") -> str:
    """Why the game is over."""
    who = "" if s.winner == DRAW else names[s.winner]
    return text(lang, ended(s), __package__, who=who)


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
        return text(lang, "help-placing", __package__, left=grey_left(s))
    if s.phase == CHOOSING:
        return text(lang, "help-diagonal", __package__)
    if s.slides == 1:
        return text(lang, "help-pie", __package__)
    yours = COLOURS[seat ^ s.swapped]
    return text(lang, "help-sliding", __package__, yours=yours)


def nudge(s: State, seat: int) -> str:
    """The rulebook's own advice: about the first slide while the pie rule is open, then about the
    other tube's way (§16, §17)."""
    if s.phase != SLIDING or s.winner != NOBODY:
        return ""
    is_cutting = s.slides == 0 and s.pie and seat == s.to_move
    return "nudge-pie" if is_cutting else "nudge-block"


def grey_left(s: State) -> int:
    """How many grey pegs are still to be laid (§3)."""
    return GREY_PEGS - count(s.pegs[GREY])


def sections(s: State, seat: int) -> tuple[str, ...]:
    """The paragraphs of the rules that matter for what a seat may do now."""
    if s.phase == PLACING:
        return ("3",)
    if s.phase == CHOOSING:
        return ("4",)
    return ("11", "12") if s.slides == 1 else ("7", "R1", "10")


def ask_chance(s: State, names: Sequence[str], lang: str = "en") -> str:
    """What is asked of whoever lays a real board by chance."""
    free = next(cell for cell in range(CELLS) if holds(empty_holes(s), cell))
    return text(lang, "ask-peg", __package__, example=written(free, lang), left=grey_left(s))
