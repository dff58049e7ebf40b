"""A chance as people say it: “3 times out of 4”, not “0.7512”."""

from __future__ import annotations

from tablee.texts import Value

MESSAGE = "how-often"
"""The message of the house that says it; a game's sentences refer to it as `{ how-often }`."""
NEAR = 0.01
"""How far a simple fraction may be from the chance it stands for."""
RARE = 0.005


def odds(chance: float, exact: bool = True) -> dict[str, Value]:
    """The blanks of the message: so many times out of so many, with the smallest number that comes
    near enough; in hundredths, if none up to ten does. What is not exact is never certain."""
    if exact and (chance <= 0 or chance >= 1):
        return {"often": "always" if chance >= 1 else "never", "n": int(chance >= 1), "of": 1}
    if chance < RARE or chance > 1 - RARE:
        return {"often": "hardly" if chance < RARE else "nearly", "n": 0, "of": 100}
    for of in range(2, 11):
        n = round(chance * of)
        if 0 < n < of and abs(n / of - chance) <= NEAR:
            return {"often": "times", "n": n, "of": of}
    return {"often": "times", "n": max(round(100 * chance), 1), "of": 100}
