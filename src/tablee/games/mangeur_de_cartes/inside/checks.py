"""Positions of Le mangeur de cartes that come from outside: could a game have reached them?

Each check answers with the name of a message, or nothing.
"""

from __future__ import annotations

from tablee.games.mangeur_de_cartes.inside.piles import cards_in, cards_left, share
from tablee.games.mangeur_de_cartes.rules import added, can_take, is_over, value_of
from tablee.games.mangeur_de_cartes.state import (
    AFTER,
    ASIDE,
    BEFORE,
    CARDS,
    JOKER,
    LEFT_OUT,
    NAMING,
    NO_CARD,
    OVER,
    POT,
    TABLE,
    TENS,
    TURNING,
    UNDER,
    UNITS,
    UNSEEN,
    State,
)


def problem(s: State) -> str:
    if not (TENS <= s.phase <= OVER and 0 <= s.to_move < s.players and 0 <= s.round <= s.rounds):
        return "impossible-values"
    checks = (places, counts, order, jokers, target, totals, moment)
    return next((found for check in checks if (found := check(s))), "")


def places(s: State) -> str:
    """§3: every card of the pack is in a place that exists."""
    seats = range(s.players)
    kept = {UNDER + p for p in seats} if s.under else {ASIDE}
    known = {UNSEEN, POT, *kept, *(TABLE + p for p in seats)}
    pack = JOKER + s.jokers
    if not set(s.place[:pack]) <= known or not set(s.place[pack:]) <= {LEFT_OUT}:
        return "impossible-places"
    if s.round == 0 and not set(s.place).isdisjoint({POT, *kept}):
        return "impossible-places"
    empty_seats = (s.dealt, s.won, s.totals, s.out)
    is_empty = not any(any(of[s.players :]) for of in empty_seats)
    is_empty &= set(s.last[s.players :]) <= {NO_CARD}
    return "" if is_empty else "impossible-places"


def counts(s: State) -> str:
    """§3, §R2: the piles and the cards won hold as many cards as they say."""
    place = s.place.tolist()
    if min(s.dealt) < 0 or min(s.won) < 0 or sum(s.dealt) != place.count(UNSEEN):
        return "impossible-count"
    for p in range(s.players):
        # Cards won before may be on the table again, if they go under the pile.
        shown = 0 if s.under and s.round else place.count(TABLE + p)
        if s.dealt[p] + shown > share(s, p):
            return "impossible-count"
    if s.under:
        agree = all(s.won[p] == place.count(UNDER + p) for p in range(s.players))
    else:
        agree = sum(s.won) == place.count(ASIDE)
    return "" if agree else "impossible-count"


def order(s: State) -> str:
    """§4: cards are turned up one after another. §R10: lots lie one under another."""
    if any(s.depth[card] for card in range(CARDS) if s.place[card] < TABLE):
        return "impossible-order"
    for p in range(s.players):
        heap = heap_of(s, p)
        if [s.depth[card] for card in heap] != list(range(1, len(heap) + 1)):
            return "impossible-order"
        if s.last[p] != (heap[-1] if heap else NO_CARD):
            return "impossible-order"
        lots = {s.depth[card] for card in cards_in(s, UNDER + p)}
        if lots != set(range(1, len(lots) + 1)):
            return "impossible-order"
    return ""


def heap_of(s: State, p: int) -> list[int]:
    """The cards a player has turned up in this round, in that order."""
    return sorted(cards_in(s, TABLE + p), key=lambda card: s.depth[card])


def jokers(s: State) -> str:
    """§8: a joker on the table is worth 1 to 10, unless it is just being given its value."""
    for i, value in enumerate(s.joker_values):
        is_new = s.phase == NAMING and s.last[s.to_move] == JOKER + i
        has_value = TABLE <= s.place[JOKER + i] < UNDER and not is_new
        if not (1 <= value <= 10 if has_value else value == 0):
            return "impossible-joker"
    return ""


def target(s: State) -> str:
    """§2: two throws of a die."""
    tens, units = divmod(int(s.target), 10)
    thrown = {TENS: 0, OVER: 0, UNITS: 1}.get(s.phase, 2)
    throws = [tens, units]
    fits = all(1 <= throw <= 6 for throw in throws[:thrown]) and not any(throws[thrown:])
    return "" if fits else "impossible-target"


def totals(s: State) -> str:
    """§4, §6, §7: the cards before a player make their total, and say whether they are out."""
    for p in range(s.players):
        total, is_out = 0, False
        for card in heap_of(s, p):
            if s.phase == NAMING and p == s.to_move and card == s.last[p]:
                break
            now = added(total, value_of(s, card), s.target)
            if is_out or now == s.target:
                return "impossible-total"
            total, is_out = (total, True) if now < 0 else (now, False)
        # §R9: a player without cards may also have left the round.
        may_be_out = is_out or (cards_left(s, p) == 0 and s.last[p] != NO_CARD)
        if s.totals[p] != total or s.out[p] not in ({is_out, may_be_out}):
            return "impossible-total"
    return ""


def moment(s: State) -> str:
    """§R3, §R7, §R11: the player to move can do what the moment asks."""
    p = s.to_move
    if s.phase in (TENS, UNITS, OVER):
        if any(TABLE <= place < UNDER for place in s.place) or p != s.round % s.players:
            return "impossible-turn"
        return "" if is_over(s) == (s.phase == OVER) else "impossible-end"
    began = [q for q in range(s.players) if cards_left(s, q) or s.last[q] != NO_CARD]
    if s.round == s.rounds or len(began) < 2:
        return "impossible-end"
    can_turn, has_turned = cards_left(s, p) > 0, s.last[p] != NO_CARD
    fits = {
        BEFORE: can_turn or can_take(s, p),
        TURNING: can_turn,
        NAMING: JOKER <= s.last[p] < NO_CARD,
        AFTER: has_turned and can_take(s, p),
    }[s.phase]
    return "" if fits and not s.out[p] else "impossible-turn"
