"""The pack and the hands as sets, from which a card is drawn or picked at once."""

from __future__ import annotations

from tablee.games.deux_sur_quatre.state import ASIDE, CARDS, HAND, MOST_PLAYERS, PACK, State


def tally(s: State) -> None:
    s.in_pack = 0
    for p in range(MOST_PLAYERS):
        s.hands[p] = 0
    for card in range(CARDS):
        at = s.where[card]
        if at == PACK:
            s.in_pack |= 1 << card
        elif HAND <= at < ASIDE:
            s.hands[at - HAND] |= 1 << card
