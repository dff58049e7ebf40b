"""The games in OpenSpiel: `pyspiel.load_game("tablee_foxu(pie=false)")` works after importing this.

Every option of a game is a parameter (`spelled(game)` writes them; a number among words is written
`n4`: `tablee_da_vinci_code(first=n0)`). Seats that choose at the same time act one after the other,
and no information state tells a choice before all are made. `load(position)` gives a game that
begins at any position of ours, for solvers that cannot go through a whole game. What is hidden in
the position is dealt by chance first, in all the ways that fit what everybody round the table knows
(docs/decisions/0076).

An information state is what a player has seen played, in order, and a fingerprint of all that the
player may know now. Resampling one imagines what the player cannot see (`imagine` in the contract).
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

import numpy.typing as npt

from tablee.adapters import without
from tablee.core.options import OptionValue

try:
    import pyspiel
except ModuleNotFoundError as problem:
    raise without("openspiel", problem) from None

import numpy as np

from tablee.contract import rules as contract
from tablee.contract.rules import CHANCE, TABLE
from tablee.core.binding import Binding
from tablee.core.deals import PossibleDeal, deals
from tablee.core.game import Game
from tablee.core.options import OneOf, Option, show
from tablee.core.plain_rules import PlainRules, rules_of
from tablee.core.position import Position
from tablee.core.randomness import seeded
from tablee.core.record import Record
from tablee.core.room import Room, names, room
from tablee.core.views import View
from tablee.fast.compiled_rules import CompiledRules
from tablee.fast.loops import workspace
from tablee.fast.tensors import (
    Tensor,
    has_chance,
    has_secrets,
    is_zero_sum,
    returns_within,
    row,
    tensor,
)

PREFIX = "tablee_"
BEGINNING = "position"
"""The parameter that holds where a game begins; see `load`."""
LONGEST = 1_000_000
"""OpenSpiel asks how long a game may last. Some of ours have no limit: nobody will see this one."""
RECENT = 16
"""How many of the last actions an information state tensor shows."""


@dataclass(frozen=True)
class Deed:
    """Something played: by whom, and what. `is_memory`: what is written is what was seen of it."""

    actor: int
    code: int
    is_memory: bool = False


@dataclass(frozen=True)
class Situation:
    """A state and how it came about. It never changes, so a copy is itself."""

    game: Game
    state: Record
    past: tuple[Deed, ...] = ()

    def __deepcopy__(self, memo: object) -> Situation:
        return self

    @property
    def rules(self) -> PlainRules | CompiledRules:
        """Compiled, unless the environment says otherwise."""
        return rules_of(self.game.room.short_name, os.environ.get("TABLEE_RULES", "compiled"))

    @cached_property
    def actor(self) -> int | None:
        """Who acts now: the first of those awaited, CHANCE, or None when the game is over."""
        awaited = self.rules.to_act(self.state)
        return awaited[0] if awaited else None

    def legal(self, player: int) -> list[int]:
        return self.rules.legal(self.state, player)

    def chances(self) -> list[tuple[int, float]]:
        found = self.rules.chance(self.state)
        total = sum(weight for _, weight in found)
        return [(a, weight / total) for a, weight in found]

    def after(self, code: int) -> Situation:
        assert self.actor is not None
        state, _ = self.rules.play(self.state, self.actor, code)
        return Situation(self.game, state, (*self.past, Deed(self.actor, code)))

    def written(self, code: int) -> str:
        return str(self.game.room.notation.text(code, "en"))

    def seen(self, player: int) -> tuple[Deed, ...]:
        """What a player knows by now of all that was played."""
        return tuple(
            deed
            if deed.is_memory
            else Deed(deed.actor, self.rules.seen(self.state, deed.actor, deed.code, player), True)
            for deed in self.past
        )

    def view(self, player: int) -> Record:
        return self.rules.view(self.state, player)

    def imagined(self, player: int, seed: int) -> Situation:
        """A moment that the player cannot tell from this one."""
        state = self.view(player).copy()
        w = workspace(self.game.room.actions, seeded(seed))
        Binding(self.game.room.rules)(contract.imagine)(state, player, w)
        return replace(self, state=state, past=self.seen(player))


@dataclass(frozen=True)
class Dealing(Situation):
    """Before a game that begins in the middle: chance deals what is hidden there. The state is what
    everybody knows, and nobody hears what was dealt: each sees their own."""

    deals: tuple[PossibleDeal, ...] = ()

    @cached_property
    def actor(self) -> int | None:
        return CHANCE

    def legal(self, player: int) -> list[int]:
        return [*range(len(self.deals))]

    def chances(self) -> list[tuple[int, float]]:
        return [(a, deal.probability) for a, deal in enumerate(self.deals)]

    def after(self, code: int) -> Situation:
        return Situation(self.game, self.deals[code].state)

    def written(self, code: int) -> str:
        return f"deal {code}"

    def view(self, player: int) -> Record:
        return self.state


@lru_cache(256)
def beginning(position: Position) -> Situation:
    """How a game begins that begins at this position."""
    found = deals(position)
    if len(found) == 1:
        return Situation(position.game, found[0].state)
    return Dealing(position.game, position.shown(TABLE), deals=found)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of a game of ours."""

    def __init__(self, game: Any, moment: Situation) -> None:
        super().__init__(game)
        self._moment = moment

    def current_player(self) -> int:
        actor = self._moment.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self._moment.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        return self._moment.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._moment.chances()

    def _apply_action(self, action: int) -> None:
        self._moment = self._moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._moment.written(action)

    def returns(self) -> list[float]:
        moment = self._moment
        if moment.actor is not None:
            return [0.0] * moment.game.seats
        return [float(v) for v in moment.rules.returns(moment.state, moment.game.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one, what is unseen drawn anew."""
        imagined = self._moment.imagined(player, int(sampler() * 2**53))
        return TableState(self.get_game(), imagined)

    @property
    def position(self) -> Position:
        """The same in Tablée, for `tablee.analyse` and everything else. Before chance has dealt
        what is hidden: what everybody knows."""
        return Position(self._moment.game, self._moment.state.copy())

    def view(self, player: int) -> View:
        """All that a player may know, as JSON."""
        return self.position.view(player)

    def __str__(self) -> str:
        return str(self.position)


class TableObserver:
    """What a player sees: the row of numbers of `tablee.batch`, and for an information state the
    last actions that the player saw: 1 + actor and 1 + code, the latest first; 0 for none."""

    def __init__(self, game: Game, kind: Any) -> None:
        self._layout: Tensor = tensor(game)
        self._game = game
        self._recalls = bool(kind.perfect_recall)
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        size = 0 if self._is_public else self._layout.size + 2 * RECENT * self._recalls
        self.tensor = np.zeros(size, np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not self._is_public:
            for part in self._layout.parts:
                self.dict[part.name] = self.tensor[part.start : part.stop].reshape(part.shape)
        if self._recalls and not self._is_public:
            self.dict["recent"] = self.tensor[self._layout.size :].reshape(RECENT, 2)

    def set_from(self, state: TableState, player: int) -> None:
        if self._is_public:
            return
        shown = state._moment.view(player)
        self.tensor[: self._layout.size] = row(self._layout, shown.pack(), player)
        if self._recalls:
            recent = np.zeros((RECENT, 2), np.float32)
            for i, deed in enumerate(reversed(state._moment.seen(player)[-RECENT:])):
                recent[i] = (2 + deed.actor, 1 + deed.code)
            self.dict["recent"][:] = recent

    def string_from(self, state: TableState, player: int) -> str:
        eyes = TABLE if self._is_public else player
        shown = state._moment.view(eyes)
        if not self._recalls:
            return str(self._game.room.drawing.draw(shown, max(eyes, 0), "en"))
        seen = " ".join(f"{deed.actor}:{deed.code}" for deed in state._moment.seen(eyes))
        mark = hashlib.blake2b(shown.pack(), digest_size=8).hexdigest()
        return f"{eyes} [{seen}] {mark}"


def spelled(game: Game) -> str:
    """How OpenSpiel calls a game of ours, options included."""
    found = ",".join(f"{name}={_shown(value)}" for name, value in _parameters(game).items())
    return f"{PREFIX}{game.room.short_name}({found})"


def load(position: Position) -> Any:
    """A game of OpenSpiel that begins at this position. What is hidden in it is not taken from it:
    chance deals it, each deal that fits what everybody knows being as likely as the room's oracle
    weighs it. InvalidPosition where those deals cannot be gone through."""
    beginning(position)
    written = base64.urlsafe_b64encode(position.to_json().encode()).decode().rstrip("=")
    found = position.game
    parameters = {**_parameters(found), BEGINNING: written}
    return pyspiel.load_game(PREFIX + found.room.short_name, parameters)


def read(written: str) -> Position:
    """The position that is written in a game's parameter."""
    return Position.from_json(base64.urlsafe_b64decode(written + "=" * (-len(written) % 4)))


def _parameters(game: Game) -> dict[str, OptionValue]:
    return {
        option.name: _parameter(option, game.options[option.name])
        for option in game.room.all_options
    }


def _parameter(option: Option, value: OptionValue) -> OptionValue:
    """An option's value as OpenSpiel can hold it: all values of one type. Where a number stands
    beside words it is written `n4`, because OpenSpiel would take a lone 4 for another type."""
    kinds = {type(one) for one in option.values}
    if len(kinds) == 1 and not (isinstance(option, OneOf) and option.also_shown):
        return value
    return f"n{value}" if isinstance(value, int) or value.isdigit() else show(value)


def _option(value: object) -> object:
    """The other way round."""
    found = re.fullmatch(r"n(\d+)", value) if isinstance(value, str) else None
    return found[1] if found else value


def _shown(value: OptionValue) -> str:
    return str(value) if isinstance(value, bool) else show(value)


def _game_type(found: Room, of: Game) -> Any:
    chance, information = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + found.short_name,
        long_name=f"Tablée: {found.title('en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if has_chance(of) else chance.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION
        if has_secrets(of)
        else information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum(of) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.players[-1],
        min_num_players=found.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            BEGINNING: "",
            **{option.name: _parameter(option, option.default) for option in found.all_options},
        },
    )


def _game_info(of: Game, deals: int = 0) -> Any:
    """`deals`: how many chance has to choose from before a game that begins in the middle."""
    least, most = returns_within(of)
    return pyspiel.GameInfo(
        num_distinct_actions=of.room.actions,
        max_chance_outcomes=max(of.room.actions if has_chance(of) else 0, deals),
        num_players=of.seats,
        min_utility=float(least),
        max_utility=float(most),
        utility_sum=0.0 if is_zero_sum(of) else None,
        max_game_length=LONGEST,
    )


def register(found: Room) -> None:
    """Make a game known to OpenSpiel."""

    class TableGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, parameters: dict[str, object] | None = None) -> None:
            chosen = dict(parameters or {})
            begins = chosen.pop(BEGINNING, "")
            of = Game(found, {name: _option(value) for name, value in chosen.items()})
            moment = beginning(read(str(begins)) if begins else of.start())
            dealt = len(moment.deals) if isinstance(moment, Dealing) else 0
            super().__init__(_game_type(found, of), _game_info(of, dealt), parameters or {})
            self._beginning = moment

        def new_initial_state(self) -> TableState:
            return TableState(self, self._beginning)

        def make_py_observer(self, kind: object = None, parameters: object = None) -> TableObserver:
            if parameters:
                raise ValueError(f"observers take no parameters; given {parameters}")
            wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
            return TableObserver(self._beginning.game, wanted)

    pyspiel.register_game(_game_type(found, Game(found, {})), TableGame)


for _name in names():
    register(room(_name))
