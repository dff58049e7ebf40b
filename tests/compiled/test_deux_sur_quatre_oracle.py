"""Le deux sur quatre: what a pair is worth, against every hand played out by the rules."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.core.arrays import fill
from tablee.core.seat_view import SeatView
from tablee.games.deux_sur_quatre.inside.reckoning import kind
from tablee.games.deux_sur_quatre.inside.scoring import gain, standing, total
from tablee.games.deux_sur_quatre.inside.tables import scale
from tablee.games.deux_sur_quatre.oracle import showing
from tablee.games.deux_sur_quatre.rules import legal, view
from tablee.games.deux_sur_quatre.state import CARDS, FACE_UP, HAND, State
from tablee.testing.play import random_game

NOBODY = 1000
"""A standing behind all others."""


class Table:
    """A deal with few cards unseen, and how everybody plays it, straight from the rules: each takes
    what brings most, over every hand of those who follow; between equals, what leaves the leader
    least."""

    def __init__(self, target: int, unseen: list[int]) -> None:
        initial: Any = tablee.game("deux_sur_quatre").initial
        self.s = initial.copy()
        self.s.target = target
        self.unseen = unseen

    @cache  # noqa: B019
    def options(self, hand: tuple[int, ...]) -> list[tuple[int, int, int]]:
        """Standing (0 for a void deal: -1), gain if it wins, gain if not; one for each pair."""
        s = self.s
        fill(s.where, FACE_UP)
        for card in hand:
            s.where[card] = HAND
        buffer = np.zeros(64, np.int64)
        found = []
        for a in buffer[: legal(s, 0, buffer)].tolist():
            s.shown[0] = a
            rank = standing(s, 0)
            found.append((-1 if total(a) == 0 else rank, gain(s, 0, rank), gain(s, 0, rank - 1)))
        return found

    @cache  # noqa: B019
    def leader(self, rank: int) -> tuple[int, int]:
        """The least a leader of this standing gains, who wins or does not."""
        pairs = [o for pair in combinations(range(CARDS), 2) for o in self.pair(pair)]
        return tuple(min(o[i] for o in pairs if o[0] == rank) for i in (1, 2))  # type: ignore

    @cache  # noqa: B019
    def pair(self, pair: tuple[int, int]) -> list[tuple[int, int, int]]:
        others = [card for card in range(CARDS) if card not in pair][:2]
        hand = tuple(sorted((*pair, *others)))
        k = list(combinations(range(4), 2))
        order = sorted(k, key=lambda ij: (ij[1], ij[0]))
        at = order.index(tuple(sorted(hand.index(card) for card in pair)))  # type: ignore
        return self.options(hand)[2 * at : 2 * at + 2]

    @cache  # noqa: B019
    def last(self, hand: tuple[int, ...], lead: int) -> int:
        """The standing the last player shows; -1 makes the deal void."""
        return self.best(hand, lead, lambda top: (1.0, 1.0))

    def best(self, hand: tuple[int, ...], lead: int, after: Any) -> int:
        ranked = []
        for rank, winning, losing in self.options(hand):
            own, other = 0.0, 0.0
            if rank >= 0:
                top = min(rank, lead)
                stands, valid = after(top)
                own = losing * valid + (winning - losing) * stands * (rank == top)
                if lead != NOBODY:
                    leads = self.leader(lead)
                    other = leads[1] * valid + (leads[0] - leads[1]) * stands * (lead == top)
            ranked.append((round(own, 9), -round(other, 9), rank))
        most = max(ranked)[:2]
        return next(rank for own, other, rank in ranked if (own, other) == most)

    def second(self, hand: tuple[int, ...], lead: int, public: list[int]) -> int:
        """One follows: over every hand they may hold, of what is not face up or one's own."""
        rest = [card for card in public if card not in hand]

        def after(top: int) -> tuple[float, float]:
            shown = [self.last(each, top) for each in combinations(rest, 4)]
            valid = sum(rank >= 0 for rank in shown)
            stands = sum(rank >= top for rank in shown)
            return stands / len(shown), valid / len(shown)

        return self.best(hand, lead, cache(after))


TARGET, MINE = 4 * 7 + 1, (4 * 1 + 1, 4 * 4 + 2, 4 * 9 + 3, 4 * 11)
UNSEEN = [0, 9, 17, 22, 26, 30, 33, 40]


def seat_view(mine: tuple[int, ...], unseen: list[int], to_show: int) -> SeatView:
    """Seat 0 to show, with so many players yet to show; every other card lies face up."""
    game = tablee.game("deux_sur_quatre(deals=3)")
    s: Any = game.initial.copy()
    s.deal, s.left, s.target = 1, 3, TARGET
    fill(s.where, FACE_UP)
    for card in mine:
        s.where[card] = HAND
    for card in unseen:
        s.where[card] = 3
    assert to_show == 3
    buffer = np.zeros(64, np.int64)
    names = tuple(game.room.notation.text(a) for a in buffer[: legal(s, 0, buffer)].tolist())
    view(s, 0)
    return SeatView(game, 0, s, (0,), names)


def test_first_of_three_is_worth_what_every_pair_of_hands_says() -> None:
    table = Table(TARGET, UNSEEN)
    found = showing(seat_view(MINE, UNSEEN, 3), 1)
    for action, option in list(zip(found, table.options(MINE), strict=True))[2:9:3]:
        rank, winning, losing = option
        a = tablee.game("deux_sur_quatre").room.notation.code(action) or 0
        kept = [card for card in MINE if card not in shown_cards(a)]
        public = sorted([*UNSEEN, *kept])
        points, times = 0.0, 0
        for hand in combinations(UNSEEN, 4):
            second = table.second(hand, rank, public)
            rest = [card for card in UNSEEN if card not in hand]
            for other in combinations(rest, 4):
                times += 1
                if second < 0:
                    continue
                top = min(rank, second)
                third = table.last(other, top)
                if third >= 0:
                    points += winning if rank == min(top, third) else losing
        assert found[action].points[0] == pytest.approx(points / times, abs=1e-9)


def shown_cards(a: int) -> tuple[int, int]:
    from tablee.games.deux_sur_quatre.inside.scoring import high_card, low_card

    return low_card(a), high_card(a)


def test_cards_of_one_kind_are_alike() -> None:
    """The compact form: every pair of cards has the standing and gains of its kinds."""
    for target in (0, 29, 51):
        of = scale(target, 4)
        places = {int(n): rank for rank, n in enumerate(of.numbers.tolist())}
        table = Table(target, [])
        for pair in list(combinations(range(CARDS), 2))[::7]:
            for sign, (rank, winning, losing) in enumerate(table.pair(pair)):
                numbered, *gains = of.pairs[of.kinds[pair[0]], of.kinds[pair[1]], sign].tolist()
                assert gains == [winning, losing]
                assert (places[numbered] if numbered >= 0 else -1) == rank
        assert of.kinds[target] == kind(table.s, target)


def test_sampled_and_counted_agree() -> None:
    """Three of four to show are drawn; then exact figures must lie within their errors."""
    from tablee.games.deux_sur_quatre.oracle import sampled

    for step in random_game("deux_sur_quatre(deals=3)", 3, limit=40):
        state: State = step.before.state
        if step.actor >= 0 and state.left == 2:
            view = SeatView.of(step.before.view(step.actor))
            exact, drawn = showing(view, 1), sampled(view, 4000)
            for action in view.legal:
                error = drawn[action].errors + 1e-9
                assert (np.abs(exact[action].points - drawn[action].points) < 2.5 * error).all()
            return


def test_every_moment_can_be_asked_by_every_seat() -> None:
    for step in list(random_game("deux_sur_quatre(players=4,deals=3)", 5))[::9]:
        for seat in range(4):
            found = tablee.analyse(step.before, seat, samples=100)
            assert len(found.seats) == 4
            assert bool(found.actions) >= (seat in step.before.to_act)
            assert all(
                truth.say(lang, found.room) for lang in ("en", "fr") for truth in found.seats
            )


def test_what_a_seat_does_not_see_changes_nothing() -> None:
    """The same view, another deal behind it: the same answer."""
    for step in random_game("deux_sur_quatre", 7, limit=30):
        if step.actor == 0:
            other = step.before.state
            hidden = [card for card in range(CARDS) if other.where[card] in (0, HAND + 1, HAND + 2)]
            places = [other.where[card] for card in hidden]
            for card, place in zip(hidden, places[-3:] + places[:-3], strict=True):
                other.where[card] = place
            twin = tablee.Position(step.before.game, other)
            assert twin.view(0) == step.before.view(0)
            one, two = tablee.analyse(step.before, 0), tablee.analyse(twin, 0)
            assert one.to_dict() == two.to_dict()
            return


def test_every_card_that_may_come_is_there_however_few_games_are_imagined() -> None:
    position = tablee.game("deux_sur_quatre").start().play("5C>0")
    for samples in (1, 50, 400):
        found = tablee.analyse(position, 1, samples=samples)
        assert sum(truth.probability or 0 for truth in found.actions.values()) == pytest.approx(1)
