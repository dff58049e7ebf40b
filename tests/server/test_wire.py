"""The websocket: whole messages go a short way, everything else the long one, and nobody waits for
a reader."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from websockets.frames import apply_mask  # type: ignore[attr-defined]

from tablee.server import wire as module
from tablee.server.wire import Wire, borders, framed

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
LIMIT = 70_000
NOTED: list[bytes] = []
"""What was said to be noted."""


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says everything back: at once, or later what begins with `slow`; ready before it has said so
    with what begins with `quick`; a thousand times a message `flood`; hangs up at `bye`."""
    await receive()
    await send({"type": "websocket.accept"})
    wire: Wire = scope["extensions"]["tablee.wire"]
    tasks = set()

    async def later(data: bytes) -> None:
        for _ in range(1000 if data == b"flood" else 1):
            wire.post(data * 100 if data == b"flood" else data)
            await asyncio.sleep(0)
        wire.ready()

    def answer(data: bytes) -> bool:
        if data == b"bye":
            wire.end()
        elif data.startswith(b"note"):
            NOTED.append(data)
        elif data.startswith(b"quick"):
            wire.post(data)
            wire.ready()
            return False
        elif data.startswith((b"slow", b"flood")):
            tasks.add(asyncio.create_task(later(data)))
            return False
        else:
            wire.post(data)
        return True

    await wire.serve(answer)
    await send({"type": "websocket.close", "code": 1008})


def talk(work: Talk) -> None:
    async def run() -> None:
        config = uvicorn.Config(
            echo, port=0, ws=Wire, log_config=None, lifespan="off", ws_per_message_deflate=False,
            ws_max_size=LIMIT, timeout_graceful_shutdown=1,
        )  # fmt: skip
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        try:
            async with asyncio.timeout(20):
                await work(reader, writer)
        finally:
            writer.close()
            server.should_exit = True
            await serving

    asyncio.run(run())


def frame(data: bytes, kind: int = 0x81) -> bytes:
    """As a client sends it."""
    size, mask = len(data), os.urandom(4)
    head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else (
        struct.pack("!BBH", kind, 0xFE, size) if size < 1 << 16
        else struct.pack("!BBQ", kind, 0xFF, size)
    )  # fmt: skip
    return head + mask + apply_mask(data, mask)


async def heard(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The kind and the content of a frame of the server."""
    data = await reader.readexactly(2)
    while not (end := borders(data, 0)[1]):
        data += await reader.readexactly(1)
    data += await reader.readexactly(end - len(data))
    size = data[1]
    return data[0], data[2 if size < 126 else 4 if size == 126 else 10 :]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, LIMIT - 10])
def test_a_message_comes_back_as_it_was(size: int) -> None:
    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        data = bytes(97 + i % 26 for i in range(size))
        writer.write(frame(data))
        assert await heard(reader) == (0x81, data)

    talk(work)


def test_messages_cut_anywhere_come_in_order() -> None:
    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        sent = [b"x" * size for size in (0, 3, 125, 126, 300, 5)]
        stream = b"".join(map(frame, sent))
        for step in (1, 2, 7, 130, len(stream)):
            for at in range(0, len(stream), step):
                writer.write(stream[at : at + step])
                await writer.drain()
                await asyncio.sleep(0)
            assert [(await heard(reader))[1] for _ in sent] == sent

    talk(work)


def test_what_comes_while_a_message_is_answered_waits_for_its_turn() -> None:
    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        sent = [b"slow 1", b"two", b"slow 3", b"quick 4", b"quick 5", b"slow 6", b"x" * 200, b"8"]
        writer.write(b"".join(map(frame, sent)))
        assert [(await heard(reader))[1] for _ in sent] == sent
        # And from one packet to the next.
        for data in sent:
            writer.write(frame(data))
            await writer.drain()
            await asyncio.sleep(0)
        assert [(await heard(reader))[1] for _ in sent] == sent

    talk(work)


def test_nothing_is_answered_after_the_end() -> None:
    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(b"slow") + frame(b"bye") + frame(b"too late"))
        assert await heard(reader) == (0x81, b"slow")
        assert (await heard(reader))[0] == 0x88

    talk(work)


def test_what_comes_after_a_client_has_hung_up_is_not_done() -> None:
    """Also in the same packet; what came before is."""

    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(b"note 1") + frame(b"", 0x88) + frame(b"note 2") + frame(b"note 3"))
        await reader.read()

    NOTED.clear()
    talk(work)
    assert NOTED == [b"note 1"]


def test_a_message_in_parts_with_a_ping_between() -> None:
    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(b"one", 0x01) + frame(b"!", 0x89) + frame(b" two", 0x80) + frame(b"z"))
        assert await heard(reader) == (0x8A, b"!")
        assert await heard(reader) == (0x81, b"one two")
        assert await heard(reader) == (0x81, b"z")

    talk(work)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"x" * (LIMIT + 1))[:100], 1009),
        (frame(b"x", 0x01) + frame(b"y"), 1002),
        (struct.pack("!BB", 0x81, 1) + b"x", 1002),
        (frame(b"x", 0x83), 1002),
    ],
    ids=["too large", "a message inside another", "not masked", "no such kind"],
)
def test_whoever_breaks_the_protocol_has_to_go(data: bytes, code: int) -> None:
    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(data)
        kind, content = await heard(reader)
        assert (kind, struct.unpack("!H", content[:2])[0]) == (0x88, code)
        assert await reader.read() == b""

    talk(work)


def test_hanging_up_comes_after_everything_that_was_said() -> None:
    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(b"last") + frame(b"bye"))
        assert await heard(reader) == (0x81, b"last")
        assert (await heard(reader))[0] == 0x88

    talk(work)


def test_who_never_reads_has_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 1000)

    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        transport: Any = writer.transport
        transport.pause_reading()
        for _ in range(200):
            writer.write(frame(b"flood"))
            await asyncio.sleep(0.005)
            if transport.is_closing():
                break
        transport.resume_reading()
        with suppress(ConnectionResetError):
            while await reader.read(1 << 20):
                pass
        assert reader.at_eof() or reader.exception() is not None

    talk(work)


def test_frames_of_every_length() -> None:
    for size in (0, 125, 126, 65_535, 65_536):
        data = framed(b"x" * size)
        assert borders(data, 0)[1] == len(data)
        assert borders(data[:1], 0)[1] == 0
