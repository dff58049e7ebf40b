"""What players ask of each other, and who has agreed."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.server.protocol import Request


class Requests:
    """What has been asked at a table and not been settled."""

    def __init__(self) -> None:
        self.open: dict[str, Request] = {}
        """By what was asked. To look at, not to change."""

    def find(self, what: str) -> Request | None:
        return self.open.get(what)

    def all(self) -> list[Request]:
        return list(self.open.values())

    def ask(self, what: str, by: int, people: Iterable[int]) -> None:
        others = [player for player in people if player != by]
        self.open[what] = Request(what, by, [by], others)  # type: ignore[arg-type]

    def answer(self, what: str, by: int, yes: bool) -> None:
        found = self.open.pop(what)
        if yes:
            awaited = [player for player in found.awaited if player != by]
            self.open[what] = Request(found.what, found.by, [*found.agreed, by], awaited)

    def without(self, player: int) -> None:
        """Somebody has gone: their own requests are dropped, and nobody waits for their answer. (A
        draw is not given away for them.)"""
        for what, found in list(self.open.items()):
            if found.by == player or (what == "draw" and player in found.awaited):
                del self.open[what]
            elif player in found.awaited:
                self.answer(what, player, yes=True)

    def drop(self, what: str) -> None:
        self.open.pop(what, None)

    def clear(self) -> None:
        self.open.clear()
