"""How a server is set up: by the environment, and by flags, which go before it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from tablee.core.errors import TableeError


class Settings(msgspec.Struct, frozen=True):
    """Every setting NAME is also the environment variable TABLEE_NAME. Lists are separated by
    commas. The sentences for people stand in the catalogues (`setting-…`)."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""
    database: str = ""
    workers: int = 1
    bots: int = 2
    bot_timeout: float = 60.0
    warm: bool = True
    limits: bool = True
    connections: int = 10_000
    """Websockets of one process."""
    origins: str = ""
    hosts: str = ""
    proxies: str = ""
    log: str = "info"

    @property
    def folder(self) -> Path:
        """Where everything is kept that has no other place."""
        if self.data:
            return Path(self.data)
        import platformdirs

        return platformdirs.user_data_path("tablee")

    @property
    def file(self) -> Path:
        return self.folder / "tables.sqlite"

    @property
    def uses_postgres(self) -> bool:
        return self.database.startswith(("postgresql://", "postgres://"))

    @property
    def is_local(self) -> bool:
        return self.host in ("127.0.0.1", "localhost", "::1")

    def environment(self) -> dict[str, str]:
        """These settings for another process."""
        return {f"TABLEE_{k.upper()}": str(v) for k, v in msgspec.structs.asdict(self).items()}


def settings(
    given: Mapping[str, object] | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings of the environment, and over them those that are given and not None."""
    found: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        if (written := environment.get(f"TABLEE_{name.upper()}")) is not None:
            found[name] = written
    found |= {name: value for name, value in (given or {}).items() if value is not None}
    for name, value in found.items():
        if value in ("yes", "on", "no", "off"):
            found[name] = value in ("yes", "on")
    try:
        made = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as problem:
        raise TableeError("wrong-setting", problem=str(problem)) from None
    return _checked(made)


def _checked(made: Settings) -> Settings:
    if made.database and not made.uses_postgres:
        raise TableeError(
            "database-unusable", name=made.database.partition(":")[0], problem="postgresql://…"
        )
    if made.workers < 1 or made.bots < 1:
        raise TableeError("at-least-one")
    if made.workers > 1 and not made.uses_postgres:
        raise TableeError("workers-need-postgres")
    return made
