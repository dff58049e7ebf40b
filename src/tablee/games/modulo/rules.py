"""The rules of Modulo, in the rulebook's order. § refers to rules.en.md and rules.fr.md."""

from __future__ import annotations

from typing import Any

from tablee.contract.rules import HIDDEN, UNKNOWN
from tablee.core.arrays import fill
from tablee.core.duel import DRAW, NOBODY, duel_returns
from tablee.core.randomness import below
from tablee.core.record import Array
from tablee.core.repetition import forget, visit_at, visits_at
from tablee.fast.lookup import tabulated
from tablee.games.modulo.state import (
    CHOOSE,
    DIVIDE,
    LOOP,
    OUT,
    PAIRS,
    POSITION_BITS,
    POSITIONS,
    UNITS,
    State,
)


def start(s: State, options: dict[str, Any]) -> None:
    """§2: every hand starts at 1. §11: or at a value its owner chooses in secret."""
    s.winner = NOBODY
    s.goal = options["points"]
    s.repetition = options["repetition"]
    if options["start"] == "secret":
        s.is_choosing = 1
    else:
        fill(s.hands, 1)
        tally(s)
        count_position(s)


def tally(s: State) -> None:
    """The hands and who is to move as one number; some number or other where they are unknown."""
    position = PAIRS * (s.to_move & 1)
    for seat in range(2):
        for which in range(2):
            position += UNITS[seat][which] * int(s.hands[seat, which] % LOOP)
    s.position = position


def to_act(s: State, seats: Array) -> int:
    """§2: the players take turns. §R4: starting hands are chosen at the same time."""
    if s.winner != NOBODY:
        return 0
    if s.is_choosing:
        n = 0
        for seat in range(2):
            if s.hands[seat, 0] == OUT:
                seats[n] = seat
                n += 1
        return n
    seats[0] = s.to_move
    return 1


def legal(s: State, seat: int, actions: Array) -> int:
    """§3: add, always possible, or divide. §11: or choose the starting hands."""
    n = 0
    if s.is_choosing:
        for choice in range(16):
            actions[n] = CHOOSE + choice
            n += 1
    else:
        for a in range(CHOOSE):
            actions[n] = a
            n += is_open(number(s), a)
    return n


def pick(s: State, seat: int, w: Any) -> int:
    """One of them at random, without listing."""
    if s.is_choosing:
        return CHOOSE + below(w.random, 16)
    return turn(number(s), below(w.random, turns(number(s))))


def apply(s: State, seat: int, a: int) -> None:
    """§3: add or divide; then it is the other's turn."""
    if s.is_choosing:
        choose(s, seat, a)
        return
    before = number(s)
    hold(s, after(before, a))
    s.to_move = opponent(s.to_move)
    if is_knock_out(before, a):
        knock_out(s)
    if s.winner == NOBODY:
        count_position(s)


def number(s: State) -> int:
    """The number of the position; masked, so that even a compiler knows it is not negative."""
    return s.position & POSITION_BITS


def hold(s: State, position: int) -> None:
    """Give every hand the value it has in a position."""
    s.position = position
    for seat in range(2):
        for which in range(2):
            s.hands[seat, which] = hand(position, seat, which)


@tabulated(POSITIONS, 2, 2)
def hand(position: int, seat: int, which: int) -> int:
    """The value of a hand, in a position."""
    return position // UNITS[seat][which] % LOOP


def with_hand(position: int, seat: int, which: int, value: int) -> int:
    """The position with another value of a hand."""
    return position + (value - hand(position, seat, which)) * UNITS[seat][which]


def mover(position: int) -> int:
    """Who is to move, in a position."""
    return position // PAIRS % 2


def turned(position: int) -> int:
    """The same hands, the other to move."""
    return position - PAIRS if mover(position) else position + PAIRS


def opponent(seat: int) -> int:
    """The other player: 0 or 1, as even a compiler can see, so that it need not check."""
    return (seat + 1) & 1


@tabulated(POSITIONS, CHOOSE)
def is_open(position: int, a: int) -> int:
    """§3: whether the player to move may add so, or divide."""
    me = mover(position)
    return int(can_divide(position, me) if a == DIVIDE else can_tap(position, me, a // 2, a % 2))


@tabulated(POSITIONS)
def turns(position: int) -> int:
    """How many actions are open."""
    n = 0
    for a in range(CHOOSE):
        n += is_open(position, a)
    return n


@tabulated(POSITIONS, CHOOSE)
def turn(position: int, n: int) -> int:
    """The open action that so many others come before; some number or other if there is none."""
    a = 0
    while a < DIVIDE and (n > 0 or not is_open(position, a)):
        n -= is_open(position, a)
        a += 1
    return a


@tabulated(POSITIONS, CHOOSE)
def after(position: int, a: int) -> int:
    """§3: what an action makes of a position. It is then the other's turn."""
    me = mover(position)
    made = divide(position, me) if a == DIVIDE else add(position, me, a // 2, a % 2)
    return turned(made)


def can_tap(position: int, me: int, own: int, target: int) -> bool:
    """§4, §R1: a hand in play taps a hand in play of the other player."""
    return hand(position, me, own) != OUT and hand(position, opponent(me), target) != OUT


def add(position: int, me: int, own: int, target: int) -> int:
    """§4: the tapped hand takes the sum. §5: it loops after 4."""
    you = opponent(me)
    value = hand(position, you, target) + hand(position, me, own)
    if value >= LOOP:
        value -= LOOP
    return with_hand(position, you, target, value)


@tabulated(POSITIONS, CHOOSE)
def is_knock_out(position: int, a: int) -> int:
    """§6: whether the tapped hand becomes 0."""
    me, own, target = mover(position), a // 2, a % 2
    return int(a != DIVIDE and hand(add(position, me, own, target), opponent(me), target) == OUT)


def knock_out(s: State) -> None:
    """§6: the hand is out at once and its tapper scores. §9, §10: and may have won."""
    me, you = opponent(s.to_move), s.to_move & 1
    s.points[me] += 1
    if s.points[me] == s.goal or (s.hands[you, 0] == OUT and s.hands[you, 1] == OUT):
        s.winner = me
        # The round ends in the turn of the winner.
        s.to_move = me
        s.position = turned(number(s))
    forget(s.visits)


def can_divide(position: int, me: int) -> bool:
    """§7: exactly one hand in play, and its value is even."""
    left, right = hand(position, me, 0), hand(position, me, 1)
    return (left == OUT) != (right == OUT) and (left + right) % 2 == 0


def divide(position: int, me: int) -> int:
    """§7: both hands take half of the value. §8: the lost hand is back, the point stays."""
    half = (hand(position, me, 0) + hand(position, me, 1)) // 2
    return with_hand(with_hand(position, me, 0, half), me, 1, half)


def choose(s: State, seat: int, a: int) -> None:
    """§11: each hand opens on 1 to 4. When both have chosen, play begins."""
    s.hands[seat, 0] = (a - CHOOSE) // 4 + 1
    s.hands[seat, 1] = (a - CHOOSE) % 4 + 1
    tally(s)
    if s.hands[opponent(seat), 0] != OUT:
        s.is_choosing = 0
        count_position(s)


def count_position(s: State) -> None:
    """§R3: the third appearance of a position draws the round."""
    word, place = number(s) // PAIRS, number(s) % PAIRS
    if s.repetition and visit_at(s.visits, word, place) == s.repetition:
        s.winner = DRAW


def warns(s: State) -> bool:
    """§R3: has this position come so often that the next time is a draw?"""
    if not s.repetition or s.winner != NOBODY or s.is_choosing:
        return False
    times = visits_at(s.visits, number(s) // PAIRS, number(s) % PAIRS)
    return bool(times == s.repetition - 1)


def view(s: State, seat: int) -> None:
    """§R4: nobody sees the other's choice before both have chosen."""
    if s.is_choosing:
        for other in range(2):
            if other != seat and s.hands[other, 0] != OUT:
                s.hands[other, 0] = UNKNOWN
                s.hands[other, 1] = UNKNOWN
        tally(s)


def imagine(s: State, seat: int, w: Any) -> None:
    """§11: the other has chosen two hands from 1 to 4."""
    if s.is_choosing:
        for other in range(2):
            if s.hands[other, 0] == UNKNOWN:
                s.hands[other, 0] = 1 + below(w.random, LOOP - 1)
                s.hands[other, 1] = 1 + below(w.random, LOOP - 1)
        tally(s)


def seen(s: State, actor: int, a: int, seat: int) -> int:
    """§R4: a choice is seen once both have chosen."""
    return HIDDEN if s.is_choosing and actor != seat else a


def returns(s: State, values: Array) -> None:
    """§9, §10: the winner takes 1 from the loser; nobody does when drawn (§R3)."""
    duel_returns(s.winner, values)


def ended(s: State) -> str:
    """§9, §10, §R3. Both hands out is said rather than the point that this brings."""
    if s.winner == DRAW:
        return "ended-repetition"
    has_hand = any(s.hands.tolist()[opponent(s.winner)])
    return "ended-points" if has_hand else "ended-both-hands"


def why_not(s: State, seat: int, a: int) -> str:
    if s.is_choosing:
        return "refused-choose-first"
    if a >= CHOOSE:
        return "refused-already-chosen"
    if a == DIVIDE:
        return "refused-divide"
    if s.hands[seat, a // 2] == OUT:
        return "refused-own-hand-out"
    return "refused-target-out"


def impossible(s: State) -> str:
    hands = s.hands.tolist()
    hands_fit = all(0 <= value < LOOP for pair in hands for value in pair)
    turn_fits = s.to_move in (0, 1) and s.winner in (NOBODY, 0, 1, DRAW)
    if not hands_fit or not turn_fits or s.is_choosing not in (0, 1):
        return "impossible-values"
    both_out = [seat for seat in range(2) if not s.is_choosing and not any(hands[seat])]
    won = [seat for seat in range(2) if s.points[seat] >= s.goal or 1 - seat in both_out]
    if min(s.points) < 0 or max(s.points) > s.goal or len(won) > 1:
        return "impossible-points"
    if won != ([s.winner] if s.winner in (0, 1) else []) or (won and s.to_move != s.winner):
        return "impossible-winner"
    half_chosen = any((left == OUT) != (right == OUT) for left, right in hands)
    if s.is_choosing and (half_chosen or all(map(all, hands)) or any(s.points)):
        return "impossible-choice"
    return ""
