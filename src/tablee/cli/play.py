"""`tablee play`: a match in the terminal, against bots or round one screen."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random

from tablee.bots import Bot, bot
from tablee.cli.screen import thinking
from tablee.cli.table import Leave, Table
from tablee.engine import journal
from tablee.engine.contract import CHANCE
from tablee.engine.errors import InvalidMatch, TableeError
from tablee.engine.game import game as find_game
from tablee.engine.journal import JournalFile
from tablee.engine.match import Match, Player, Terms
from tablee.texts import text

FIRSTS = {"me": "given", "bot": "given", "rps": "rps", "lot": "lot"}
"""What a person may ask for, and the terms of the match it means."""


@dataclass
class Request:
    """What the command line asked for."""

    game: str
    names: str
    together: bool
    bot: str
    first: str
    games: int
    wins: int
    seed: int | None
    journal: Path | None
    resume: Path | None
    lang: str


def play_match(request: Request) -> int:
    lang = request.lang
    if request.resume is not None:
        match, path = journal.load(request.resume), request.resume
    else:
        match = _new_match(request)
        path = request.journal or _journal_path(match)
        if path.exists():
            raise TableeError("journal-exists", name=str(path))
    file = _open(path, match)
    table = Table(match, lang, on_entry=file.add, on_undo=lambda: file.rewrite(match))
    bots = {
        i: bot(str(match.game), player.bot, None if request.seed is None else request.seed + i)
        for i, player in enumerate(match.players)
        if player.bot
    }
    table.teller.introduce()
    try:
        _run(table, bots, Random(request.seed))
    except Leave:
        print(text(lang, "cli-kept", file=str(path)))
        return 0
    except (KeyboardInterrupt, EOFError) as stopped:
        print(f"\n{text(lang, 'cli-kept', file=str(path))}", file=sys.stderr)
        return 130 if isinstance(stopped, KeyboardInterrupt) else 0
    finally:
        file.close()
    table.show_end()
    print(text(lang, "cli-journal", file=str(path)))
    return 0


def _run(table: Table, bots: dict[int, Bot], random: Random) -> None:
    match = table.match
    while not match.is_over:
        awaited = match.to_act
        if awaited == (CHANCE,):
            holder = _holder(match)
            if holder is None or holder in bots or table.throw(holder):
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
    thrower = getattr(match.game.room.furniture("telling"), "thrower", None)
    if match.position is None or thrower is None:
        return None
    return match.player_at(thrower(match.position.state))


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


def _new_match(request: Request) -> Match:
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
    if request.first not in FIRSTS:
        raise InvalidMatch("wrong-first", value=request.first, right=" | ".join(FIRSTS))
    seated = bots + players if request.first == "bot" else players + bots
    return Match(game, seated, Terms(request.games, request.wins, FIRSTS[request.first]))


def _default_name(i: int, lang: str) -> str:
    """Player A, Player B, …; at a large table the letters begin again with a number."""
    letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[i % 26] + (str(i // 26 + 1) if i >= 26 else "")
    return text(lang, "cli-player", letter=letter)


def _clean(name: str) -> str:
    return "".join(c for c in name if c.isprintable()).strip()[:40]


def _open(path: Path, match: Match) -> JournalFile:
    try:
        return JournalFile(path, match)
    except OSError as problem:
        raise TableeError(
            "journal-unwritable", name=str(path), problem=problem.strerror or ""
        ) from None


def _journal_path(match: Match) -> Path:
    if chosen := os.environ.get("TABLEE_DATA"):
        data = Path(chosen)
    else:
        import platformdirs

        data = platformdirs.user_data_path("tablee")
    stamp = f"{datetime.now():%Y-%m-%d-%H%M%S-%f}"
    return data / "journals" / f"{match.game.room.short_name}-{stamp}.jsonl"
