"""Logs: one line of JSON for each thing worth knowing. No tokens, no names, no secrets."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

STANDARD = set(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {k: str(v) for k, v in vars(record).items() if k not in STANDARD}
        if record.exc_info and record.name.startswith("tablee"):
            line["trace"] = self.formatException(record.exc_info)
        elif record.exc_info:
            line["problem"] = repr(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "websockets.server"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    # Addresses hold no token, but nobody needs a line for each.
    logging.getLogger("uvicorn.access").disabled = True
