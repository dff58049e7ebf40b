"""A table: a match, the people and bots who play it, and what they have agreed on.

It does no input or output. A request changes it at once and leaves what changed in `unkept`;
whoever asked keeps those changes safe before anybody is told (see `hub.py`), or throws the table
away and loads it again.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable

from msgspec.structs import force_setattr

from tablee.contract.rules import CHANCE, TABLE
from tablee.core.errors import TableeError
from tablee.core.game import game
from tablee.core.match import DRAW, FORFEIT, RESIGN, SIGNS, Match, Terms
from tablee.core.match import Player as Seated
from tablee.core.narration import Step
from tablee.server import changes as c
from tablee.server.clocks import Clocks
from tablee.server.requests import Requests

STRIDE = 100
"""How much may happen at once without anybody's choosing: more than it takes to deal any game."""


BREAK = 60_000
"""Milliseconds after which the next game of a match begins by itself, where time is counted."""


class Refusal(TableeError):
    """A request that a table does not carry out. Nothing has changed."""


STARTED = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Milliseconds since 1970. The clock on the wall is looked at once, and then the time that
    passes is counted: whoever sets it while the server runs takes nobody's time to think."""
    return (STARTED + time.monotonic_ns()) // 1_000_000


class Table:
    """Everything that is known about a table."""

    def __init__(self, setup: c.Setup) -> None:
        self.setup = setup
        self.seq = 0
        self._lead = 0
        """How far the clock of those who changed the table before is ahead of ours."""
        self.log: list[c.AnyChange] = []
        """Every change, the first one has seq 1."""
        self.at: list[int] = []
        """When each change happened."""
        self.steps: list[Step | None] = []
        """For each change: what it did in the match, if it was an entry (perhaps undone since)."""
        self.counts: list[int] = []
        """For each change: how many entries there were after it."""
        self.asked: set[int] = set()
        """The changes after which something else was asked than before."""
        self.unkept: list[c.AnyChange] = []
        self.places = list(setup.places)
        self._seats_bots = any(place.kind == "bot" for place in self.places)
        self.away: set[int] = set()
        self.is_paused = False
        self.resting: set[int] = set()
        """Between two games: the people who have not said yet that the next one may begin."""
        self.rested: set[int] = set()
        """The changes by which somebody said so."""
        self._rests_since = 0
        self.next = ""
        self.done: dict[tuple[int, str], int] = {}
        """(player, id) of every request carried out -> the seq it led to."""
        self.left: dict[tuple[str, str], int] = {}
        """(holder, id) of every request by which somebody got up -> the place they held."""
        self.requests = Requests()
        terms = Terms(setup.terms.games, setup.terms.wins, setup.terms.first)
        players = [Seated(place.name, place.level or None) for place in setup.places]
        self.match = Match(game(setup.game), players, terms)
        for who, action in setup.entries:
            self.match.play(action, who)
        self.is_open = not self.match.game.room.hides
        """Whether by the contract nothing is hidden from anybody."""
        self.has_bell = self.match.game.room.has_bell
        self.facts = self.match.game.room.facts
        self.telling = self.match.game.room.telling
        self.started = not self.open_places
        self.stage = self._find_stage()
        """`waiting`, `running`, `over` or `replay`."""
        self.clocks = Clocks(setup.clock, len(players))
        self.clocks.wait(self._timed(), setup.created)

    # ── asking ───────────────────────────────────────────────────────────────────────────────

    @property
    def code(self) -> str:
        return self.setup.code

    def time(self) -> int:
        """What time it is at this table: never earlier than its latest change, whoever's clock that
        was made by."""
        return now() + self._lead

    @property
    def changed(self) -> int:
        return self.at[-1] if self.at else self.setup.created

    def _find_stage(self) -> str:
        if self.setup.is_replay:
            return "replay"
        if not self.started:
            return "waiting"
        return "over" if self.match.is_over else "running"

    @property
    def is_running(self) -> bool:
        return self.stage == "running" and not self.is_halted

    @property
    def is_halted(self) -> bool:
        """Whether nobody may play just now: a pause was agreed on, or there is a break."""
        return self.is_paused or bool(self.resting)

    @property
    def alarm(self) -> int | None:
        """When somebody's time will be up, or a break over, if nothing happens."""
        if self.resting:
            return self._rests_since + BREAK if self.clocks.is_on else None
        timeout = self.clocks.next_timeout()
        return timeout[0] if timeout is not None and self.is_running else None

    @property
    def open_places(self) -> list[int]:
        return [i for i, place in enumerate(self.places) if place.kind == "open"]

    def held_by(self, holder: str) -> list[int]:
        """The places that a token's digest holds."""
        return [
            i
            for i, place in enumerate(self.places)
            if place.holder and secrets.compare_digest(place.holder, holder)
        ]

    @property
    def people(self) -> list[int]:
        """Places of people who are there to be asked."""
        return [
            i
            for i, place in enumerate(self.places)
            if place.kind == "person" and not self.is_bot(i)
        ]

    @property
    def opponents(self) -> list[int]:
        """Places of all who can lose this game, bots among them."""
        return [i for i in range(len(self.places)) if i not in self.match.now.forfeited]

    def is_bot(self, player: int) -> bool:
        """Whether a bot plays for this place now."""
        place = self.places[player]
        lost = player in self.match.now.forfeited
        return place.kind == "bot" or player in self.away or lost

    def level_of(self, player: int) -> str:
        """The level of the bot that plays for a place."""
        if player in self.match.now.forfeited:
            return "random"
        return self.places[player].level or self.setup.clock.level or "medium"

    @property
    def thrower(self) -> int | None:
        """When chance acts and a player holds the dice: that player."""
        position = self.match.position
        if position is None or position.to_act != (CHANCE,):
            return None
        holder = self.match.game.room.rules.thrower(position.record)
        return None if holder == CHANCE else self.match.player_at(holder)

    def awaited(self) -> tuple[int, ...]:
        """Players who are to do something now, the one with the dice included."""
        if self.stage != "running":
            return ()
        if self.match.to_act == (CHANCE,):
            return () if self.thrower is None else (self.thrower,)
        return self.match.to_act

    def _timed(self) -> list[int]:
        """People who are awaited: those whose time runs."""
        return [p for p in self.awaited() if not self.is_bot(p)]

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays for anybody."""
        if self.away or self.match.now.forfeited:
            return True
        return self._seats_bots

    def awaited_bots(self) -> list[int]:
        """Bots that have to think now (a bot with dice throws without thinking)."""
        if not self.is_running or self.match.to_act == (CHANCE,):
            return []
        return [p for p in self.match.to_act if self.is_bot(p)]

    def bots_asked(self) -> list[int]:
        """Bots that have been asked for a draw, which is not theirs to give away."""
        asked = self.requests.find("draw")
        return [] if asked is None else [p for p in asked.awaited if self.is_bot(p)]

    def undone_after(self, seq: int) -> int:
        """The latest change after this one that took something back; 0 if none did."""
        for at in range(self.seq, seq, -1):
            if isinstance(self.log[at - 1], c.TookBack):
                return at
        return 0

    # ── changing ─────────────────────────────────────────────────────────────────────────────

    def replay(self, kept: Iterable[tuple[int, c.AnyChange]]) -> None:
        """Take up changes that were kept before: (when, what)."""
        for at, change in kept:
            self._apply(change, at)
        self._lead = max(0, self.changed - now())

    def do(self, change: c.AnyChange, code: int | None = None) -> None:
        """Make a change that is still to be kept. `code`: the action that it plays, if it has been
        read."""
        self._apply(change, self.time(), code)
        self.unkept.append(change)

    def done_before(self, player: int, id: str, mark: str) -> int | None:
        """The seq that a request led to, if it was carried out already. Another one under the same
        id is refused: it would be taken for done."""
        seq = self.done.get((player, id))
        if seq is not None and (self.log[seq - 1].mark or mark) != mark:
            raise Refusal("id-used")
        return seq

    def sign(self, mark: str) -> None:
        """Keep with what has just been changed which request it was."""
        if self.unkept and self.unkept[0].id:
            force_setattr(self.unkept[0], "mark", mark)

    def take_unkept(self) -> list[tuple[int, int, c.AnyChange]]:
        """(seq, when, what) of the changes that are to be kept now."""
        unkept, self.unkept = self.unkept, []
        first = self.seq - len(unkept)
        return [(first + 1 + i, self.at[first + i], change) for i, change in enumerate(unkept)]

    def _apply(self, change: c.AnyChange, at: int, code: int | None = None) -> None:
        match, clocks, requests = self.match, self.clocks, self.requests
        if clocks.is_on:
            clocks.pass_time(at, counts=not isinstance(change, c.Awake))
        games, was_asked = match.now.number, bool(requests.open)
        step = None
        if isinstance(change, c.Played):
            step = self._enter(change, code)
        else:
            self._change(change, at)
        self.seq += 1
        self.log.append(change)
        self.at.append(at)
        self.counts.append(len(match.entries))
        self.steps.append(step)
        if change.id and change.by is not None:
            self.done[change.by, change.id] = self.seq
        if match.now.number != games:
            if match.now.number > games:
                clocks.new_game()
            else:
                clocks.last_game()
            requests.clear()
            has_ended = match.now.number > games and not match.is_over
            self.resting = set(self.people) if has_ended else set()
            self._rests_since = at
        if was_asked or requests.open:
            self.asked.add(self.seq)
        if self.stage != "running" or match.is_over:
            self.stage = self._find_stage()
        if clocks.is_on:
            acted = change.who if isinstance(change, c.Played) else None
            clocks.wait(self._timed(), at, acted, self.is_halted)

    def _enter(self, change: c.Played, code: int | None) -> Step:
        """An entry of the match."""
        if self.resting:
            # Who loses by leaving is not waited for. Before there were breaks, people just went on.
            gave_up = change.action == FORFEIT
            self.resting = self.resting - {change.who} if gave_up else set()
        before = self.match.now
        entry = self.match.play(change.action, change.who, code=code)
        if self.requests.open:
            self.requests.drop("take_back")
            if change.action == FORFEIT:
                self.requests.without(change.who)
        return Step(entry, before, self.match.now)

    def _change(self, change: c.AnyChange, at: int) -> None:
        """Anything else."""
        match change:
            case c.Sat() | c.Filled() | c.Left():
                self._seat(change)
            case c.Away(player=p):
                self.away.add(p)
                self.resting.discard(p)
                self.requests.without(p)
            case c.Back(player=p):
                self.away.discard(p)
            case c.TookBack(to=to):
                while len(self.match.entries) > to:
                    self.match.undo()
                self.requests.clear()
            case c.Asked(what=what, player=p):
                self.requests.ask(what, p, self.opponents if what == "draw" else self.people)
            case c.Answered(what=what, player=p, yes=yes):
                self.requests.answer(what, p, yes)
            case c.Paused():
                self.is_paused = True
                self.requests.drop("pause")
            case c.Resumed(player=p) if self.resting:
                self.resting.discard(p)
                self.rested.add(self.seq + 1)
            case c.Resumed():
                self.is_paused = False
            case c.Awake():
                self._rests_since = at
            case c.Rematch(code=code):
                self.next = code
                self.requests.clear()

    def _seat(self, change: c.Sat | c.Filled | c.Left) -> None:
        """Somebody sits down, is sat down, or gets up before the game."""
        player = change.player
        match change:
            case c.Sat():
                place = c.Place("person", change.name, "", change.holder)
            case c.Filled():
                place = c.Place("bot", change.name, change.level)
            case c.Left():
                self.left[self.places[player].holder, change.id] = player
                place = c.Place("open", self.setup.places[player].name)
        self.places[player] = place
        self._seats_bots = any(place.kind == "bot" for place in self.places)
        self.started = self.started or not self.open_places
        self.match.sit(player, Seated(place.name, place.level or None))

    # ── requests ─────────────────────────────────────────────────────────────────────────────

    def sit(self, player: int | None, name: str, holder: str) -> int:
        """Take an open place."""
        if player is None and self.open_places:
            player = self.open_places[0]
        player = self._check_free(player)
        self.do(c.Sat(player=player, name=name, holder=holder))
        self.settle()
        return player

    def fill(self, player: int, name: str, level: str, by: int, id: str) -> None:
        """Put a bot on an open place."""
        self._check_free(player)
        self.do(c.Filled(player=player, name=name, level=level, by=by, id=id))
        self.settle()

    def _check_free(self, player: int | None) -> int:
        free = self.open_places
        if not free:
            raise Refusal("table-full")
        if player is None or player not in free:
            raise Refusal("seat-taken", free=", ".join(str(place + 1) for place in free))
        return player

    def act(self, player: int, action: str, id: str, lang: str) -> None:
        self._check_playing()
        if player not in self.match.to_act:
            raise Refusal("turn-not-yours")
        if self.is_bot(player):
            raise Refusal("bot-sits-in")
        if action.startswith("!"):
            raise Refusal("refused-not-now", action=action)
        self._play(player, action, player, id, lang)
        self.settle()

    def throw(self, player: int, id: str) -> None:
        """Let chance act for the player who holds the dice."""
        self._check_playing()
        if self.thrower != player:
            raise Refusal("turn-not-yours")
        if self.is_bot(player):
            raise Refusal("bot-sits-in")
        action, code = self._draw()
        self.do(c.Played(who=CHANCE, action=action, by=player, id=id), code)
        self.settle()

    def act_for_table(self, player: int, action: str, id: str) -> None:
        """Ring the bell."""
        self._check_playing()
        self._play(TABLE, action, player, id)
        self.settle()

    def bot_acts(self, player: int, action: str) -> None:
        self._check_playing()
        self._play(player, action, None, "")
        self.settle()

    def ask(self, player: int, what: str, id: str) -> None:
        self._check_may_ask(player, what)
        self.do(c.Asked(what=what, player=player, by=player, id=id))
        self._grant(what)

    def answer(self, player: int, what: str, yes: bool, id: str) -> None:
        open_request = self.requests.find(what)
        if open_request is None or player not in open_request.awaited:
            raise Refusal("nothing-asked")
        self.do(c.Answered(what=what, player=player, yes=yes, by=player, id=id))
        self._grant(what)

    def bot_answers(self, player: int, agrees: bool) -> None:
        """A bot has thought about a draw."""
        self.answer(player, "draw", agrees, "")

    def resume(self, player: int, id: str) -> None:
        if self.resting:
            self.be_ready([player], id)
            return
        if not self.is_paused:
            raise Refusal("not-paused")
        self.do(c.Resumed(player=player, by=player, id=id))
        self.settle()

    def be_ready(self, players: Iterable[int], id: str = "") -> None:
        """In a break: for these players, and those who share a screen with them, the next game may
        begin. It does when nobody is left to be waited for."""
        for player in players:
            holder = self.places[player].holder
            for each in self.held_by(holder) if holder else [player]:
                if each in self.resting:
                    self.do(c.Resumed(player=each, by=player, id=id))
        self.settle()

    def let_time_pass(self) -> None:
        """If somebody's time is up now, or a break is over: what follows from that."""
        alarm = self.alarm
        if alarm is None or alarm > self.time():
            return
        if self.resting:
            for player in sorted(self.resting):
                self.do(c.Resumed(player=player))
            self.settle()
        elif (timeout := self.clocks.next_timeout()) is not None:
            self.give_up_place(timeout[1], "time")

    def resign(self, player: int, id: str) -> None:
        self._check_playing()
        if len(self.places) != 2:
            raise Refusal("resign-for-two")
        if self.match.position is None:
            raise Refusal("refused-not-now", action=RESIGN)
        self.do(c.Played(who=player, action=RESIGN, by=player, id=id))
        self.settle()

    def leave(self, player: int, id: str) -> None:
        if self.stage == "waiting":
            self.do(c.Left(player=player, name=self.places[player].name, by=player, id=id))
            return
        if self.stage != "running":
            raise Refusal("match-over")
        if self.is_bot(player):
            raise Refusal("bot-sits-in")
        self.give_up_place(player, "left", by=player, id=id)

    def give_up_place(self, player: int, why: str, by: int | None = None, id: str = "") -> None:
        """A player has gone or run out of time: a bot sits in, or they forfeit, as was agreed."""
        can_forfeit = self.match.position is not None and not self.is_bot(player)
        if self.setup.clock.on_timeout == "forfeit" and can_forfeit:
            self.do(c.Played(who=player, action=FORFEIT, by=by, id=id))
        else:
            self.do(c.Away(player=player, why=why, by=by, id=id))
        for what in [*self.requests.open]:
            self._grant(what)
        self.settle()

    def come_back(self, player: int, id: str) -> None:
        if player not in self.away:
            raise Refusal("seat-is-yours")
        self.do(c.Back(player=player, by=player, id=id))
        self.settle()

    @property
    def is_rematch_due(self) -> bool:
        """Whether everybody has agreed to a rematch, and it is still to be made."""
        agreed = self.requests.find("rematch")
        return agreed is not None and not agreed.awaited and not self.next

    def rematch(self, code: str) -> c.Setup:
        """The same players once more; who began now comes last. Everyone keeps their token."""
        old = self.setup
        return c.Setup(
            code=code, game=old.game, rules=old.rules, places=[*self.places[1:], self.places[0]],
            created=now(), terms=old.terms, clock=old.clock, is_public=old.is_public, lang=old.lang,
        )  # fmt: skip

    def go_on_at(self, code: str) -> None:
        """Everybody has agreed to a rematch, and this is where it is."""
        if not self.next:
            self.do(c.Rematch(code=code))

    def settle(self) -> None:
        """Let chance act until a player is awaited: dice that nobody holds, cards, lots; and what
        bots do without thinking: throw dice, show a sign. Bots alone could go on like that for
        ever: the rest follows later (`is_unsettled`)."""
        for _ in range(STRIDE):
            who = self._unattended()
            if who is None:
                return
            action, code = self._draw() if who == CHANCE else (secrets.choice(SIGNS), None)
            self.do(c.Played(who=who, action=action), code)

    @property
    def is_unsettled(self) -> bool:
        return self._unattended() is not None

    def _unattended(self) -> int | None:
        """Chance, or a bot with nothing to think about, if nobody else is to act first."""
        if not self.is_running:
            return None
        awaited = self.match.to_act
        if awaited == (CHANCE,):
            holder = self.thrower
            return CHANCE if holder is None or self.is_bot(holder) else None
        if self.match.position is not None:
            return None
        return next((player for player in awaited if self.is_bot(player)), None)

    def _play(self, who: int, action: str, by: int | None, id: str, lang: str = "en") -> None:
        """Played as it was typed in a language, kept in canonical notation."""
        position, code = self.match.position, None
        if position is not None:
            code = position.read_action(action, lang)
            action = position.write_action(code)
        self.do(c.Played(who=who, action=action, by=by, id=id), code)

    def _draw(self) -> tuple[str, int | None]:
        """What chance does now, with its exact probabilities, from the system's randomness: as it
        is kept, and as a code."""
        position = self.match.position
        if position is None:
            return secrets.choice(self.match.legal_for(CHANCE)), None
        odds = self.match.game.rules.chance(position.record)
        left = secrets.randbelow(sum(weight for _, weight in odds))
        for code, weight in odds:
            left -= weight
            if left < 0:
                return position.write_action(code), code
        raise AssertionError("the weights add up to their sum")

    def _check_playing(self) -> None:
        if self.stage == "waiting":
            raise Refusal("table-waiting")
        if self.stage != "running":
            raise Refusal("match-over")
        if self.is_halted:
            raise Refusal("table-paused")

    def _check_may_ask(self, player: int, what: str) -> None:
        if self.requests.find(what) is not None:
            raise Refusal("asked-already")
        if what == "rematch":
            if self.stage != "over":
                raise Refusal("rematch-later")
            if self.next:
                raise Refusal("rematch-made", code=self.next)
            return
        if not (what == "take_back" and self.resting):
            self._check_playing()
        if what == "take_back" and self.match.take_back_to(player) is None:
            raise Refusal("cli-no-undo")
        if what == "draw" and not self.match.game.room.can_draw:
            raise Refusal("no-draws")
        if what == "draw" and self.match.position is None:
            raise Refusal("refused-not-now", action=DRAW)
        if what == "draw" and self.away - {player}:
            names = ", ".join(self.places[absent].name for absent in sorted(self.away - {player}))
            raise Refusal("draw-absent", names=names)

    def _grant(self, what: str) -> None:
        """Do what was asked, if everybody has agreed. A rematch is another table: the hub's."""
        request = self.requests.find(what)
        if request is None or request.awaited:
            return
        if what == "take_back":
            to = self.match.take_back_to(request.by)
            if to is not None:
                self.do(c.TookBack(to=to, player=request.by))
        elif what == "draw":
            self.do(c.Played(who=TABLE, action=DRAW))
        elif what == "pause":
            self.do(c.Paused(player=request.by))
        self.settle()
