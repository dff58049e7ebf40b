"""The codes of tables, for people to read to each other."""

from __future__ import annotations

import secrets
from hashlib import sha256

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""None that looks like another."""
LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def code_after(code: str, number: int) -> str:
    """The code of the table that follows another. Whoever makes it comes to the same one, so that
    it is made once; `number`: the how-manieth try, should the one before be somebody else's."""
    left, letters = int.from_bytes(sha256(f"{code} {number}".encode()).digest()), ""
    for _ in range(LENGTH):
        left, letter = divmod(left, len(LETTERS))
        letters += LETTERS[letter]
    return letters
