"""Combinations of two cards, and the points they bring. § refers to the rules pages."""

from __future__ import annotations

from tablee.games.deux_sur_quatre.state import HIGH, LITERAL, LOW, SHOW, SUITS, State


def combination(low: int, high: int, sign: int) -> int:
    """§4: two cards added (0) or subtracted (1), as an action. §R2: in one order only."""
    return int(SHOW + high * (high - 1) + 2 * low + sign)


def low_card(a: int) -> int:
    return int(LOW[(a - SHOW) // 2])


def high_card(a: int) -> int:
    return int(HIGH[(a - SHOW) // 2])


def value(card: int) -> int:
    """§7: figures are worth 10. §R1: an ace 1, any other card its number."""
    return min(card // SUITS + 1, 10)


def suit(card: int) -> int:
    return card % SUITS


def total(a: int) -> int:
    """§4: the sum or the difference. §R2: the larger less the smaller."""
    low, high = value(low_card(a)), value(high_card(a))
    return high - low if a % 2 else high + low


def gain(s: State, p: int, best: int) -> int:
    """What a deal brings to a player, when the best combination has the standing `best`."""
    gained = 0
    if standing(s, p) == best and not gains_nothing(s, distance(s, p)):
        gained = prize(s, p) + of_target_suit(s, p)
    if is_far(s, p):
        gained -= 2
    return gained


def best_standing(s: State) -> int:
    """§6: the standing that wins the deal."""
    best = standing(s, 0)
    for p in range(1, s.players):
        best = min(best, standing(s, p))
    return best


def standing(s: State, p: int) -> int:
    """The lower the better, and equals share (§15). §6, §R3: first the distance; §13: then below
    the target before above; §14, §R6: then the target's suit before none of it."""
    return 4 * distance(s, p) + 2 * is_above(s, p) + (of_target_suit(s, p) == 0)


def distance(s: State, p: int) -> int:
    """§3: how far from the target."""
    return abs(total(s.shown[p]) - value(s.target))


def is_far(s: State, p: int) -> bool:
    """§16, §R8: too far to keep one's points, winner or not."""
    return distance(s, p) >= 4


def is_above(s: State, p: int) -> bool:
    return bool(total(s.shown[p]) > value(s.target))


def of_target_suit(s: State, p: int) -> int:
    """§11, §12: how many of the two cards are of the target's suit."""
    n = 0
    n += suit(low_card(s.shown[p])) == suit(s.target)
    n += suit(high_card(s.shown[p])) == suit(s.target)
    return n


def prize(s: State, p: int) -> int:
    """§8-§10: 3 below the target, 4 on it, 1 above it."""
    if is_above(s, p):
        return 1
    return 4 if distance(s, p) == 0 else 3


def gains_nothing(s: State, away: int) -> bool:
    """§17, §R7: a winner too far away; or, as printed, one less than 3 away."""
    if s.far_winner == LITERAL:
        return bool(away < 3)
    return bool(away >= s.far_winner)


def is_void(s: State) -> bool:
    """§18: somebody has shown a total of 0."""
    return any(a and total(a) == 0 for a in s.shown)


def gains(s: State) -> list[int]:
    """What the deal that lies finished on the table has brought to each player."""
    if s.left or not s.deal or is_void(s):
        return [0] * s.players
    best = best_standing(s)
    return [gain(s, p, best) for p in range(s.players)]


def decided_by(better: int, worse: int) -> str:
    """What sets one standing apart from another: the distance (§6), the side (§13), the suit (§14)
    or nothing (§15)."""
    if better // 4 != worse // 4:
        return "distance"
    if better // 2 != worse // 2:
        return "side"
    return "suit" if better != worse else "nothing"


def beaten_by(s: State, p: int) -> str:
    """Why a player has not won the deal."""
    return decided_by(best_standing(s), standing(s, p))


def won_by(s: State) -> str:
    """What set the winner of the deal apart from the next best, or the winners from nobody."""
    best, next_best = sorted(standing(s, p) for p in range(s.players))[:2]
    return decided_by(best, next_best)


def winners(s: State) -> list[int]:
    """§6, §15: who has won the deal that lies finished on the table."""
    if s.left or not s.deal or is_void(s):
        return []
    best = best_standing(s)
    return [p for p in range(s.players) if standing(s, p) == best]
