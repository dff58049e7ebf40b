"""Real dice, real cards, a real board: chance acts on the table, and people type what it did."""

from __future__ import annotations

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.texts import text

COMPUTER, REAL = "computer", "real"
FEW = 8
"""So many things that may come are all named; of more, the first and the last."""


def is_real(dice: str, game: Game) -> bool:
    """Whether people type what chance brings. Refused where there is no chance, and where it is
    secret: who typed a card dealt to somebody else would know it."""
    if dice not in (COMPUTER, REAL):
        raise TableeError("wrong-dice", value=dice, right=f"{COMPUTER} | {REAL}")
    if dice == COMPUTER:
        return False
    if "chance" not in game.room.rules.brought:
        raise TableeError("no-chance", game=str(game))
    if game.room.hides:
        raise TableeError("secret-chance", game=str(game))
    return True


def question(position: Position, names: list[str], lang: str) -> str:
    """What is asked for now. A room may ask in words of its own."""
    if asked := position.game.room.telling.ask_chance(position.record, names, lang):
        return asked
    written = _written(position, lang)
    few = written if len(written) <= FEW else [*written[:3], "…", written[-1]]
    return text(lang, "cli-ask-chance", actions=", ".join(few))


def meant(typed: str, position: Position, lang: str) -> str | None:
    """The action of chance that somebody means, or None if it is none. A word that everything has
    in common may be left out: 4 is `die 4` where a die is thrown."""
    written = _written(position, lang)
    words = {each.rpartition(" ")[0] for each in written}
    shared = f"{words.pop()} " if len(words) == 1 else ""
    read = position.game.room.notation.code
    legal = [read(each, lang) for each in written]
    for tried in (typed, f"{shared}{typed}"):
        if read(tried, lang) in legal:
            return tried
    return typed if read(typed, lang) is not None else None


def _written(position: Position, lang: str) -> list[str]:
    """What may come, in the language of the table."""
    return [position.write_action(position.read_action(a), lang) for a in position.legal]
