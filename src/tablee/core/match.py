"""A match: people (and bots) playing one game or several in a row.

Who begins is given, drawn by lot, or decided by rock-paper-scissors; after each game the next
player begins; scores add up. A match of one game is simply a game with players.

Three things end or mark a game that no rulebook has: a player resigns, players agree on a draw, a
player forfeits. They are entries like any other, written with a `!`, which no notation uses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from tablee.contract.rules import CHANCE, TABLE
from tablee.core.errors import IllegalAction, InvalidAction, InvalidMatch
from tablee.core.game import Game
from tablee.core.lazy import lazy
from tablee.core.position import Position
from tablee.texts import LANGUAGES, text

SIGNS = ("rock", "paper", "scissors")
"""Each beats the one before it, and rock beats scissors."""
FIRSTS = ("given", "rps", "lot")
RESIGN, DRAW, FORFEIT = "!resign", "!draw", "!forfeit"
"""By a player who gives up; by the TABLE when all have agreed; by a player who ran out of time."""


@dataclass(frozen=True)
class Player:
    name: str
    bot: str | None = None
    """The level of a bot, or None for a person."""


@dataclass(frozen=True)
class Terms:
    """How long a match is, and who begins: player 0 (`given`), rock-paper-scissors or a lot."""

    games: int = 1
    wins: int = 0
    """If not 0: play on until someone has won so many games, instead of a number of games."""
    first: str = "given"


class Entry(NamedTuple):
    """One action of a match: by a player, by CHANCE or by the TABLE. (Like moments, there are as
    many as moves were made: small and quickly made.)"""

    who: int
    action: str


class Ending(NamedTuple):
    """How a game ended: by its rules, or because a player resigned or forfeited, or as a draw."""

    how: str = "rules"
    by: int | None = None
    forfeited: tuple[int, ...] = ()
    """Players for whom it was lost before."""


class MatchMoment(NamedTuple):
    """Where a match stands. Moments never change."""

    position: Position | None = None
    """The current game, or None while it is decided who begins."""
    first: int = 0
    """Who begins the first game."""
    number: int = 0
    """Games finished."""
    signs: tuple[tuple[int, str], ...] = ()
    """Rock-paper-scissors: who has shown what, until all have."""
    scores: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    last: Position | None = None
    """Where the latest finished game ended."""
    ending: Ending = Ending()
    """How it ended."""
    forfeited: tuple[int, ...] = ()
    """Players for whom the game that is on is lost, though others play on."""
    best: tuple[int, ...] = ()
    """The players who won the latest finished game; none if it was drawn."""


class Match:
    """Players, a game, and all that was played. Ask and play by player, not by seat."""

    def __init__(
        self, game: Game, players: Sequence[Player | str], terms: Terms | None = None
    ) -> None:
        self.game = game
        self.players = [Player(p) if isinstance(p, str) else p for p in players]
        self.terms = terms or Terms()
        self._check()
        self.entries: list[Entry] = []
        self._latest: dict[int, int] = {}
        """By player: the latest entry of theirs, of those that may be taken back."""
        zeros = (0,) * len(self.players)
        decided = self.terms.first == "given"
        start = game.start() if decided else None
        self._moments = [MatchMoment(position=start, scores=zeros, won=zeros)]
        self._arrive()

    def _arrive(self) -> None:
        """Look round at a new moment: this is asked for many times before the next."""
        self.now = now = self._moments[-1]
        self.is_over = now.position is None and now.last is not None
        self.to_act = self.awaited_at(now)
        """The players awaited, or CHANCE."""

    def awaited_at(self, moment: MatchMoment) -> tuple[int, ...]:
        """The players who were awaited at a moment, or CHANCE."""
        position = moment.position
        if position is not None:
            return _seated(position.to_act, moment.first + moment.number, len(self.players))
        return () if moment.last is not None else self._deciding(moment)

    def sit(self, player: int, seated: Player) -> None:
        """Somebody else plays from now on."""
        self.players[player] = seated
        self.__dict__.pop("_rounds", None)

    def names(self, moment: MatchMoment) -> list[str]:
        """The players by seat. To look at, not to change."""
        return self._rounds[(moment.first + moment.number) % len(self.players)]

    @lazy
    def _rounds(self) -> list[list[str]]:
        """For each player: all names, beginning with theirs."""
        names = [player.name for player in self.players]
        return [names[first:] + names[:first] for first in range(len(names))]

    @property
    def moments(self) -> list[MatchMoment]:
        """The beginning, and the moment after each entry."""
        return list(self._moments)

    def moment(self, i: int) -> MatchMoment:
        """The moment after so many entries."""
        return self._moments[i]

    @property
    def position(self) -> Position | None:
        return self.now.position

    def _is_last(self, moment: MatchMoment) -> bool:
        if self.terms.wins:
            return max(moment.won) >= self.terms.wins
        return moment.number >= self.terms.games

    def _deciding(self, moment: MatchMoment) -> tuple[int, ...]:
        """Who is awaited while it is decided who begins."""
        if self.terms.first == "lot":
            return (CHANCE,)
        shown = {player for player, _ in moment.signs}
        return tuple(p for p in range(len(self.players)) if p not in shown)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who leads: by games won or by score, as the terms say; whoever won, if there is but one
        game. Level scores are decided by games won. Several if still level."""
        won, scores = self.now.won, self.now.scores
        only_wins = self.terms.wins > 0 or self.terms.games == 1
        counted = [(0 if only_wins else s, w) for s, w in zip(scores, won, strict=True)]
        return tuple(p for p, points in enumerate(counted) if points == max(counted))

    def player_at(self, seat: int, moment: MatchMoment | None = None) -> int:
        """Who sits at a seat: the first player of each game has seat 0."""
        if seat < 0:
            return seat
        at = moment or self.now
        return (at.first + at.number + seat) % len(self.players)

    def seat_of(self, player: int, moment: MatchMoment | None = None) -> int:
        if player < 0:
            return player
        at = moment or self.now
        return (player - at.first - at.number) % len(self.players)

    def legal_for(self, player: int) -> list[str]:
        if self.is_over or (player not in self.to_act and player != TABLE):
            return []
        if self.now.position is not None:
            return self.now.position.legal_for(self.seat_of(player))
        if player == CHANCE:
            return [str(number) for number in range(len(self.players))]
        return list(SIGNS) if player in self.to_act else []

    def play(
        self, action: str, who: int | None = None, lang: str = "en", code: int | None = None
    ) -> Entry:
        """Play an action and return it as it was recorded. Nothing changes if it is refused.
        `code`: what it means, for whoever has read it already; then it is written as it is kept."""
        if who is None:
            who = self._only_player()
        now = self.now
        if self.is_over:
            raise IllegalAction("match-over")
        if not TABLE <= who < len(self.players):
            raise InvalidAction("no-such-seat", seat=who, right=len(self.players) - 1)
        if action in (RESIGN, DRAW, FORFEIT):
            entry, after = Entry(who, action), self._give_up(now, who, action)
        elif now.position is None:
            entry, after = self._decide(now, who, action)
        else:
            entry, after = self._advance(now, now.position, who, action, lang, code)
        if _is_final(entry, now, after):
            self._latest.clear()
        elif who != TABLE:
            self._latest[who] = len(self.entries)
        self.entries.append(entry)
        self._moments.append(after)
        self._arrive()
        if len(self._moments) > 2 and (past := self._moments[-3].position) is not None:
            past.forget()
        return entry

    def undo(self) -> Entry:
        """Take the last entry back and return it."""
        if not self.entries:
            raise IllegalAction("nothing-to-undo")
        self._moments.pop()
        self._arrive()
        undone = self.entries.pop()
        self._latest = self._look_back()
        return undone

    def take_back_to(self, player: int) -> int | None:
        """How many entries are left if this player takes their last action back; None if there is
        none, or if anything that was not open to all came to light since."""
        return self._latest.get(player)

    def _look_back(self) -> dict[int, int]:
        """By player: the latest entry of theirs, of those that may be taken back."""
        found: dict[int, int] = {}
        for i in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[i]
            if _is_final(entry, self._moments[i], self._moments[i + 1]):
                break
            if entry.who != TABLE:
                found.setdefault(entry.who, i)
        return found

    def view(self, player: int) -> dict[str, Any]:
        """All that a player may know of the match and of the game that is on."""
        now = self.now
        position = now.position or now.last
        return {
            "players": [p.name for p in self.players],
            "scores": list(now.scores),
            "won": list(now.won),
            "games": now.number,
            "to_act": list(self.to_act),
            "legal": self.legal_for(player),
            "game": position.view(self.seat_of(player)) if position else None,
        }

    def seen(self, player: int) -> list[Entry]:
        """What a player knows by now of everything that was played; `?` for what is hidden."""
        ends = self._ends()
        return [
            Entry(entry.who, self._seen(i, entry, player, ends[i]))
            for i, entry in enumerate(self.entries)
        ]

    def _seen(self, i: int, entry: Entry, player: int, end: Position | None) -> str:
        before = self._moments[i]
        if entry.action.startswith("!"):
            return entry.action
        if before.position is None or end is None:
            is_open = self.now.position is None and i >= len(self.entries) - len(self.now.signs)
            return "?" if is_open and entry.who not in (player, CHANCE) else entry.action
        actor, seat = self.seat_of(entry.who, before), self.seat_of(player, before)
        return end.seen(actor, entry.action, seat)

    def _ends(self) -> list[Position | None]:
        """For each entry, the latest position of the game it belongs to."""
        latest: dict[int, Position | None] = {}
        for moment in self._moments:
            latest[moment.number] = moment.position
            if moment.last is not None:
                latest[moment.number - 1] = moment.last
        return [latest[before.number] for before in self._moments[:-1]]

    def _decide(self, now: MatchMoment, who: int, action: str) -> tuple[Entry, MatchMoment]:
        """Who begins the first game: a lot, or rock-paper-scissors, where a tie is played again."""
        if who not in self.to_act:
            raise IllegalAction("not-awaited")
        if who == CHANCE:
            if action not in self.legal_for(CHANCE):
                raise InvalidAction("unreadable-action", action=action, right="0, 1, …")
            return Entry(CHANCE, action), self._begin(now._replace(first=int(action)))
        sign = _read_sign(action)
        signs = (*now.signs, (who, sign))
        after = now._replace(signs=signs)
        if len(signs) == len(self.players):
            after = now._replace(signs=())
            (one, his), (other, hers) = signs
            difference = (SIGNS.index(his) - SIGNS.index(hers)) % 3
            if difference:
                after = self._begin(after._replace(first=one if difference == 1 else other))
        return Entry(who, sign), after

    def _begin(self, moment: MatchMoment) -> MatchMoment:
        return moment._replace(position=self.game.start())

    def _advance(
        self, now: MatchMoment, position: Position, who: int, action: str, lang: str,
        code: int | None,
    ) -> tuple[Entry, MatchMoment]:  # fmt: skip
        seat = self.seat_of(who)
        if code is None:
            code = position.read_action(action, lang)
            action = position.write_action(code)
        after = position.play_code(code, seat, lang)
        entry = Entry(who, action)
        if after.to_act:
            return entry, now._replace(position=after)
        by_seat = [self.seat_of(player) for player in range(len(self.players))]
        best = _best(after.returns, [self.seat_of(player) for player in now.forfeited])
        winners = tuple(p for p, seat in enumerate(by_seat) if seat in best)
        scores = tuple(
            0 if p in now.forfeited else after.scores[seat] for p, seat in enumerate(by_seat)
        )
        return entry, self._finish(now, after, winners, scores, Ending(forfeited=now.forfeited))

    def _give_up(self, now: MatchMoment, who: int, action: str) -> MatchMoment:
        """A game ends, or is lost for one player, otherwise than by its rules.

        Between two, the other has won. Among more, a seat cannot vanish (its cards and tiles are in
        the game): who forfeits has lost this game, and somebody plays on in their place.
        """
        two, position = len(self.players) == 2, now.position
        is_player = who in range(len(self.players))
        allowed = {
            RESIGN: is_player and two,
            DRAW: who == TABLE and self.game.room.can_draw,
            FORFEIT: is_player and who not in now.forfeited,
        }
        if position is None or not allowed[action]:
            raise IllegalAction("refused-not-now", action=action)
        if action == DRAW:
            return self._finish(now, position, (), (0,) * len(self.players), Ending("draw"))
        given_up = (*now.forfeited, who)
        left = [player for player in range(len(self.players)) if player not in given_up]
        if len(left) > 1:
            return now._replace(forfeited=given_up)
        # Where a win is worth a point. Points that are earned in play are not given away.
        point = 0 if "scores" in self.game.room.rules.brought else 1
        scores = tuple(point if player in left else 0 for player in range(len(self.players)))
        how = "resigned" if action == RESIGN else "forfeit"
        return self._finish(now, position, tuple(left), scores, Ending(how, who))

    def _finish(
        self, now: MatchMoment, end: Position, best: tuple[int, ...], scores: tuple[int, ...],
        ending: Ending,
    ) -> MatchMoment:  # fmt: skip
        """A game has ended: count, and begin the next one if there is one."""
        done = now._replace(
            number=now.number + 1,
            last=end,
            ending=ending,
            forfeited=(),
            best=best,
            scores=tuple(had + new for had, new in zip(now.scores, scores, strict=True)),
            won=tuple(had + (player in best) for player, had in enumerate(now.won)),
        )
        return done._replace(position=None) if self._is_last(done) else self._begin(done)

    def _only_player(self) -> int:
        awaited = self.to_act
        if len(awaited) != 1:
            message = "which-seat" if awaited else "match-over"
            raise InvalidAction(message, seats=", ".join(map(str, awaited)))
        return awaited[0]

    def _check(self) -> None:
        count, terms = len(self.players), self.terms
        if count != self.game.seats:
            raise InvalidMatch(
                "wrong-players", game=str(self.game), count=count, right=self.game.seats
            )
        if terms.games < 1 or terms.wins < 0:
            raise InvalidMatch("wrong-length")
        if terms.first not in FIRSTS:
            raise InvalidMatch("wrong-first", value=terms.first, right=" | ".join(FIRSTS))
        if terms.first == "rps" and count != 2:
            raise InvalidMatch("rps-for-two")


def _is_final(entry: Entry, before: MatchMoment, after: MatchMoment) -> bool:
    """Did an entry, or the moment it led to, hold anything that was not open to all? Then nobody
    may take it back."""
    if entry.who == CHANCE or before.position is None or entry.action.startswith("!"):
        return True
    return after.position is not None and not after.position.is_open


@lru_cache(maxsize=10_000)
def _seated(seats: tuple[int, ...], first: int, count: int) -> tuple[int, ...]:
    """The players at these seats, when `first` has seat 0."""
    return tuple(seat if seat < 0 else (first + seat) % count for seat in seats)


def _best(returns: tuple[int, ...], forfeited: list[int]) -> list[int]:
    """The seats that have won a game: those with the highest return, unless all are level. A seat
    that has forfeited has lost, whatever it was worth to it."""
    if len(set(returns)) == 1 and not forfeited:
        return []
    left = {seat: value for seat, value in enumerate(returns) if seat not in forfeited}
    return [seat for seat, value in left.items() if value == max(left.values())]


def _read_sign(typed: str) -> str:
    """A sign as a person types it, in either language."""
    typed = typed.strip().lower()
    for sign in SIGNS:
        if typed in (sign, *(text(lang, f"sign-{sign}") for lang in LANGUAGES)):
            return sign
    raise InvalidAction("unreadable-action", action=typed, right=", ".join(SIGNS))
