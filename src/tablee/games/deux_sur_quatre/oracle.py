"""What a combination is worth at deux sur quatre, over everything that a seat has not seen.

A value is the points a seat can expect to have once this deal is over; the deals to come are left
out, because nothing shown now changes them much. How the others reckon is said in `reckoning.py`.
With two players at most still to follow, every hand they may hold is counted, and the figures are
exact. With three, or for somebody who is still to show but not yet awaited, deals are drawn. While
the cards are being dealt, deals are drawn too, and everybody shows what would win at that moment.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tablee.contract.rules import UNKNOWN
from tablee.core.analysis import HAPPENS, Analysis, Figures, Truth, Words, best_first
from tablee.core.odds import odds
from tablee.core.randomness import seeded
from tablee.core.seat_view import SeatView
from tablee.fast.arrays import Ints, compiled_workspace
from tablee.games.deux_sur_quatre.inside import outcomes, tables
from tablee.games.deux_sur_quatre.inside.reckoning import POINTS, STANDS, VALID, WINS, Floats
from tablee.games.deux_sur_quatre.inside.scoring import high_card, low_card, total, value
from tablee.games.deux_sur_quatre.notation import code, text
from tablee.games.deux_sur_quatre.rules import (
    in_turn,
    is_dealing,
    is_in_pack,
    receiver,
    whose_turn,
)
from tablee.games.deux_sur_quatre.state import (
    ACTIONS,
    CARDS,
    FACE_UP,
    MOST_PLAYERS,
    TO_TABLE,
    State,
)

SEED = 1
"""The same question gets the same answer."""


@dataclass(frozen=True)
class Expected:
    """What the deal brings to each seat, on average, and how often each wins it."""

    points: Floats
    wins: Floats
    errors: Floats
    """Half the width of a 95 % interval round the points; zeros if they are exact."""
    win_errors: Floats
    """The same round the wins."""


def analyse(seat_view: SeatView, samples: int) -> Analysis:
    s = seat_view.state
    seat = seat_view.seat if seat_view.seat >= 0 else (in_turn(s)[0] if is_dealing(s) else 0)
    if is_dealing(s):
        here, actions = dealing(seat_view, samples)
        found = {a: chance_truth(s, seat, a, each, odd) for a, (each, odd) in actions.items()}
        return _analysis(seat_view, seat, here, found, ())
    if not seat_view.is_awaited:
        return _analysis(seat_view, seat, waiting(seat_view, samples), {}, ())
    results = showing(seat_view, samples)
    # Between equals, what leaves the others fewest comes first: the highest score wins (§R11).
    order = sorted(results, key=lambda a: round(float(np.delete(results[a].points, seat).sum()), 9))
    truths = best_first({a: action_truth(s, seat, a, results[a]) for a in order})
    best = results[next(iter(truths))]
    return _analysis(seat_view, seat, best, truths, (points_table(s, list(truths), results),))


def _analysis(
    seat_view: SeatView,
    seat: int,
    here: Expected,
    actions: dict[str, Truth],
    shown: tuple[Figures, ...],
) -> Analysis:
    s = seat_view.state
    message = "why-best" if shown else "why-seat"
    seats = tuple(seat_truth(s, p, here, "why-seat") for p in range(s.players))
    return Analysis(
        str(seat_view.game), __package__, seat_view.seat,
        seat_truth(s, seat, here, message), actions, seats, shown,
    )  # fmt: skip


def seat_truth(s: State, p: int, here: Expected, message: str) -> Truth:
    points = float(here.points[p])
    blanks = {**odds(float(here.wins[p]), not here.errors[p]), "points": round(points, 3)}
    return Truth(
        float(s.points[p]) + points, probability=float(here.wins[p]), error=float(here.errors[p]),
        probability_error=float(here.win_errors[p]), why=message, blanks=blanks,
    )  # fmt: skip


def action_truth(s: State, seat: int, action: str, found: Expected) -> Truth:
    """A pair, and what comes of it for the one who shows it."""
    made = total(code(action) or 0)
    if made == 0:
        return Truth(float(s.points[seat]), probability=0.0, why="why-void")
    away = made - value(s.target)
    side = "above" if away > 0 else "below" if away else "on"
    truth = seat_truth(s, seat, found, "why-show")
    blanks = {**truth.blanks, "total": made, "away": abs(away), "side": side}
    return replace(truth, blanks=blanks)


def chance_truth(s: State, seat: int, action: str, found: Expected, odd: float) -> Truth:
    """A card that may come, and what it would mean."""
    truth = seat_truth(s, seat, found, "why-seat")
    return replace(truth, probability=odd, probability_of=HAPPENS, probability_error=0.0)


def points_table(s: State, actions: list[str], results: dict[str, Expected]) -> Figures:
    """§5: the points that each pair leaves to each player, in turn order."""
    order = in_turn(s)
    return Figures(
        "table-points",
        tuple(Words("label-seat", {"number": p + 1}) for p in order),
        tuple(
            (
                Words(
                    "label-pair", {"pair": text(code(a) or 0), "paire": text(code(a) or 0, "fr")}
                ),
                tuple(float(results[a].points[p]) for p in order),
            )
            for a in actions
        ),
        is_probability=False,
    )


def showing(seat_view: SeatView, samples: int, is_careful: bool = True) -> dict[str, Expected]:
    """What each pair brings, for the one whose turn it is. Who is less careful takes those who
    follow to reckon with the pair about to be shown as if it were still hidden."""
    if seat_view.state.left > 3:
        return sampled(seat_view, samples)
    found: dict[tuple[int, ...], Expected] = {}
    results = {}
    settle = Settling(seat_view.state, is_careful)
    for action, a in zip(seat_view.legal, seat_view.codes, strict=True):
        # The same kinds shown the same way come to the same.
        alike = (*sorted(int(settle.of.kinds[card]) for card in (low_card(a), high_card(a))), a % 2)
        if alike not in found:
            found[alike] = settle.after(a)
        results[action] = found[alike]
    return results


class Settling:
    """Counts every hand that one or two players who follow may hold."""

    def __init__(self, s: State, is_careful: bool = True) -> None:
        self.s = s
        self.is_careful = is_careful
        self.of = tables.scale(int(s.target), int(s.far_winner))
        self.unseen = tables.pool(self.of, np.flatnonzero(np.asarray(s.where) == UNKNOWN))
        _, self.last = tables.last_replies(self.of, self.unseen.hands, 4)
        self._avoided: Floats | None = None
        self._minds: dict[bytes, tables.Minds] = {}

    def after(self, a: int) -> Expected:
        """When the player to move has shown `a`."""
        s, p = self.s, whose_turn(self.s)
        if total(a) == 0:
            return Expected(*np.zeros((4, s.players)))
        public = s.copy()
        if self.is_careful:
            public.where[low_card(a)] = public.where[high_card(a)] = FACE_UP
        rank, *gains = self.of.pairs[self.of.kinds[low_card(a)], self.of.kinds[high_card(a)], a % 2]
        follow = [(p + 1 + i) % s.players for i in range(s.left - 1)]
        return self.settle(int(rank), {p: (int(rank), *map(int, gains))}, follow, public)

    def now(self) -> Expected:
        """As it stands, for somebody who has shown and waits."""
        s = self.s
        follow = [(whose_turn(s) + i) % s.players for i in range(s.left)]
        return self.settle(self.of.width - 1, {}, follow, s)

    def settle(
        self, first: int, shown: dict[int, tuple[int, ...]], follow: list[int], public: State
    ) -> Expected:
        """`first`: the standing just shown; `shown`: whose that is, and its gains."""
        s = self.s
        before = {p: self._shown(p) for p in range(s.players) if s.shown[p]}
        lead = min((rank for rank, *_ in before.values()), default=self.of.width - 1)
        found = np.zeros((4, 4))
        self._count(first, lead, len(follow), public, found)
        valid = found[0, VALID]
        result = Expected(*np.zeros((4, s.players)))
        for row, (p, (rank, winning, losing)) in enumerate((shown | before).items()):
            is_first = row == 0 and bool(shown)
            is_best = rank == (first if is_first else lead)
            stands = found[0 if is_first else 1, STANDS] if is_best else 0.0
            result.wins[p] = stands
            result.points[p] = losing * valid + (winning - losing) * stands
        for p, row in zip(follow, found[4 - len(follow) :], strict=True):
            result.wins[p], result.points[p] = row[WINS], row[POINTS]
        return result

    def _shown(self, p: int) -> tuple[int, int, int]:
        a = int(self.s.shown[p])
        kinds = self.of.kinds[[low_card(a), high_card(a)]]
        rank, winning, losing = self.of.pairs[kinds[0], kinds[1], a % 2].tolist()
        return rank, winning, losing

    def _count(self, first: int, lead: int, follow: int, public: State, found: Floats) -> None:
        run, unseen = tables.machine(), self.unseen
        if follow == 0:
            found[0, VALID] = 1
            found[0, STANDS], found[1, STANDS] = first <= lead, lead <= first
        elif follow == 1:
            run[outcomes.settle_one](
                first, lead, unseen.hands, unseen.counts, self.last, unseen.ways, found
            )
        else:
            if self._avoided is None:
                self._avoided = tables.avoided(unseen, unseen.hands, self.last)
            thinking = self._thinking(public)
            rows = thinking.rows[unseen.hands @ 21 ** np.arange(4)[::-1]]
            run[outcomes.settle_two](
                first, lead, unseen.hands, unseen.counts, rows, self.of.pairs, thinking.chosen[1],
                self._avoided, unseen.ways, found,
            )  # fmt: skip

    def _thinking(self, public: State) -> tables.Minds:
        """How the next reckons: the same for pairs of the same kinds."""
        hidden = np.bincount(
            self.of.kinds[np.asarray(public.where) != FACE_UP], minlength=20
        ).tobytes()
        if hidden not in self._minds:
            self._minds[hidden] = tables.minds(public, 2)
        return self._minds[hidden]


def waiting(seat_view: SeatView, samples: int) -> Expected:
    """For a seat that is not awaited: exact if it has shown and two at most follow."""
    s = seat_view.state
    if s.left <= 2 and seat_view.seat >= 0 and s.shown[seat_view.seat]:
        return Settling(s).now()
    return next(iter(sampled(seat_view, samples).values()))


def sampled(seat_view: SeatView, samples: int) -> dict[str, Expected]:
    """Deals drawn at random, everybody reckoning with what lies face up now."""
    s = seat_view.state
    thinking = tables.minds(s, int(s.left))
    actions = np.array(seat_view.codes if seat_view.is_awaited else (), np.int64)
    totals = np.zeros((max(len(actions), 1), MOST_PLAYERS + 1, 3))
    tables.machine()[outcomes.play_deals](
        _states(s), seat_view.seat, actions, samples, thinking.rows, thinking.of.numbers,
        thinking.chosen, compiled_workspace(ACTIONS, seeded(SEED)), totals,
    )  # fmt: skip
    names = seat_view.legal if seat_view.is_awaited else ("",)
    return {a: averaged(s, each) for a, each in zip(names, totals, strict=True)}


def dealing(
    seat_view: SeatView, samples: int
) -> tuple[Expected, dict[str, tuple[Expected, float]]]:
    """Before the target is known: the deal as a whole, and for each card that may come now."""
    s = seat_view.state
    totals = np.zeros((CARDS + 1, MOST_PLAYERS + 1, 3))
    w = compiled_workspace(ACTIONS, seeded(SEED))
    deal_out = tables.machine()[outcomes.deal_out]
    deal_out(_states(s), seat_view.seat, samples, w, totals)
    to = receiver(s)
    cards: list[int] = []
    if to in (TO_TABLE, 1 + seat_view.seat):
        cards = [card for card in range(CARDS) if s.where[card] == UNKNOWN or is_in_pack(s, card)]
    while not totals[cards, MOST_PLAYERS, 0].all():
        # Every card that may come is to be seen coming.
        deal_out(_states(s), seat_view.seat, samples, w, totals)
    actions = {
        text(CARDS * to + card): (averaged(s, totals[card]), 1 / len(cards)) for card in cards
    }
    return averaged(s, totals[CARDS]), actions


def averaged(s: State, totals: Floats) -> Expected:
    """Means and error bars of what was added up."""
    times = totals[MOST_PLAYERS, 0]
    points, squares, wins = (totals[: s.players] / times).T
    spread = np.maximum(np.array([squares - points**2, wins * (1 - wins)]), 1 / times)
    return Expected(points, wins, *(1.96 * np.sqrt(spread / times)))


def _states(s: State) -> Ints:
    found: Any = np.frombuffer(bytearray(s.pack() * 3), State.dtype).view(np.recarray)
    return found  # type: ignore[no-any-return]
