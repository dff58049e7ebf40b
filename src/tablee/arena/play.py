"""Play one deal between bots, in every rotation of the seats. Runs in a worker.

A bot is handed views only. A bot that crashes, answers what is not legal, or (seen from outside, by
`processes.heartbeat`) hangs or kills its process loses that game by forfeit; nothing else is lost.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

from tablee.arena.deals import SeededDeal
from tablee.arena.task import DealTask, Loss, PlayedDeal, PlayedGame
from tablee.bots import Bot, bot
from tablee.contract.rules import CHANCE
from tablee.core.errors import WrongAnswer
from tablee.core.game import Game
from tablee.core.game import game as find_game
from tablee.core.position import Position
from tablee.processes.heartbeat import Heartbeat

LONGEST = 10_000
"""Actions after which a game is left undecided: some games can go on for ever."""
_warm: set[tuple[str, str]] = set()


class Forfeit(Exception):
    """A bot has lost the game it was playing, by its own fault."""

    def __init__(self, seat: int, why: str, said: str = "") -> None:
        super().__init__(why)
        self.seat, self.why, self.said = seat, why, said


@dataclass
class SeatedBot:
    """A bot at a table, and how long it thought."""

    name: str
    player: Bot
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0


def play_deal(task: DealTask, heartbeat: Heartbeat) -> PlayedDeal:
    lost = {loss["game"]: loss for loss in task.get("lost", [])}
    return {
        "games": [
            play_game(task, number, heartbeat)
            if number not in lost
            else _forfeited(task, number, lost[number])
            for number in range(len(task["seatings"]))
        ]
    }


def play_game(task: DealTask, number: int, heartbeat: Heartbeat) -> PlayedGame:
    """One game: what it was worth to every seat, and how long everybody thought."""
    game, names = find_game(task["game"]), [task["bots"][i] for i in task["seatings"][number]]
    table = ArenaTable(game, task, number, heartbeat)
    seats: list[SeatedBot] = []
    try:
        for seat, name in enumerate(names):
            seats.append(table.seated(seat, name))
        position = table.play(seats)
    except Forfeit as fault:
        loss: Loss = {"game": number, "seat": fault.seat, "why": fault.why, "said": fault.said}
        return {**_forfeited(task, number, loss), "thought": _thought(seats)}
    played: PlayedGame = {
        "bots": task["seatings"][number],
        "returns": list(position.returns),
        "actions": table.actions,
    }
    if not position.is_over:
        played["unfinished"] = True
    played["thought"] = _thought(seats)
    return played


class ArenaTable:
    """The game, its luck, and the seats round it."""

    def __init__(self, game: Game, task: DealTask, number: int, heartbeat: Heartbeat) -> None:
        self.game = game
        self.actions = 0
        self._task = task
        self._number = number
        self._heartbeat = heartbeat
        self._deal = SeededDeal(f"{task['seed']} {task['deal']}")

    def seated(self, seat: int, name: str) -> SeatedBot:
        """A bot with random numbers of its own for this game."""
        key = f"{self._task['seed']} {self._task['deal']} {self._number} {seat} {name}"
        seed = Random(key).getrandbits(60)
        self._heartbeat.note(self._number, seat, self._task["limit"])
        try:
            made = bot(self.game, name, seed, self._task["seconds"])
        except (Exception, SystemExit) as problem:  # noqa: BLE001 - somebody else's program
            raise Forfeit(seat, "crashed", _said(problem)) from None
        return SeatedBot(name, made)

    def play(self, seats: list[SeatedBot]) -> Position:
        position = self.game.start()
        while not position.is_over and self.actions < LONGEST:
            if position.to_act == (CHANCE,):
                self._heartbeat.rest()
                position = position.play(self._deal.draw(position), CHANCE)
            else:
                seat = position.to_act[0]
                position = position.play(self._choice(seats[seat], seat, position), seat)
            self.actions += 1
        self._heartbeat.rest()
        return position

    def _choice(self, who: SeatedBot, seat: int, position: Position) -> str:
        view = position.view(seat)
        legal = tuple(view["legal"])
        self._heartbeat.note(self._number, seat, self._task["limit"])
        began = time.process_time()
        try:
            action = who.player.choose(view)
        except WrongAnswer as problem:
            raise Forfeit(seat, "illegal", _said(problem)) from None
        except (Exception, SystemExit) as problem:  # noqa: BLE001 - somebody else's program
            raise Forfeit(seat, "crashed", _said(problem)) from None
        taken = time.process_time() - began
        if (self.game.room.name, who.name) in _warm:
            who.moves += 1
            who.seconds += taken
            who.slowest = max(who.slowest, taken)
        _warm.add((self.game.room.name, who.name))
        if action not in legal:
            raise Forfeit(seat, "illegal", str(action)[:200])
        return action


def _forfeited(task: DealTask, number: int, loss: Loss) -> PlayedGame:
    seating = task["seatings"][number]
    return {
        "bots": seating,
        "returns": [0] * len(seating),
        "actions": 0,
        "forfeit": {"seat": loss["seat"], "why": loss["why"], "said": loss.get("said", "")},
    }


def _thought(seats: list[SeatedBot]) -> list[tuple[int, float, float]]:
    """Moves, CPU seconds and the slowest move of every seat; the first move of a bot in a worker,
    which may have waited for the compiler, is not counted."""
    return [(s.moves, round(s.seconds, 4), round(s.slowest, 4)) for s in seats]


def _said(problem: BaseException) -> str:
    words = str(problem).strip().splitlines()
    return f"{type(problem).__name__}: {words[0] if words else ''}"[:200]
