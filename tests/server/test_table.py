"""Tables: sitting down, playing, asking each other, clocks. No input or output."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import tablee
from tablee.contract.rules import CHANCE, TABLE
from tablee.core.errors import TableeError
from tablee.core.position import Position
from tablee.server import changes as c
from tablee.server import scene, screen
from tablee.server import table as module
from tablee.server.hub import digest
from tablee.server.protocol import Clock, Terms
from tablee.server.table import Refusal, Table
from tests.server.support import new_table


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.at = 1_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(module, "now", found)
    return found


def refused(work: object) -> str:
    assert callable(work)
    with pytest.raises(TableeError) as problem:
        work()
    return problem.value.message


def loaded_again(table: Table) -> Table:
    """The table as another process would find it."""
    other = Table(c.decode_setup(c.encode(table.setup)))
    kept = [c.decode_change(c.encode(change)) for change in table.log]
    other.replay(zip(table.at, kept, strict=True))
    return other


def test_sitting_down_and_getting_up_again() -> None:
    table = new_table("modulo", "po")
    assert table.stage == "waiting"
    assert refused(lambda: table.act(0, "L>L", "1", "en")) == "table-waiting"
    assert refused(lambda: table.sit(0, "Eve", digest("eve"))) == "seat-taken"
    assert table.sit(None, "Zoé", digest("zoe")) == 1
    assert table.stage == "running"
    assert refused(lambda: table.sit(None, "Eve", digest("eve"))) == "table-full"
    assert table.held_by(digest("zoe")) == [1]
    assert table.held_by(digest("eve")) == table.held_by("") == []


def test_a_place_left_before_the_game_is_free_again() -> None:
    table = new_table("da_vinci_code(players=3)", "poo")
    table.sit(2, "Zoé", digest("zoe"))
    table.leave(2, "x")
    assert table.open_places == [1, 2]
    assert table.held_by(digest("zoe")) == []
    assert loaded_again(table).open_places == [1, 2]


def test_only_the_one_whose_turn_it_is_plays_and_nothing_else_is_legal() -> None:
    table = new_table()
    assert refused(lambda: table.act(1, "L>L", "1", "en")) == "turn-not-yours"
    assert refused(lambda: table.act(0, "/", "1", "en")) == "refused-divide"
    assert refused(lambda: table.act(0, "!resign", "1", "en")) == "refused-not-now"
    assert refused(lambda: table.act(0, "nonsense", "1", "en")) == "unreadable-action"
    assert table.seq == 0
    table.act(0, "L>L", "1", "en")
    assert (table.seq, table.done) == (1, {(0, "1"): 1})


def test_what_is_typed_in_french_is_kept_in_canonical_notation() -> None:
    table = new_table()
    table.act(0, "G>D", "1", "fr")
    assert table.match.entries[0].action == "L>R"


def test_take_backs_need_everybody() -> None:
    table = new_table()
    table.act(0, "L>L", "1", "en")
    table.ask(0, "take_back", "2")
    assert refused(lambda: table.ask(0, "take_back", "3")) == "asked-already"
    assert refused(lambda: table.answer(0, "take_back", True, "3")) == "nothing-asked"
    table.answer(1, "take_back", False, "4")
    assert len(table.match.entries) == 1
    table.ask(0, "take_back", "5")
    table.answer(1, "take_back", True, "6")
    assert table.match.entries == []
    assert loaded_again(table).match.now == table.match.now


def test_bots_agree_to_take_backs_and_a_move_drops_the_question() -> None:
    table = new_table("modulo", "pb")
    table.act(0, "L>L", "1", "en")
    table.bot_acts(1, "L>L")
    table.ask(0, "take_back", "2")
    assert table.match.entries == []
    other = new_table()
    other.act(0, "L>L", "1", "en")
    other.ask(0, "take_back", "2")
    other.act(1, "L>L", "3", "en")
    assert other.requests.all() == []


def test_nothing_is_taken_back_past_what_came_to_light() -> None:
    table = new_table("moksha_patamu(players=2)")
    table.throw(0, "1")
    assert refused(lambda: table.ask(0, "take_back", "2")) == "cli-no-undo"
    secret = new_table("modulo(start=secret)")
    secret.act(0, "14", "1", "en")
    assert refused(lambda: secret.ask(0, "take_back", "2")) == "cli-no-undo"


def test_draws_resignations_and_where_there_are_none() -> None:
    table = new_table()
    table.ask(0, "draw", "1")
    table.answer(1, "draw", True, "2")
    assert table.stage == "over"
    assert table.match.now.best == ()
    assert refused(lambda: table.resign(0, "3")) == "match-over"
    other = new_table("da_vinci_code(players=3)")
    assert refused(lambda: other.resign(0, "1")) == "resign-for-two"
    assert refused(lambda: other.ask(0, "draw", "1")) == "no-draws"
    two = new_table()
    two.resign(0, "1")
    assert two.match.winners == (1,)
    assert loaded_again(two).match.now == two.match.now


def test_a_pause_stops_everything_and_anybody_ends_it() -> None:
    table = new_table()
    table.ask(1, "pause", "1")
    assert table.is_running
    table.answer(0, "pause", True, "2")
    assert refused(lambda: table.act(0, "L>L", "3", "en")) == "table-paused"
    assert screen.moment(table, 0, "en").legal == []
    table.resume(0, "4")
    table.act(0, "L>L", "5", "en")
    assert refused(lambda: table.resume(0, "6")) == "not-paused"


def test_who_leaves_is_played_for_and_may_come_back() -> None:
    table = new_table()
    table.leave(0, "1")
    assert table.awaited_bots() == [0]
    assert refused(lambda: table.act(0, "L>L", "2", "en")) == "bot-sits-in"
    table.bot_acts(0, "L>L")
    table.come_back(0, "3")
    assert refused(lambda: table.come_back(0, "4")) == "seat-is-yours"
    table.act(1, "L>L", "5", "en")
    table.act(0, "L>L", "6", "en")
    assert loaded_again(table).away == set()


def test_who_leaves_forfeits_where_that_was_agreed() -> None:
    table = new_table(clock=Clock(on_timeout="forfeit"))
    table.leave(0, "1")
    assert table.match.winners == (1,)
    three = new_table("da_vinci_code(players=3)", clock=Clock(on_timeout="forfeit"))
    three.leave(0, "1")
    assert three.stage == "running"
    assert three.is_bot(0)
    assert scene.info(three).players[0].has_forfeited


def test_dice_are_thrown_by_the_one_who_holds_them() -> None:
    table = new_table("moksha_patamu(players=2,replay=false)", "pb")
    assert table.thrower == 0
    shown = screen.moment(table, 0, "en")
    assert shown.may_throw
    assert shown.to_act == [CHANCE]
    assert refused(lambda: table.throw(1, "1")) == "turn-not-yours"
    table.throw(0, "1")
    # The bot threw at once, as often as it had to.
    assert table.thrower == 0
    assert len(table.match.entries) == 2


def test_the_bell_is_everybodys() -> None:
    table = new_table("moksha_patamu(players=3,end=bell)")
    bell = screen.moment(table, 2, "en").table_legal
    assert [choice.action for choice in bell] == ["bell"]
    assert screen.moment(table, -2, "en").table_legal == []
    assert refused(lambda: table.act_for_table(2, "6", "1")) == "refused-not-now"
    table.act_for_table(2, "bell", "2")
    assert table.match.entries[-1].who == -2


@pytest.mark.parametrize("name", ["modulo", "foxu"])
def test_rock_paper_scissors_stays_hidden_until_both_have_shown(name: str) -> None:
    """Also before a game that itself hides nothing."""
    table = new_table(name, terms=Terms(first="rps"))
    assert [choice.label for choice in screen.moment(table, 0, "fr").legal] == [
        "pierre", "feuille", "ciseaux",
    ]  # fmt: skip
    table.act(0, "rock", "1", "en")
    assert screen.event(table, 1, 1, "en").action == "?"
    assert screen.event(table, 1, 1, "en").told == ""
    assert screen.event(table, 1, 0, "en").action == "rock"
    table.act(1, "scissors", "2", "en")
    assert "Player 0 begins" in screen.event(table, 2, 1, "en").told
    bots = new_table("modulo", "pb", terms=Terms(first="rps"))
    assert len(bots.match.entries) == 1


def test_a_match_goes_on_with_the_next_player_and_adds_up() -> None:
    table = new_table(terms=Terms(games=2))
    table.resign(0, "1")
    event = screen.event(table, 1, 0, "en")
    assert event.result is not None
    assert (event.result.winners, event.result.how) == ([1], "resigned")
    assert event.moment is not None
    assert (event.moment.phase, event.moment.seats) == ("play", [1, 0])
    assert event.table is not None
    assert event.table.won == [0, 1]
    for player in range(2):
        table.resume(player, "2")
    table.resign(1, "3")
    assert table.stage == "over"
    assert sorted(table.match.winners) == [0, 1]


def test_time_for_a_move(time: Time) -> None:
    table = new_table(clock=Clock(per_move=10))
    assert table.clocks.next_timeout() == (11_000, 0)
    time.at = 5_000
    table.act(0, "L>L", "1", "en")
    assert table.clocks.next_timeout() == (15_000, 1)
    assert table.clocks.left_move(1, 8_000) == 7_000
    assert loaded_again(table).clocks.next_timeout() == (15_000, 1)


def test_time_for_a_game_and_what_does_not_count(time: Time) -> None:
    table = new_table(clock=Clock(per_game=60))
    time.at = 11_000
    table.act(0, "L>L", "1", "en")
    assert table.clocks.left_game(0, 20_000) == 50_000
    time.at = 21_000
    table.ask(0, "pause", "2")
    table.answer(1, "pause", True, "3")
    time.at = 500_000
    assert table.clocks.left_game(1, 500_000) == 50_000
    table.resume(1, "4")
    assert table.clocks.next_timeout() == (550_000, 1)
    time.at = 520_000
    table.do(c.Awake())
    assert table.clocks.left_game(1, 520_000) == 50_000
    assert loaded_again(table).clocks.next_timeout() == table.clocks.next_timeout()


def test_a_moment_that_was_taken_back_is_still_told_as_it_was() -> None:
    table = new_table("modulo", "pb")
    table.act(0, "L>L", "1", "en")
    told = screen.event(table, 1, 0, "en").told
    table.ask(0, "take_back", "2")
    table.act(0, "R>R", "3", "en")
    assert screen.history(table, 0, "en")[0].sentence == told
    assert told != screen.event(table, table.seq, 0, "en").told


def test_round_one_screen_one_token_holds_several_places() -> None:
    setup = new_table("da_vinci_code(players=3)").setup
    places = [c.Place("person", f"P{i}", "", digest("one")) for i in range(3)]
    table = Table(c.Setup(setup.code, setup.game, setup.rules, places, setup.created))
    assert table.held_by(digest("one")) == [0, 1, 2]


def test_refusals_are_sentences_in_both_languages() -> None:
    for problem in (Refusal("table-full"), Refusal("seat-taken", free="2")):
        assert problem.say("en") != problem.say("fr")


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_viewer_is_shown_the_view_of_their_seat(name: str) -> None:
    """However much of it is put together once for all: what `Position.view` says, and no more."""
    table, random = new_table(name, terms=Terms(games=9)), Random(1)
    for _ in range(40):
        if table.resting:
            table.be_ready([*table.resting])
        position, match = table.match.position, table.match
        if position is None:
            break
        for viewer in (*range(len(table.places)), TABLE):
            shown = screen.moment(table, viewer, "en").view
            written = msgspec.json.decode(msgspec.json.encode(shown))
            assert written == position.view(match.seat_of(viewer))
        who = random.choice(table.awaited())
        if table.thrower is not None:
            table.throw(who, "")
        else:
            table.act(who, random.choice(match.legal_for(who)), "", "en")
    assert len(table.match.entries) > 20


def test_an_action_is_read_once_and_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the door and the database an action is a code."""
    table, calls = new_table("modulo"), list[str]()
    for verb in ("read_action", "write_action"):
        real = getattr(Position, verb)

        def counted(self: Position, *given: object, real: Any = real, verb: str = verb) -> object:
            calls.append(verb)
            return real(self, *given)

        monkeypatch.setattr(Position, verb, counted)
    player = table.match.to_act[0]
    table.act(player, table.match.legal_for(player)[0], "1", "en")
    seen = [
        screen.event(table, table.seq, viewer, lang)
        for viewer in (0, 1, -2)
        for lang in ("en", "fr")
    ]
    assert len({each.action for each in seen}) == 1
    assert calls == ["read_action", "write_action"]
