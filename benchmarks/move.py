"""What one move costs at a server, without sockets and without a disk:
`python -m benchmarks.move [--game modulo] [--steps | --calls]`.

A hundred tables in this process. Time on a busy machine says little; what is counted does not
depend on it: `--steps` the steps of the interpreter, function by function; `--calls` the calls of
functions of ours on the way of a move, the files they are in, and how often an action is read and
written.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import msgspec
from tests.server.support import Dice, new_setup

import tablee
from tablee.core.plain_rules import quicken
from tablee.server import protocol as p
from tablee.server.hub import Hub
from tablee.server.limits import Limits
from tablee.server.socket import Connection
from tablee.server.store import ToKeep
from tablee.server.tuning import tune

TABLES, WARM = 100, 2000
OURS = str(Path(tablee.__file__).parent)
decode = msgspec.json.Decoder(p.ServerMessage).decode
encode = msgspec.json.Encoder().encode


class Nowhere:
    """A store that has kept everything at the end of the turn."""

    name = "nowhere"

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    async def create(self, *_: object) -> None:
        pass

    def append(
        self, code: str, changes: list[ToKeep], stage: str | None = None
    ) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._deliver)
        self._waiting.append(loop.create_future())
        return self._waiting[-1]

    def _deliver(self) -> None:
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            each.set_result(None)

    async def announce(self, *_: object) -> None:
        pass

    async def close(self) -> None:
        pass


class Player:
    """In place of a wire: somebody who plays whatever may be played."""

    def __init__(self, hub: Hub, random: Random) -> None:
        self._random = random
        self._received: list[bytes] = []
        self.post = self._received.append
        self.connection = Connection(hub, Limits(False), "here", self)  # type: ignore[arg-type]
        self._number = 0

    def ready(self) -> None:
        pass

    def end(self) -> None:
        raise ConnectionError(self._received[-1].decode())

    def answer(self) -> bytes | None:
        """The next move, if this player has been asked for one."""
        if not self._received:
            return None
        said = [decode(data) for data in self._received]
        self._received.clear()
        moments = [m.moment for m in said if isinstance(m, p.Welcome | p.Event) and m.moment]
        if not moments or not (moments[-1].legal or moments[-1].may_throw):
            return None
        self._number += 1
        id = f"{id_of(self)}-{self._number}"
        if moments[-1].may_throw:
            return encode({"type": "throw", "id": id})
        action = self._random.choice(moments[-1].legal).action
        return encode({"type": "act", "action": action, "id": id})


def id_of(player: Player) -> str:
    return f"{id(player):x}"[-8:]


async def seat(hub: Hub, game: str) -> list[Player]:
    """A hundred tables, every seat taken."""
    random, found = Random(1), []
    for _ in range(TABLES):
        live = await hub.create(new_setup(game, terms=p.Terms(games=1000)))
        for i in range(len(live.table.places)):
            player = Player(hub, random)
            hello = p.Hello(protocol=p.VERSION, table=live.table.code, token=f"token-{i}")
            player.connection.receive(encode(hello))
            found.append(player)
    await asyncio.sleep(0.1)
    return found


class Steps:
    """Counts the steps of the interpreter."""

    def __init__(self) -> None:
        self.by: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()

    def trace(self, frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        name = f"{Path(code.co_filename).stem}.{code.co_qualname}"
        if event == "call":
            frame.f_trace_lines, frame.f_trace_opcodes = False, True
            self.calls[name] += 1
        elif event == "opcode":
            self.by[name] += 1
        return self.trace


class Calls:
    """Counts the calls of functions of ours."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.files: set[str] = set()

    def profile(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event == "call" and OURS in code.co_filename:
            path = Path(code.co_filename)
            self.files.add(str(path))
            self.calls[f"{path.stem}.{code.co_qualname}"] += 1

    def report(self, game: str) -> None:
        played = self.calls["socket.Connection.receive"]
        calls = self.calls.total() / played
        print(f"{game}: {calls:.0f} calls a move in {len(self.files)} files")
        read, written = (
            self.calls[f"position.Position.{verb}_action"] / played for verb in ("read", "write")
        )
        print(f"an action is read {read:.1f} times and written {written:.1f} times")
        for name, times in self.calls.most_common(40):
            print(f"{times / played:8.2f} {name}")


async def measure(game: str, moves: int, steps: Steps | Calls | None) -> list[float]:
    """Seconds a move, of every turn of the loop."""
    quicken(game)
    hub = Hub(Nowhere(), Dice())  # type: ignore[arg-type]
    players = await seat(hub, game)
    tune()
    played, times = 0, []
    while played < WARM + moves:
        todo = [(each, move) for each in players if (move := each.answer()) is not None]
        is_warm = played >= WARM
        if is_warm and isinstance(steps, Steps):
            sys.settrace(steps.trace)
        elif is_warm and isinstance(steps, Calls):
            sys.setprofile(steps.profile)
        began = time.perf_counter()
        for player, move in todo:
            player.connection.receive(move)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        took = time.perf_counter() - began
        sys.settrace(None)
        sys.setprofile(None)
        if todo and is_warm:
            times.append(took / len(todo))
        played += len(todo)
    await hub.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.move")
    parser.add_argument("--game", default="modulo")
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--steps", action="store_true")
    parser.add_argument("--calls", action="store_true")
    arguments = parser.parse_args()
    if arguments.calls:
        ours = Calls()
        asyncio.run(measure(arguments.game, 1000, ours))
        ours.report(arguments.game)
        return
    steps = Steps() if arguments.steps else None
    moves = 1000 if steps else arguments.moves
    times = sorted(asyncio.run(measure(arguments.game, moves, steps)))
    if steps is None:
        tenth, half = times[len(times) // 10], times[len(times) // 2]
        print(f"{arguments.game}: {1e6 * half:.0f} µs a move (one turn in ten: {1e6 * tenth:.0f})")
        return
    played = steps.calls["socket.Connection.receive"]
    total, calls = steps.by.total() / played, steps.calls.total() / played
    print(f"{arguments.game}: {total:.0f} steps a move in {calls:.0f} calls")
    for name, count in steps.by.most_common(60):
        print(f"{count / played:8.1f}  x{steps.calls[name] / played:<5.2f} {name}")


if __name__ == "__main__":
    main()
