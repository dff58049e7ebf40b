"""`tablee serve`, `tablee backup`, `tablee doctor`: running the server and looking after it."""

from typing import Annotated

import typer

from tablee.texts import text


def add_commands(app: typer.Typer, lang: str) -> None:
    def say(message: str) -> str:
        return text(lang, message)

    @app.command(help=say("cli-help-serve"))
    def serve(
        host: Annotated[str, typer.Option("--host", help=say("cli-option-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option("--port", help=say("cli-option-port"))] = 8000,
        no_open: Annotated[bool, typer.Option("--no-open", help=say("cli-option-no-open"))] = False,
    ) -> None:
        from tablee.server.run import serve

        serve(host, port, not no_open)
