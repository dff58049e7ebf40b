"""`tablee study`: the questions people ask of the games, each one command.

The rooms bring the studies and say what each can be asked with; the commands are made from that.
"""

# Typer reads the annotations of the commands below, so they must be more than text.
from collections.abc import Callable
from functools import cached_property
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.models import OptionInfo

from tablee.cli.progress import Options, campaign_options, conduct, taken, with_options
from tablee.core.errors import TableeError
from tablee.studies.study import Study
from tablee.texts import text


def add_study(
    app: typer.Typer, lang: str, lang_option: OptionInfo, json_option: OptionInfo
) -> None:
    """Add the commands to the house's."""

    class StudyGroup(TyperGroup):
        """Asks the rooms what they offer only when somebody wants to know: it takes a moment."""

        @cached_property
        def offered(self) -> TyperGroup:
            found = typer.main.get_command(_offers(lang, lang_option, json_option))
            assert isinstance(found, TyperGroup)
            return found

        def list_commands(self, ctx: Any) -> list[str]:
            return list(self.offered.commands)

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            if cmd_name not in self.offered.commands:
                right = ", ".join(self.offered.commands)
                raise TableeError("study-unknown", name=cmd_name, right=right)
            return self.offered.commands[cmd_name]

    group = typer.Typer(cls=StudyGroup, help=text(lang, "study-help"), rich_markup_mode=None)

    @group.callback(invoke_without_command=True)
    def start(context: typer.Context, lang: Annotated[str, lang_option] = lang) -> None:
        if context.invoked_subcommand is None:
            show_studies(lang)

    app.add_typer(group, name="study")


def _offers(lang: str, lang_option: OptionInfo, json_option: OptionInfo) -> typer.Typer:
    """A command for every study there is."""
    from tablee.studies import studies

    group = typer.Typer(rich_markup_mode=None)
    for study in studies().values():
        question = text(lang, study.name, study.room)
        group.command(study.name, help=question)(_command(study, lang, lang_option, json_option))
    _add_bots(group, lang, lang_option, json_option)
    return group


def show_studies(lang: str) -> None:
    from tablee.cli.screen import console
    from tablee.studies import studies

    out = console()
    for study in studies().values():
        out.print(f"[bold]tablee study {study.name}[/]\n    {text(lang, study.name, study.room)}")
    out.print(f"[bold]tablee study bots GAME[/]\n    {text(lang, 'study-bots')}")
    out.print(f"\n{text(lang, 'study-more')}", markup=False)


def _command(
    study: Study, lang: str, lang_option: OptionInfo, json_option: OptionInfo
) -> Callable[..., int]:
    """A command with the study's own parameters beside those of all campaigns."""

    def command(**given: Any) -> int:
        from tablee.studies.plan import StudyPlan

        how = taken(given)
        plan = StudyPlan(study, given)
        return conduct(plan, plan.findings, study.name, how)

    options: Options = {}
    for parameter in study.parameters:
        option = parameter.option
        told = f"{text(lang, parameter.sentence, study.room)} ({option.describe()})"
        shown = typer.Option(f"--{option.name.replace('_', '-')}", help=told, metavar="X")
        options[option.name] = str, shown, str(option.default)
    return with_options(command, options | campaign_options(lang, lang_option, json_option))


def _add_bots(
    group: typer.Typer, lang: str, lang_option: OptionInfo, json_option: OptionInfo
) -> None:
    """The house's own study: how strong each bot of a game is."""
    from tablee.cli.arena import LIMIT, game_argument, hold, tournament_options

    def bots(**given: Any) -> int:
        from tablee.arena.tournament import StopRule, TournamentTerms

        how = taken(given)
        terms = TournamentTerms(given["game"], (), False, given["seconds"], LIMIT, given["seed"])
        return hold(terms, StopRule(given["games"]), how)

    asked = tournament_options(lang)
    options: Options = {
        "game": game_argument(lang),
        **{name: asked[name] for name in ("games", "seconds", "seed")},
        **campaign_options(lang, lang_option, json_option),
    }
    group.command("bots", help=text(lang, "study-bots"))(with_options(bots, options))
