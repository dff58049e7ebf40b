"""`tablee arena`: tournaments between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from tablee.cli.progress import Asked, How, Options, campaign_options, conduct, taken, with_options
from tablee.texts import text

if TYPE_CHECKING:
    from typer.models import OptionInfo

    from tablee.arena.tournament import StopRule, TournamentTerms

GAMES = 200
SECONDS = 1.0
LIMIT = 120.0
MARGIN = 0.05
SEED = 1


def tournament_options(lang: str) -> Options:
    """The options of all tournaments."""

    def option(name: str, kind: type, default: object) -> Asked:
        return kind, typer.Option(f"--{name}", help=text(lang, f"arena-option-{name}")), default

    return {
        "games": option("games", int, GAMES),
        "until_sure": option("until-sure", bool, False),
        "margin": option("margin", float, MARGIN),
        "seconds": option("seconds", float, SECONDS),
        "limit": option("limit", float, LIMIT),
        "seed": option("seed", int, SEED),
    }


def game_argument(lang: str) -> Asked:
    return str, typer.Argument(help=text(lang, "cli-argument-game"), metavar="GAME"), ...


def add_arena(
    app: typer.Typer, lang: str, lang_option: OptionInfo, json_option: OptionInfo
) -> None:
    """Add the command to the house's."""
    named = typer.Argument(help=text(lang, "arena-argument-bots"), metavar="[BOT]…")
    gauntlet = typer.Option("--gauntlet", help=text(lang, "arena-option-gauntlet"))

    def arena(**given: Any) -> int:
        from tablee.arena.tournament import StopRule, TournamentTerms

        how = taken(given)
        ending = StopRule(given.pop("games"), given.pop("until_sure"), given.pop("margin"))
        bots, is_gauntlet = tuple(given.pop("bots") or ()), given.pop("gauntlet")
        return hold(TournamentTerms(bots=bots, is_gauntlet=is_gauntlet, **given), ending, how)

    options: Options = {
        "game": game_argument(lang),
        "bots": (list[str] | None, named, None),
        "gauntlet": (bool, gauntlet, False),
        **tournament_options(lang),
        **campaign_options(lang, lang_option, json_option),
    }
    app.command("arena", help=text(lang, "arena-help"))(with_options(arena, options))


def hold(terms: TournamentTerms, ending: StopRule, how: How) -> int:
    """Play a tournament; between all levels of the game, if no bot is named."""
    from dataclasses import replace

    from tablee.arena.report import report
    from tablee.arena.tournament import Tournament, checked
    from tablee.bots import levels
    from tablee.core.game import game as find_game

    game = find_game(terms.game)
    terms = checked(replace(terms, bots=terms.bots or levels(game)), ending)
    tournament = Tournament(terms, ending)
    return conduct(tournament, lambda: report(tournament), f"arena-{game.room.short_name}", how)
