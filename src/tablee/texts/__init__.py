"""Text for people, in French and English, from Fluent catalogues.

The house's own messages are in `en.ftl` and `fr.ftl` beside this file; a game's are in
`texts.en.ftl` and `texts.fr.ftl` in its room, those of the page in the folder `page`. The page
reads its catalogues itself (`ui/src/lib/words.ts`); `tests/spoken.json` holds both to the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from tablee.texts.elision import joined, settled

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
Value = str | int | float
FUNCTIONS: dict[str, Callable[..., Any]] = {"DE": lambda name: joined("de", name)}
"""What a catalogue may ask for: `{ DE($name) }` is `d’Ada` or `de Bob`."""


class BrokenCatalogue(LookupError):
    """A mistake of who wrote a room: a message is missing, or asks for what nobody fills in."""


@lru_cache(maxsize=20_000, typed=True)
def text(lang: str, message: str, room: str | None = None, **blanks: Value) -> str:
    """A message in a language. `room` is the package of the game it belongs to, if any.

    Formatting takes a tenth of a millisecond, and a server says the same things over and over.
    """
    try:
        return spoken(_bundle(lang, room), message, blanks)
    except KeyError:
        if room is None:
            raise KeyError(f"no message {message} in {lang}.ftl") from None
        raise BrokenCatalogue(f"{room}: no message {message} in texts.{lang}.ftl") from None
    except ValueError as problem:
        if room is None:
            raise
        raise BrokenCatalogue(f"{room}: {message} in texts.{lang}.ftl: {problem}") from None


def spoken(bundle: FluentBundle, message: str, blanks: Mapping[str, Value]) -> str:
    """A message of some catalogues; KeyError if they have none of that name."""
    found = bundle.get_message(message)
    if found.value is None:
        raise KeyError(message)
    said, problems = bundle.format_pattern(found.value, dict(blanks))
    if problems:
        raise problems[0]
    return settled(str(said))


def has(lang: str, message: str, room: str | None = None) -> bool:
    """Whether there is a message of that name."""
    return bool(_bundle(lang, room).has_message(message))


def listed(names: Sequence[str], lang: str) -> str:
    """Names one after the other: `Ada, Bob and Cléo`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {text(lang, 'cli-and')} {names[-1]}"


def language(environment: Mapping[str, str] = os.environ) -> str:
    """The language a person's locale asks for: French if it says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


@cache
def _bundle(lang: str, room: str | None) -> FluentBundle:
    return bundled(lang, source(lang), *([source(lang, room)] if room else []))


def bundled(lang: str, *sources: str) -> FluentBundle:
    """Catalogues, ready to be spoken from."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    for each in sources:
        bundle.add_resource(FluentResource(each))
    return bundle


def source(lang: str, room: str | None = None) -> str:
    """A catalogue as it stands in its file."""
    # Only now, because importing it takes longer than all the rest of this file.
    from importlib.resources import files

    file = files(__name__) / f"{lang}.ftl" if room is None else files(room) / f"texts.{lang}.ftl"
    return file.read_text(encoding="utf-8")
