"""The rules of Modulo, in the rulebook's order. § refers to rules.en.md and rules.fr.md."""

from __future__ import annotations

from typing import Any

from tablee.engine.contract import HIDDEN, UNKNOWN
from tablee.engine.duel import DRAW, NOBODY, duel_returns
from tablee.engine.randomness import below
from tablee.engine.record import Array
from tablee.engine.visits import forget, visit_at
from tablee.games.modulo.state import CHOOSE, DIVIDE, LOOP, OUT, TAPS, State


def start(s: State, options: dict[str, Any]) -> None:
    """§2: every hand starts at 1. §11: or at a value its owner chooses in secret."""
    s.winner = NOBODY
    s.goal = options["points"]
    s.repetition = options["repetition"]
    if options["start"] == "secret":
        s.is_choosing = 1
    else:
        s.hands[:] = 1
        count_position(s)


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
        for tap in range(TAPS):
            actions[n] = tap
            n += can_tap(s, seat, tap)
        actions[n] = DIVIDE
        n += can_divide(s, seat)
    return n


def pick(s: State, seat: int, w: Any) -> int:
    """One of them at random, without listing: a hand in play, and one of the other's in play."""
    if s.is_choosing:
        return CHOOSE + below(w.random, 16)
    mine, yours = s.hands[seat], s.hands[opponent(seat)]
    both_yours = int((yours[0] != OUT) & (yours[1] != OUT))
    taps = (1 + int((mine[0] != OUT) & (mine[1] != OUT))) << both_yours
    chosen = below(w.random, taps + can_divide(s, seat))
    if chosen == taps:
        return DIVIDE
    own = (chosen >> both_yours) + int(mine[0] == OUT)
    target = (chosen & both_yours) + int(yours[0] == OUT)
    return int(own * 2 + target)


def apply(s: State, seat: int, a: int) -> None:
    if s.is_choosing:
        choose(s, seat, a)
        return
    if a == DIVIDE:
        divide(s)
    else:
        add(s, a // 2, a % 2)
    if s.winner == NOBODY:
        s.to_move = opponent(s.to_move)
        count_position(s)


def opponent(seat: int) -> int:
    """The other player: 0 or 1, as even a compiler can see, so that it need not check."""
    return (seat + 1) & 1


def can_tap(s: State, seat: int, tap: int) -> bool:
    """§4, §R1: a hand in play taps a hand in play of the other player."""
    return bool((s.hands[seat, tap // 2] != OUT) & (s.hands[opponent(seat), tap % 2] != OUT))


def add(s: State, own: int, target: int) -> None:
    """§4: the tapped hand takes the sum. §5: it loops after 4."""
    me, you = s.to_move, opponent(s.to_move)
    value = s.hands[you, target] + s.hands[me, own]
    if value >= LOOP:
        value -= LOOP
    s.hands[you, target] = value
    if value == OUT:
        knock_out(s)


def knock_out(s: State) -> None:
    """§6: the hand is out at once and its tapper scores. §9, §10: and may have won."""
    me, you = s.to_move, opponent(s.to_move)
    s.points[me] += 1
    if s.points[me] == s.goal or (s.hands[you, 0] == OUT and s.hands[you, 1] == OUT):
        s.winner = me
    forget(s.visits)


def can_divide(s: State, seat: int) -> bool:
    """§7: exactly one hand in play, and its value is even."""
    left, right = s.hands[seat, 0], s.hands[seat, 1]
    return bool(((left == OUT) != (right == OUT)) & ((left + right) & 1 == 0))


def divide(s: State) -> None:
    """§7: both hands take half of the value. §8: the lost hand is back, the point stays."""
    me = s.to_move
    half = (s.hands[me, 0] + s.hands[me, 1]) // 2
    s.hands[me, 0] = half
    s.hands[me, 1] = half


def choose(s: State, seat: int, a: int) -> None:
    """§11: each hand opens on 1 to 4. When both have chosen, play begins."""
    s.hands[seat, 0] = (a - CHOOSE) // 4 + 1
    s.hands[seat, 1] = (a - CHOOSE) % 4 + 1
    if s.hands[opponent(seat), 0] != OUT:
        s.is_choosing = 0
        count_position(s)


def count_position(s: State) -> None:
    """§R3: the third appearance of a position draws the round."""
    if s.repetition and visit_at(s.visits, 2 * pair(s, 0) + s.to_move, pair(s, 1)) == s.repetition:
        s.winner = DRAW


def pair(s: State, seat: int) -> int:
    """The hands of a player as a number."""
    return int(s.hands[seat, 0] * LOOP + s.hands[seat, 1])


def view(s: State, seat: int) -> None:
    """§R4: nobody sees the other's choice before both have chosen."""
    if s.is_choosing:
        for other in range(2):
            if other != seat and s.hands[other, 0] != OUT:
                s.hands[other, 0] = UNKNOWN
                s.hands[other, 1] = UNKNOWN


def imagine(s: State, seat: int, w: Any) -> None:
    """§11: the other has chosen two hands from 1 to 4."""
    if s.is_choosing:
        for other in range(2):
            if s.hands[other, 0] == UNKNOWN:
                s.hands[other, 0] = 1 + below(w.random, LOOP - 1)
                s.hands[other, 1] = 1 + below(w.random, LOOP - 1)


def seen(s: State, actor: int, a: int, seat: int) -> int:
    """§R4: a choice is seen once both have chosen."""
    return HIDDEN if s.is_choosing and actor != seat else a


def returns(s: State, values: Array) -> None:
    """§9, §10: the winner takes 1 from the loser; nobody does when drawn (§R3)."""
    duel_returns(s.winner, values)


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
    hands_fit = ((s.hands >= 0) & (s.hands < LOOP)).all()
    turn_fits = s.to_move in (0, 1) and s.winner in (NOBODY, 0, 1, DRAW)
    if not hands_fit or not turn_fits or s.is_choosing not in (0, 1):
        return "impossible-values"
    both_out = [seat for seat in range(2) if not s.is_choosing and not s.hands[seat].any()]
    won = [seat for seat in range(2) if s.points[seat] >= s.goal or 1 - seat in both_out]
    if (s.points < 0).any() or (s.points > s.goal).any() or len(won) > 1:
        return "impossible-points"
    if won != ([s.winner] if s.winner in (0, 1) else []) or (won and s.to_move != s.winner):
        return "impossible-winner"
    half_chosen = ((s.hands[:, 0] == OUT) != (s.hands[:, 1] == OUT)).any()
    if s.is_choosing and (half_chosen or s.hands.all() or s.points.any()):
        return "impossible-choice"
    return ""
