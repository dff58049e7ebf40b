"""What a player may do, by name. To the rules an action is a whole number, in writing `L>R`."""

from __future__ import annotations

LEFT, RIGHT = 0, 1
"""A player's hands, each from its owner's side."""
HANDS = (LEFT, RIGHT)
MOST = 4
"""A hand that is chosen opens on 1 to this value (§11)."""

TAPS = len(HANDS) ** 2
DIVIDE = TAPS
FIRST_CHOICE = DIVIDE + 1
CHOICES = MOST**2


def tapping(own: int, target: int) -> int:
    """§4: tap one of the other's hands with one's own."""
    return own * len(HANDS) + target


def own_hand(a: int) -> int:
    """The hand that taps."""
    return a // len(HANDS)


def tapped_hand(a: int) -> int:
    """The hand that is tapped, from its owner's side."""
    return a % len(HANDS)


def choosing(left: int, right: int) -> int:
    """§11: open both hands, each on a value."""
    return FIRST_CHOICE + (left - 1) * MOST + right - 1


def is_choice(a: int) -> bool:
    return a >= FIRST_CHOICE


def chosen_left(a: int) -> int:
    """The value on which the left hand opens."""
    return (a - FIRST_CHOICE) // MOST + 1


def chosen_right(a: int) -> int:
    """The value on which the right hand opens."""
    return (a - FIRST_CHOICE) % MOST + 1
