"""Two games that a seat cannot tell apart, played side by side: whatever it is shown of the one it
must be shown of the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import tablee


def check_twins(name: str, observer: int, random: Random, length: int = 200) -> int:
    """Play two games that a seat cannot tell apart; return how many moments were compared."""
    if not tablee.game(name).room.hides:
        return 0  # everything is open
    compared = 0
    for pair in twins(name, observer, random, length):
        if pair.one != pair.other:
            compared += 1
            assert pair.one.view(observer) == pair.other.view(observer)
            assert pair.one.draw(observer) == pair.other.draw(observer)
    return compared


@dataclass(frozen=True)
class Pair:
    """A step of two games that a seat cannot tell apart: what was played in each, and where that
    led."""

    actor: int
    action: str
    twin: str
    one: tablee.Position
    other: tablee.Position
    is_new: bool
    """The seat had learnt something that told the two apart: the other game begins again, as the
    first has gone."""
    past: list[tuple[int, str]]
    """What had been played in the first game."""


def twins(name: str, observer: int, random: Random, length: int) -> Iterator[Pair]:
    """Play two games that a seat cannot tell apart."""
    one = other = tablee.game(name).start()
    history: list[tuple[int, str, str]] = []
    for _ in range(length):
        if one.is_over:
            break
        actor = random.choice(one.to_act)
        action = random.choice(one.legal_for(actor))
        after = one.play(action, actor)
        twin = find_twin(other, actor, action, history, after, observer, random)
        is_new = twin is None
        past = [(who, a) for who, a, _ in history]
        if twin is None:
            other, history, twin = one, [(who, a, a) for who, a in past], action
        one, other = after, other.play(twin, actor)
        history.append((actor, action, twin))
        yield Pair(actor, action, twin, one, other, is_new, past)


def find_twin(
    position: tablee.Position,
    actor: int,
    action: str,
    history: list[tuple[int, str, str]],
    after: tablee.Position,
    observer: int,
    random: Random,
) -> str | None:
    """An action, another one if possible, that the observer cannot tell from the one played."""
    options = position.legal_for(actor)
    random.shuffle(options)
    options.sort(key=lambda option: option == action)
    if after.seen(actor, action, observer) == action:
        # Nothing else could be taken for what was plainly seen.
        options = [option for option in options if option == action]
    for option in options:
        if option == action and all(a == b for _, a, b in history):
            return option  # the two games are one and the same so far
        tried = position.play(option, actor)
        # The newest first: it is the one that usually tells the two apart.
        past = reversed([*history, (actor, action, option)])
        if all(after.seen(who, a, observer) == tried.seen(who, b, observer) for who, a, b in past):
            return option
    return None
