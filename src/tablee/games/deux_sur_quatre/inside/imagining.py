"""What a player cannot see at deux sur quatre, imagined: where the other cards may be (§R4)."""

from __future__ import annotations

from tablee.contract.rules import UNKNOWN
from tablee.core.arrays import Workspace
from tablee.core.randomness import below
from tablee.games.deux_sur_quatre.inside.tallies import tally
from tablee.games.deux_sur_quatre.state import (
    ASIDE,
    CARDS,
    FACE_UP,
    HAND,
    HAND_SIZE,
    NO_CARD,
    PACK,
    State,
)


def imagine(s: State, seat: int, w: Workspace) -> None:
    """§R4: the cards a seat has not seen are spread over the places it cannot look into, each
    spread as likely as another. What the others chose to show says nothing of what they kept."""
    places = 0
    for p in range(s.players):
        if p != seat:
            for _ in range(cards_in_hand(s, p)):
                w.weights[places] = HAND + p
                places += 1
    if not s.is_reshuffled and s.deal > 1:
        places = add_places_aside(s, seat, w, places)
    unseen = 0
    for card in range(CARDS):
        unseen += s.where[card] == UNKNOWN
    for card in range(CARDS):
        if s.where[card] == UNKNOWN:
            i = below(w.random, unseen)
            s.where[card] = PACK
            if i < places:
                s.where[card] = w.weights[i]
                places -= 1
                w.weights[i] = w.weights[places]
            unseen -= 1
    tally(s)


def cards_in_hand(s: State, p: int) -> int:
    """§2, §5: what a player was given in this deal, less the two shown."""
    if s.deal == 0:
        return 0
    given = HAND_SIZE * s.players + 1 + s.players - s.left
    turn = (p - (s.deal - 1)) % s.players
    dealt = min((given - turn + s.players - 1) // s.players, HAND_SIZE)
    return int(dealt - 2 * (s.shown[p] != 0))


def add_places_aside(s: State, seat: int, w: Workspace, places: int) -> int:
    """§R10: the cards that the others kept in earlier deals. In a void deal some did not show, and
    nobody wrote down which deals were void: every way that fits what is known is as likely."""
    earlier = s.deal - 1
    shows = shows_before(s)
    while True:
        left = shows
        for d in range(earlier):
            w.actions[d] = 1 + below(w.random, s.players)
            left -= w.actions[d]
        if left == 0 and (seat < 0 or count_kept(s, w, seat) == count_aside(s, seat)):
            break
    for p in range(s.players):
        if p != seat:
            for _ in range(count_kept(s, w, p)):
                w.weights[places] = ASIDE + p
                places += 1
    return places


def shows_before(s: State) -> int:
    """How many combinations were shown in earlier deals: two cards each, beside the targets."""
    seen = 0
    for card in range(CARDS):
        seen += s.where[card] == FACE_UP
    seen -= s.target != NO_CARD
    for p in range(s.players):
        seen -= 2 * (s.shown[p] != 0)
    return int((seen - (s.deal - 1)) // 2)


def count_kept(s: State, w: Workspace, p: int) -> int:
    """The cards a player kept, if in each earlier deal so many players showed (`w.actions`)."""
    kept = 0
    for d in range(s.deal - 1):
        has_shown = (p - d) % s.players < w.actions[d]
        kept += HAND_SIZE - 2 * has_shown
    return int(kept)


def count_aside(s: State, p: int) -> int:
    kept = 0
    for card in range(CARDS):
        kept += s.where[card] == ASIDE + p
    return int(kept)
