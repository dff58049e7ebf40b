"""`tablee games` and `tablee rules`: what there is to play, and how."""

from __future__ import annotations

import re

from tablee.cli.letters import print_json
from tablee.cli.screen import console, say
from tablee.core.errors import TableeError
from tablee.core.game import game as find_game
from tablee.core.options import OneOf, Option, show
from tablee.core.room import Room, names, room
from tablee.texts import LANGUAGES, text

MOST_SIGNS = 6
"""So many signs that mean the same are all shown."""


def show_games(name: str, lang: str, as_json: bool) -> None:
    """All games with their options, or one."""
    rooms = [find_game(name).room] if name else [room(each) for each in names()]
    if as_json:
        print_json([described(here) for here in rooms], indent=2)
        return
    out = console()
    for here in rooms:
        players = here.players
        count = str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"
        players_said = text(lang, "cli-players", count=count)
        out.print(f"[bold]{here.title(lang)}[/]  {here.short_name}, {players_said}")
        out.print(f"  {here.text(lang, 'tagline')}")
        for option in here.all_options:
            out.print(f"\n  [bold]{option.name}[/]  {option_sentence(here, option, lang)}")
            for value, sentence in option_values(here, option, lang).items():
                mark = text(lang, "cli-default") if value == show(option.default) else ""
                out.print(f"      {value:<8} {sentence} {mark}".rstrip(), markup=False)
        out.print()


def option_sentence(here: Room, option: Option, lang: str) -> str:
    if option.name == "players":
        return text(lang, "option-players")
    return here.text(lang, f"option-{option.name}")


def option_values(here: Room, option: Option, lang: str) -> dict[str, str]:
    """What an option may be set to, each with its sentence."""
    if not isinstance(option, OneOf):
        return {show(option.default): "", option.describe(): ""}
    found = {
        show(value): here.text(lang, f"option-{option.name}-{show(value)}")
        for value in option.values
    }
    if option.also_shown:
        found[option.also_shown] = here.text(lang, f"option-{option.name}-also")
    return found


def described(here: Room) -> dict[str, object]:
    """A room for programs: what `tablee games --json` says of it."""
    return {
        "name": here.short_name,
        "title": {lang: here.title(lang) for lang in LANGUAGES},
        "tagline": {lang: here.text(lang, "tagline") for lang in LANGUAGES},
        "players": list(here.players),
        "rules": here.version,
        "legend": {lang: here.legend(lang) for lang in LANGUAGES},
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "section": f"§{option.section}",
                "sentence": {lang: option_sentence(here, option, lang) for lang in LANGUAGES},
                "values": {lang: option_values(here, option, lang) for lang in LANGUAGES},
            }
            for option in here.all_options
        ],
    }


def show_rules(name: str, section: str, lang: str) -> None:
    """The rules page, or one paragraph of it."""
    page = find_game(name).room.rules_page(lang)
    if section:
        page = paragraph(page, section)
    out = console()
    if out.is_terminal:
        from rich.markdown import Markdown

        out.print(Markdown(page), soft_wrap=False, width=min(out.width, 100))
    else:
        print(page.rstrip())


def show_legend(name: str, lang: str) -> None:
    """The key to the signs of a game's drawing."""
    from rich.table import Table
    from rich.text import Text

    here = find_game(name).room
    styles = here.drawing.STYLES
    if not here.legend(lang):
        say(here.text(lang, "cli-no-legend"), indent=0)
        return
    if not console().is_terminal:
        for sign, sentence in here.legend(lang).items():
            print(f"{_short(sign)}  {sentence}")
        return
    grid = Table(box=None, show_header=False, pad_edge=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for sign, sentence in here.legend(lang).items():
        shown = Text()
        for character in _short(sign):
            shown.append(character, styles.get(character))
        grid.add_row(shown, Text(sentence))
    console().print(grid)


def _short(sign: str) -> str:
    """Many signs of one meaning: the first and the last."""
    each = sign.split()
    return sign if len(each) <= MOST_SIGNS else f"{' '.join(each[:3])} … {each[-1]}"


def paragraph(page: str, section: str) -> str:
    wanted = section.upper().lstrip("§")
    found = re.search(
        rf"^\*\*§{re.escape(wanted)}\*\*.*?(?=\n\n|\Z)", page, re.DOTALL | re.MULTILINE
    )
    if found is None:
        known = ", ".join(re.findall(r"^\*\*§(R?\d+)\*\*", page, re.MULTILINE))
        raise TableeError("unknown-section", section=wanted, right=known)
    return found[0]
