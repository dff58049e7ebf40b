"""Python set up for a server: no long pauses.

Tables hold many small objects that live long. To look through all of them for cycles takes a tenth
of a second and more, during which nobody is answered, and what tables leave behind has no cycles;
connections do. So old objects are looked through only when many connections have gone.
"""

from __future__ import annotations

import gc
import sys

from tablee.server.hub import Hub

YOUNG, NEVER = 10_000, 1_000_000
MANY = 10_000
"""Connections after which it is worth a pause, a fifth of a second on a busy server."""


def tune() -> None:
    # The thread that writes to the disk must not wait long for the one that plays.
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()  # what was imported stays
    gc.set_threshold(YOUNG, NEVER, NEVER)


def tidy(hub: Hub) -> None:
    """Now and then: clear away what connections have left behind."""
    if hub.parted >= MANY:
        hub.parted = 0
        gc.collect()
