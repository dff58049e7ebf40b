"""One at a time, first come, first served."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """Like `asyncio.Lock`, but it can also be taken at once, by whoever does not want to wait."""

    __slots__ = ("_waiting", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it, if nobody has it."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def free(self) -> None:
        """Hand it to the next who waits, if somebody does: nobody comes in between."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.free()
            raise

    async def __aexit__(self, *problem: object) -> None:
        self.free()
