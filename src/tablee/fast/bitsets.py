"""Small sets of whole numbers, one bit each: what may be drawn, found without listing it.

No loops and no branches: a processor that guesses wrong which way a branch goes loses more time
than all of this takes. Good for members from 0 to 55.
"""

from __future__ import annotations

from tablee.core.arrays import Array, table

# Written so that a compiler knows it is counting bits and takes the processor's instruction.
PAIRS, FOURS, NIBBLES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F
ONES = 0x0101010101010101
HIGHS = 0x80808080808080
"""In each byte its lowest bit; in each of seven bytes its highest."""
ALL = (1 << 56) - 1


def how_many(members: int) -> int:
    """The size of a set."""
    return ((counts(members) * ONES) >> 56) & 255


def counts(members: int) -> int:
    """In each byte, how many of its bits are set."""
    members = int(members)
    members -= (members >> 1) & PAIRS
    members = (members & FOURS) + ((members >> 2) & FOURS)
    return (members + (members >> 4)) & NIBBLES


def nth(members: int, n: int) -> int:
    """The member that so many others come before, in rising order; it must exist."""
    up_to = (counts(members) * ONES) & ALL  # in each byte, how many there are up to its end
    passed = ((n * ONES | HIGHS) - up_to) & HIGHS  # the bytes that end before the member
    first = 8 * how_many(passed)
    before = ((up_to << 8) >> first) & 255
    # Masks that change nothing, but a compiler then knows what is not negative.
    return (first + int(NTH_OF_BYTE[(members >> first) & 255, (n - before) & 7])) & 63


def _nth_of_byte() -> Array:
    """[byte, n]: which bit of the byte is its n-th."""
    rows = []
    for byte in range(256):
        bits = [bit for bit in range(8) if byte >> bit & 1]
        rows.append(bits + [0] * (8 - len(bits)))
    found: Array = table(rows, "int8")
    return found


NTH_OF_BYTE = _nth_of_byte()
