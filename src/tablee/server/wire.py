"""The websocket itself: uvicorn's, with a short way for what happens all the time.

Nearly every message is one whole frame. Such a message is taken out of its frame here and handed
over at once, and put into a frame and written at once. Everything else (the handshake, messages in
several frames, pings, closing, whatever breaks the protocol) goes the long way, through the
`websockets` library, frame by frame.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

MOST_WAITING = 2 * 1024 * 1024
"""Bytes that wait for a client that does not read; then it has to come back."""
WHOLE_TEXT, MASKED = 0x81, 0x80
IS_LAST, IS_CONTROL, CLOSE = 0x80, 0x08, 0x88
SMALL_HEAD = 6
"""Bytes before a short message of a client: kind, size and mask."""
short_head, long_head, longest_head = (struct.Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))


class Wire(WebSocketsSansIOProtocol):
    """One connection. `serve` begins the short way, once the handshake is done."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._is_open = False
        self._answer: Callable[[bytes], bool] | None = None
        self._over: asyncio.Future[None] | None = None
        self._is_busy = False
        """Whether a message is being answered."""
        self._is_in_parts = self._has_closed = False
        self._rest = b""
        """The beginning of a frame."""
        self._inbox: deque[bytes] = deque()
        self._outbox: list[bytes] = []

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["tablee.wire"] = self  # type: ignore[assignment]

    # ── reading ──────────────────────────────────────────────────────────────────────────────

    async def serve(self, answer: Callable[[bytes], bool]) -> None:
        """Hand every message to `answer`, one after the other, until the client is gone or somebody
        says `end`. If it says False, it says `ready` when it is done, and the next one waits."""
        if self.disconnected or self.transport.is_closing():
            return
        self._is_open, self._answer = True, answer
        self._over = self.loop.create_future()
        await self._over

    def ready(self) -> None:
        """The latest message has been answered: on with the next."""
        answer, inbox = self._answer, self._inbox
        while inbox and answer is not None:
            if not answer(inbox.popleft()):
                return
        self._is_busy = False
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def end(self) -> None:
        """Take no more messages."""
        self._answer = None
        self._inbox.clear()
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    def data_received(self, data: bytes) -> None:
        if not self._is_open:
            super().data_received(data)
            return
        size = len(data) - SMALL_HEAD
        is_alone = 0 <= size < 126 and data[1] == MASKED | size and data[0] == WHOLE_TEXT
        if is_alone and not self._rest and not self._is_in_parts:
            # What nearly every packet is: one short message, and nothing else.
            self._take(apply_mask(data[SMALL_HEAD:], data[2:SMALL_HEAD]))
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at = 0
        while at < len(data):
            start, end = borders(data, at)
            if end - start > self.config.ws_max_size:
                # Larger than may be: whoever knows the protocol says so, and hangs up.
                self._is_open = False
                super().data_received(data[at:])
                return
            if not end or end > len(data):
                self._rest = data[at:]
                return
            if data[at] == WHOLE_TEXT and data[at + 1] & MASKED and not self._is_in_parts:
                self._take(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                self._long_way(data[at:end])
            at = end

    def _long_way(self, frame: bytes) -> None:
        if not frame[0] & IS_CONTROL:
            self._is_in_parts = not frame[0] & IS_LAST
        # Whoever has said goodbye says no more. What they said before is still answered.
        self._has_closed = self._has_closed or frame[0] == CLOSE
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that came in several frames, or as bytes."""
        if not self._is_open:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._take(data)

    def _take(self, data: bytes) -> None:
        if self._has_closed:
            return
        if self._is_busy:
            # Let those that follow wait where they are.
            self._inbox.append(data)
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        elif self._answer is not None and not self.close_sent:
            self._is_busy = True
            if self._answer(data):
                self._is_busy = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.end()

    # ── writing ──────────────────────────────────────────────────────────────────────────────

    def post(self, data: bytes) -> None:
        """Send a message, without ever waiting for the one who is to read it. What is posted in
        one turn of the loop is written together."""
        outbox = self._outbox
        if not outbox:
            self.loop.call_soon(self._flush)
        outbox.append(framed(data))

    def _flush(self) -> None:
        outbox, transport = self._outbox, self.transport
        data = outbox[0] if len(outbox) == 1 else b"".join(outbox)
        outbox.clear()
        if self.close_sent or not data or transport.is_closing():
            return
        transport.write(data)
        if transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()

    async def send(self, message: Any) -> None:
        if self._outbox:
            self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        if self._outbox:
            self._flush()
        super().shutdown()


def framed(data: bytes) -> bytes:
    """A text message of a server as a frame."""
    size = len(data)
    if size < 126:
        return short_head(WHOLE_TEXT, size) + data
    if size < 1 << 16:
        return long_head(WHOLE_TEXT, 126, size) + data
    return longest_head(WHOLE_TEXT, 127, size) + data


def borders(data: bytes, at: int) -> tuple[int, int]:
    """Where the content of the frame begins and ends that begins here; (0, 0) if its head is not
    all there."""
    if len(data) < at + 2:
        return 0, 0
    size = data[at + 1] & 0x7F
    start = at + (6 if data[at + 1] & MASKED else 2)
    if size >= 126:
        extra = 2 if size == 126 else 8
        start += extra
        if len(data) < start:
            return 0, 0
        size = int.from_bytes(data[at + 2 : at + 2 + extra])
    return (start, start + size) if len(data) >= start else (0, 0)
