"""The rules of deux sur quatre, in the rulebook's order. § refers to rules.en.md, rules.fr.md."""

from __future__ import annotations

from typing import Any

from tablee.contract.rules import CHANCE, UNKNOWN
from tablee.core.arrays import Workspace
from tablee.core.randomness import below
from tablee.core.record import Array
from tablee.fast.bitsets import how_many, nth
from tablee.games.deux_sur_quatre.inside.imagining import imagine
from tablee.games.deux_sur_quatre.inside.scoring import (
    best_standing,
    combination,
    gain,
    gains,
    high_card,
    low_card,
    total,
)
from tablee.games.deux_sur_quatre.inside.tallies import tally
from tablee.games.deux_sur_quatre.state import (
    ACTIONS,
    ASIDE,
    CARDS,
    FACE_UP,
    FIRST_OF_PAIR,
    HAND,
    HAND_SIZE,
    LITERAL,
    MOST_PLAYERS,
    NO_CARD,
    PACK,
    SECOND_OF_PAIR,
    SHOW,
    SOME_CARD,
    TO_TABLE,
    WHOLE_PACK,
    State,
)

__all__ = [
    "apply", "chance", "draw", "imagine", "impossible", "legal", "pick", "returns", "scores",
    "seen", "start", "tally", "to_act", "view", "why_not",
]  # fmt: skip
"""What the contract asks for; two of them stand in other files."""


def start(s: State, options: dict[str, Any]) -> None:
    """§R10: a game lasts as long as the pack, or as many deals as agreed."""
    s.players = options["players"]
    s.is_reshuffled = int(options["deals"] != "pack")
    s.deals = int(options["deals"]) if s.is_reshuffled else CARDS // cards_in_a_deal(s)
    s.far_winner = LITERAL if options["far_winner"] == "literal" else int(options["far_winner"])
    s.target = NO_CARD
    tally(s)


def to_act(s: State, seats: Array) -> int:
    """§2: the cards are dealt. §5: then the players show in turn."""
    if s.left == 0 and s.deal == s.deals:
        return 0
    seats[0] = CHANCE if is_dealing(s) else whose_turn(s)
    return 1


def legal(s: State, seat: int, actions: Array) -> int:
    """§4: any two of one's cards, added or subtracted."""
    # The hand is written behind the places that its twelve combinations will take.
    hand = HAND_SIZE * (HAND_SIZE - 1)
    own = HAND + seat
    n = hand
    for card in range(CARDS):
        actions[n] = card
        n += s.where[card] == own
    n = 0
    for high in range(1, HAND_SIZE):
        for low in range(high):
            actions[n] = combination(actions[hand + low], actions[hand + high], 0)
            actions[n + 1] = combination(actions[hand + low], actions[hand + high], 1)
            n += 2
    return n


def pick(s: State, seat: int, w: Workspace) -> int:
    """One of them at random, without listing."""
    chosen = below(w.random, 2 * len(FIRST_OF_PAIR))
    hand, pair = s.hands[seat], chosen // 2
    return combination(nth(hand, FIRST_OF_PAIR[pair]), nth(hand, SECOND_OF_PAIR[pair]), chosen % 2)


def chance(s: State, actions: Array, weights: Array) -> int:
    """§2: the next card is any card of the pack, each as likely."""
    n = 0
    first = CARDS * receiver(s)
    for card in range(CARDS):
        actions[n] = first + card
        weights[n] = 1
        n += is_in_pack(s, card)
    return n


def draw(s: State, w: Workspace) -> int:
    """One card of the pack, without listing them."""
    pack = WHOLE_PACK if s.left == 0 and s.is_reshuffled else s.in_pack
    return CARDS * receiver(s) + nth(pack, below(w.random, how_many(pack)))


def apply(s: State, seat: int, a: int) -> None:
    if a < SHOW:
        deal_card(s, a // CARDS, a % CARDS)
    else:
        show(s, seat, a)


def cards_in_a_deal(s: State) -> int:
    """§2: four cards for each player, and the target."""
    return int(HAND_SIZE * s.players + 1)


def is_dealing(s: State) -> bool:
    """§2: until the target is turned up, and again once the deal is over."""
    return bool((s.left > s.players) | (s.left == 0))


def is_in_pack(s: State, card: int) -> bool:
    """§R10: before a new deal all cards are shuffled, or those gone stay away."""
    return bool(s.where[card] == PACK or (s.left == 0 and s.is_reshuffled))


def receiver(s: State) -> int:
    """§2, §R5: who gets the next card, 1 + p, or the table. The first to show is served first."""
    if s.left == s.players + 1:
        return TO_TABLE
    # A new deal has 5 * players + 1 actions left: up to a multiple of the players, deal - left is
    # then deal - 1, the player who begins, and it grows by one with every card.
    return 1 + turn(s, s.deal - s.left)


def whose_turn(s: State) -> int:
    """§5: the players show in turn. §R5: another begins each deal."""
    return turn(s, s.deal - 1 - s.left)


def turn(s: State, number: int) -> int:
    """Round the table. To divide by a number known beforehand is much quicker."""
    return int(number % 3 if s.players == 3 else number % 4)


def deal_card(s: State, to: int, card: int) -> None:
    """§2: a card for a player, or turned up on the table as the target."""
    if s.left == 0:
        begin_deal(s)
    s.where[card] = FACE_UP + to
    s.in_pack &= ~(1 << card)
    if to == TO_TABLE:
        s.target = card
    else:
        s.hands[to - 1] |= 1 << card
    s.left -= 1


def begin_deal(s: State) -> None:
    """§R10: the cards of the last deal are put aside or shuffled. §R4: unshown ones stay unseen."""
    for card in range(CARDS):
        is_held = (s.where[card] >= HAND) & (s.where[card] < ASIDE)
        s.where[card] += (ASIDE - HAND) * is_held
    if s.is_reshuffled:
        for card in range(CARDS):
            s.where[card] = PACK
        s.in_pack = WHOLE_PACK
    for p in range(MOST_PLAYERS):
        s.hands[p] = 0
        s.shown[p] = 0
    s.target = NO_CARD
    s.deal += 1
    s.left = cards_in_a_deal(s) + s.players


def show(s: State, p: int, a: int) -> None:
    """§5: two cards are shown. §18, §R9: a total of 0 ends the deal at once, for nothing."""
    low, high = low_card(a), high_card(a)
    s.where[low] = FACE_UP
    s.where[high] = FACE_UP
    s.hands[p] &= ~(1 << low | 1 << high)
    s.shown[p] = a
    if total(a) == 0:
        s.left = 0
        return
    s.left -= 1
    if s.left == 0:
        score(s)


def score(s: State) -> None:
    """§6: everybody has shown; the best combination wins the deal."""
    best = best_standing(s)
    for p in range(s.players):
        s.points[p] += gain(s, p, best)


def view(s: State, seat: int) -> None:
    """§R4: a seat knows where the cards are that all have seen or that it has held itself."""
    for card in range(CARDS):
        at = s.where[card]
        is_own = seat >= 0 and (at == HAND + seat or at == ASIDE + seat)
        if at != FACE_UP and not is_own:
            s.where[card] = UNKNOWN
    tally(s)


def seen(s: State, actor: int, a: int, seat: int) -> int:
    """§R4: of a card dealt to somebody else one sees only that it is dealt."""
    to = a // CARDS
    if a >= SHOW or to == TO_TABLE or to == 1 + seat:
        return a
    return SOME_CARD + to - 1


def returns(s: State, values: Array) -> None:
    """§R11: a game is worth its points."""
    for p in range(s.players):
        values[p] = s.points[p]


def ended(s: State) -> str:
    """§R11: the last deal is over."""
    return "ended-last-deal"


def scores(s: State, values: Array) -> None:
    """§R11: in a match the points add up."""
    returns(s, values)


def why_not(s: State, seat: int, a: int) -> str:
    if seat != CHANCE:
        return "refused-not-in-hand" if a >= SHOW else "refused-show"
    if a >= SHOW:
        return "refused-deal-first"
    return "refused-not-in-pack" if a // CARDS == receiver(s) else "refused-receiver"


def in_turn(s: State) -> list[int]:
    """§5, §R5: the players in the order in which they show."""
    return [(s.deal - 1 + i) % s.players for i in range(s.players)]


def cards_dealt(s: State, p: int) -> int:
    """§2, §R5: how many cards a player has been given in this deal."""
    if s.left <= s.players:
        return HAND_SIZE if s.deal else 0
    given = cards_in_a_deal(s) + s.players - s.left
    return (given - in_turn(s).index(p) + s.players - 1) // s.players


def cards_of(s: State, p: int) -> list[int]:
    """The cards in a player's hand, as far as they are known."""
    return [card for card in range(CARDS) if s.where[card] == HAND + p]


def impossible(s: State) -> str:
    if not values_fit(s):
        return "impossible-values"
    if s.deal == 0:
        is_new = not (s.left or any(s.where) or any(s.shown) or any(s.points))
        return "" if is_new and s.target == NO_CARD else "impossible-before-start"
    on_table = cards_on_table(s)
    if not cards_fit(s, on_table):
        return "impossible-cards"
    if not turns_fit(s):
        return "impossible-turn"
    if not gone_fit(s, on_table):
        return "impossible-gone"
    earlier = [had - gained for had, gained in zip(s.points, gains(s), strict=False)]
    if min(earlier) < -2 * (s.deal - 1) or max(earlier) > 6 * (s.deal - 1):
        return "impossible-points"
    return ""


def values_fit(s: State) -> bool:
    seats = range(s.players)
    places = {PACK, FACE_UP, *(HAND + p for p in seats), *(ASIDE + p for p in seats)}
    return (
        0 <= s.deal <= s.deals
        and 0 <= s.left < cards_in_a_deal(s) + s.players
        and 0 <= s.target <= NO_CARD
        and set(s.where) <= places
        and all(a == 0 or SHOW <= a < ACTIONS for a in s.shown)
        and not any(s.shown[s.players :])
        and not any(s.points[s.players :])
    )


def turns_fit(s: State) -> bool:
    """§5: the players show in turn, after the target. §R9: a total of 0 is the last one shown."""
    shown = [int(s.shown[p]) for p in in_turn(s)]
    made = [a for a in shown if a]
    if shown[: len(made)] != made or any(total(a) == 0 for a in made[:-1]):
        return False
    if made and total(made[-1]) == 0:
        return s.left == 0
    return len(made) == max(s.players - s.left, 0)


def cards_on_table(s: State) -> list[int]:
    """The target and what has been shown in this deal."""
    cards = [] if s.target == NO_CARD else [s.target]
    for a in filter(None, s.shown):
        cards += [low_card(a), high_card(a)]
    return cards


def cards_fit(s: State, on_table: list[int]) -> bool:
    """§2: four cards for each player and a target, each card in one place."""
    if (s.target == NO_CARD) != (s.left > s.players) or len(set(on_table)) != len(on_table):
        return False
    for p in range(s.players):
        if len(cards_of(s, p)) != cards_dealt(s, p) - 2 * (s.shown[p] > 0):
            return False
    return all(s.where[card] == FACE_UP for card in on_table)


def gone_fit(s: State, on_table: list[int]) -> bool:
    """§R10: of earlier deals all cards are gone, two at least shown in each; or none is gone."""
    earlier = 0 if s.is_reshuffled else s.deal - 1
    where = s.where.tolist()
    aside = [where.count(ASIDE + p) for p in range(s.players)]
    face_up = where.count(FACE_UP) - len(on_table)
    return (
        sum(aside) + face_up == earlier * cards_in_a_deal(s)
        and face_up >= 3 * earlier
        and all(n % 2 == 0 and 2 * earlier <= n <= 4 * earlier for n in aside)
    )
