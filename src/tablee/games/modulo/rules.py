"""The rules of Modulo, in the rulebook's order. § refers to rules.en.md and rules.fr.md."""

from __future__ import annotations

from typing import Any

from tablee.contract.rules import HIDDEN, UNKNOWN
from tablee.core.arrays import Workspace, fill
from tablee.core.duel import DRAW, NOBODY, duel_returns
from tablee.core.randomness import below
from tablee.core.record import Array
from tablee.core.repetition import forget
from tablee.games.modulo.actions import (
    DIVIDE,
    HANDS,
    LEFT,
    MOST,
    RIGHT,
    choosing,
    chosen_left,
    chosen_right,
    is_choice,
    own_hand,
    tapped_hand,
    tapping,
)
from tablee.games.modulo.inside.appearances import appear, appearances
from tablee.games.modulo.state import LOOP, OUT, State


def start(s: State, options: dict[str, Any]) -> None:
    """§2: every hand starts at 1. §11: or at a value its owner chooses in secret."""
    s.winner = NOBODY
    s.goal = options["points"]
    s.repetition = options["repetition"]
    if options["start"] == "secret":
        s.is_choosing = 1
    else:
        fill(s.hands, 1)
        count_position(s)


def show(s: State, seat: int, left: int, right: int) -> None:
    """§1: a player's hands show these values."""
    s.hands[seat, LEFT] = left
    s.hands[seat, RIGHT] = right


def to_act(s: State, seats: Array) -> int:
    """§2: the players take turns. §11: starting hands are chosen at the same time."""
    if s.winner != NOBODY:
        return 0
    if s.is_choosing:
        return list_choosing(s, seats)
    seats[0] = s.to_move
    return 1


def list_choosing(s: State, seats: Array) -> int:
    """§11: whoever still holds out two closed fists."""
    n = 0
    for seat in range(2):
        if not has_chosen(s, seat):
            seats[n] = seat
            n += 1
    return n


def legal(s: State, seat: int, actions: Array) -> int:
    """§3: add, which is always possible, or divide. §11: or choose the starting hands."""
    if s.is_choosing:
        return list_choices(actions)
    n = list_taps(s, seat, actions)
    if can_divide(s, seat):
        actions[n] = DIVIDE
        n += 1
    return n


def apply(s: State, seat: int, a: int) -> None:
    """§3: add or divide. §11: before that, choose the starting hands."""
    if s.is_choosing:
        choose(s, seat, chosen_left(a), chosen_right(a))
        return
    if a == DIVIDE:
        divide(s, seat)
    else:
        tap(s, seat, own_hand(a), tapped_hand(a))
    end_turn(s, seat)


def end_turn(s: State, seat: int) -> None:
    """§2: it is the other's turn, unless the round is over."""
    if s.winner == NOBODY:
        s.to_move = 1 - seat
        count_position(s)


def is_in_play(s: State, seat: int, hand: int) -> bool:
    """§1, §6: a hand is out when it is worth 0."""
    return s.hands[seat, hand] != OUT


def list_taps(s: State, seat: int, actions: Array) -> int:
    """§4: one of your hands, and one of the other player's."""
    n = 0
    for own in HANDS:
        for target in HANDS:
            if can_tap(s, seat, own, target):
                actions[n] = tapping(own, target)
                n += 1
    return n


def can_tap(s: State, seat: int, own: int, target: int) -> bool:
    """§4, §R1: a hand in play taps a hand in play."""
    return is_in_play(s, seat, own) and is_in_play(s, 1 - seat, target)


def tap(s: State, seat: int, own: int, target: int) -> None:
    """§4: the tapped hand takes the sum of the two. §5: sums loop after 4."""
    other = 1 - seat
    s.hands[other, target] = (s.hands[other, target] + s.hands[seat, own]) % LOOP
    if not is_in_play(s, other, target):
        knock_out(s, seat)


def knock_out(s: State, seat: int) -> None:
    """§6: a hand is out at once, and who tapped it scores a point. §9, §10: and may have won."""
    s.points[seat] += 1
    if has_won(s, seat):
        s.winner = seat
    forget(s.visits)


def can_divide(s: State, seat: int) -> bool:
    """§7: exactly one of your hands is in play, and its value is even."""
    has_left, has_right = is_in_play(s, seat, LEFT), is_in_play(s, seat, RIGHT)
    return has_left != has_right and value_in_play(s, seat) % 2 == 0


def value_in_play(s: State, seat: int) -> int:
    """What a player's hands are worth together: one alone, where the other is out."""
    return s.hands[seat, LEFT] + s.hands[seat, RIGHT]


def divide(s: State, seat: int) -> None:
    """§7: each hand takes half of the value. §8: the one that was out is back, the point stays."""
    half = value_in_play(s, seat) // 2
    show(s, seat, half, half)


def has_won(s: State, seat: int) -> bool:
    """§9: both hands of the other are out at the same moment. §10: or there are points enough."""
    return has_lost_both_hands(s, 1 - seat) or s.points[seat] >= s.goal


def has_lost_both_hands(s: State, seat: int) -> bool:
    """§9: whatever the points."""
    return not is_in_play(s, seat, LEFT) and not is_in_play(s, seat, RIGHT)


def list_choices(actions: Array) -> int:
    """§11: each hand on a value from 1 to 4, the same for both or not."""
    n = 0
    for left in range(1, MOST + 1):
        for right in range(1, MOST + 1):
            actions[n] = choosing(left, right)
            n += 1
    return n


def choose(s: State, seat: int, left: int, right: int) -> None:
    """§11: the hands are opened. When both players have chosen, play begins."""
    show(s, seat, left, right)
    if has_chosen(s, 1 - seat):
        s.is_choosing = 0
        count_position(s)


def has_chosen(s: State, seat: int) -> bool:
    """§11: whether a player's hands are chosen, seen or not."""
    return s.hands[seat, LEFT] != OUT


def count_position(s: State) -> None:
    """§R3: the third appearance of a position draws the round."""
    if s.repetition and appear(s) == s.repetition:
        s.winner = DRAW


def warns(s: State) -> bool:
    """§R3: has this position come so often that the next time is a draw?"""
    if not s.repetition or s.winner != NOBODY or s.is_choosing:
        return False
    return appearances(s) == s.repetition - 1


def view(s: State, seat: int) -> None:
    """§R4: nobody sees the other's choice before both have chosen."""
    if s.is_choosing:
        for other in range(2):
            if other != seat and has_chosen(s, other):
                show(s, other, UNKNOWN, UNKNOWN)


def imagine(s: State, seat: int, w: Workspace) -> None:
    """§11: what is unknown are two hands from 1 to 4."""
    for other in range(2):
        if s.hands[other, LEFT] == UNKNOWN:
            left = 1 + below(w.random, MOST)
            show(s, other, left, 1 + below(w.random, MOST))


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
    return "ended-both-hands" if has_lost_both_hands(s, 1 - s.winner) else "ended-points"


def why_not(s: State, seat: int, a: int) -> str:
    if s.is_choosing:
        return "refused-choose-first"
    if is_choice(a):
        return "refused-already-chosen"
    if a == DIVIDE:
        return "refused-divide"
    return "refused-target-out" if is_in_play(s, seat, own_hand(a)) else "refused-own-hand-out"


def impossible(s: State) -> str:
    if not are_values(s):
        return "impossible-values"
    won = [seat for seat in range(2) if not s.is_choosing and has_won(s, seat)]
    if len(won) > 1 or not all(0 <= s.points[seat] <= s.goal for seat in range(2)):
        return "impossible-points"
    if won != [seat for seat in range(2) if s.winner == seat] or (won and s.to_move != s.winner):
        return "impossible-winner"
    return "impossible-choice" if s.is_choosing and not is_open_choice(s) else ""


def are_values(s: State) -> bool:
    """§1: a hand is worth 0 to 4. §2: it is the turn of one of two players."""
    hands_fit = all(0 <= s.hands[seat, hand] < LOOP for seat in range(2) for hand in HANDS)
    turn_fits = s.to_move in (0, 1) and s.winner in (NOBODY, 0, 1, DRAW)
    return hands_fit and turn_fits and s.is_choosing in (0, 1)


def is_open_choice(s: State) -> bool:
    """§11: hands are opened two at a time, not all four yet, and nobody has scored."""
    in_twos = all(has_chosen(s, p) == is_in_play(s, p, RIGHT) for p in range(2))
    return in_twos and not all(has_chosen(s, p) for p in range(2)) and not any(s.points)
