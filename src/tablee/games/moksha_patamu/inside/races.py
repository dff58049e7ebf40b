"""What each seat can expect at Moksha-patamu when no pawn is in another's way: exactly.

Pawns then run a race by their own chains. That is so without occupied squares, and when nobody can
lay a card any more and none can be taken up; and, if the bell rings after so many turns, when the
first arrival ends the game, or nobody can be home before it does (but once in ten million million
games), or only two pawns are still on their way: a third that gets home would give the others more
turns.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tablee.games.moksha_patamu.inside.cards import can_lay
from tablee.games.moksha_patamu.inside.chain import chain_of
from tablee.games.moksha_patamu.inside.ending import standing
from tablee.games.moksha_patamu.state import PASSING, UNTIL_FIRST, State
from tablee.search.markov import LEFT_OUT, Floats, Race, after, expected_steps


@dataclass(frozen=True)
class Prospect:
    """[seat]: the return and the chance that nobody does better; and how long it takes."""

    values: Floats
    wins: Floats
    turns: float
    throws: float
    over: Floats
    """[turns]: the chance that the game is over after so many more turns of the whole table."""


def is_race(s: State) -> bool:
    """Whether no pawn can get in another's way, nor any card."""
    if s.occupied or s.thrown[0] or any(can_lay(s, p) for p in range(s.players)):
        return False
    laid = [square for square in range(1, s.size + 1) if s.cards[square]]
    passing = any((s.snake_card if s.leads[x] < x else s.ladder_card) == PASSING for x in laid)
    return not passing and (not s.turns_left or _bell_is_simple(s))


def running(s: State) -> list[int]:
    """The seats that are not home, in the order in which they throw."""
    seats = [(s.to_move + i) % s.players for i in range(s.players)]
    return [p for p in seats if s.squares[p] != s.size]


def _turns_each(s: State) -> list[int]:
    """How many turns everybody gets before the bell, if nobody gets home."""
    seats = running(s)
    return [(int(s.turns_left) - i + len(seats) - 1) // len(seats) for i in range(len(seats))]


def _bell_is_simple(s: State) -> bool:
    seats = running(s)
    if len(seats) <= 2 or s.ending == UNTIL_FIRST:
        return True
    arrived = chain_of(s).arrived
    turns = zip(seats, _turns_each(s), strict=True)
    return all(arrived[min(n, len(arrived) - 1), s.squares[p]] <= LEFT_OUT for p, n in turns)


def squares_of(s: State, seats: list[int]) -> list[int]:
    """Where these pawns stand."""
    return [s.squares[p] for p in seats]


def prospect(s: State) -> Prospect:
    """What is to be expected of a race: see `is_race`."""
    seats = running(s)
    chain = chain_of(s)
    race = Race(chain.arrived[:, squares_of(s, seats)])
    if s.turns_left:
        better, wins = _bell(s, seats)
    else:
        better = _arriving(s, race)
        wins = race.first
    values, won = _ranked(s, seats, better, wins)
    turns, throws, over = _length(s, seats, race)
    return Prospect(values, won, turns, throws, over)


def _ranked(s: State, seats: list[int], better: Floats, wins: Floats) -> tuple[Floats, Floats]:
    """§R5, §R7: `better[i, j]` is the chance that one of those running does better than another;
    who is home already does better than all of them."""
    values, won = np.zeros(s.players), np.zeros(s.players)
    home = [p for p in range(s.players) if p not in seats]
    for p in home:
        below = sum(standing(s, q) < standing(s, p) for q in home) + len(seats)
        values[p] = below - sum(standing(s, q) > standing(s, p) for q in home)
        won[p] = float(s.places[p] == 1)
    for i, p in enumerate(seats):
        values[p] = better[i].sum() - better[:, i].sum() - len(home)
        won[p] = 0.0 if home else wins[i]
    return values, won


def _arriving(s: State, race: Race) -> Floats:
    """[i, j]: the chance that one is home before another; when the first ends the game (§R5), that
    it is the one."""
    count = len(race.first)
    if s.ending == UNTIL_FIRST:
        return race.first[:, None] * (1 - np.eye(count))
    each = range(count)
    return np.array([[race.ahead(i, j) if i != j else 0.0 for j in each] for i in each])


def _bell(s: State, seats: list[int]) -> tuple[Floats, Floats]:
    """§R6: the chance of each to do better than each other, and that nobody does better than they,
    when the bell rings. Where several may get home, the first of them has ended the game, or there
    are but two."""
    chain, turns = chain_of(s), _turns_each(s)
    ends = [after(chain.turns, int(s.squares[p]), n) for p, n in zip(seats, turns, strict=True)]
    away = [end[:-1] for end in ends]
    race = Race(_until(chain.arrived[:, squares_of(s, seats)], turns))
    better, wins = _arriving(s, race), race.first
    for i, own in enumerate(away):
        others = [away[j] for j in range(len(away)) if j != i]
        wins[i] += (own * np.prod([np.cumsum(other) for other in others], axis=0)).sum()
        for j, other in enumerate(away):
            if i != j:
                lower = np.append(0.0, np.cumsum(other)[:-1])
                rest = [away[k].sum() for k in range(len(away)) if k not in (i, j)]
                better[i, j] += own @ lower * np.prod(rest)
    return better, wins


def _until(reached: Floats, turns: list[int]) -> Floats:
    """Nobody arrives after their last turn before the bell."""
    longest = max(*turns, 1)
    padded = reached[np.minimum(np.arange(longest + 1), len(reached) - 1)].copy()
    for i, last in enumerate(turns):
        padded[last:, i] = padded[min(last, longest), i]
    return padded


def _length(s: State, seats: list[int], race: Race) -> tuple[float, float, Floats]:
    """Turns and throws until the game is over, on average, and the chance that it is by then: after
    so many turns of the table, or, until all are home, of each. With `end=bell` the turns are at
    most those, and throws are not counted."""
    chain = chain_of(s)
    squares = squares_of(s, seats)
    last = int(s.turns_left)
    if s.ending == UNTIL_FIRST:
        over = np.append(0.0, np.cumsum(race.ends))
        under_way = ((1 - race.reached[:-1]) * race.free).ravel()
        spent = (race.free * _spent(s, seats, race)).ravel()
        if last:
            over = np.append(over[:last], 1.0)
            under_way, spent = under_way[:last], spent[:last]
        return float(under_way.sum()), float(spent.sum()), over
    if last:
        return float(last), 0.0, np.append(np.zeros(last), 1.0)
    turns, spent = expected_steps(chain.turns), expected_steps(chain.throws)
    return float(turns[squares].sum()), float(spent[squares].sum()), race.reached.prod(axis=1)


def _spent(s: State, seats: list[int], race: Race) -> Floats:
    """[t, runner]: throws in turn t + 1, on average; none for a pawn that is home."""
    chain = chain_of(s)
    now = chain.in_turn
    found = []
    for _ in range(len(race.arriving)):
        found.append(now[squares_of(s, seats)])
        now = chain.turns @ now
    return np.array(found)
