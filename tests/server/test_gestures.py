"""What a client is told of actions in parts is what it is told of them in writing, and no more."""

from __future__ import annotations

from random import Random

import pytest

import tablee
from tablee.contract.furniture import Gesture
from tablee.contract.rules import TABLE
from tablee.server import changes as c
from tablee.server import screen
from tablee.server.table import Table
from tests.server.support import new_setup


def play(table: Table, random: Random) -> None:
    """Something that may be done now, by whoever may."""
    who = random.choice(table.match.to_act)
    action = random.choice(table.match.legal_for(who))
    table.replay([(5_000, c.Played(who=who, action=action))])


@pytest.mark.parametrize("name", tablee.game_names())
def test_what_is_told_in_parts_is_what_is_told_in_writing(name: str) -> None:
    table, random = Table(new_setup(name)), Random(name)
    room = table.match.game.room
    players = range(len(table.match.players))

    def said(action: str) -> Gesture:
        code = room.notation.code(action)
        assert code is not None
        return room.gesture(code)

    for _ in range(40):
        if table.match.is_over:
            break
        play(table, random)
        entry = table.match.entries[-1]
        true = said(entry.action)
        for viewer in (*players, TABLE, screen.ALL):
            told = screen.event(table, table.seq, viewer, "fr")
            if told.action == entry.action:
                assert told.gesture == true
            elif told.action == "?":
                assert told.gesture == {}
            else:
                assert told.gesture != true or not room.gestures
            then = screen.then(table, len(table.match.entries), viewer, "fr")
            assert (then.action, then.gesture) == (told.action, told.gesture)
            for choice in (*then.moment.legal, *then.moment.table_legal):
                assert choice.gesture == said(choice.action)
