"""What is true at Da Vinci Code: the exact chance of every value for every hidden tile, from what a
seat may know (`beliefs.py` states the model); and what each action is worth.

Worth is measured: games are played on, what is unseen being imagined from the same chances, with
everybody attacking the likeliest tile and going on while that is as likely as not. For an attack
the games where it is right and those where it is wrong are played apart and put together with its
exact chance. The likeliest attacks have games of their own; the others, which nobody should make,
take the mean of those. Hence the error bars."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tablee.contract.rules import CHANCE, TABLE
from tablee.core.analysis import (
    SUCCEEDS,
    WINS,
    Analysis,
    Figures,
    Label,
    Truth,
    Words,
    best_first,
)
from tablee.core.seat_view import SeatView
from tablee.fast.arrays import Floats
from tablee.games.da_vinci_code.drawing import BACKS
from tablee.games.da_vinci_code.inside.beliefs import chances_at, find_chances
from tablee.games.da_vinci_code.inside.machine import (
    is_at_hand,
    part,
    randomness,
    states_for,
    thoughts,
)
from tablee.games.da_vinci_code.inside.playing import NOTHING, play_on
from tablee.games.da_vinci_code.notation import tile_name, value_name
from tablee.games.da_vinci_code.state import (
    ATTACK,
    ATTACKING,
    JOKER,
    NO_TILE,
    SEATS,
    STOP,
    VALUES,
    WIDTH,
    State,
)
from tablee.texts import Value

LIKELIEST = 8
"""How many attacks have games of their own."""
APART = SEATS * WIDTH
"""What a table says of the tile that another keeps apart; the others are seat * WIDTH + place."""
SHARE = 100
"""One question in so many of the games asked for; there are a dozen or two."""


def beliefs(state: State, seat: int) -> Floats:
    """`[seat, place, value]`, as `seat` sees it; `[SEATS, 0]` is the tile another keeps apart."""
    found: Floats = thoughts()[0]
    part(chances_at)(states_for(state), 0, seat, found)
    return found


def beliefs_at_once(state: State, seat: int) -> Floats:
    """The same, and nobody waits for a compiler: plain, in some thousandths of a second. With the
    jokers it may take a second or two; then compiled, if that has been done already."""
    if state.expert and is_at_hand(chances_at):
        return beliefs(state, seat)
    found: Floats = thoughts()[0]
    find_chances(state, seat, found)
    return found


@dataclass(frozen=True)
class Odds:
    """A chance to win, measured."""

    chance: float
    variance: float

    @classmethod
    def of(cls, wins: float, games: int) -> Odds:
        # As if one game more had been won and one lost: a few games never say "always".
        smooth = (wins + 1) / (games + 2)
        return cls(wins / games, smooth * (1 - smooth) / games)

    def mixed(self, other: Odds, share: float) -> Odds:
        """This with some probability, else the other."""
        rest = 1 - share
        variance = share**2 * self.variance + rest**2 * other.variance
        return Odds(share * self.chance + rest * other.chance, variance)

    def truth(self, players: int, why: str, probability: float | None, **blanks: Value) -> Truth:
        """§R12: a game is worth one from each other player to its winner."""
        error = 1.96 * math.sqrt(self.variance)
        return Truth(
            players * self.chance - 1,
            probability=self.chance if probability is None else probability,
            probability_of=WINS if probability is None else SUCCEEDS,
            error=players * error,
            # What is counted out is exact, however unsure the game that follows.
            probability_error=error if probability is None else 0.0,
            why=why,
            blanks={"win": per_cent(self.chance), "error": per_cent(error), **blanks},
        )


NEVER = Odds(0.0, 0.0)


def mean(odds: list[Odds]) -> Odds:
    """The mean of several; as unsure as any one of them, and as they differ."""
    chance = sum(one.chance for one in odds) / len(odds)
    spread = sum((one.chance - chance) ** 2 for one in odds) / len(odds)
    return Odds(chance, spread + max(one.variance for one in odds))


def per_cent(chance: float) -> int:
    return round(100 * chance)


class Sight:
    """What a seat sees, and games played on from there."""

    def __init__(self, seat_view: SeatView, samples: int) -> None:
        self.state: State = seat_view.state
        self.seat = seat_view.seat
        self.players = seat_view.game.seats
        self.games = max(samples // SHARE, 1)
        self._random = randomness(samples)

    def play(self, action: int = NOTHING, is_right: bool = True, times: int = 1) -> Floats:
        """How often each seat wins after an action."""
        wins = np.zeros(SEATS)
        part(play_on)(
            states_for(self.state), self.seat, action, int(is_right), times * self.games,
            self._random, thoughts(), wins,
        )  # fmt: skip
        return wins

    def odds(self, action: int, is_right: bool = True) -> Odds:
        return Odds.of(float(self.play(action, is_right)[self.seat]), self.games)


def analyse(seat_view: SeatView, samples: int) -> Analysis:
    state, seat = seat_view.state, seat_view.seat
    chances = beliefs(state, seat)
    table = Sight(seat_view, samples)
    actions: dict[str, Truth] = {}
    if seat_view.is_awaited and seat >= 0:
        actions = judged(seat_view, table, chances)
    seats: tuple[Truth, ...] = ()
    if actions:
        here = summed_up(seat_view, actions)
    else:
        games = 5 * table.games
        wins = table.play(times=5)
        seats = tuple(
            Odds.of(float(wins[p]), games).truth(table.players, "why-seat", None)
            for p in range(table.players)
        )
        is_seated = seat not in (TABLE, CHANCE)
        here = seats[seat] if is_seated else Truth(0.0, error=seats[0].error, why="why-watching")
    return Analysis(
        str(seat_view.game), __package__, seat, here, best_first(actions), seats,
        tables_of(state, seat, chances),
    )  # fmt: skip


def judged(seat_view: SeatView, table: Sight, chances: Floats) -> dict[str, Truth]:
    """Every action that a seat may do now."""
    codes = dict(zip(seat_view.legal, seat_view.codes, strict=True))
    attacks = {action: code for action, code in codes.items() if code >= ATTACK}
    found = {
        action: table.odds(code).truth(table.players, why_of(seat_view.state, code), None)
        for action, code in codes.items()
        if code < ATTACK
    }
    return found | judged_attacks(table, attacks, chances)


def why_of(state: State, code: int) -> str:
    if state.phase == ATTACKING:
        return "why-stop" if state.drawn_colour != NO_TILE else "why-stop-free"
    return "why-choice"


def judged_attacks(table: Sight, attacks: dict[str, int], chances: Floats) -> dict[str, Truth]:
    likely = {action: float(_chance(chances, code)) for action, code in attacks.items()}
    first = sorted(attacks, key=lambda action: -likely[action])[:LIKELIEST]
    right = {a: table.odds(attacks[a], True) for a in first if likely[a] > 0}
    wrong = {a: table.odds(attacks[a], False) for a in first if 0 < likely[a] < 1}
    # What cannot be right says nothing either: one of them stands for all.
    vain = next((a for a in attacks if likely[a] == 0), None)
    if vain is not None:
        in_vain = table.odds(attacks[vain], False)
        wrong |= {a: in_vain for a in attacks if likely[a] == 0}
    found = {}
    for action in attacks:
        chance = likely[action]
        if_right = right.get(action) or (mean(list(right.values())) if right else NEVER)
        if_wrong = wrong.get(action) or (mean(list(wrong.values())) if wrong else NEVER)
        blanks: dict[str, Value] = {
            "chance": per_cent(chance),
            "right": per_cent(if_right.chance),
            "wrong": per_cent(if_wrong.chance),
        }
        why = "why-never" if chance == 0 else "why-sure" if chance == 1 else "why-attack"
        odds = if_right.mixed(if_wrong, chance)
        found[action] = odds.truth(table.players, why, chance, **blanks)
    return found


def _chance(chances: Floats, code: int) -> float:
    named, value = divmod(code - ATTACK, VALUES)
    p, i = divmod(named, WIDTH)
    return float(chances[p, i, value])


def summed_up(seat_view: SeatView, actions: dict[str, Truth]) -> Truth:
    """The position: as good as its best action; and, where there is a choice, go on or stop."""
    best = max(actions.values(), key=lambda truth: truth.value)
    players = seat_view.game.seats
    blanks: dict[str, Value] = {"win": best.blanks["win"], "error": best.blanks["error"]}
    win = (best.value + 1) / players
    why = "why-here"
    codes = dict(zip(seat_view.legal, seat_view.codes, strict=True))
    ends = [truth.value for action, truth in actions.items() if codes[action] <= STOP]
    if seat_view.state.phase == ATTACKING and ends:
        goes_on = [truth.value for action, truth in actions.items() if codes[action] >= ATTACK]
        gain = (max(goes_on) - max(ends)) / players
        why = "why-go-on" if gain > 0 else "why-rather-stop"
        blanks["gain"] = per_cent(abs(gain))
    return Truth(
        best.value, probability=win, error=best.error, probability_error=best.error / players,
        why=why, blanks=blanks,
    )  # fmt: skip


def tables_of(state: State, seat: int, chances: Floats) -> tuple[Figures, ...]:
    """One row for each hidden tile, one column for each value."""
    values = range(JOKER + int(state.expert))
    rows: list[tuple[Label, tuple[float | None, ...]]] = []
    tiles: list[int] = []
    for p in range(state.players):
        for i in range(state.size[p]):
            if p != seat and not state.shown[p, i]:
                name = f"{BACKS[state.colours[p, i]]} {tile_name(p * WIDTH + i)}"
                rows.append((name, _row(chances[p, i], values)))
                tiles.append(p * WIDTH + i)
    if chances[SEATS, 0].any():
        tiles.append(APART)
        apart = Words("label-apart", {"back": BACKS[state.drawn_colour]})
        rows.append((apart, _row(chances[SEATS, 0], values)))
    if not rows:
        return ()
    columns = tuple(value_name(v) for v in values)
    return (Figures("table-beliefs", columns, tuple(rows), subjects=tuple(tiles)),)


def notes(seat_view: SeatView, odds: bool) -> tuple[Figures, ...]:
    """What each hidden tile may be and may not be, as far as the seat can know; how likely, only
    if that was asked for."""
    found = tables_of(
        seat_view.state, seat_view.seat, beliefs_at_once(seat_view.state, seat_view.seat)
    )
    if odds:
        return found
    return tuple(
        Figures(
            "table-possible",
            table.columns,
            tuple(
                (tile, tuple(None if chance is None else 1.0 for chance in row))
                for tile, row in table.rows
            ),
            is_probability=False,
            subjects=table.subjects,
        )
        for table in found
    )


def _row(chances: Floats, values: range) -> tuple[float | None, ...]:
    """What cannot be is left empty."""
    return tuple(float(chances[v]) if chances[v] > 0 else None for v in values)
