"""A table in the terminal: it draws, says what happened, asks, and never breaks on nonsense."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress

from rich.markup import escape

from tablee.cli.real_dice import meant, question
from tablee.cli.screen import console, say, thinking
from tablee.cli.teller import Teller
from tablee.contract.rules import CHANCE, TABLE
from tablee.core.analysis import analyse
from tablee.core.errors import TableeError
from tablee.core.match import SIGNS, Entry, Match
from tablee.core.position import Position
from tablee.texts import LANGUAGES, text

COMMANDS = ("moves", "hint", "legend", "rules", "undo", "help", "quit")


class StopPlaying(Exception):
    """The person asked to stop; the match can be taken up again."""


class ScreenTable:
    """One match on one screen."""

    def __init__(
        self,
        match: Match,
        lang: str,
        on_entry: Callable[[Entry], None],
        on_undo: Callable[[], None],
        is_chance_typed: bool = False,
    ) -> None:
        self.match = match
        self.lang = lang
        self.teller = Teller(match, lang)
        self._on_entry = on_entry
        self._on_undo = on_undo
        self.is_chance_typed = is_chance_typed
        """Whether people throw real dice and type what fell."""
        here = match.game.room
        missing = {"hint"} if here.oracle is None else set()
        missing |= set() if here.legend(lang) else {"legend"}
        self._commands = [word for word in COMMANDS if word not in missing]
        """What there is in this game: `moves` first."""
        self._people = [i for i, player in enumerate(match.players) if not player.bot]
        self._secrets_of: int | None = None
        """The person whose secrets are on the screen, if any."""
        self._at_screen: int | None = None
        """The person who looked at the screen last."""

    def play(self, action: str, who: int, lang: str = "en") -> None:
        """Play, and put it in the journal before anything else happens."""
        self._on_entry(self.match.play(action, who, lang))

    def ask(self, who: int) -> None:
        """Let a person act: show what they may know, and read until something is played."""
        self._lower_curtain(who)
        self.teller.tell(who)
        if self.match.position is not None:
            self._show(self.match.position, who)
        before = len(self.match.entries)
        while len(self.match.entries) == before:
            typed = self._read(who).strip() or self._only_action(who)
            if typed and not self._command(typed, who):
                self._try(typed, who)

    def throw(self, who: int) -> bool:
        """Let a person hold the dice: Enter throws them. False if something else was done."""
        self._lower_curtain(who)
        self.teller.tell(who)
        assert self.match.position is not None
        self._show(self.match.position, who)
        before = len(self.match.entries)
        while len(self.match.entries) == before:
            typed = self._read(who).strip()
            if not typed:
                return True
            if not self._command(typed, who):
                self._try(typed, who)
        return False

    def ask_chance(self, holder: int | None) -> None:
        """Let people type what chance did on the table: for the holder of the dice, if any."""
        position = self.match.position
        assert position is not None
        who = holder if holder in self._people else self._people[0]
        self.teller.tell(who)
        if who == holder:
            self.teller.draw(position, self.match.seat_of(who))
        asked = question(position, self.match.names(self.match.now), self.lang)
        before = len(self.match.entries)
        while len(self.match.entries) == before:
            say(asked, indent=0)
            typed = input(f"{text(self.lang, 'cli-chance')} > ").strip()
            if typed and not self._command(typed, who):
                self._try_chance(typed, position)

    def _try_chance(self, typed: str, position: Position) -> None:
        action = meant(typed, position, self.lang)
        if action is None:
            self._complain(text(self.lang, "cli-not-chance", typed=typed))
        else:
            self._try(action, CHANCE)

    def _only_action(self, who: int) -> str:
        """What Enter plays, where nothing else can be: the only action, or nothing."""
        actions = self.match.legal_for(who) if self.match.position is not None else []
        return self._written(actions[0]) if len(actions) == 1 else ""

    def _written(self, action: str) -> str:
        """An action in the language of the table."""
        notation = self.match.game.room.notation
        code = notation.code(action)
        return action if code is None else notation.text(code, self.lang)

    def _try(self, typed: str, who: int) -> None:
        """Play what a person typed, for the table if it is the table's; say so if it is refused."""
        try:
            self.play(typed, TABLE if self._is_of_table(typed) else who, self.lang)
        except TableeError as problem:
            self._complain(problem.say(self.lang))

    def _is_of_table(self, typed: str) -> bool:
        notation = self.match.game.room.notation
        code = notation.code(typed, self.lang)
        return code is not None and notation.text(code) in self.match.legal_for(TABLE)

    def show_end(self) -> None:
        """How the match ended."""
        self.teller.tell(TABLE)
        self.teller.show_result(self.match.now)

    def _show(self, position: Position, who: int) -> None:
        out, seat = console(), self.match.seat_of(who)
        rules, state = self.match.game.rules, position.state
        shown = rules.view(state, seat)
        if self._has_secrets(who):
            self._secrets_of = who
        self.teller.draw(position, seat)
        name = escape(self.match.players[who].name)
        out.print(f"\n[bold]{text(self.lang, 'cli-turn', name=name)}[/]")
        helped = self.match.game.room.telling.help_for(shown, seat, self.lang)
        if only := self._only_action(who):
            helped += "  " + text(self.lang, "cli-only", action=only)
        say(helped, indent=0)
        words = ", ".join(text(self.lang, f"command-{word}") for word in self._commands[1:])
        say(text(self.lang, "cli-commands", words=words), "dim", indent=0)

    def _read(self, who: int) -> str:
        """A line from a person; without an echo where others at the screen must not see it."""
        name = self.match.players[who].name
        if self.match.position is None:
            signs = ", ".join(text(self.lang, f"sign-{sign}") for sign in SIGNS)
            say(text(self.lang, "cli-toss", name=name, signs=signs), indent=0)
        if sys.stdin.isatty() and len(self._people) > 1 and self._is_secret(who):
            from getpass import getpass

            say(text(self.lang, "cli-no-echo"), "dim", indent=0)
            return getpass(f"{name} > ")
        with suppress(ImportError):  # where there is one, it gives `input` a line to edit
            import readline  # noqa: F401

        return input(f"{name} > ")

    def _is_secret(self, who: int) -> bool:
        """Would what this person types now stay hidden from somebody else at the screen?"""
        position = self.match.position
        if position is None or len(position.to_act) > 1:
            return True
        if position.to_act == (CHANCE,):
            return False
        seat = self.match.seat_of(who)
        action = position.legal_for(seat)[0]
        after = position.play(action, seat)
        others = [self.match.seat_of(other) for other in self._people if other != who]
        return any(after.seen(seat, action, other) != action for other in others)

    def _lower_curtain(self, who: int) -> None:
        """When another person comes to the screen: hide what the last one saw, and wait until
        nobody else looks before showing what only this one may see."""
        is_other, self._at_screen = self._at_screen != who, who
        if len(self._people) < 2 or not is_other:
            return
        if not self._has_secrets(who) and self._secrets_of in (None, who):
            return
        self._secrets_of = None
        self._clear()
        say(text(self.lang, "cli-curtain", name=self.match.players[who].name), indent=0)
        input()
        self._clear()

    def _has_secrets(self, who: int) -> bool:
        """Does this person know something that the table does not?"""
        position = self.match.position
        if position is None:
            return False
        rules, state = self.match.game.rules, position.state
        return rules.view(state, self.match.seat_of(who)) != rules.view(state, TABLE)

    def _clear(self) -> None:
        """An empty screen, with nothing to scroll back to."""
        if console().is_terminal:
            console().clear()
            console().file.write("\x1b[3J")
            console().file.flush()

    def _command(self, typed: str, who: int) -> bool:
        """Is this a word to the table rather than an action? Then answer it."""
        word, _, rest = typed.lower().partition(" ")
        for command in COMMANDS:
            if word in (command, *(text(lang, f"command-{command}") for lang in LANGUAGES)):
                getattr(self, f"_{command}")(who, rest)
                return True
        if word == "?":
            self._moves(who, rest)
            return True
        return False

    def _moves(self, who: int, rest: str) -> None:
        is_chance = self.match.to_act == (CHANCE,)
        typed_here = CHANCE if is_chance and self.is_chance_typed else who
        actions = self.match.legal_for(typed_here) + self.match.legal_for(TABLE)
        if self.match.position is None:
            actions = [text(self.lang, f"sign-{sign}") for sign in actions]
        else:
            actions = [self._written(action) for action in actions]
        if is_chance and not self.is_chance_typed:
            actions.insert(0, text(self.lang, "cli-enter"))
        say("  ".join(actions))

    def _hint(self, who: int, rest: str) -> None:
        """What is best for this person, from what they may know, and why."""
        if self.match.position is None:
            self._complain(
                text(self.lang, "refused-not-now", action=text(self.lang, "command-hint"))
            )
            return
        try:
            with thinking(self.lang):
                found = analyse(self.match.position, self.match.seat_of(who))
        except TableeError as problem:
            self._complain(problem.say(self.lang))
            return
        if found.nudge:
            say(text(self.lang, found.nudge, found.room))
        say(found.position.say(self.lang, found.room))
        say(found.assumes.say(self.lang, found.room), "dim")
        if found.actions and self.match.to_act != (CHANCE,):
            why = found.actions[found.best].say(self.lang, found.room)
            best = self._written(found.best)
            say(text(self.lang, "cli-hint", action=best, why=why), "bold")

    def _rules(self, who: int, rest: str) -> None:
        from tablee.cli.show import show_rules

        try:
            show_rules(str(self.match.game), rest, self.lang)
        except TableeError as problem:
            self._complain(problem.say(self.lang))

    def _legend(self, who: int, rest: str) -> None:
        from tablee.cli.show import show_legend

        show_legend(str(self.match.game), self.lang)

    def _undo(self, who: int, rest: str) -> None:
        """Back to this person's previous choice, unless something came to light since."""
        back = self._last_typed() if self.is_chance_typed else self.match.take_back_to(who)
        if back is None:
            self._complain(text(self.lang, "cli-no-undo"))
            return
        while len(self.match.entries) > back:
            self.match.undo()
        self._on_undo()
        self.teller.forget_undone()
        say(text(self.lang, "cli-undone"))

    def _last_typed(self) -> int | None:
        """Where real dice lie on the table nothing comes to light here: a slip of the hand can
        always be mended. How many entries are left without the latest that somebody typed."""
        for i in range(len(self.match.entries) - 1, -1, -1):
            if self.match.moment(i).position is None:
                break  # the computer has drawn lots
            who = self.match.entries[i].who
            if who < 0 or who in self._people:
                return i
        return None

    def _help(self, who: int, rest: str) -> None:
        say("  ".join(text(self.lang, f"cli-word-{word}") for word in self._commands))

    def _quit(self, who: int, rest: str) -> None:
        raise StopPlaying

    def _complain(self, problem: str) -> None:
        say(problem, "red")
