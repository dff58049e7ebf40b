"""A room's catalogues: both languages complete, nothing missing, nothing unused, well set."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tablee.core.options import OneOf, show
from tablee.core.room import Room, room
from tablee.texts import LANGUAGES, has, source

KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
ASKED = {"title", "tagline", "goal", "notation-help", "assumes"}
"""The messages that are asked of every room."""
PAGE = "page-"
"""How messages begin that its board says, which is no Python."""
NAMED = ("ended-", "refused-", "impossible-", "unreadable-", "legend-", "tell-", "offer-")
"""How messages begin that rules, drawings and tellings name."""
BLANKS = r"(?:who|whose|name|names|other|others|one|best|game)\b"
ELIDES = r"\b(?:de|que|jusque|lorsque|puisque|le|la|ne|se|si)"


def messages(lang: str, package: str | None) -> dict[str, set[str]]:
    """The messages of a catalogue and the blanks of each."""
    found: dict[str, set[str]] = {}
    page = source(lang, package)
    for entry in FluentParser().parse(page).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            assert entry.span is not None
            written = page[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\{\s*(?:[A-Z]+\()?\$(\w+)", written))
    return found


def literals(folder: Path) -> tuple[set[str], set[str]]:
    """Strings in code that look like message names, and beginnings of names made with f-strings."""
    whole, beginnings = set(), set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if KEBAB.fullmatch(node.value):
                    whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                first = node.values[0]
                if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z-]+-", str(first.value)):
                    beginnings.add(str(first.value))
    return whole, beginnings


def folder(short: str) -> Path:
    return Path(str(files(room(short).name)))


def asked_by_name(here: Room) -> set[str]:
    """The messages of its options; those of its actions and fields, where it leaves notation,
    drawing or telling to them."""
    state = here.state
    found = {f"option-{option.name}" for option in here.options}
    for option in here.options:
        if isinstance(option, OneOf):
            found |= {f"option-{option.name}-{show(value)}" for value in option.values}
            found |= {f"option-{option.name}-also"} if option.also_shown else set()
    if not here.notation.brought:
        found |= {f"action-{name}" for name in here.action_names}
    if not here.drawing.brought:
        shown = {f.name for f in state.fields} - {*state.settings, *state.undrawn, *state.tallies}
        found |= {f"field-{name.replace('_', '-')}" for name in shown}
    if not here.telling.brought:
        acted = {f"{kind}-{name}" for name in here.action_names for kind in ("offer", "tell")}
        found |= acted | {"offer-action", "tell-action", "tell-chance"}
    return found


def test_both_languages_have_the_same_messages_and_blanks(short: str) -> None:
    """But for the names of actions: English ones are written as they are."""
    one, other = (messages(lang, room(short).name) for lang in LANGUAGES)
    left_out = {name for name in other.keys() - one.keys() if name.startswith("action-")}
    assert one == {name: blanks for name, blanks in other.items() if name not in left_out}


def test_no_message_is_unused(short: str) -> None:
    whole, beginnings = literals(folder(short))
    used = whole | ASKED | asked_by_name(room(short))
    unused = [
        name
        for name in messages("fr", room(short).name)
        if name not in used and not name.startswith((PAGE, *beginnings))
    ]
    assert unused == []


def test_no_message_is_missing(short: str) -> None:
    """What the rules name is looked up only when it happens: here all of it is."""
    here = room(short)
    whole, _ = literals(folder(short))
    named = {name for name in whole if name.startswith(NAMED)} | (ASKED - {"assumes"})
    assert {name for name in named if not has("en", name, here.name)} == set()


def test_every_option_and_value_has_its_sentence(short: str) -> None:
    here = room(short)
    for option in here.all_options:
        assert has("en", f"option-{option.name}", here.name), option.name
        for value in option.values if isinstance(option, OneOf) else ():
            message = f"option-{option.name}-{show(value)}"
            assert has("en", message, here.name), message


SET = "before : ; ! ? » a space that does not break (U+00A0), quotes « », apostrophes ’"


def ill_set(page: str) -> list[str]:
    """The lines of a French page that are not set as French is."""
    said = {line: re.sub(r"\{[^}]*\}|^\S+ = |`[^`]*`|^#.*", "", line) for line in page.splitlines()}
    wrong = re.compile(r"\w'\w|“|”|« |[^\u00a0\u202f(?!]([;!?»](\s|$)|:\s)")
    return [line for line, bare in said.items() if wrong.search(bare)]


def test_french_typography(short: str) -> None:
    here = room(short)
    assert ill_set(source("fr", here.name) + here.rules_page("fr")) == [], SET


def not_elided(page: str) -> list[str]:
    """Names in a French page after a word that French elides: `{ DE($who) }` says `d’Ada`."""
    return re.findall(rf"{ELIDES}\s+\{{\s*\${BLANKS}", page, re.IGNORECASE)


def test_no_name_stands_after_a_word_that_elides(short: str) -> None:
    assert not_elided(source("fr", room(short).name)) == []


def test_nobody_reads_the_number_of_a_seat_in_a_sentence(short: str) -> None:
    """Seats count from 0, people from the first player."""
    assert not re.search(r"\bseats? (?:number )?(?:\d|\{ \$seat)", source("en", room(short).name))
    assert not re.search(r"\bplaces? (?:\d|\{ \$seat)", source("fr", room(short).name))
