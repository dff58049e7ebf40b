"""One worker process and the one who watches it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from tablee.processes.heartbeat import Beat, Heartbeat
from tablee.processes.lines import Answer, Broken, Compiling, command, read_said, result_of, written

Task = Mapping[str, object]
LOOK = 0.1
"""Seconds between two looks at a worker."""
TRIES = 3
"""How often a task is tried again whose worker died for no reason we know."""


def search_path() -> list[str]:
    """Where modules are found that are no part of the installation: the person's own bots."""
    installed = (sys.prefix, sys.base_prefix)
    return [str(Path(p).absolute()) for p in sys.path if not p.startswith(installed)]


class Worker:
    """Does one task after another. Its process is started when needed, and again after a loss."""

    def __init__(self, function: str, path: Sequence[str]) -> None:
        self._function = function
        self._path = [*path, os.environ.get("PYTHONPATH", "")]
        self._process: subprocess.Popen[bytes] | None = None
        self._heartbeat = Heartbeat.new()
        self._is_closed = False

    def do(self, task: Task) -> object:
        """The result of a task. If a seat's bot silences or kills the process, the task is done
        again and told so: `lost` then lists the game, the seat and why."""
        unexplained, losses = 0, list[Task]()
        while True:
            answer, is_silent = self._ask(task)
            if answer is not None:
                return result_of(answer)
            beat = self._heartbeat.read()
            self.stop()
            if beat.limit > 0:
                why = "silent" if is_silent else "died"
                loss = {"game": beat.game, "seat": beat.seat, "why": why}
                losses.append(loss)
                task = {**task, "lost": losses}
            else:
                unexplained += 1
            if unexplained == TRIES or self._is_closed:
                raise Broken(f"the worker died {TRIES} times in the task {json.dumps(task)}")

    def _ask(self, task: Task) -> tuple[Answer | None, bool]:
        """What a worker answers, None if it died; and whether it died of its silence."""
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        watch = Watch(process, self._heartbeat)
        with suppress(BrokenPipeError):
            process.stdin.write(written(task))
            process.stdin.flush()
        try:
            while (line := process.stdout.readline()).endswith(b"\n"):
                if not isinstance(said := read_said(line), Compiling):
                    return said, False
        finally:
            watch.end()
        return None, watch.is_silent

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._heartbeat.rest()
            self._process = subprocess.Popen(
                command(self._function, self._heartbeat.path),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, self._path))},
                # Ctrl-C is for the one who watches; it then ends the workers.
                start_new_session=True,
            )
            if self._is_closed:
                # Abandoned in this very moment.
                self._process.kill()
        return self._process

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                with suppress(OSError):
                    assert pipe is not None
                    pipe.close()
            self._process = None

    def abandon(self) -> None:
        """End the process from another thread, whatever it is doing, and start no other."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        self._is_closed = True
        self.stop()
        self._heartbeat.remove()


class Watch:
    """Kills a process in which one move takes longer than it may. Time spent waiting for a core
    does not count: a busy machine is nobody's fault."""

    def __init__(self, process: subprocess.Popen[bytes], heartbeat: Heartbeat) -> None:
        self.is_silent = False
        self._process = process
        self._heartbeat = heartbeat
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        seen, spent = Beat(-1, -1, -1, 0.0), 0.0
        before = time.monotonic(), used(self._process.pid)
        while not self._ended.wait(LOOK):
            beat, now = self._heartbeat.read(), (time.monotonic(), used(self._process.pid))
            (then, (_, worked)), (moment, (is_working, working)) = before, now
            spent += working - worked if is_working else moment - then
            before = now
            if beat != seen:
                seen, spent = beat, 0.0
            elif 0 < beat.limit < spent:
                self.is_silent = True
                self._process.kill()
                return

    def end(self) -> None:
        self._ended.set()
        self._thread.join()


def used(process: int) -> tuple[bool, float]:
    """Whether a process wants a core right now, and the CPU seconds it has had, where the system
    says so (Linux); elsewhere all time counts."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return False, 0.0
    return stat[0] == "R", (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
