"""The commands and what they take. What they do is in the files beside this one."""

# Typer reads the annotations of the commands below, so they must be more than text.
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

import tablee
from tablee.cli.arena import add_arena
from tablee.cli.serve import add_commands as add_serving
from tablee.cli.serve import serve_here
from tablee.cli.study import add_study
from tablee.core.analysis import SAMPLES
from tablee.core.room import names, room
from tablee.texts import LANGUAGES, language, text


def language_of(words: Sequence[str]) -> str:
    """The language of `--lang`, wherever it stands, else that of the locale."""
    for i, word in enumerate(words):
        chosen = word.partition("=")[2] if word.startswith("--lang=") else None
        if word == "--lang" and i + 1 < len(words):
            chosen = words[i + 1]
        if chosen in LANGUAGES:
            return str(chosen)
    return language()


def build(lang: str) -> Callable[..., int | None]:
    """The command line in a language."""

    def say(message: str) -> str:
        return text(lang, message)

    app = typer.Typer(
        add_completion=False, help=say("cli-about"), rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )  # fmt: skip

    def check_language(value: str) -> str:
        if value not in LANGUAGES:
            raise typer.BadParameter(" | ".join(LANGUAGES))
        return value

    language_option = typer.Option(
        "--lang", help=say("cli-option-lang"), callback=check_language, metavar="en|fr"
    )
    as_json = typer.Option("--json", help=say("cli-option-json"))
    game_argument = typer.Argument(help=say("cli-argument-game"), metavar="GAME")

    @app.callback(invoke_without_command=True)
    def start(
        context: typer.Context,
        lang: Annotated[str, language_option] = lang,
        version: Annotated[bool, typer.Option("--version", help=say("cli-option-version"))] = False,
    ) -> int:
        if version:
            print(f"tablee {tablee.__version__}")
        elif context.invoked_subcommand is None:
            return serve_here(lang)
        return 0

    @app.command(help=say("cli-help-games"))
    def games(
        game: Annotated[
            str, typer.Argument(help=say("cli-argument-one-game"), metavar="[GAME]")
        ] = "",
        json: Annotated[bool, as_json] = False,
        lang: Annotated[str, language_option] = lang,
    ) -> None:
        from tablee.cli.show import show_games

        show_games(game, lang, json)

    @app.command(help=say("cli-help-rules"))
    def rules(
        game: Annotated[str, game_argument],
        section: Annotated[
            str, typer.Argument(help=say("cli-argument-section"), metavar="[§]")
        ] = "",
        legend: Annotated[bool, typer.Option("--legend", help=say("cli-option-legend"))] = False,
        lang: Annotated[str, language_option] = lang,
    ) -> None:
        from tablee.cli.show import show_legend, show_rules

        if legend:
            show_legend(game, lang)
        else:
            show_rules(game, section, lang)

    @app.command(help=say("cli-help-play"))
    def play(
        game: Annotated[str, typer.Argument(help=say("cli-argument-game"), metavar="GAME")] = "",
        names: Annotated[str, typer.Option("--names", help=say("cli-option-names"))] = "",
        together: Annotated[
            bool, typer.Option("--together", help=say("cli-option-together"))
        ] = False,
        bot: Annotated[str, typer.Option("--bot", help=say("cli-option-bot"))] = "medium",
        first: Annotated[
            str, typer.Option("--first", help=say("cli-option-first"), metavar="me|bot|rps|lot")
        ] = "",
        games: Annotated[int, typer.Option("--games", help=say("cli-option-games"), min=1)] = 1,
        wins: Annotated[int, typer.Option("--wins", help=say("cli-option-wins"), min=0)] = 0,
        dice: Annotated[
            str, typer.Option("--dice", help=say("cli-option-dice"), metavar="computer|real")
        ] = "computer",
        seed: Annotated[int | None, typer.Option("--seed", help=say("cli-option-seed"))] = None,
        journal: Annotated[
            Path | None, typer.Option("--journal", help=say("cli-option-journal"))
        ] = None,
        resume: Annotated[
            Path | None, typer.Option("--resume", help=say("cli-option-resume"))
        ] = None,
        lang: Annotated[str, language_option] = lang,
    ) -> int:
        from tablee.cli.play import PlayRequest, play_match

        return play_match(
            PlayRequest(
                game, names, together, bot, first, games, wins, dice, seed, journal, resume, lang
            )
        )

    @app.command(help=say("cli-help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=say("cli-argument-journal"), metavar="FILE")],
        player: Annotated[
            int | None, typer.Option("--player", help=say("cli-option-player"))
        ] = None,
        last: Annotated[bool, typer.Option("--last", help=say("cli-option-last"))] = False,
        json: Annotated[bool, as_json] = False,
        lang: Annotated[str, language_option] = lang,
    ) -> None:
        from tablee.cli.replay import replay_file

        replay_file(file, player, last, json, lang)

    @app.command(help=say("cli-help-analyse"))
    def analyse(
        game: Annotated[str, game_argument],
        action: Annotated[
            list[str] | None,
            typer.Argument(help=say("cli-argument-actions"), metavar="[ACTION]…"),
        ] = None,
        seat: Annotated[int | None, typer.Option("--seat", help=say("cli-option-seat"))] = None,
        samples: Annotated[
            int, typer.Option("--samples", help=say("cli-option-samples"))
        ] = SAMPLES,
        json: Annotated[bool, as_json] = False,
        lang: Annotated[str, language_option] = lang,
    ) -> None:
        from tablee.cli.analyse import show_analysis

        show_analysis(game, action or [], seat, samples, json, lang)

    @app.command(help=say("cli-help-bench"))
    def bench(
        game: Annotated[
            list[str] | None, typer.Argument(help=say("cli-argument-games"), metavar="[GAME]…")
        ] = None,
        seconds: Annotated[
            float, typer.Option("--seconds", help=say("cli-option-seconds"), min=0.01)
        ] = 1.0,
        json: Annotated[bool, as_json] = False,
        lang: Annotated[str, language_option] = lang,
    ) -> None:
        from tablee.cli.bench import run_bench

        run_bench(game or [], seconds, json, lang)

    add_serving(app, lang)
    add_arena(app, lang, language_option, as_json)
    add_study(app, lang, language_option, as_json)
    for name in names():
        # A room may bring a command of its own: `commands.py` with NAME and app.
        if own := room(name).commands:
            app.add_typer(own.app, name=own.NAME)

    return typer.main.get_command(app)
