"""What every game provides. Read this like a header file.

A game's `rules.py` defines these functions under these names. Loops that serve all games (random
play, batches, searches) import the names from here, and `binding.py` binds them to a game's own.
A function that has a body here is optional: the body is what happens when a game leaves it out.

The functions run as plain Python on a `State`, and unchanged in compiled code on one element of an
array of records. So they use whole numbers, arrays (`core/arrays.py`) and loops, write lists into a
buffer handed to them, and return how many entries they wrote. What pleases the compiler alone is
kept out of them: a game's `inside/shortcuts.py` may have some of them again, for compiled code.

A seat is 0, 1, 2, …; two more take part: CHANCE throws dice and deals cards, and TABLE is what
everybody round the table knows and may do (a spectator's eyes, the hand that rings the bell).
An action is a whole number from 0 to `ACTIONS - 1` (`ACTIONS` stands in the game's `state.py`).
"""

from __future__ import annotations

from typing import Any

from tablee.core.arrays import Workspace
from tablee.core.randomness import below
from tablee.core.record import Array, Record

CHANCE = -1
TABLE = -2
HIDDEN = -1
"""`seen` answers this for an action of which a seat may know nothing."""
UNKNOWN = -1
"""`view` writes this over what a seat may not know; no field uses it otherwise."""


def contradiction(options: dict[str, Any]) -> str:
    """Never compiled. Why these options do not go together: the name of a message, or nothing."""
    return ""


def start(s: Record, options: dict[str, Any]) -> None:
    """Set a new game up in a record of zeros. Runs once per choice of options, never compiled:
    every game begins as a copy of what it made."""
    raise NotImplementedError


def tally(s: Record) -> None:
    """Write the fields that the record names as `tallies`: they only sum up others. Called on a
    state from outside, whatever its values; the rules keep tallies up, `view` and `imagine` too:
    what they leave must be as this would write it. A game that has none needs none."""


def to_act(s: Record, seats: Array) -> int:
    """Write the seats awaited now and return how many: one; several, who then choose at the same
    time, unseen, in any order; CHANCE alone; or none when the game is over."""
    raise NotImplementedError


def legal(s: Record, seat: int, actions: Array) -> int:
    """Write the actions open to a seat that is awaited, each once, in any order. What it
    writes must follow from what the seat may know."""
    raise NotImplementedError


def table_legal(s: Record, actions: Array) -> int:
    """Write what the TABLE may do at this moment, beside the seats (ring a bell)."""
    return 0


def chance(s: Record, actions: Array, weights: Array) -> int:
    """When CHANCE acts: write what may happen, and whole-number weights. The probability of
    an action is its weight over the sum."""
    return 0


def thrower(s: Record) -> int:
    """When CHANCE acts: the seat whose hand it is, where players hold the dice; else CHANCE."""
    return CHANCE


def draw(s: Record, w: Workspace) -> int:
    """When CHANCE acts: draw one of its actions, with exactly the probabilities of `chance`. A game
    may have a faster way than this one. `w` is a workspace (see `loops.py`)."""
    n = chance(s, w.actions, w.weights)
    total = 0
    for i in range(n):
        total += w.weights[i]
    left = below(w.random, total)
    i = 0
    while left >= w.weights[i]:
        left -= w.weights[i]
        i += 1
    return int(w.actions[i])


def pick(s: Record, seat: int, w: Workspace) -> int:
    """One of the legal actions of a seat that is awaited, each exactly as likely: how a random
    player chooses. A game may have a faster way than to list them all."""
    return int(w.actions[below(w.random, legal(s, seat, w.actions))])


def apply(s: Record, seat: int, a: int) -> None:
    """Play an action known to be legal. Deterministic: what chance decides is an action too."""
    raise NotImplementedError


def view(s: Record, seat: int) -> None:
    """Given a copy of the state, write UNKNOWN over all that a seat may not know."""


def imagine(s: Record, seat: int, w: Workspace) -> None:
    """Given a state as `seat` views it, write something possible over what is UNKNOWN: any state
    the seat could be in, each as likely as chance and the rules make it. What other players chose
    in secret is taken to be chosen at random. A game that hides nothing needs none."""


def seen(s: Record, actor: int, a: int, seat: int) -> int:
    """What a seat knows, in state `s`, of an action that `actor` played earlier: the action itself,
    an action that stands for "one of those", or HIDDEN."""
    return a


def returns(s: Record, values: Array) -> None:
    """When the game is over: what it was worth to each seat, a whole number."""
    raise NotImplementedError


def scores(s: Record, values: Array) -> None:
    """When the game is over: what each seat adds to its score in a match. By default one point
    for every seat that gained."""
    returns(s, values)
    for seat in range(len(values)):
        values[seat] = 1 if values[seat] > 0 else 0


def ended(s: Record) -> str:
    """Never compiled. When the game is over: by which rule, as the name of the message in the
    game's catalogue that says so (`telling.ending` puts it in words). Everybody may know it."""
    return ""


def why_not(s: Record, seat: int, a: int) -> str:
    """Never compiled. Why an action that is not legal here is refused: the name of a message in
    the game's catalogue, citing the paragraph. Called only after `legal` has left it out."""
    return "refused-not-now"


def impossible(s: Record) -> str:
    """Never compiled. For a state that comes from outside (a file, a drawing): the name of a
    message saying why no game could reach it, or an empty string."""
    return ""
