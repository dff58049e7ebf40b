"""`tablee serve`: the server as a process."""

from __future__ import annotations

import threading
import webbrowser

import uvicorn

from tablee.server.app import build


def serve(host: str, port: int, open_browser: bool) -> None:
    config = uvicorn.Config(
        build(), host=host, port=port, ws="websockets-sansio", ws_per_message_deflate=False,
        log_level="warning", ws_max_size=64 * 1024,
    )  # fmt: skip
    print(f"http://{host}:{port}/", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [f"http://{host}:{port}/"]).start()
    uvicorn.Server(config).run()
