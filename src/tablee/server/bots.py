"""Bots and analysis, away from the event loop."""

from __future__ import annotations

import asyncio
from typing import Any

from tablee.bots import bot
from tablee.engine.analysis import analyse_view


class Thinkers:
    async def choose(self, level: str, view: dict[str, Any]) -> str:
        return await asyncio.to_thread(lambda: bot(view["game"], level).choose(view))

    async def analyse(self, view: dict[str, Any]) -> dict[str, Any]:
        return await asyncio.to_thread(lambda: analyse_view(view).to_dict())

    async def close(self) -> None:
        return None
