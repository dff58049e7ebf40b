"""The front door: a position that anyone can ask and play, and that cannot be broken."""

from __future__ import annotations

import json
from fractions import Fraction
from functools import lru_cache
from typing import Any

from tablee.contract.rules import CHANCE, HIDDEN, TABLE
from tablee.core.errors import IllegalAction, InvalidAction, InvalidPosition, TableeError
from tablee.core.game import Game, game
from tablee.core.lazy import lazy
from tablee.core.plain_rules import Arrival
from tablee.core.record import Record
from tablee.core.room import room
from tablee.core.views import Outline, View

LONGEST_ACTION = 200
"""Characters; no game has one that is nearly as long."""


class Position:
    """A moment of a game. It never changes: `play` answers with the next one."""

    def __init__(
        self,
        game: Game,
        state: Record,
        arrival: Arrival | None = None,
        came_by: tuple[int, int] | None = None,
    ) -> None:
        self.game = game
        self._state = state
        self.came_by = came_by
        """The seat and the code of the action that led here, if they are known."""
        self._legal: dict[int, list[int]] = {}
        self._shown: dict[int, Record] = {}
        if arrival is not None:
            self.to_act, self.public, self._legal, self.is_open, self._shown = arrival

    @property
    def state(self) -> Any:
        """A copy of the record behind this position. It holds every secret: see `view`."""
        return self._state.copy()

    @property
    def record(self) -> Record:
        """The record itself, with every secret: to look at, not to change."""
        return self._state

    @lazy
    def is_open(self) -> bool:
        """Whether nothing of this position is hidden from anybody."""
        if not self.game.room.hides:
            return True
        public = self._shown[TABLE] = self.game.rules.view(self._state, TABLE)
        return bool(public == self._state)

    def shown(self, seat: int) -> Record:
        """The record as a seat knows it. To look at, not to change."""
        if self.is_open:
            return self._state
        found = self._shown.get(seat)
        if found is None:
            found = self._shown[seat] = self.game.rules.view(self._state, seat)
        return found

    def forget(self) -> None:
        """Drop what is only asked of the latest position: it can be found again."""
        self._legal, self._shown = {}, {}
        self._state.forget()

    @lazy
    def to_act(self) -> tuple[int, ...]:
        """The seats awaited now: one; several who choose at the same time; CHANCE; or none."""
        return self.game.rules.to_act(self._state)

    @property
    def is_over(self) -> bool:
        return not self.to_act

    @property
    def legal(self) -> list[str]:
        """The actions of the seat to act, in notation (of the first one, if there are several)."""
        return self.legal_for(self.to_act[0]) if self.to_act else []

    def legal_for(self, seat: int) -> list[str]:
        """The actions open to a seat now; none if it is not its turn."""
        codes = self.codes_for(seat)
        return [*_texts(self.game.room.short_name, tuple(codes))] if codes else []

    @property
    def chance(self) -> list[tuple[str, Fraction]]:
        """When chance acts: what may happen, and its exact probability."""
        if self.to_act != (CHANCE,):
            return []
        found = self.game.rules.chance(self._state)
        total = sum(weight for _, weight in found)
        return [(self.write_action(a), Fraction(weight, total)) for a, weight in found]

    def play(self, action: str, seat: int | None = None, lang: str = "en") -> Position:
        """The position after an action. `seat` is needed only when several may act."""
        code = self.read_action(action, lang)
        if seat is None:
            seat = self._only_seat(code)
        return self.play_code(code, seat, lang)

    def play_code(self, code: int, seat: int, lang: str = "en") -> Position:
        """The same for the code of an action."""
        if code not in self.codes_for(seat):
            raise self._refusal(seat, code, lang)
        return Position(self.game, *self.game.rules.play(self._state, seat, code), (seat, code))

    @lazy
    def public(self) -> int:
        """What everybody knows of the action that led here, as a code; HIDDEN if nothing."""
        return HIDDEN if self.came_by is None else self.seen_code(*self.came_by, TABLE)

    def read_action(self, action: str, lang: str = "en") -> int:
        """The code of an action as a person types it, else InvalidAction."""
        code = (
            _code(self.game.room.short_name, action, lang)
            if len(action) <= LONGEST_ACTION
            else None
        )
        if code is None:
            example = self.game.room.text(lang, "notation-help")
            raise InvalidAction("unreadable-action", action=action.strip(), right=example)
        return code

    def view(self, seat: int) -> View:
        """All that a seat may know, and nothing else, ready for JSON. TABLE is a spectator."""
        return {**self.outline(seat), "state": self.shown(seat).to_dict()}

    def outline(self, seat: int) -> Outline:
        """A view without the state."""
        if seat == CHANCE:
            self._check_seat(seat)
        awaited = self.to_act
        return {
            "game": self.game.written,
            "seat": seat,
            "to_act": list(awaited),
            "legal": self.legal_for(seat),
            "returns": None if awaited else list(self.returns),
            "ended": "" if awaited else self.ended,
        }

    def seen(self, actor: int, action: str, seat: int) -> str:
        """What a seat knows by now of an action played earlier; `?` if nothing."""
        code = self.seen_code(actor, self.read_action(action), seat)
        return "?" if code == HIDDEN else self.write_action(code)

    def seen_code(self, actor: int, code: int, seat: int) -> int:
        """The same for the code of an action; HIDDEN if nothing."""
        return self.game.rules.seen(self._state, actor, code, seat)

    @lazy
    def returns(self) -> tuple[int, ...]:
        """What the game was worth to each seat; zeros while it goes on."""
        if not self.is_over:
            return (0,) * self.game.seats
        return self.game.rules.returns(self._state, self.game.seats)

    @lazy
    def ended(self) -> str:
        """By which rule the game ended: `ended-points`, `ended-repetition`, …, the name of the
        message that says so; nothing while it goes on."""
        return self.game.room.rules.ended(self._state) if self.is_over else ""

    @lazy
    def scores(self) -> tuple[int, ...]:
        """What each seat adds to its score in a match; zeros while the game goes on."""
        if not self.is_over:
            return (0,) * self.game.seats
        return self.game.rules.scores(self._state, self.game.seats)

    def draw(self, seat: int | None = None, lang: str = "en") -> str:
        """A picture of the whole position, or of what a seat may know, from its side."""
        state = self._state if seat is None else self.shown(seat)
        drawn: str = self.game.room.drawing.draw(state, max(seat or 0, 0), lang)
        return drawn

    def to_json(self) -> str:
        state = {k: v for k, v in self._state.to_dict().items() if k not in self._state.settings}
        version = self.game.room.version
        return json.dumps({"game": str(self.game), "rules": version, "state": state})

    @classmethod
    def from_json(cls, text: str | bytes) -> Position:
        """Read back `to_json`; InvalidPosition says what is wrong with it."""
        try:
            found = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise InvalidPosition("position-not-json", problem=str(problem)) from None
        if not isinstance(found, dict) or set(found) != {"game", "rules", "state"}:
            raise InvalidPosition("position-not-ours")
        if not isinstance(found["game"], str) or not isinstance(found["state"], dict):
            raise InvalidPosition("position-not-ours")
        of = game(found["game"])
        if found["rules"] != of.room.version:
            raise InvalidPosition(
                "position-other-rules", rules=str(found["rules"]), right=of.room.version
            )
        settings = {k: v for k, v in of.initial.to_dict().items() if k in of.initial.settings}
        try:
            state = of.room.state.from_dict({**found["state"], **settings})
        except ValueError as problem:
            raise InvalidPosition("position-bad-field", field=str(problem)) from None
        return cls(of, checked(of, state))

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        return f"<Position of {self.game}, {'over' if self.is_over else f'to act {self.to_act}'}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.game == other.game
            and self._state.pack() == other._state.pack()
        )

    def __hash__(self) -> int:
        return hash((self.game, self._state.pack()))

    def codes_for(self, seat: int) -> list[int]:
        """`legal_for` as codes. To look at, not to change."""
        found = self._legal.get(seat)
        if found is None:
            if seat == TABLE:
                if not self.game.room.has_bell:
                    return []
            elif seat not in self.to_act:
                if seat != CHANCE:
                    self._check_seat(seat)
                return []
            found = self._legal[seat] = self.game.rules.legal(self._state, seat)
        return found

    def write_action(self, code: int, lang: str = "en") -> str:
        """An action in notation."""
        return _text(self.game.room.short_name, code, lang)

    def _only_seat(self, code: int) -> int:
        """Who plays an action when nobody said: the one awaited, or else the table."""
        if len(self.to_act) > 1:
            raise InvalidAction("which-seat", seats=", ".join(map(str, self.to_act)))
        if code in self.codes_for(TABLE):
            return TABLE
        if not self.to_act:
            raise IllegalAction("game-over")
        return self.to_act[0]

    def _refusal(self, seat: int, code: int, lang: str) -> TableeError:
        if self.is_over:
            return IllegalAction("game-over")
        if seat not in self.to_act and seat in (CHANCE, TABLE):
            return IllegalAction("refused-not-now", action=self.write_action(code, lang))
        if seat not in (*self.to_act, self._holder):
            return IllegalAction("not-your-turn", player=seat + 1)
        # Explained from what the seat may know: a refusal must not tell a secret.
        shown = self.game.rules.view(self._state, seat)
        reason = self.game.room.rules.why_not(shown, seat, code)
        return IllegalAction(reason, self.game.room.name, action=self.write_action(code, lang))

    @property
    def _holder(self) -> int:
        """The seat that holds the dice, when chance acts: its turn, but first they are thrown."""
        return self.game.room.rules.thrower(self._state) if self.to_act == (CHANCE,) else CHANCE

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.game.seats:
            raise InvalidAction("no-such-seat", seat=seat, right=self.game.seats - 1)


@lru_cache(maxsize=50_000)
def _code(name: str, action: str, lang: str) -> int | None:
    """Reading is asked for the same few actions over and over."""
    return room(name).notation.code(action, lang)


@lru_cache(maxsize=50_000)
def _text(name: str, code: int, lang: str) -> str:
    """And so is writing."""
    return room(name).notation.text(code, lang)


@lru_cache(maxsize=50_000)
def _texts(name: str, codes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(_text(name, code, "en") for code in codes)


def checked(game: Game, state: Record) -> Record:
    """The state, if a game could come to it."""
    game.room.rules.tally(state)
    problem = game.room.rules.impossible(state)
    if problem:
        raise InvalidPosition(problem, game.room.name)
    return state
