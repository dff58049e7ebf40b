"""The piles of Le mangeur de cartes: how many cards they hold, and which card may come next.

A pile is the rest of what was dealt, which nobody has seen, and under it the lots of cards won
since (§R10). Nobody knows the order of anything in it.
"""

from __future__ import annotations

from tablee.core.record import Array
from tablee.games.mangeur_de_cartes.state import CARDS, JOKER, UNDER, UNSEEN, State


def share(s: State, p: int) -> int:
    """§R2: how many cards are dealt to a player: one more to the first ones if it is uneven."""
    return int((JOKER + s.jokers + s.players - 1 - p) // s.players)


def tally(s: State) -> None:
    """The cards that nobody has seen since the deal, as a set."""
    s.unseen = 0
    for card in range(CARDS):
        if s.place[card] == UNSEEN:
            s.unseen |= 1 << card


def cards_left(s: State, p: int) -> int:
    """How many cards a player can still turn up (§R10)."""
    return int(s.dealt[p] + s.won[p] * s.under)


def cards_held(s: State, p: int) -> int:
    """§R12: the cards a player has at the end, won and left."""
    return int(s.dealt[p] + s.won[p])


def cards_in(s: State, place: int) -> list[int]:
    """The cards that lie in a place."""
    return [card for card in range(CARDS) if s.place[card] == place]


def next_place(s: State) -> int:
    """Where the next card of the player to move lies: the cards of the deal come first."""
    return int(UNSEEN if s.dealt[s.to_move] > 0 else UNDER + s.to_move)


def next_depth(s: State) -> int:
    return 0 if s.dealt[s.to_move] > 0 else 1


def list_next_cards(s: State, actions: Array) -> int:
    """§R2: any card that nobody has seen may come. §R10: or any of the uppermost lot."""
    place, depth = next_place(s), next_depth(s)
    n = 0
    for card in range(CARDS):
        actions[n] = card
        n += s.place[card] == place and s.depth[card] == depth
    return n


def count_lots(s: State, p: int) -> int:
    """§R10: how many lots of won cards lie under a pile, each shuffled in itself."""
    deepest = 0
    for card in range(CARDS):
        if s.place[card] == UNDER + p and s.depth[card] > deepest:
            deepest = s.depth[card]
    return int(deepest)


def lift_lots(s: State, p: int) -> None:
    """§R10: once the uppermost lot under a pile is used up, the next one comes."""
    for card in range(CARDS):
        if s.place[card] == UNDER + p and s.depth[card] == 1:
            return
    for card in range(CARDS):
        if s.place[card] == UNDER + p:
            s.depth[card] -= 1
