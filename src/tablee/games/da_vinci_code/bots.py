"""How each level thinks at Da Vinci Code.

`easy` and `medium` look at a code as people do: a hidden tile lies between the numbers face up
beside it, and is none of those already seen. Easy overlooks tiles and forgets what was said.
`strong` knows the exact chances and looks ahead through its turn (`playing.py`); it takes a few
hundredths of a second, whatever it is allowed."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tablee.core.game import Game
from tablee.core.seat_view import Choose, Maker, SeatView
from tablee.games.da_vinci_code.inside.codes import hand, tile_at
from tablee.games.da_vinci_code.inside.deals import tiles_seen
from tablee.games.da_vinci_code.inside.judging import STRENGTHS
from tablee.games.da_vinci_code.inside.machine import part, randomness, states_for, thoughts
from tablee.games.da_vinci_code.inside.playing import STRONG, TUNED, decide
from tablee.games.da_vinci_code.state import (
    ATTACK,
    ATTACKING,
    COUNT,
    JOKER,
    OPENING,
    VALUES,
    WIDTH,
    State,
)


def levels(game: Game) -> dict[str, Maker]:
    return {
        "easy": glancing(missed=0.5, forgotten=0.5, is_orderly=False),
        "medium": glancing(missed=0.1, forgotten=0.1, is_orderly=True),
        "strong": strong,
    }


class Guess(NamedTuple):
    """A value for a tile, and how many others it might be as well."""

    doubt: float
    code: int


def glancing(missed: float, forgotten: float, is_orderly: bool) -> Maker:
    """Attacks the tile that might be the fewest things, of those noticed, and goes on while a tile
    might be two things at most. The orderly count the hidden tiles beside it too."""

    def make(random: Random, seconds: float) -> Choose:
        def choose(seat_view: SeatView) -> str:
            state: State = seat_view.state
            text = seat_view.game.room.notation.text
            if state.phase == OPENING:
                return str(text(COUNT + hand(state) // 2))
            if state.phase != ATTACKING:
                return random.choice(seat_view.legal)
            guesses = [
                guess_at(state, seat_view.seat, p, i, random, forgotten, is_orderly)
                for p in range(state.players)
                for i in range(state.size[p])
                if p != seat_view.seat and not state.shown[p, i]
            ]
            noticed = [guess for guess in guesses if random.random() >= missed] or guesses
            best = min(noticed, key=lambda guess: guess.doubt)
            ends = [
                a for a, code in zip(seat_view.legal, seat_view.codes, strict=True) if code < ATTACK
            ]
            return random.choice(ends) if ends and best.doubt > 1 else str(text(best.code))

        return choose

    return make


def guess_at(
    s: State, seat: int, p: int, i: int, random: Random, forgotten: float, is_orderly: bool
) -> Guess:
    """What a tile might be, at a glance."""
    left, right = i, i
    while left > 0 and not s.shown[p, left - 1]:
        left -= 1
    while right < s.size[p] - 1 and not s.shown[p, right + 1]:
        right += 1
    lowest, highest = shown_before(s, p, left), shown_after(s, p, right + 1)
    seen = tiles_seen(s, seat)
    remembered = [v for v in range(VALUES) if (s.wrong[p, i] >> v) & 1]
    remembered = [v for v in remembered if random.random() >= forgotten]
    values = [
        value
        for value in range(JOKER)
        if lowest < 2 * value + s.colours[p, i] < highest
        and not (seen >> int(2 * value + s.colours[p, i])) & 1
        and value not in remembered
    ]
    code = ATTACK + (p * WIDTH + i) * VALUES
    if not values:
        value = JOKER if s.expert and JOKER not in remembered else random.randrange(JOKER)
        return Guess(1, code + value)
    if not is_orderly:
        return Guess(len(values) - 1, code + random.choice(values))
    # Of several hidden tiles in a row the first is likely small, the last large.
    run = right - left + 1
    at = int((i - left + random.uniform(0.3, 0.7)) / run * len(values))
    return Guess(len(values) / run - 1 + 0.3 * (run - 1), code + values[at])


def shown_before(s: State, p: int, place: int) -> int:
    """The nearest number face up to the left of a place, or less than any."""
    for i in range(place - 1, -1, -1):
        if s.shown[p, i] and s.numbers[p, i] != JOKER:
            return tile_at(s, p, i)
    return -1


def shown_after(s: State, p: int, place: int) -> int:
    for i in range(place, s.size[p]):
        if s.shown[p, i] and s.numbers[p, i] != JOKER:
            return tile_at(s, p, i)
    return 2 * JOKER


def strong(random: Random, seconds: float) -> Choose:
    def choose(seat_view: SeatView) -> str:
        code = part(decide)(
            states_for(seat_view.state), seat_view.seat, STRONG,
            randomness(random.getrandbits(60)), thoughts(), TUNED, STRENGTHS,
        )  # fmt: skip
        return str(seat_view.game.room.notation.text(int(code)))

    return choose
