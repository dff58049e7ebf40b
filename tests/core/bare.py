"""Every game played through the front door, for a process in which nothing can be imported that
plain play does without (see `barrier.py`); `test_bare.py` runs it and reads what it says."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from random import Random

import tablee
from tablee.contract.rules import CHANCE, TABLE
from tablee.core import journal
from tablee.core.errors import MissingLibrary
from tablee.core.match import Match, Player, Terms
from tablee.core.narration import step, told
from tablee.texts import LANGUAGES
from tests.core.barrier import BARRED

LONGEST = 5000
"""Actions: enough for any game to come to its end by chance."""
VARIANTS = (
    "modulo(start=secret)", "foxu(layout=placed)", "deux_sur_quatre(players=4)",
    "mangeur_de_cartes(won_cards=under)", "moksha_patamu(snake_card=passing,ladder_card=passing)",
    "da_vinci_code(players=4,expert=true)",
)  # fmt: skip
LOOKED_AT = 40
"""Moments of a game at which everything is asked."""


def play(name: str) -> int:
    """A match of two games to its end; how many actions were played."""
    game = tablee.game(name)
    names = [f"Player {seat}" for seat in range(game.seats)]
    match = Match(game, [*map(Player, names)], Terms(games=2, first="lot"))
    random = Random(name)
    for played in range(LONGEST):
        if match.is_over:
            break
        who = random.choice(match.to_act)
        match.play(random.choice(match.legal_for(who)), who)
        if played < LOOKED_AT or match.is_over:
            tell(match)
            if match.position is not None and match.position.to_act:
                look(match.position, random)
    assert match.is_over
    assert match.now.number == 2
    written = journal.dumps(match)
    assert journal.dumps(journal.loads(written)) == written
    return len(match.entries)


def tell(match: Match) -> None:
    """The latest action, in words, to everybody."""
    latest = step(match, len(match.entries) - 1)
    for listener in (None, TABLE, *range(len(match.players))):
        for lang in LANGUAGES:
            assert isinstance(told(match, latest, listener, lang), str)


def look(position: tablee.Position, random: Random) -> None:
    """All that can be asked of a position."""
    game, telling = position.game, position.game.room.telling
    names = [f"Player {seat}" for seat in range(game.seats)]
    assert tablee.Position.from_json(position.to_json()) == position
    drawn = game.read(str(position))
    assert str(drawn) == str(position)
    for seat in (TABLE, *range(game.seats)):
        json.dumps(position.view(seat))
        assert position.draw(seat, "fr")
        if game.room.facts is not None:
            json.dumps(game.room.facts.facts(position.shown(seat), seat, "fr"))
    for seat in position.to_act:
        codes = position.codes_for(seat)
        for lang in LANGUAGES:
            if seat != CHANCE:
                assert telling.help_for(position.shown(seat), seat, lang)
                assert telling.offer(position.shown(seat), seat, codes[0], names, lang)
            for code in codes:
                assert game.room.gestures is None or game.room.gesture(code)
                assert position.read_action(position.write_action(code, lang), lang) == code
        code = random.choice([a for a in range(game.room.actions) if a not in codes])
        said = refused(tablee.IllegalAction, partial(position.play_code, code, seat))
        assert said


def refused(kind: type[tablee.TableeError], ask: Callable[[], object]) -> str:
    """What is said, in both languages, to who asks for what cannot be."""
    try:
        ask()
    except kind as problem:
        return " ".join(problem.say(lang) for lang in LANGUAGES)
    raise AssertionError("nothing was refused")


def choose(name: str) -> None:
    """Bots and oracles: by chance as always; else it is said what has to be installed."""
    position = next(
        (position for position in walk(name) if position.to_act and position.to_act[0] >= 0), None
    )
    if position is None:
        return  # dice decide everything
    view = position.view(position.to_act[0])
    assert tablee.bot(name, "random", seed=1).choose(view) in view["legal"]
    asked = [
        lambda: tablee.bot(name, "easy", seed=1).choose(view),
        lambda: tablee.batch(name, 2),
    ]
    if find_spec(f"{position.game.room.name}.oracle") is not None:
        asked.append(lambda: tablee.analyse(position))
    for ask in asked:
        assert "pip install num" in refused(MissingLibrary, ask)


def walk(name: str) -> list[tablee.Position]:
    """The first moments of a random game."""
    random, found = Random(1), [tablee.game(name).start()]
    while len(found) < LOOKED_AT and not found[-1].is_over:
        actor = found[-1].to_act[0]
        found.append(found[-1].play(random.choice(found[-1].legal_for(actor)), actor))
    return found


def main() -> None:
    for name in (*tablee.game_names(), *VARIANTS):
        room = tablee.game(name).room
        assert all(room.rules_page(lang) for lang in LANGUAGES)
        _ = [room.legend(lang) for lang in LANGUAGES]  # empty in a room that draws by default
        print(name, play(name))
        choose(name)
    assert not [name for name in BARRED if name in sys.modules]
