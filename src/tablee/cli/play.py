"""`tablee play`: a match in the terminal, against bots or round one screen."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tablee.bots import Bot, bot
from tablee.cli.keeping import Keeper
from tablee.cli.real_dice import REAL, is_real
from tablee.cli.screen import thinking
from tablee.cli.table import ScreenTable, StopPlaying
from tablee.contract.rules import CHANCE
from tablee.core import journal
from tablee.core.beginning import settled_by_match
from tablee.core.errors import InvalidMatch, TableeError
from tablee.core.game import game as find_game
from tablee.core.match import Match, Player, Terms
from tablee.texts import text

FIRSTS = {"me": "given", "bot": "given", "rps": "rps", "lot": "lot"}
"""What a person may ask for, and the terms of the match it means."""


@dataclass
class PlayRequest:
    """What the command line asked for."""

    game: str
    names: str
    together: bool
    bot: str
    first: str
    games: int
    wins: int
    dice: str
    seed: int | None
    journal: Path | None
    resume: Path | None
    lang: str


def play_match(request: PlayRequest) -> int:
    lang = request.lang
    if request.resume is not None:
        match = journal.load(request.resume)
    else:
        match = _new_match(request)
        if request.journal is not None and request.journal.exists():
            raise TableeError("journal-exists", name=str(request.journal))
    real = is_real(request.dice, match.game)
    keeper = Keeper(match, lang, request.resume or request.journal)
    table = ScreenTable(
        match, lang, on_entry=keeper.add, on_undo=keeper.rewrite, is_chance_typed=real
    )
    bots = {
        i: bot(str(match.game), player.bot, None if request.seed is None else request.seed + i)
        for i, player in enumerate(match.players)
        if player.bot
    }
    flags = f" --dice {REAL}" if real else ""
    table.teller.introduce()
    try:
        _run(table, bots, Random(request.seed))
    except StopPlaying:
        print(keeper.to_go_on(flags))
        return 0
    except (KeyboardInterrupt, EOFError) as stopped:
        print(f"\n{keeper.to_go_on(flags)}", file=sys.stderr)
        return 130 if isinstance(stopped, KeyboardInterrupt) else 0
    finally:
        keeper.close()
    table.show_end()
    print(keeper.at_the_end())
    return 0


def _run(table: ScreenTable, bots: dict[int, Bot], random: Random) -> None:
    match = table.match
    while not match.is_over:
        awaited = match.to_act
        if awaited == (CHANCE,):
            holder = _holder(match)
            if table.is_chance_typed and match.position is not None:
                table.ask_chance(holder)
            elif holder is None or holder in bots or table.throw(holder):
                table.play(_chance(match, random), CHANCE)
            continue
        # Bots choose first, so that nobody waits for them.
        who = next((player for player in awaited if player in bots), awaited[0])
        if who in bots:
            with thinking(table.lang):
                chosen = _choose(match, who, bots[who], random)
            table.play(chosen, who)
        else:
            table.ask(who)


def _holder(match: Match) -> int | None:
    """The player who holds the dice, in games where a player throws them."""
    if match.position is None or not match.game.room.has_thrower:
        return None
    return match.player_at(match.game.room.rules.thrower(match.position.record))


def _choose(match: Match, who: int, player: Bot, random: Random) -> str:
    if match.position is None:
        return random.choice(match.legal_for(who))
    return player.choose(match.position.view(match.seat_of(who)))


def _chance(match: Match, random: Random) -> str:
    if match.position is None:
        return random.choice(match.legal_for(CHANCE))
    odds = match.position.chance
    weights = [float(probability) for _, probability in odds]
    return random.choices([action for action, _ in odds], weights)[0]


def _new_match(request: PlayRequest) -> Match:
    if not request.game:
        raise TableeError("which-game")
    game = find_game(request.game)
    lang = request.lang
    people = [name for name in map(_clean, request.names.split(",")) if name]
    if request.together:
        people += [_default_name(i, lang) for i in range(len(people), game.seats)]
    people = people or [_default_name(0, lang)]
    if len(people) > game.seats:
        raise InvalidMatch("wrong-players", game=str(game), count=len(people), right=game.seats)
    bot(str(game), request.bot)
    count = game.seats - len(people)
    bots = [
        Player(text(lang, "cli-bot", number=i + 1, count=count), request.bot) for i in range(count)
    ]
    players = [Player(name) for name in people]
    seated = bots + players if request.first == "bot" else players + bots
    if not request.first:
        return Match(game, seated, Terms(request.games, request.wins))
    if request.first not in FIRSTS:
        raise InvalidMatch("wrong-first", value=request.first, right=" | ".join(FIRSTS))
    terms = Terms(request.games, request.wins, FIRSTS[request.first])
    return Match(settled_by_match(game), seated, terms)


def _default_name(i: int, lang: str) -> str:
    """Player A, Player B, …; at a large table the letters begin again with a number."""
    letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[i % 26] + (str(i // 26 + 1) if i >= 26 else "")
    return text(lang, "cli-player", letter=letter)


def _clean(name: str) -> str:
    return "".join(c for c in name if c.isprintable()).strip()[:40]
