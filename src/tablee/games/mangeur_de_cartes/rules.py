"""The rules of Le mangeur de cartes, in the rulebook's order. § refers to rules.en.md and
rules.fr.md."""

from __future__ import annotations

from typing import Any

from tablee.contract.rules import CHANCE
from tablee.core.arrays import Workspace, fill
from tablee.core.randomness import below
from tablee.core.record import Array
from tablee.fast.bitsets import how_many, nth
from tablee.games.mangeur_de_cartes.inside.piles import (
    cards_held,
    cards_left,
    count_lots,
    lift_lots,
    list_next_cards,
    share,
    tally,
)
from tablee.games.mangeur_de_cartes.state import (
    AFTER,
    ASIDE,
    BEFORE,
    CARDS,
    DIE,
    JOKER,
    LEFT_OUT,
    MOST_ROUNDS,
    NAME,
    NAMING,
    NO_CARD,
    OVER,
    PASS,
    POT,
    SEATS,
    TABLE,
    TAKE,
    TENS,
    TURN,
    TURNING,
    UNDER,
    UNITS,
    VALUES,
    State,
)

NOBODY = -1
MOST = 10
"""No card is worth more (§R1)."""


def start(s: State, options: dict[str, Any]) -> None:
    """§3, §R2: all the cards are dealt, one more to the first seats if they do not go evenly."""
    s.players = options["players"]
    s.jokers = options["jokers"]
    s.under = int(options["won_cards"] == "under")
    s.rounds = options["rounds"] or MOST_ROUNDS
    for p in range(s.players):
        s.dealt[p] = share(s, p)
    for card in range(JOKER + s.jokers, CARDS):
        s.place[card] = LEFT_OUT
    fill(s.last, NO_CARD)
    tally(s)


def to_act(s: State, seats: Array) -> int:
    seats[0] = CHANCE if s.phase in (TENS, UNITS, TURNING) else s.to_move
    return 0 if s.phase == OVER else 1


def legal(s: State, seat: int, actions: Array) -> int:
    if s.phase == NAMING:
        return list_numbers(NAME, 10, actions)
    n = list_takes(s, seat, actions)
    turns = s.phase == BEFORE and cards_left(s, seat) > 0
    actions[n] = TURN if turns else PASS
    return n + 1


def pick(s: State, seat: int, w: Workspace) -> int:
    """One of them at random; mostly there is only one."""
    n = legal(s, seat, w.actions)
    return int(w.actions[0 if n == 1 else below(w.random, n)])


def chance(s: State, actions: Array, weights: Array) -> int:
    """§2: the die. §R2, §R10: of the cards that may come next each is as likely as another."""
    n = list_next_cards(s, actions) if s.phase == TURNING else list_numbers(DIE, 6, actions)
    for i in range(n):
        weights[i] = 1
    return n


def draw(s: State, w: Workspace) -> int:
    """The same, the cards that nobody has seen without listing them."""
    if s.phase != TURNING:
        return DIE + below(w.random, 6)
    if s.dealt[s.to_move] > 0:
        return nth(s.unseen, below(w.random, how_many(s.unseen)))
    return int(w.actions[below(w.random, list_next_cards(s, w.actions))])


def apply(s: State, seat: int, a: int) -> None:
    if a < DIE:
        turn_up(s, a)
    elif a < NAME:
        throw_die(s, a - DIE + 1)
    elif a < TURN:
        name_joker(s, a - NAME + 1)
    elif a == TURN:
        s.phase = TURNING
    elif a == PASS:
        decline(s)
    else:
        end_round(s, s.to_move)  # §9: the card taken reaches the target


def throw_die(s: State, number: int) -> None:
    """§2: the first throw gives the tens of the target, the second the units."""
    if s.phase == TENS:
        s.target = 10 * number
        s.phase = UNITS
    else:
        s.target += number
        pass_turn(s, s.to_move)


def turn_up(s: State, card: int) -> None:
    """§4: the top card of the pile is laid face up on the cards turned up before it."""
    p = s.to_move
    if s.dealt[p] > 0:
        s.dealt[p] -= 1
    else:
        s.won[p] -= 1
    s.place[card] = TABLE + p
    s.unseen &= ~(1 << card)
    s.depth[card] = 1 if s.last[p] == NO_CARD else s.depth[s.last[p]] + 1
    if s.under:
        lift_lots(s, p)
    s.last[p] = card
    if card >= JOKER:
        s.phase = NAMING
    else:
        count_card(s, VALUES[card])


def name_joker(s: State, value: int) -> None:
    """§8: a joker is worth what the player who turned it up says."""
    s.joker_values[s.last[s.to_move] - JOKER] = value
    count_card(s, value)


def count_card(s: State, value: int) -> None:
    """§5: who reaches the target wins. §7: who can neither add nor subtract is out. §9: a player
    who can take a card now chooses whether to."""
    p = s.to_move
    total = added(s.totals[p], value, s.target)
    if total == s.target:
        end_round(s, p)
        return
    if total < 0:
        s.out[p] = 1
    else:
        s.totals[p] = total
        if can_take(s, p):
            s.phase = AFTER
            return
    pass_turn(s, p + 1)


def added(total: int, value: int, target: int) -> int:
    """§4: a card is added. §6: if that passes the target it is subtracted; below 0 means out."""
    return int(total + value if total + value <= target else total - value)


def can_take(s: State, p: int) -> bool:
    """§9: does the last card of another player bring this one exactly to the target?"""
    needed = s.target - s.totals[p]
    if needed > MOST:
        return False
    for q in range(s.players):
        if q != p and value_of(s, s.last[q]) == needed:
            return True
    return False


def list_takes(s: State, p: int, actions: Array) -> int:
    """§9: the cards that may be taken, those of players out of the round included (§R6)."""
    needed = s.target - s.totals[p]
    n = 0
    if needed > MOST:
        return n
    for q in range(s.players):
        actions[n] = TAKE + s.last[q]
        n += q != p and value_of(s, s.last[q]) == needed
    return n


def value_of(s: State, card: int) -> int:
    """§R1, §R5: what a card is worth; 0 if it is none, or a joker without a value."""
    if JOKER <= card < CARDS:
        return int(s.joker_values[card - JOKER])
    return int(VALUES[card])


def decline(s: State) -> None:
    """§R9: who passes when nobody in the round has a card left leaves the round."""
    p = s.to_move
    if not is_card_to_come(s):
        s.out[p] = 1
    pass_turn(s, p + 1)


def is_card_to_come(s: State) -> bool:
    """Does a player who is still in the round have a card to turn up?"""
    for p in range(s.players):
        if not s.out[p] and cards_left(s, p) > 0:
            return True
    return False


def pass_turn(s: State, first: int) -> None:
    """The next player who can do something, looking from `first` on. §R7: players without cards
    are passed over if they have nothing to take. §R9: if nobody can go on, the round is over."""
    p = first
    for _ in range(s.players):
        p = 0 if p == s.players else p
        if not s.out[p] and (cards_left(s, p) > 0 or can_take(s, p)):
            s.to_move = p
            s.phase = BEFORE
            return
        p += 1
    end_round(s, NOBODY)


def end_round(s: State, winner: int) -> None:
    """§5: the winner has all the cards turned up, and the pot. §R9: without one they stay."""
    place, depth = POT, 0
    if winner != NOBODY:
        place, depth = ASIDE, 0
        if s.under:
            place, depth = UNDER + winner, count_lots(s, winner) + 1
    cards = 0
    for card in range(CARDS):
        at = s.place[card]
        is_open = (at == POT) | ((at >= TABLE) & (at < UNDER))
        s.place[card] = place if is_open else at
        s.depth[card] = depth if is_open else s.depth[card]
        cards += is_open
    if winner != NOBODY:
        s.won[winner] += cards
    begin_round(s)


def begin_round(s: State) -> None:
    """§R3: a new round, begun by the next player. §R11: unless the game is over."""
    s.round += 1
    for p in range(SEATS):
        s.totals[p] = 0
        s.out[p] = 0
        s.last[p] = NO_CARD
    s.joker_values[0] = 0
    s.joker_values[1] = 0
    s.target = 0
    s.to_move = s.round % s.players
    s.phase = OVER if is_over(s) else TENS


def is_over(s: State) -> bool:
    """§R11: after the rounds agreed on, or when fewer than two players can turn up a card."""
    return bool(count_able(s) < 2 or s.round == s.rounds)


def count_able(s: State) -> int:
    """How many players have a card to turn up."""
    able = 0
    for p in range(s.players):
        able += cards_left(s, p) > 0
    return int(able)


def list_numbers(first: int, count: int, actions: Array) -> int:
    for i in range(count):
        actions[i] = first + i
    return count


def returns(s: State, values: Array) -> None:
    """§R12: every winner takes 1 from every other player."""
    most = 0
    for p in range(s.players):
        most = max(most, cards_held(s, p))
    winners = 0
    for p in range(s.players):
        winners += cards_held(s, p) == most
    for p in range(s.players):
        values[p] = s.players - winners if cards_held(s, p) == most else -winners


def ended(s: State) -> str:
    """§R11: too few cards are left, or the last round was played."""
    return "ended-cards" if count_able(s) < 2 else "ended-rounds"


def scores(s: State, values: Array) -> None:
    """§R12: in a match every card counts one point."""
    for p in range(s.players):
        values[p] = cards_held(s, p)


def why_not(s: State, seat: int, a: int) -> str:
    if s.phase in (TENS, UNITS):
        return "refused-die-first"
    if s.phase == TURNING:
        return "refused-not-in-pile" if a < DIE else "refused-card-comes"
    if s.phase == NAMING:
        return "refused-name-first"
    if a < DIE:
        return "refused-choose-card"
    if a < NAME:
        return "refused-target-set"
    if a < TURN:
        return "refused-no-joker"
    if a == TURN:
        return "refused-turned-up" if s.phase == AFTER else "refused-no-card"
    if a == PASS:
        return "refused-must-turn"
    card = a - TAKE
    if s.place[card] == TABLE + seat:
        return "refused-own-card"
    return "refused-not-exact" if card in s.last else "refused-not-last"


def impossible(s: State) -> str:
    # Imported here because the checks themselves read the rules above.
    from tablee.games.mangeur_de_cartes.inside.checks import problem

    return problem(s)
