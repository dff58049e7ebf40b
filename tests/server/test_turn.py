"""One at a time, first come, first served: also for those who give up waiting."""

from __future__ import annotations

import asyncio

from tablee.server.live.turn import Turn


def test_it_goes_from_one_to_the_next_in_order() -> None:
    async def run() -> None:
        turn, order = Turn(), []

        async def work(name: str) -> None:
            async with turn:
                order.append(name)
                await asyncio.sleep(0)
                order.append(name)

        await asyncio.gather(*(work(name) for name in "abc"))
        assert order == list("aabbcc")
        assert not turn.is_taken

    asyncio.run(run())


def test_taken_at_once_it_is_nobody_elses_until_it_is_freed() -> None:
    async def run() -> None:
        turn, entered = Turn(), []

        async def work() -> None:
            async with turn:
                entered.append(1)

        assert turn.take()
        assert not turn.take()
        waiting = asyncio.create_task(work())
        await asyncio.sleep(0)
        assert not entered
        turn.free()
        # It is the waiting one's already, though that one has not run yet.
        assert not turn.take()
        await waiting
        assert entered
        assert turn.take()

    asyncio.run(run())


def test_who_is_cancelled_passes_it_on() -> None:
    async def run() -> None:
        turn, entered = Turn(), []

        async def work(name: str) -> None:
            async with turn:
                entered.append(name)

        for handed_over in (False, True):
            assert turn.take()
            first, second = (asyncio.create_task(work(name)) for name in "ab")
            await asyncio.sleep(0)
            if handed_over:
                turn.free()
            first.cancel()
            await asyncio.sleep(0)
            if not handed_over:
                turn.free()
            await second
            assert first.cancelled()
            assert entered == ["b"]
            assert not turn.is_taken
            entered.clear()

    asyncio.run(run())
