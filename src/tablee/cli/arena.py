"""`tablee arena`: tournaments between bots."""

# Typer reads the annotations of the commands below, so they must be more than text.
from pathlib import Path
from typing import Annotated, Any

import typer

from tablee.cli.campaign import How, campaign_options, conduct
from tablee.texts import text

GAMES = 200
SECONDS = 1.0
LIMIT = 120.0
MARGIN = 0.05
SEED = 1


def tournament_options(lang: str) -> dict[str, Any]:
    def option(name: str, **more: Any) -> Any:
        return typer.Option(f"--{name}", help=text(lang, f"arena-option-{name}"), **more)

    return {
        "games": option("games"),
        "seconds": option("seconds"),
        "limit": option("limit"),
        "seed": option("seed"),
        "sure": option("until-sure"),
        "margin": option("margin"),
    }


def add_arena(app: typer.Typer, lang: str, lang_option: Any, json_option: Any) -> None:
    """Add the command to the house's."""
    options = {**tournament_options(lang), **campaign_options(lang)}

    @app.command(help=text(lang, "arena-help"))
    def arena(
        game: Annotated[str, typer.Argument(help=text(lang, "cli-argument-game"), metavar="GAME")],
        bots: Annotated[
            list[str] | None,
            typer.Argument(help=text(lang, "arena-argument-bots"), metavar="[BOT]…"),
        ] = None,
        gauntlet: Annotated[
            bool, typer.Option("--gauntlet", help=text(lang, "arena-option-gauntlet"))
        ] = False,
        games: Annotated[int, options["games"]] = GAMES,
        until_sure: Annotated[bool, options["sure"]] = False,
        margin: Annotated[float, options["margin"]] = MARGIN,
        seconds: Annotated[float, options["seconds"]] = SECONDS,
        limit: Annotated[float, options["limit"]] = LIMIT,
        seed: Annotated[int, options["seed"]] = SEED,
        results: Annotated[Path | None, options["results"]] = None,
        workers: Annotated[int | None, options["workers"]] = None,
        ray: Annotated[str | None, options["ray"]] = None,
        plot: Annotated[Path | None, options["plot"]] = None,
        json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = lang,
    ) -> int:
        from tablee.arena.tournament import Ending, Terms

        terms = Terms(game, tuple(bots or ()), gauntlet, seconds, limit, seed)
        how = How(results, workers, ray, plot, json, lang)
        return hold(terms, Ending(games, until_sure, margin), how)


def hold(terms: Any, ending: Any, how: How) -> int:
    """Play a tournament; between all levels of the game, if no bot is named."""
    from dataclasses import replace

    from tablee.arena.report import report
    from tablee.arena.tournament import Tournament, checked
    from tablee.bots import levels
    from tablee.engine.game import game as find_game

    game = find_game(terms.game)
    terms = checked(replace(terms, bots=terms.bots or levels(game)), ending)
    tournament = Tournament(terms, ending)
    return conduct(tournament, lambda: report(tournament), f"arena-{game.room.short_name}", how)
