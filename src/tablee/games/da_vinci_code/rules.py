"""The rules of Da Vinci Code, in the rulebook's order. § refers to rules.en.md and rules.fr.md."""

from __future__ import annotations

from typing import Any

from tablee.contract.rules import CHANCE, HIDDEN, UNKNOWN
from tablee.core.arrays import Workspace
from tablee.core.randomness import below
from tablee.core.record import Array
from tablee.fast.bitsets import how_many, nth
from tablee.games.da_vinci_code.inside.checks import contradiction, impossible, why_not
from tablee.games.da_vinci_code.inside.codes import (
    hand,
    hidden_places,
    insert,
    is_in,
    list_arrangements,
    list_places,
    names_place,
    put_jokers,
    rank,
    served,
    tally,
    tile_at,
    uncover,
    unseen,
)
from tablee.games.da_vinci_code.inside.imagining import imagine
from tablee.games.da_vinci_code.state import (
    ALL_TILES,
    ARRANGE,
    ARRANGING,
    ATTACK,
    ATTACKING,
    BEGIN,
    BLACK,
    BLACK_TILES,
    COUNT,
    DRAW,
    DRAWING,
    EITHER,
    FIRST,
    HAND,
    JOKER,
    NO_TILE,
    OPENING,
    OVER,
    PLACE,
    PLACING,
    ROW,
    SHOW,
    SHOWING,
    STOP,
    TILES,
    UNSEEN,
    UNSEEN_AT,
    VALUES,
    WHITE,
    WIDTH,
    State,
)

# Functions of the contract that stand in other files.
__all__ = ["contradiction", "imagine", "impossible", "tally", "why_not"]


def start(s: State, options: dict[str, Any]) -> None:
    """§1, §2: all tiles are in the pool. §R3: who begins is given, or drawn by lot."""
    s.players = options["players"]
    s.expert = int(options["expert"])
    s.is_random = int(options["opening"] == "random")
    s.left[BLACK] = s.left[WHITE] = JOKER + s.expert
    s.drawn_colour = NO_TILE
    if options["first"] == "random":
        s.phase = FIRST
    else:
        begin(s, options["first"])


def to_act(s: State, seats: Array) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == ARRANGING:
        return list_unready(s, seats)
    if s.phase == FIRST or s.wanted[BLACK] + s.wanted[WHITE] + s.wanted[EITHER]:
        seats[0] = CHANCE
    else:
        seats[0] = served(s) if s.phase == OPENING else s.to_move
    return 1


def legal(s: State, seat: int, actions: Array) -> int:
    if s.phase == ATTACKING:
        return list_attacks(s, seat, actions)
    if s.phase == PLACING:
        return list_places(s, seat, actions, 0)
    if s.phase == SHOWING:
        return list_hidden(s, seat, actions)
    if s.phase == ARRANGING:
        return list_arrangements(s, seat, actions)
    # §R2: how many of the opening tiles are black. §R1: or which colour to draw, both being left.
    lowest, n = (COUNT, hand(s) + 1) if s.phase == OPENING else (DRAW, 2)
    for i in range(n):
        actions[i] = lowest + i
    return n


def pick(s: State, seat: int, w: Workspace) -> int:
    """One of them at random, without listing them all where they are many."""
    if s.phase == ATTACKING and not (s.has_guessed and names_place(s)):
        return pick_attack(s, seat, w)
    if s.phase == DRAWING:
        return DRAW + below(w.random, 2)
    if s.phase == SHOWING:
        own = hidden_places(s, seat)
        return SHOW + nth(own, below(w.random, how_many(own)))
    return int(w.actions[below(w.random, legal(s, seat, w.actions))])


def pick_attack(s: State, seat: int, w: Workspace) -> int:
    """§8: any hidden tile of the others, and any value. §10: or stop."""
    theirs = s.hidden & ~(ROW << (seat * WIDTH))
    attacks = how_many(theirs) * (JOKER + s.expert)
    chosen = below(w.random, attacks + s.has_guessed)
    if chosen == attacks:
        return STOP
    # To divide by a number known beforehand is much quicker.
    tile = chosen // VALUES if s.expert else chosen // JOKER
    return ATTACK + nth(theirs, tile) * VALUES + chosen - tile * (JOKER + s.expert)


def chance(s: State, actions: Array, weights: Array) -> int:
    """§R3: each player is as likely to begin. §2: each tile in the pool as likely to come."""
    n = 0
    if s.phase == FIRST:
        for p in range(s.players):
            actions[n] = BEGIN + p
            n += 1
    else:
        pool = unseen(s)
        colour = wanted_colour(s)
        for tile in range(TILES):
            if (pool >> tile) & 1 and colour in (EITHER, tile % 2):
                actions[n] = tile
                n += 1
    for i in range(n):
        weights[i] = 1
    return n


def draw(s: State, w: Workspace) -> int:
    """One tile of the pool, or one player, without listing them all."""
    if s.phase == FIRST:
        return int(BEGIN + below(w.random, s.players))
    colour = wanted_colour(s)
    pool = unseen(s) & (ALL_TILES if colour == EITHER else BLACK_TILES << colour)
    return nth(pool, below(w.random, how_many(pool)))


def apply(s: State, seat: int, a: int) -> None:
    if a >= ATTACK:
        attack(s, a - ATTACK)
    elif a < DRAW:
        deal(s, a)
    elif a < COUNT:
        s.wanted[a - DRAW] = 1
    elif a < ARRANGE:
        s.wanted[BLACK] = a - COUNT
        s.wanted[WHITE] = hand(s) - (a - COUNT)
    elif a < PLACE:
        arrange(s, seat, a - ARRANGE)
    elif a < SHOW:
        place_drawn(s, a - PLACE)
        end_turn(s)
    elif a < STOP:
        turn_up_own(s, a - SHOW)
    elif a == STOP:
        stop(s)
    else:
        begin(s, a - BEGIN)


def begin(s: State, first: int) -> None:
    """§6: who plays first. §3: before that the opening codes are dealt."""
    s.to_move = first
    s.phase = OPENING
    serve(s)


def serve(s: State) -> None:
    """§R2: the next player says how many tiles are black, or chance decides."""
    if served(s) < s.players:
        s.wanted[EITHER] = hand(s) if s.is_random else 0
    elif s.expert:
        s.phase = ARRANGING
    else:
        begin_turn(s)


def wanted_colour(s: State) -> int:
    """What chance deals next: black tiles, then white ones."""
    # Counted, not asked: which colour it is cannot be guessed, and a branch would be.
    no_black = int(s.wanted[BLACK] == 0)
    return no_black + (no_black & int(s.wanted[WHITE] == 0))


def deal(s: State, tile: int) -> None:
    """§3: a tile for an opening code. §7: or the tile drawn, kept apart."""
    s.wanted[EITHER if s.wanted[EITHER] else tile % 2] -= 1
    s.left[tile % 2] -= 1
    if s.phase == OPENING:
        p = served(s)
        insert(s, p, rank(s, p, tile), tile, 0, 0)
        if s.size[p] == hand(s):
            serve(s)
    else:
        s.drawn = tile // 2
        s.drawn_colour = tile % 2
        s.phase = ATTACKING


def list_unready(s: State, seats: Array) -> int:
    """§R6: those who have not arranged their opening code."""
    n = 0
    for p in range(s.players):
        seats[n] = p
        n += 1 - ((s.arranged >> p) & 1)
    return n


def arrange(s: State, p: int, jokers: int) -> None:
    """§13, §R6: the jokers of an opening code go where their owner likes. Then play begins."""
    put_jokers(s, p, jokers // (HAND + 1), jokers % (HAND + 1))
    s.arranged |= 1 << p
    if s.arranged == (1 << s.players) - 1:
        s.arranged = 0
        begin_turn(s)


def begin_turn(s: State) -> None:
    """§7: a turn begins with a draw, of a colour to choose if both are left (§R1). §R8: with an
    empty pool it begins with the attack."""
    if s.left[BLACK] + s.left[WHITE] == 0:
        s.phase = ATTACKING
        return
    s.phase = DRAWING
    if s.left[BLACK] == 0 or s.left[WHITE] == 0:
        s.wanted[WHITE if s.left[BLACK] == 0 else BLACK] = 1


def list_attacks(s: State, seat: int, actions: Array) -> int:
    """§8, §R7: any value for any hidden tile of an opponent. §10: or stop, after a right one."""
    values = JOKER + s.expert
    n = 0
    for p in range(s.players):
        if p == seat:
            continue
        for i in range(s.size[p]):
            if s.shown[p, i]:
                continue
            lowest = ATTACK + (p * WIDTH + i) * VALUES
            for value in range(values):
                actions[n + value] = lowest + value
            n += values
    if s.has_guessed:
        if names_place(s):
            return list_places(s, seat, actions, n)
        actions[n] = STOP
        n += 1
    return n


def attack(s: State, named: int) -> None:
    """§8: a tile of an opponent, and a value."""
    tile, value = named // VALUES, named % VALUES
    p, i = tile // WIDTH, tile % WIDTH
    if s.numbers[p, i] == value:
        hit(s, p, i)
    else:
        s.wrong[p, i] |= 1 << value
        miss(s)


def hit(s: State, p: int, i: int) -> None:
    """§10: the tile is turned up. §15: that scores, and so does putting a player out (§12)."""
    me = s.to_move
    s.has_guessed = 1
    s.points[me] += worth(s.numbers[p, i])
    turn_up(s, p, i)
    if not is_in(s, p):
        s.points[me] += 50
        if is_alone(s, me):
            finish(s)


def miss(s: State) -> None:
    """§9: the drawn tile goes into the code face up. §R8: or an own tile will be turned up."""
    s.has_guessed = 0
    if s.drawn_colour == NO_TILE:
        s.phase = SHOWING
    elif s.expert:
        s.phase = PLACING
    else:
        place_drawn_in_order(s, 1)
        end_turn(s)


def turn_up(s: State, p: int, i: int) -> None:
    uncover(s, p, i)
    s.wrong[p, i] = 0


def stop(s: State) -> None:
    """§10: the drawn tile, if there is one, goes into the code hidden."""
    if s.drawn_colour != NO_TILE:
        place_drawn_in_order(s, 0)
    end_turn(s)


def place_drawn_in_order(s: State, shown: int) -> None:
    """§5: without jokers a tile has one place."""
    tile = s.drawn * 2 + s.drawn_colour
    join(s, rank(s, s.to_move, tile), shown)


def place_drawn(s: State, place: int) -> None:
    """§13, §R5: with jokers its owner says where; hidden after stopping, face up after an error."""
    join(s, place, int(s.phase == PLACING))


def join(s: State, place: int, shown: int) -> None:
    """The drawn tile joins its owner's code."""
    number_drawn = 2 * (JOKER + s.expert) - s.left[BLACK] - s.left[WHITE] - s.players * hand(s)
    insert(s, s.to_move, place, s.drawn * 2 + s.drawn_colour, shown, number_drawn)
    s.drawn = 0
    s.drawn_colour = NO_TILE


def list_hidden(s: State, seat: int, actions: Array) -> int:
    """§R8: any hidden tile of one's own."""
    n = 0
    for i in range(s.size[seat]):
        actions[n] = SHOW + i
        n += 1 - s.shown[seat, i]
    return int(n)


def turn_up_own(s: State, i: int) -> None:
    """§R8: this may put its owner out; nobody scores for it."""
    turn_up(s, s.to_move, i)
    end_turn(s)
    if is_alone(s, s.to_move):
        finish(s)


def end_turn(s: State) -> None:
    """§11: the turn goes to the left. §R11: past those who are out."""
    s.has_guessed = 0
    p = after(s, s.to_move)
    while not is_in(s, p):
        p = after(s, p)
    s.to_move = p
    begin_turn(s)


def after(s: State, p: int) -> int:
    """Who sits to the left of a player."""
    return 0 if p + 1 == s.players else p + 1


def is_alone(s: State, p: int) -> bool:
    """§12: is everybody else out?"""
    for other in range(s.players):
        if other != p and is_in(s, other):
            return False
    return True


def finish(s: State) -> None:
    """§16: the winner, to move, adds what is still hidden, the tile kept apart included (§R10)."""
    me = s.to_move
    s.phase = OVER
    s.has_guessed = 0
    for i in range(s.size[me]):
        if not s.shown[me, i]:
            s.points[me] += worth(s.numbers[me, i])
    if s.drawn_colour != NO_TILE:
        s.points[me] += worth(s.drawn)


def worth(value: int) -> int:
    """§15: 10 points for a number, 20 for a joker."""
    return 20 if value == JOKER else 10


def view(s: State, seat: int) -> None:
    """§3: only its owner sees a hidden tile, and the tile kept apart (§7). §R1: colours and places
    are seen by all, once the codes stand (§R6). §R10: in the end all is shown."""
    if s.phase == OVER:
        return
    for p in range(s.players):
        if p == seat:
            continue
        if s.phase < DRAWING:
            sort_colours(s, p)
        for i in range(s.size[p]):
            if not s.shown[p, i]:
                s.numbers[p, i] = UNKNOWN
    if s.drawn_colour != NO_TILE and s.phase != PLACING and s.to_move != seat:
        s.drawn = UNKNOWN
    tally(s)


def sort_colours(s: State, p: int) -> None:
    """§R6: of a code that does not stand yet, others see how many tiles are black."""
    blacks = 0
    for i in range(s.size[p]):
        blacks += s.colours[p, i] == BLACK
    for i in range(s.size[p]):
        s.colours[p, i] = BLACK if i < blacks else WHITE


def seen(s: State, actor: int, a: int, seat: int) -> int:
    """§R6: nobody sees where another's jokers went. A tile that was dealt is seen by its owner, and
    by all once it is shown; of any other, its colour and place."""
    if s.phase == OVER:
        return a
    if ARRANGE <= a < PLACE and actor != seat:
        return HIDDEN
    if a >= TILES:
        return a
    if s.drawn_colour != NO_TILE and a == s.drawn * 2 + s.drawn_colour:
        return a if s.to_move == seat or s.phase == PLACING else UNSEEN + a % 2
    for p in range(s.players):
        for i in range(s.size[p]):
            if tile_at(s, p, i) == a and p != seat and not s.shown[p, i]:
                is_standing = s.phase >= DRAWING
                return UNSEEN_AT + (p * WIDTH + i) * 2 + a % 2 if is_standing else UNSEEN + a % 2
    return a


def returns(s: State, values: Array) -> None:
    """§12, §R12: the winner takes 1 from each other player."""
    for seat in range(s.players):
        values[seat] = 0
        if s.phase == OVER:
            values[seat] = s.players - 1 if seat == s.to_move else -1


def ended(s: State) -> str:
    """§12: one code is left."""
    return "ended-last-code"


def scores(s: State, values: Array) -> None:
    """§15, §16: the points of a tournament."""
    for seat in range(s.players):
        values[seat] = s.points[seat]
