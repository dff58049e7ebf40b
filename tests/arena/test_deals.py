"""The same luck for everybody: chance keeps its odds, and deals the same again."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import tablee
from tablee.arena.deals import SeededDeal, rotations
from tablee.contract.furniture import Rules
from tablee.contract.rules import CHANCE

NOBODY_THROWS = SimpleNamespace(rules=Rules())


def moment(**odds: Fraction) -> Any:
    """As much of a position as chance looks at."""
    game = SimpleNamespace(room=NOBODY_THROWS)
    return SimpleNamespace(game=game, record=None, chance=list(odds.items()))


def close(count: int, of: int, chance: float) -> bool:
    """Within five standard deviations of what was to be expected."""
    deviation: float = (of * chance * (1 - chance)) ** 0.5
    return abs(count - of * chance) < 5 * deviation


def test_every_action_has_its_own_probability() -> None:
    odds = {"a": Fraction(1, 2), "b": Fraction(1, 3), "c": Fraction(1, 6)}
    drawn = Counter(SeededDeal(f"{i}").draw(moment(**odds)) for i in range(4000))
    for action, chance in odds.items():
        assert close(drawn[action], 4000, float(chance))


def test_dice_are_thrown_anew_every_time() -> None:
    odds = {"a": Fraction(1, 4), "b": Fraction(3, 4)}
    deal = SeededDeal("dice")
    throws = [deal.draw(moment(**odds)) for _ in range(4000)]
    pairs = Counter(zip(throws[::2], throws[1::2], strict=True))
    for pair in pairs:
        assert close(pairs[pair], 2000, float(odds[pair[0]] * odds[pair[1]]))


def test_what_was_impossible_for_a_while_gains_and_loses_nothing() -> None:
    """First of a and b, then of all three: the second draw keeps its odds given the first."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for i in range(6000):
        deal = SeededDeal(f"later {i}")
        first = deal.draw(moment(a=Fraction(1, 2), b=Fraction(1, 2)))
        second = deal.draw(moment(a=Fraction(1, 6), b=Fraction(2, 6), c=Fraction(3, 6)))
        found[first][second] += 1
    for seconds in found.values():
        for action, chance in (("a", 1 / 6), ("b", 2 / 6), ("c", 3 / 6)):
            assert close(seconds[action], seconds.total(), chance)


def test_a_pack_is_shuffled_evenly() -> None:
    found: Counter[tuple[str, ...]] = Counter()
    for i in range(3000):
        deal, pack, order = SeededDeal(f"pack {i}"), ["a", "b", "c"], []
        while pack:
            odds = {card: Fraction(1, len(pack)) for card in pack}
            order.append(deal.draw(moment(**odds)))
            pack.remove(order[-1])
        found[tuple(order)] += 1
    for order_ in permutations("abc"):
        assert close(found[order_], 3000, 1 / 6)


def test_a_pack_comes_in_the_same_order_however_it_is_drawn() -> None:
    """By colours, one after the other or all mixed: each colour keeps its order."""

    def drawn(colours: list[str]) -> dict[str, list[str]]:
        deal, pack, order = SeededDeal("tiles"), [f"{c}{i}" for c in "bw" for i in range(6)], []
        for colour in colours:
            there = [tile for tile in pack if tile[0] == colour]
            odds = {tile: Fraction(1, len(there)) for tile in there}
            order.append(deal.draw(moment(**odds)))
            pack.remove(order[-1])
        return {c: [tile for tile in order if tile[0] == c] for c in "bw"}

    assert drawn(list("bbbbbbwwwwww")) == drawn(list("bwbwbwbwbwbw"))


def luck(name: str, deal: int, players: int) -> dict[str, list[str]]:
    """What chance did in a game of random players: for each thrower, and each colour of tile."""
    chance, random = SeededDeal(f"luck {deal}"), Random(players)
    position, found = tablee.game(name).start(), defaultdict(list)
    room = position.game.room
    for _ in range(300):
        if position.is_over:
            break
        seat = position.to_act[0]
        if seat == CHANCE:
            holder = f"thrower {room.rules.thrower(position.state)}" if room.has_thrower else ""
            action = chance.draw(position)
            colour = action[-1] if action[-1] in "BW" else ""
            found[holder or colour].append(action)
        else:
            action = random.choice(position.legal_for(seat))
        position = position.play(action, seat)
    return found


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("foxu", 11),
        ("moksha_patamu(players=3)", 99),
        ("deux_sur_quatre", 20),
        ("da_vinci_code", 99),
    ],
)
def test_other_players_get_the_same_deal(name: str, least: int) -> None:
    """Whoever plays: the deal is the same, each player's dice, and the order of each colour."""
    one, other = luck(name, 1, players=1), luck(name, 1, players=2)
    assert one.keys() == other.keys()
    for which in one:
        same = min(least, len(one[which]), len(other[which]))
        assert one[which][:same] == other[which][:same]
    assert luck(name, 2, players=1) != one


def test_everybody_sits_everywhere() -> None:
    assert rotations([0, 1, 1]) == [[0, 1, 1], [1, 1, 0], [1, 0, 1]]
    for seat in range(3):
        assert sorted(turned[seat] for turned in rotations([2, 0, 1])) == [0, 1, 2]
