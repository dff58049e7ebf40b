"""Random numbers that are the same in plain Python and in compiled code.

The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator, 32-bit form): four
32-bit words kept in 64-bit integers, so that no operation ever overflows in either mode.
"""

from __future__ import annotations

import os

from tablee.core.arrays import Array, zeros

MASK = 0xFFFFFFFF


def seeded(seed: int | None = None, stream: int = 0) -> Array:
    """A generator. The same seed and stream give the same numbers for ever."""
    if seed is None:
        seed = int.from_bytes(os.urandom(8), "big")
    random: Array = zeros(4)
    random[0], random[1], random[2], random[3] = seed & MASK, seed >> 32 & MASK, stream & MASK, 1
    for _ in range(16):
        bits(random)
    return random


def bits(random: Array) -> int:
    """The next 32 random bits."""
    result = (random[0] + random[1] + random[3]) & MASK
    random[3] = (random[3] + 1) & MASK
    random[0] = random[1] ^ (random[1] >> 9)
    random[1] = (random[2] + (random[2] << 3)) & MASK
    random[2] = ((((random[2] << 21) & MASK) | (random[2] >> 11)) + result) & MASK
    return int(result)


def below(random: Array, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly as likely (n up to 2**31)."""
    product = bits(random) * n
    if (product & MASK) < n:
        # Too few of the 2**32 values fall in this bucket or too many: draw again (Lemire 2019).
        threshold = (MASK + 1) % n
        while (product & MASK) < threshold:
            product = bits(random) * n
    return (product >> 32) & MASK  # so that a compiler knows it is not negative
