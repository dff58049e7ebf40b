"""How far something is, shown in a terminal if it takes more than a moment."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Self

from tablee.texts import text

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE = 2.0
"""Seconds before progress is shown: what is quicker needs none."""


class Meter:
    """Use it in `with`, and `tell` it how much is done; it is shown beside the answer."""

    def __init__(self, lang: str, done: int = 0, total: int = 0) -> None:
        """`total` is 0 while nobody knows it."""
        from rich.console import Console

        self._lang = lang
        self._now, self._first = (done, total), done
        self._bar: Progress | None = None
        self._is_ended = False
        self._lock = threading.Lock()
        self._console = Console(stderr=True)
        self._timer = threading.Timer(PATIENCE, self._begin)
        self._timer.daemon = True
        self._began = time.monotonic()

    def __enter__(self) -> Self:
        if self._console.is_terminal:
            self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        with self._lock:
            if self._bar is not None:
                self._bar.stop()
            self._is_ended = True

    def tell(self, done: int, total: int) -> None:
        with self._lock:
            self._now = done, total
            if self._bar is not None:
                self._show()

    def _begin(self) -> None:
        from rich.progress import BarColumn, Progress, TextColumn

        with self._lock:
            if self._is_ended:
                return
            columns = (
                TextColumn("{task.description}"),
                BarColumn(),
                TextColumn("{task.fields[left]}"),
            )
            self._bar = Progress(*columns, console=self._console, transient=True)
            self._task = self._bar.add_task("", total=None, left="")
            self._show()
            self._bar.start()

    def _show(self) -> None:
        done, total = self._now
        if not total:
            return
        left = ""
        if self._first < done < total:
            taken = time.monotonic() - self._began
            seconds = round(taken / (done - self._first) * (total - done))
            left = text(self._lang, "meter-left", minutes=seconds // 60, seconds=seconds % 60)
        said = text(self._lang, "meter-progress", done=done, total=total)
        assert self._bar is not None
        self._bar.update(self._task, completed=done, total=total, description=said, left=left)
