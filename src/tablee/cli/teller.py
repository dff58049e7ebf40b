"""Telling a match in the terminal: what happened, how it stands, who won."""

from __future__ import annotations

from rich.markup import escape

from tablee.cli.screen import console, picture, say
from tablee.contract.rules import TABLE
from tablee.core import narration
from tablee.core.match import Match, MatchMoment
from tablee.core.position import Position
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

    def _seat(self, moment: MatchMoment) -> None:
        """Who sits where, when a game begins that has more seats than two."""
        if moment.position is not None and len(self.match.players) > 2:
            names = self.match.names(moment)
            seats = "  ".join(f"{seat} {name}" for seat, name in enumerate(names))
            say(text(self.lang, "cli-seats", seats=seats), "dim")

    def tell(self, listener: int | None) -> None:
        """All since the last time. The listener is a player, TABLE, or None: who knows all."""
        match = self.match
        for i in range(self._told, len(match.entries)):
            step = narration.step(match, i)
            sentence = narration.told(match, step, listener, self.lang)
            if sentence:
                say(sentence)
            if step.before.position is None and step.after.position is not None:
                self._seat(step.after)
            if step.ended_game and not self._is_last(i):
                self.show_result(step.after)
                self._seat(step.after)
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

    def show_result(self, moment: MatchMoment) -> None:
        """How a game of the match ended, and how the match stands."""
        assert moment.last is not None
        seat = self.match.seat_of(self._viewer, narration.played(moment))
        self.draw(moment.last, seat)
        console().print()
        say(narration.result(self.match, moment, self.lang), "bold", indent=0)
        if standing := narration.standing(self.match, moment, self.lang):
            say(standing, "bold", indent=0)
