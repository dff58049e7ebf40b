"""What an analysis claims, read from its structure, and whether it contradicts itself, what another
seat is told, what is hidden, or what comes next."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.audit.matter import Matter
from tablee.contract.rules import CHANCE
from tablee.core.analysis import CHOSEN, HAPPENS, SUCCEEDS, Analysis, Truth
from tablee.core.position import Position

NEAR = 1e-6
"""Exact figures that are nearer to each other are the same."""
SIGNS = {"win": 1, "draw": 0, "loss": -1}
OPPOSITE = {"win": "loss", "draw": "draw", "loss": "win"}
Tell = Callable[[str, str], None]
"""Is told the kind of a finding, and what it is."""
Likely = Callable[[str, float, bool], None]
"""Is told what was said to be likely, how likely, and whether it is so."""


def truths_of(found: Analysis) -> Iterator[tuple[str, Truth]]:
    yield "the position", found.position
    yield from found.actions.items()
    for seat, truth in enumerate(found.seats):
        yield f"seat {seat}", truth


def check_form(position: Position, seat: int, found: Analysis, tell: Tell) -> None:
    """What can be seen without playing: figures within their limits, all actions judged, and a
    position worth as much as the best of them."""
    for what, truth in truths_of(found):
        if problem := misfit(truth):
            tell("malformed", f"{what}: {problem}")
    if found.seats and seat >= 0:
        compare(found.position, found.seats[seat], "position and seat", tell)
    if seat in position.to_act and set(found.actions) != set(position.legal_for(seat)):
        missing = set(found.actions) ^ set(position.legal_for(seat))
        tell("malformed", f"not the actions there are: {', '.join(sorted(missing))}")
    if position.to_act == (CHANCE,):
        check_chance(position, found, tell)
    elif found.actions and all(t.probability_of != CHOSEN for t in found.actions.values()):
        compare(found.position, found.actions[found.best], f"position and best {found.best}", tell)


def misfit(truth: Truth) -> str:
    """What is wrong with the figures of a truth by themselves."""
    if not math.isfinite(truth.value) or not truth.error >= 0:
        return f"value {truth.value}, error {truth.error}"
    if truth.probability is not None and not -NEAR <= truth.probability <= 1 + NEAR:
        return f"probability {truth.probability}"
    if truth.outcome is not None and truth.exact:
        sign = SIGNS[truth.outcome]
        if truth.value != sign:
            return f"{truth.outcome}, value {truth.value}"
        has_end = sign == 0 or (truth.plies or 0) >= 1
        if not has_end or (sign == 0 and truth.plies is not None):
            return f"{truth.outcome} in {truth.plies}"
    return ""


def check_chance(position: Position, found: Analysis, tell: Tell) -> None:
    """What chance may bring makes up the position."""
    if not found.actions:
        return
    every = sum(truth.probability or 0 for truth in found.actions.values())
    mean = sum((t.probability or 0) * t.value for t in found.actions.values())
    if abs(every - 1) > NEAR:
        tell("malformed", f"what may come has a chance of {every:.6f} in all")
    is_exact = all(truth.exact for truth in found.actions.values())
    if is_exact and found.position.exact and abs(mean - found.position.value) > NEAR:
        tell("contradiction", f"{mean:.6f} on average, but {found.position.value:.6f} for all")
    if position.is_open:
        for action, odds in position.chance:
            told = found.actions[action].probability if action in found.actions else 0.0
            if abs((told or 0.0) - float(odds)) > NEAR:
                tell("odds", f"{action}: {told} instead of {float(odds)}")


def compare(one: Truth, other: Truth, what: str, tell: Tell) -> None:
    """Two that must say the same."""
    if not (one.exact and other.exact):
        return
    is_same = one.outcome == other.outcome and one.plies == other.plies
    if not is_same or abs(one.value - other.value) > NEAR:
        tell("contradiction", f"{what}: {said(one)}, {said(other)}")


def check_seats(asked: dict[int, Analysis], tell: Tell) -> None:
    """Of two players one wins what the other loses, and both know of what nobody hides."""
    truths = [asked[seat].position for seat in (0, 1) if seat in asked]
    if len(truths) < 2 or any(t.outcome is None or not t.exact for t in truths):
        return
    one, other = truths
    if OPPOSITE[str(one.outcome)] != other.outcome or one.plies != other.plies:
        tell("contradiction", f"seat 0: {said(one)}, seat 1: {said(other)}")


def check_next(claim: Truth, seat: int, there: Analysis, tell: Tell) -> None:
    """An action leads to what was said of it."""
    found = there.position
    # What a choice made in secret is worth at worst is not what it is worth.
    if not (claim.exact and found.exact) or claim.probability_of == CHOSEN:
        return
    plies = None if found.plies is None else found.plies + 1
    is_same = claim.outcome == found.outcome and abs(claim.value - found.value) <= NEAR
    if not is_same or (claim.outcome is not None and claim.plies != plies):
        tell("contradiction", f"seat {seat} before: {said(claim)}; then: {said(found)}")


def check_end(claim: Truth, seat: int, value: float, tell: Tell) -> None:
    """An action that settles what it is about."""
    if claim.exact and abs(claim.value - value) > NEAR:
        tell("contradiction", f"seat {seat}: {said(claim)}; came to {value}")


def check_hidden(tables: list[Any], record: Any, matter: Matter, tell: Tell, likely: Likely) -> int:
    """Nothing called certain is false, and nothing called impossible is true. Returns how many
    hidden things were spoken of."""
    count = 0
    for table in tables:
        if not table.subjects or matter.real is None:
            continue
        for subject, (label, row) in zip(table.subjects, table.rows, strict=True):
            real = matter.real(record, subject)
            if real is None:
                continue
            count += 1
            possible = [v for v, figure in enumerate(row) if figure]
            if real not in possible:
                kind = "certain and false" if len(possible) == 1 else "impossible and true"
                tell(kind, f"{label}: only {possible}, and it is {real}")
            if table.is_probability:
                for value, figure in enumerate(row):
                    likely("what is hidden", figure or 0.0, value == real)
    return count


def check_actions(
    position: Position, seat: int, found: Analysis, matter: Matter, tell: Tell, likely: Likely
) -> None:
    """What an action is said to achieve."""
    if matter.succeeds is None or seat not in position.to_act:
        return
    for action, truth in found.actions.items():
        if truth.probability_of != SUCCEEDS or truth.probability is None:
            continue
        is_so = bool(matter.succeeds(position, action))
        likely("what succeeds", truth.probability, is_so)
        check_certain(truth.probability, is_so, action, tell)


def check_happened(found: Analysis, action: str, tell: Tell, likely: Likely) -> None:
    """What chance has brought."""
    shares = {
        a: truth.probability or 0.0
        for a, truth in found.actions.items()
        if truth.probability_of == HAPPENS
    }
    if not shares:
        return
    for other, chance in shares.items():
        likely("what happens", chance, other == action)
    check_certain(shares.get(action, 0.0), True, action, tell)


def check_certain(chance: float, is_so: bool, what: str, tell: Tell) -> None:
    if chance >= 1 - NEAR and not is_so:
        tell("certain and false", what)
    if chance <= 0 and is_so:
        tell("impossible and true", what)


def said(truth: Truth) -> str:
    """A claim in few words."""
    if truth.outcome is None:
        return f"{truth.value:.6g}"
    return truth.outcome if truth.plies is None else f"{truth.outcome} in {truth.plies}"
