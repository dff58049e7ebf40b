"""Telling a match in the terminal: what happened, how it stands, who won."""

from __future__ import annotations

from rich.markup import escape

from tablee.cli.screen import console, picture, say
from tablee.engine.contract import CHANCE, TABLE
from tablee.engine.match import Entry, Match, Moment
from tablee.engine.position import Position
from tablee.texts import text


class Teller:
    """Tells each entry of a match once, to a listener who learns only what they may know."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.lang = lang
        self._told = len(match.entries)
        people = [i for i, player in enumerate(match.players) if not player.bot]
        # A person playing alone sees the end from their own side of the table.
        self._viewer = people[0] if len(people) == 1 else TABLE

    def introduce(self) -> None:
        """What is played, and by whom."""
        players = ", ".join(player.name for player in self.match.players)
        title = self.match.game.room.title(self.lang)
        console().print(f"[bold]{title}[/]  [dim]{self.match.game}[/]  {escape(players)}")
        self._seat(self.match.now)

    def _seat(self, moment: Moment) -> None:
        """Who sits where, when a game begins that has more seats than two."""
        if moment.position is not None and len(self.match.players) > 2:
            seats = "  ".join(f"{seat} {name}" for seat, name in enumerate(self._names(moment)))
            say(text(self.lang, "cli-seats", seats=seats), "dim")

    def tell(self, listener: int | None) -> None:
        """All since the last time. The listener is a player, TABLE, or None: who knows all."""
        match = self.match
        for i in range(self._told, len(match.entries)):
            before, after = match.moments[i], match.moments[i + 1]
            if before.position is None:
                self._tell_toss(i, after)
                continue
            sentence = self._sentence(before, after, match.entries[i], listener)
            if sentence:
                say(sentence)
            if after.number > before.number and not self._is_last(i):
                self.show_result(after)
                self._seat(after)
        self._told = len(match.entries)

    def _is_last(self, i: int) -> bool:
        return self.match.is_over and i == len(self.match.entries) - 1

    def forget_undone(self) -> None:
        self._told = len(self.match.entries)

    def draw(self, position: Position, seat: int | None) -> None:
        out, drawn = console(), picture(position, seat, self.lang)
        needed = max(map(len, drawn.plain.split("\n")))
        out.print()
        out.print(drawn)
        if out.is_terminal and needed > out.width:
            say(text(self.lang, "cli-narrow", needed=needed, has=out.width), "yellow", indent=0)

    def show_result(self, moment: Moment) -> None:
        """How a game of the match ended, and how the match stands."""
        assert moment.last is not None
        played = Moment(first=moment.first, number=moment.number - 1)
        self.draw(moment.last, self.match.seat_of(self._viewer, played))
        console().print()
        say(self._result(moment, moment.last), "bold", indent=0)
        if self.match.terms.games > 1 or self.match.terms.wins:
            say(self._standing(moment), "bold", indent=0)

    def _sentence(self, before: Moment, after: Moment, entry: Entry, listener: int | None) -> str:
        old = before.position
        new = after.last if after.number > before.number else after.position
        assert old is not None
        assert new is not None
        match, runner = self.match, self.match.game.runner
        actor, code = match.seat_of(entry.who, before), new.read_action(entry.action)
        was, now = old.state, new.state
        if listener is not None:
            seat = match.seat_of(listener, before)
            code = runner.seen(now, actor, code, seat)
            was, now = runner.view(was, seat), runner.view(now, seat)
        told: str = match.game.room.furniture("telling").tell(
            was, actor, code, now, self._names(before), self.lang
        )
        return told

    def _names(self, moment: Moment) -> list[str]:
        """The players by seat."""
        seats = range(len(self.match.players))
        return [self.match.players[self.match.player_at(seat, moment)].name for seat in seats]

    def _tell_toss(self, i: int, after: Moment) -> None:
        """Signs are told when both have been shown; a lot at once."""
        match = self.match
        if match.entries[i].who != CHANCE:
            if after.signs:
                return
            for entry in match.entries[i - 1 : i + 1]:
                sign = text(self.lang, f"sign-{entry.action}")
                self._say("cli-sign", name=match.players[entry.who].name, sign=sign)
        if after.position is None:
            self._say("cli-tie")
        else:
            self._say("cli-begins", name=match.players[after.first].name)
            self._seat(after)

    def _say(self, message: str, **blanks: str) -> None:
        say(text(self.lang, message, **blanks))

    def _result(self, moment: Moment, end: Position) -> str:
        played = Moment(first=moment.first, number=moment.number - 1)
        best = [
            self.match.players[self.match.player_at(seat, played)].name
            for seat, value in enumerate(end.returns)
            if value == max(end.returns)
        ]
        if len(best) == len(end.returns):
            return text(self.lang, "cli-drawn")
        names = best[0]
        if len(best) > 1:
            names = f"{', '.join(best[:-1])} {text(self.lang, 'cli-and')} {best[-1]}"
        return text(self.lang, "cli-wins", names=names, count=len(best))

    def _standing(self, moment: Moment) -> str:
        counted = moment.won if self.match.terms.wins else moment.scores
        names = [player.name for player in self.match.players]
        points = "  ".join(f"{n} {c}" for n, c in zip(names, counted, strict=True))
        return text(self.lang, "cli-standing", points=points)
