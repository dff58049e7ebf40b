"""A tournament: its terms, what is to be played next, and when enough is known.

The deals are played round by round, one deal at every table that is still open. A table closes when
the order of every two bots at it is sure, if the tournament stops early. Whether it does is decided
from whole rounds in their order, never from what happens to come in first; so a tournament that was
interrupted, or run on a hundred cores, ends exactly as it would have otherwise.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from random import Random
from typing import TypeVar

from tablee.arena.deals import rotations
from tablee.arena.sequence import Sequence
from tablee.arena.tables import gauntlet, pairs_at, round_robin
from tablee.arena.task import DealTask, PlayedDeal, PlayedGame
from tablee.bots import SECONDS, bot
from tablee.core.errors import TableeError
from tablee.core.game import game as find_game

LIMIT = 120.0
"""Seconds a bot may be silent over a move; beyond them it has lost the game. Many, because what a
bot needs for the first time may have to be compiled."""
GAMES = 200
MARGIN = 0.05
Pair = tuple[int, int]
Score = tuple[float, float]
Key = TypeVar("Key")


@dataclass(frozen=True)
class TournamentTerms:
    """What results must share to be put together."""

    game: str
    bots: tuple[str, ...]
    is_gauntlet: bool = False
    seconds: float = SECONDS
    limit: float = LIMIT
    seed: int = 1


@dataclass(frozen=True)
class StopRule:
    """How long it goes on."""

    games: int = GAMES
    """At every table at most; whole deals are played, so it may be a few more."""
    stops_early: bool = False
    margin: float = MARGIN
    """Bots whose scores are surely within this of one half are called equals."""
    confidence: float = 0.95


def checked(terms: TournamentTerms, ending: StopRule) -> TournamentTerms:
    """The terms in canonical form, else an error that says what is wrong with them."""
    game = find_game(terms.game)
    if len(set(terms.bots)) < len(terms.bots):
        twice = next(name for name in terms.bots if terms.bots.count(name) > 1)
        raise TableeError("arena-bot-twice", name=twice)
    if len(terms.bots) < 2:
        raise TableeError("arena-two-bots")
    if ending.games < 1:
        raise TableeError("arena-games", games=ending.games)
    if not terms.limit > 0:
        raise TableeError("arena-limit", limit=terms.limit)
    if not 0 < ending.margin < 0.5:
        raise TableeError("arena-margin", margin=ending.margin)
    if not 0.5 <= ending.confidence < 1:
        raise TableeError("arena-confidence", confidence=ending.confidence)
    for name in terms.bots:
        try:
            bot(game, name, 1, terms.seconds)
        except TableeError:
            raise
        except (Exception, SystemExit) as problem:  # noqa: BLE001 - somebody else's program
            said = f"{type(problem).__name__}: {problem}"
            raise TableeError("arena-bot-broken", name=name, problem=said) from None
    return TournamentTerms(**{**asdict(terms), "game": str(game), "bots": tuple(terms.bots)})


@dataclass
class Counted:
    """What one game says: of every two bots, and of the winner."""

    pairs: dict[Pair, Score]
    shares: dict[int, Score]
    """For each bot: the part of the win it got, and the part that would be fair."""


def counted(game: PlayedGame) -> Counted:
    """A game as scores: who is ahead in returns has beaten who is behind. A forfeit loses against
    everybody else, and says nothing about them."""
    bots, returns = game["bots"], game["returns"]
    loser = game["forfeit"]["seat"] if "forfeit" in game else None
    pairs: dict[Pair, Score] = {}
    for one, mine in enumerate(bots):
        for other, yours in enumerate(bots):
            if mine < yours and (loser is None or loser in (one, other)):
                won = _beaten(returns[one], returns[other])
                if loser is not None:
                    won = float(other == loser)
                before = pairs.get((mine, yours), (0.0, 0.0))
                pairs[mine, yours] = before[0] + won, before[1] + 1.0
    best = [seat for seat in range(len(bots)) if seat != loser]
    if loser is None:
        best = [seat for seat in best if returns[seat] == max(returns)]
    shares: dict[int, Score] = {}
    for seat, who in enumerate(bots):
        before = shares.get(who, (0.0, 0.0))
        shares[who] = before[0] + (seat in best) / len(best), before[1] + 1.0 / len(bots)
    return Counted(pairs, shares)


def _beaten(mine: int, yours: int) -> float:
    return 1.0 if mine > yours else 0.0 if mine < yours else 0.5


def added(scores: list[dict[Key, Score]]) -> dict[Key, Score]:
    total: dict[Key, Score] = defaultdict(lambda: (0.0, 0.0))
    for each in scores:
        for key, (won, of) in each.items():
            total[key] = total[key][0] + won, total[key][1] + of
    return dict(total)


@dataclass
class Tournament:
    """A plan for `studies.run`: its tasks are deals."""

    terms_: TournamentTerms
    ending: StopRule
    kind: str = "arena"
    function: str = "tablee.arena.play:play_deal"
    rounds: list[dict[int, list[PlayedGame]]] = field(default_factory=list)
    """The games that count: in each whole round, by table."""

    def __post_init__(self) -> None:
        game = find_game(self.terms_.game)
        self.seats = game.seats
        make = gauntlet if self.terms_.is_gauntlet else round_robin
        self.tables = make(len(self.terms_.bots), self.seats)
        self.is_open = [True] * len(self.tables)
        pairs = sorted({pair for table in self.tables for pair in pairs_at(table)})
        self.tests = {pair: Sequence(self.ending.confidence) for pair in pairs}
        self._done: dict[tuple[int, int], list[PlayedGame]] = {}
        self._given: set[tuple[int, int]] = set()
        # A deal is played once from every seat.
        self.deals = math.ceil(self.ending.games / self.seats)

    def terms(self) -> dict[str, object]:
        rules = find_game(self.terms_.game).room.version
        told = {**asdict(self.terms_), "bots": list(self.terms_.bots), "rules": rules}
        # Who waits longer for a bot that hangs gets the same results.
        del told["limit"]
        return told

    def next(self) -> tuple[list[int], DealTask] | None:
        for deal, table in self.wanted():
            if (deal, table) not in self._given:
                self._given.add((deal, table))
                return [deal, table], self.task(deal, table)
        return None

    def wanted(self) -> Iterator[tuple[int, int]]:
        """The deals and tables still to be counted."""
        for deal in range(len(self.rounds), self.deals):
            for table in range(len(self.tables)):
                if self.is_open[table]:
                    yield deal, table

    def task(self, deal: int, table: int) -> DealTask:
        order = list(self.tables[table])
        Random(f"{self.terms_.seed} {deal} {table}").shuffle(order)
        return {
            "game": self.terms_.game,
            "bots": list(self.terms_.bots),
            "seatings": rotations(order),
            "seed": self.terms_.seed,
            "deal": deal,
            "seconds": self.terms_.seconds,
            "limit": self.terms_.limit,
        }

    def add(self, key: list[int], result: PlayedDeal) -> None:
        deal, table = map(int, key)
        games = result["games"]
        if sorted(games[0]["bots"]) != sorted(self.tables[table]):
            raise ValueError(key)
        for game in games:
            counted(game)
        self._given.add((deal, table))
        if deal < self.deals:
            self._done[deal, table] = games
        while self._finish_round():
            pass

    def _finish_round(self) -> bool:
        """Count the next round, if it is whole."""
        deal = len(self.rounds)
        awaited = [table for table, is_open in enumerate(self.is_open) if is_open]
        if not awaited or any((deal, table) not in self._done for table in awaited):
            return False
        self.rounds.append({table: self._done.pop((deal, table)) for table in awaited})
        games = [game for table in awaited for game in self.rounds[deal][table]]
        for pair, (won, of) in added([counted(game).pairs for game in games]).items():
            self.tests[pair].add(won / of)
        if self.ending.stops_early:
            for table in awaited:
                self.is_open[table] = any(
                    self.verdict(pair) is None for pair in pairs_at(self.tables[table])
                )
        return True

    def verdict(self, pair: Pair) -> int | None:
        return self.tests[pair].verdict(self.ending.margin)

    def progress(self) -> tuple[int, int]:
        """Games played, of those that will be played if no table closes from here on."""
        counted_deals = sum(map(len, self.rounds))
        ahead = sum(self.is_open[table] for _, table in self._done)
        left = sum(self.is_open) * (self.deals - len(self.rounds))
        return self.seats * (counted_deals + ahead), self.seats * (counted_deals + left)

    def games(self) -> Iterator[PlayedGame]:
        """The games that count, in order."""
        for finished in self.rounds:
            for table in finished:
                yield from finished[table]
