"""One game, audited at every position it comes to."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TypeVar

from benchmarks.audit import claims
from benchmarks.audit.lines import Claim, broken
from benchmarks.audit.matter import Matter, is_settled, share_of, worth
from benchmarks.audit.playouts import play_on
from benchmarks.audit.tally import Tally
from benchmarks.audit.walks import Circles, Step, walk, written
from tablee.contract.rules import CHANCE
from tablee.core.analysis import HAPPENS, WINS, Analysis, Figures, Truth, analyse, notes_of
from tablee.core.position import Position
from tablee.core.seat_view import SeatView

BOUND = 10.0
"""CPU seconds for an answer at the most, once all that it needs is compiled."""
SPOKEN = 0.005
"""Of how many analyses every sentence is said in both languages."""
MOST_SEATS = 6
"""Seats that are asked at a large table, besides those awaited."""

Answer = TypeVar("Answer")


@dataclass
class Audit:
    """A game under audit."""

    name: str
    """With its options."""
    matter: Matter
    random: Random
    is_counted: bool
    """Whether nothing but chance decides, so that probabilities can be held against what comes."""
    tally: Tally = field(default_factory=Tally)
    path: list[str] = field(default_factory=list)
    been: Circles = field(default_factory=Circles)

    def run(self) -> Tally:
        began = time.process_time()
        try:
            self.play()
        except Exception as problem:  # noqa: BLE001 - a bot, the rules or a claim played on
            self.teller(None)("broke off", described(problem))
        self.tally.counts["games"] += 1
        self.tally.close_game()
        self.tally.cpu = time.process_time() - began
        return self.tally

    def play(self) -> None:
        promises: dict[int, Truth] = {}
        for step in walk(self.name, self.matter, self.random, self.is_counted):
            self.been.see(step.before)
            asked = self.look(step.before)
            for seat, promise in promises.items():
                if seat in asked:
                    claims.check_next(promise, seat, asked[seat], self.teller(seat))
            if step.actor == CHANCE:
                for seat, found in asked.items():
                    tell = self.teller(seat)
                    claims.check_happened(found, step.action, tell, self.counter())
            promises = promised(step, asked)
            self.path.append(written(step))
            if is_settled(self.matter, step.before, step.after):
                results = worth(self.matter, step.before, step.after)
                for seat, promise in promises.items():
                    claims.check_end(promise, seat, results[seat][0], self.teller(seat))
                promises = {}

    def look(self, position: Position) -> dict[int, Analysis]:
        """All that is checked at one position."""
        self.tally.counts["positions"] += 1
        kind = self.matter.kind(position.record)
        if self.matter.real is not None:
            self.read_notes(position)
        if self.random.random() >= share_of(self.matter.analysed, kind):
            return {}
        self.tally.counts["analysed"] += 1
        asked: dict[int, Analysis] = {}
        for seat in self.seats(position):
            found = self.timed(
                "analyse", seat, partial(analyse, position, seat, self.matter.samples)
            )
            if found is not None:
                asked[seat] = found
                self.check(position, seat, found)
        claims.check_seats(asked, self.teller(None))
        if asked and self.random.random() < share_of(self.matter.followed, kind):
            self.follow(position, asked)
        if (
            asked
            and self.is_counted
            and self.random.random() < share_of(self.matter.played_out, kind)
        ):
            self.play_out(position, asked)
        return asked

    def seats(self, position: Position) -> list[int]:
        """Everybody, at tables of ordinary size."""
        seats = [*range(position.game.seats)]
        if len(seats) > MOST_SEATS:
            awaited = [seat for seat in position.to_act if seat >= 0]
            seats = sorted({*self.random.sample(seats, MOST_SEATS), *awaited})
        return seats

    def read_notes(self, position: Position) -> None:
        """What could be written down is never false: the cheapest check, made everywhere."""
        for seat in range(position.game.seats):
            notes = self.timed("notes", seat, partial(tables_of, position, seat))
            for table in notes or ():
                self.tally.counts["hidden things"] += claims.check_hidden(
                    [table], position.record, self.matter, self.teller(seat), nothing
                )
        if self.random.random() < SPOKEN:
            view = position.view(0)
            self.timed("sentences", 0, partial(notes_of, view))

    def check(self, position: Position, seat: int, found: Analysis) -> None:
        """What one seat is told."""
        self.tally.counts["analyses"] += 1
        tell, likely = self.teller(seat), self.counter()
        claims.check_form(position, seat, found, tell)
        claims.check_hidden(list(found.tables), position.record, self.matter, tell, likely)
        claims.check_actions(position, seat, found, self.matter, tell, likely)
        if self.random.random() < SPOKEN:
            self.tally.counts["said"] += 1
            self.timed("sentences", seat, found.to_dict)

    def follow(self, position: Position, asked: dict[int, Analysis]) -> None:
        """Play on what is called won, lost or drawn."""
        for seat, found in asked.items():
            truth = found.position
            if seat >= 0 and truth.outcome is not None and truth.exact:
                claim = Claim(position, seat, truth, self.been)
                tell = partial(self.teller(seat), "not kept")
                self.tally.counts["lines"] += broken(claim, self.random, tell)

    def play_out(self, position: Position, asked: dict[int, Analysis]) -> None:
        """Play on what is called likely, for one seat."""
        seat = self.random.choice([at for at in asked if at >= 0])
        found = asked[seat]
        if found.position.outcome is not None:
            return
        played = play_on(self.matter, position, seat, found, self.random)
        if played is None:
            return
        self.tally.counts["played out"] += 1
        how = "exact" if played.truth.exact else "measured"
        self.tally.expected(f"value, {how}", self.name, played.truth.value, played.value)
        chance = played.truth.probability
        if chance is None or played.truth.probability_of != WINS:
            return
        if not played.truth.exact:
            # Few samples: what is measured as rare is less rare than that, so bins would mislead.
            self.tally.expected("chance to win, measured", self.name, chance, played.won)
            return
        self.tally.likely("chance to win, exact", self.name, chance, played.won)
        if played.won in (0.0, 1.0):
            claims.check_certain(chance, bool(played.won), "to win", self.teller(seat))

    def timed(self, what: str, seat: int, ask: Callable[[], Answer]) -> Answer | None:
        """An answer; a finding, if there is none, or if it takes too long twice."""
        for attempt in range(2):
            began = time.process_time()
            try:
                answer = ask()
            except Exception as problem:  # noqa: BLE001 - whatever it is, it is what we look for
                self.teller(seat)("no answer", f"{what}: {described(problem)}")
                return None
            spent = time.process_time() - began
            if spent <= BOUND:
                break
            if attempt:
                self.teller(seat)("too slow", f"{what}: {spent:.1f} s")
        self.tally.took(what, spent, self.command(seat))
        return answer

    def teller(self, seat: int | None) -> claims.Tell:
        return lambda kind, what: self.tally.report(kind, self.command(seat), what)

    def counter(self) -> claims.Likely:
        """Counts what was said to be likely, if all was left to chance."""
        if not self.is_counted:
            return nothing
        return lambda what, chance, is_so: self.tally.likely(what, self.name, chance, is_so)

    def command(self, seat: int | None) -> str:
        """How to ask the same again."""
        words = ["./tablee analyse", f"'{self.name}'", *map(quoted, self.path)]
        return " ".join([*words, *([] if seat is None or seat < 0 else [f"--seat {seat}"])])


def tables_of(position: Position, seat: int) -> tuple[Figures, ...]:
    """A seat's notepad, before it is put into words."""
    oracle = position.game.room.oracle
    if position.is_over or oracle is None:
        return ()
    return oracle.notes(SeatView.of(position.view(seat)), True)


def promised(step: Step, asked: dict[int, Analysis]) -> dict[int, Truth]:
    """What each seat was told of the action that is played. What one player does may tell another
    something, and so change what the other can be told; chance and one's own action do not."""
    found = {}
    for seat, analysis in asked.items():
        truth = analysis.actions.get(step.action)
        if truth is None:
            continue
        is_known = truth.probability_of == HAPPENS and step.before.is_open
        if seat == step.actor or is_known:
            found[seat] = truth
    return found


def described(problem: Exception) -> str:
    """What went wrong, and where."""
    frame = traceback.extract_tb(problem.__traceback__)[-1]
    where = f"{frame.name}, line {frame.lineno} of {frame.filename.rpartition('/')[2]}"
    return f"{type(problem).__name__}: {problem} ({where})"


def quoted(action: str) -> str:
    return action if action.replace("+", "").isalnum() else f"'{action}'"


def nothing(what: str, chance: float, is_so: bool) -> None:
    """Where nothing is counted."""
