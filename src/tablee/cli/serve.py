"""`tablee serve`, `tablee backup`, `tablee doctor`: running the server and looking after it."""

# Typer reads the annotations of the commands below, so they must be more than text.
from pathlib import Path
from typing import Annotated

import typer
from typer.models import OptionInfo

from tablee.cli.letters import print_json
from tablee.cli.meter import Meter
from tablee.texts import text


def serve_here(lang: str) -> int:
    """What `tablee` alone does: serve on this computer and open the browser."""
    from tablee.server.run import serve
    from tablee.server.settings import settings

    return serve(settings(), opens=True, lang=lang)


def add_commands(app: typer.Typer, lang: str) -> None:
    def option(flag: str, kind: str | None = None) -> OptionInfo:
        name = flag.removeprefix("--no-").removeprefix("--").replace("_", "-")
        variable = f"TABLEE_{name.upper().replace('-', '_')}"
        made: OptionInfo = typer.Option(
            flag, help=f"{text(lang, f'setting-{name}')} [{variable}]", metavar=kind
        )
        return made

    @app.command(help=text(lang, "cli-help-serve"))
    def serve(
        host: Annotated[str | None, option("--host", "ADDRESS")] = None,
        port: Annotated[int | None, option("--port", "NUMBER")] = None,
        no_open: Annotated[
            bool, typer.Option("--no-open", help=text(lang, "cli-option-no-open"))
        ] = False,
        data: Annotated[str | None, option("--data", "FOLDER")] = None,
        database: Annotated[str | None, option("--database", "URL")] = None,
        workers: Annotated[int | None, option("--workers", "NUMBER")] = None,
        bots: Annotated[int | None, option("--bots", "NUMBER")] = None,
        bot_timeout: Annotated[float | None, option("--bot-timeout", "SECONDS")] = None,
        warm: Annotated[str | None, option("--warm", "yes|no")] = None,
        limits: Annotated[str | None, option("--limits", "yes|no")] = None,
        connections: Annotated[int | None, option("--connections", "NUMBER")] = None,
        origins: Annotated[str | None, option("--origins", "ORIGIN,…")] = None,
        hosts: Annotated[str | None, option("--hosts", "NAME,…")] = None,
        proxies: Annotated[str | None, option("--proxies", "ADDRESS,…")] = None,
        log: Annotated[str | None, option("--log", "LEVEL")] = None,
    ) -> int:
        from tablee.server.run import serve
        from tablee.server.settings import settings

        given = {
            "host": host, "port": port, "data": data, "database": database, "workers": workers,
            "bots": bots, "bot_timeout": bot_timeout, "warm": warm, "limits": limits,
            "connections": connections, "origins": origins, "hosts": hosts, "proxies": proxies,
            "log": log,
        }  # fmt: skip
        return serve(settings(given), not no_open, lang)

    @app.command(help=text(lang, "cli-help-backup"))
    def backup(
        file: Annotated[
            Path, typer.Argument(help=text(lang, "cli-argument-backup"), metavar="FILE")
        ],
        data: Annotated[str | None, option("--data", "FOLDER")] = None,
        database: Annotated[str | None, option("--database", "URL")] = None,
    ) -> None:
        from tablee.server.maintenance import back_up
        from tablee.server.settings import settings

        with Meter(lang):
            said = back_up(settings({"data": data, "database": database}), file, lang)
        print(said)

    @app.command(help=text(lang, "cli-help-doctor"))
    def doctor(
        data: Annotated[str | None, option("--data", "FOLDER")] = None,
        database: Annotated[str | None, option("--database", "URL")] = None,
        json: Annotated[bool, typer.Option("--json", help=text(lang, "cli-option-json"))] = False,
    ) -> int:
        from tablee.server.maintenance import examine
        from tablee.server.settings import settings

        with Meter(lang) as meter:
            found = examine(settings({"data": data, "database": database}), lang, meter.tell)
        return _report(found, lang, json)


def _report(found: list[tuple[str, str, str]], lang: str, as_json: bool) -> int:
    """Print what the doctor found; 0 if all is well."""
    is_well = all(problem == "" for _, _, problem in found)
    if as_json:
        rows = [{"check": name, "says": says, "problem": problem} for name, says, problem in found]
        print_json({"is_well": is_well, "checks": rows})
        return int(not is_well)
    for name, says, problem in found:
        print(f"{'✗' if problem else '✓'} {text(lang, f'doctor-{name}')}: {problem or says}")
    print(text(lang, "doctor-well" if is_well else "doctor-ill"))
    return int(not is_well)
