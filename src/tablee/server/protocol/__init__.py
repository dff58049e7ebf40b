"""All that is said between a client and the server, as types. `docs/protocol.md` explains them.

HTTP bodies are the structs of `catalogue.py` and `tables.py`. On the websocket every message is an
object whose `type` names one of the structs of `asking.py` or `telling.py`. New fields may be added
with a default; nothing is taken away or changes its meaning without a new VERSION. Unknown fields
are ignored.

A *player* is a number, the same for the whole match; a *seat* is where a player sits in one game
(players rotate from game to game). `-1` stands for chance and `-2` for the table itself.
"""

from __future__ import annotations

from tablee.server.protocol.asking import *  # noqa: F403
from tablee.server.protocol.basics import *  # noqa: F403
from tablee.server.protocol.catalogue import *  # noqa: F403
from tablee.server.protocol.catalogue import Catalogue, RulesPage
from tablee.server.protocol.engine import *  # noqa: F403
from tablee.server.protocol.tables import *  # noqa: F403
from tablee.server.protocol.tables import (
    CreateTable,
    JoinTable,
    MyList,
    MyTables,
    Network,
    OpenNetwork,
    Problem,
    Replay,
    ReplayMoments,
    Seated,
    TableInfo,
    TableList,
)
from tablee.server.protocol.telling import *  # noqa: F403

HTTP_ASKS = (CreateTable, JoinTable, MyTables, OpenNetwork)
"""The bodies of requests."""
HTTP_ANSWERS = (
    Catalogue, RulesPage, Seated, TableInfo, TableList, MyList, Network, Replay, ReplayMoments,
    Problem,
)  # fmt: skip
"""The bodies of answers."""
