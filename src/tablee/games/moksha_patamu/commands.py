"""`tablee board`: make, check and show boards of Moksha-patamu."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from tablee.core.errors import InvalidOption
from tablee.core.game import game
from tablee.games.moksha_patamu.drawing import draw_board
from tablee.games.moksha_patamu.inside.boards import SHIPPED, Board, board_of, read_option
from tablee.games.moksha_patamu.inside.fairness import (
    LEAST_FAIR,
    MOST_FAIR,
    facts,
    new_board,
    unfair,
)
from tablee.texts import LANGUAGES, Value, language, text

NAME = "board"


def say(lang: str, message: str, **blanks: Value) -> str:
    return text(lang, message, __package__, **blanks)


def _help(message: str) -> str:
    return say(language(), f"board-{message}-help")


app = typer.Typer(help=say(language(), "board-help"), no_args_is_help=True)

Which = Annotated[str, typer.Argument(metavar="BOARD", help=_help("which"))]
Lang = Annotated[str, typer.Option("--lang", help=_help("lang"))]


@app.command("new", help=_help("new"))
def new(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help=_help("file"))] = None,
    size: Annotated[int, typer.Option("--size", help=_help("size"))] = 100,
    seed: Annotated[int | None, typer.Option("--seed", help=_help("seed"))] = None,
    lang: Lang = "",
) -> None:
    lang = _language(lang)
    if not LEAST_FAIR <= size <= MOST_FAIR:
        _stop(say(lang, "board-unfair-size", size=size, least=LEAST_FAIR, most=MOST_FAIR))
    written = new_board(size, seed).to_json()
    if file is None:
        print(written, end="")
        return
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(written)
    except FileExistsError:
        _stop(say(lang, "board-exists", file=str(file)))
    except OSError as problem:
        _stop(say(lang, "board-unwritable", file=str(file), problem=problem.strerror or ""))
    print(say(lang, "board-written", file=str(file)))


@app.command("check", help=_help("check"))
def check(which: Which, lang: Lang = "") -> None:
    lang = _language(lang)
    board = _find(which, lang)
    found = facts(board)
    reason = unfair(board, found)
    told = [
        say(lang, "board-fine", name=which, size=board.size),
        say(
            lang, "board-lines", ladders=len(board.ladders), snakes=len(board.snakes),
            climbed=found.climbed, fallen=found.fallen, longest=found.longest,
        ),
        say(
            lang, "board-throws", throws=_number(found.throws, lang),
            bare=_number(found.bare_throws, lang), fewest=found.fewest,
        ),
        say(lang, "board-gap", gap=_number(found.gap, lang)),
        say(lang, "board-unfair", reason=say(lang, reason)) if reason else say(lang, "board-fair"),
    ]  # fmt: skip
    print("\n".join(told))


@app.command("show", help=_help("show"))
def show(which: Which, lang: Lang = "") -> None:
    board = _find(which, _language(lang))
    initial: Any = game("moksha_patamu", board=str(board)).initial
    print(draw_board(initial))


def _find(which: str, lang: str) -> Board:
    """The board that was named, else one line saying what is wrong."""
    try:
        value = which if which in SHIPPED else read_option(which)
    except InvalidOption as problem:
        _stop(problem.say(lang))
    if value is None:
        _stop(say(lang, "board-unknown", value=which, right=", ".join(SHIPPED)))
    return board_of(value)


def _number(value: float, lang: str) -> str:
    shown = f"{value:.2f}"
    return shown.replace(".", ",") if lang == "fr" else shown


def _language(chosen: str) -> str:
    if chosen and chosen not in LANGUAGES:
        raise typer.BadParameter(" | ".join(LANGUAGES), param_hint="--lang")
    return chosen or language()


def _stop(message: str) -> NoReturn:
    print(message, file=sys.stderr)
    raise typer.Exit(2)
