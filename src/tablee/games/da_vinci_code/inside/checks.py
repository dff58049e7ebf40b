"""What is refused, and why: options, actions, and positions from outside. Never compiled."""

from __future__ import annotations

from typing import Any

from tablee.games.da_vinci_code.inside.codes import (
    can_place,
    hand,
    has_joker,
    hidden_tiles,
    names_place,
    served,
    tile_at,
)
from tablee.games.da_vinci_code.state import (
    ARRANGE,
    ARRANGING,
    ATTACK,
    ATTACKING,
    BEGIN,
    BLACK,
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
    SEATS,
    SHOW,
    SHOWING,
    STOP,
    VALUES,
    WHITE,
    WIDTH,
    State,
)


def contradiction(options: dict[str, Any]) -> str:
    """§R3: who begins is one of those who play."""
    first = options["first"]
    return "contradiction-first" if first != "random" and first >= options["players"] else ""


def why_not(s: State, seat: int, a: int) -> str:
    if a < DRAW or BEGIN <= a < ATTACK:
        return "refused-chance"
    if s.phase == OPENING:
        return "refused-too-many" if COUNT <= a < ARRANGE else "refused-count-first"
    if s.phase == ARRANGING:
        return why_not_arrange(s, seat, a)
    if s.phase == DRAWING:
        return "refused-draw-first"
    if s.phase == PLACING:
        is_place = PLACE <= a < SHOW
        return why_not_place(s, seat, a - PLACE) if is_place else "refused-place-first"
    if s.phase == SHOWING:
        return "refused-not-hidden" if SHOW <= a < STOP else "refused-show-first"
    return why_not_attack(s, seat, a) if a >= ATTACK else why_not_instead(s, seat, a)


def why_not_arrange(s: State, seat: int, a: int) -> str:
    if not ARRANGE <= a < PLACE:
        return "refused-arrange-first"
    black, white = divmod(a - ARRANGE, HAND + 1)
    named = (black < HAND, white < HAND)
    if named != (has_joker(s, seat, BLACK), has_joker(s, seat, WHITE)):
        return "refused-other-jokers"
    inside = all(place == HAND or place < s.size[seat] for place in (black, white))
    return "refused-joker" if inside and black != white else "refused-no-place"


def why_not_place(s: State, seat: int, place: int) -> str:
    if place > s.size[seat]:
        return "refused-no-place"
    return "refused-joker" if s.drawn == JOKER else "refused-order"


def why_not_attack(s: State, seat: int, a: int) -> str:
    named, value = divmod(a - ATTACK, VALUES)
    p, i = divmod(named, WIDTH)
    if p >= s.players:
        return "refused-no-player"
    if p == seat:
        return "refused-own-tile"
    if i >= s.size[p]:
        return "refused-no-tile"
    if s.shown[p, i]:
        return "refused-shown"
    assert value == JOKER
    return "refused-no-jokers"


def why_not_instead(s: State, seat: int, a: int) -> str:
    """Why a player who attacks may not do something else."""
    if a < COUNT:
        return "refused-empty-pool" if s.drawn_colour == NO_TILE else "refused-one-draw"
    if a < PLACE:
        return "refused-opening-over"
    if SHOW <= a < STOP:
        return "refused-not-wrong"
    if not s.has_guessed:
        return "refused-attack-first"
    if a == STOP:
        return "refused-say-where"
    return why_not_place(s, seat, a - PLACE) if names_place(s) else "refused-stop-instead"


def impossible(s: State) -> str:
    if not fields_fit(s):
        return "impossible-values"
    if not tiles_fit(s):
        return "impossible-tiles"
    if not all(is_rising(s, p) for p in range(s.players)):
        return "impossible-order"
    if not guesses_fit(s):
        return "impossible-wrong"
    if s.phase < DRAWING:
        return "" if opening_fits(s) else "impossible-opening"
    if not turn_fits(s):
        return "impossible-turn"
    if not all(draws_fit(s, p) for p in range(s.players)):
        return "impossible-draws"
    in_play = [p for p in range(s.players) if hidden_tiles(s, p)]
    is_over = s.phase == OVER
    if (len(in_play) == 1) != is_over or s.to_move not in in_play:
        return "impossible-winner"
    return ""


def fields_fit(s: State) -> bool:
    """Every field within its range, and nothing beyond the end of a code."""
    values = JOKER + s.expert
    return (
        FIRST <= s.phase <= OVER
        and 0 <= s.to_move < s.players
        and s.has_guessed in (0, 1)
        and 0 <= s.arranged < (1 << s.players) - 1
        and BLACK <= s.drawn_colour <= NO_TILE
        and 0 <= s.drawn < (1 if s.drawn_colour == NO_TILE else values)
        and all(0 <= count <= HAND for count in s.wanted)
        and min(s.left) >= 0
        and all(0 <= size <= WIDTH for size in s.size)
        and not any(s.size[s.players :])
        and all(tile_fits(s, p, i) for p in range(SEATS) for i in range(WIDTH))
        and set(s.points) <= set(range(0, 1000, 10))
        and not any(s.points[s.players :])
    )


def tile_fits(s: State, p: int, i: int) -> bool:
    """What is said of one place of a code."""
    number, colour, shown, wrong = s.numbers[p, i], s.colours[p, i], s.shown[p, i], s.wrong[p, i]
    values = JOKER + s.expert
    if i >= s.size[p]:
        return not (number or colour or shown or wrong or s.arrived[p, i])
    is_tile = 0 <= number < values and colour in (BLACK, WHITE)
    return is_tile and shown in (0, 1) and 0 <= wrong < 1 << values


def tiles_fit(s: State) -> bool:
    """§1: every tile is there once: in a code, apart or in the pool."""
    tiles = [tile_at(s, p, i) for p in range(s.players) for i in range(s.size[p])]
    if s.drawn_colour != NO_TILE:
        tiles.append(s.drawn * 2 + s.drawn_colour)
    in_colour = [sum(tile % 2 == colour for tile in tiles) for colour in (BLACK, WHITE)]
    is_whole = all(s.left[c] + in_colour[c] == JOKER + s.expert for c in (BLACK, WHITE))
    return is_whole and len(set(tiles)) == len(tiles)


def is_rising(s: State, p: int) -> bool:
    """§5: jokers apart, a code rises; until they are placed they stand at its end."""
    tiles = [tile_at(s, p, i) for i in range(s.size[p])]
    is_arranged = s.phase >= DRAWING or (s.arranged >> p) & 1
    numbers = [tile for tile in tiles if tile < 2 * JOKER or not is_arranged]
    return numbers == sorted(numbers)


def guesses_fit(s: State) -> bool:
    """§R9: what was wrongly named for a tile is not its value, and the tile is hidden."""
    for p in range(SEATS):
        for i in range(WIDTH):
            wrong = s.wrong[p, i]
            if wrong and (s.shown[p, i] or (wrong >> s.numbers[p, i]) & 1):
                return False
    return True


def opening_fits(s: State) -> bool:
    """§R3, §R2, §R6: who begins, then the deal in seat order, then the jokers."""
    p, each, wanted = served(s), hand(s), s.wanted.tolist()
    is_new = not any(any(map(any, of.tolist())) for of in (s.shown, s.wrong, s.arrived))
    is_new &= not any(s.points)
    is_new &= s.drawn_colour == NO_TILE and not s.has_guessed and max(s.size) <= each
    if s.phase == ARRANGING:
        placed = [q for q in range(s.players) if (s.arranged >> q) & 1]
        allowed = all(jokers_stand_well(s, q) for q in placed)
        return bool(is_new and s.expert and p == s.players and not any(wanted) and allowed)
    if not is_new or s.arranged or p == s.players or any(s.size[p + 1 :]):
        return False
    if s.phase == FIRST:
        return not (any(s.size) or any(wanted) or s.to_move)
    due = each - int(s.size[p])
    if s.is_random:
        return due > 0 and wanted == [0, 0, due]
    is_asked = sum(wanted) == due and wanted[EITHER] == 0
    # Black tiles come first, so a white one is there only when no more black ones are wanted.
    in_order = not (wanted[BLACK] and any(s.colours.tolist()[p]))
    return due > 0 and ((is_asked and in_order) or (due == each and not any(wanted)))


def jokers_stand_well(s: State, p: int) -> bool:
    """§14, of an opening code."""
    jokers = [i for i in range(s.size[p]) if s.numbers[p, i] == JOKER]
    return all(can_place(s, p, i, 2 * JOKER) for i in jokers)


def turn_fits(s: State) -> bool:
    """§7-§10, §R8: what lies apart, and what is still to be dealt, in each phase of a turn."""
    wanted, pool = s.wanted.tolist(), s.left.tolist()
    has_drawn = s.drawn_colour != NO_TILE
    if s.arranged or (s.has_guessed and s.phase != ATTACKING):
        return False
    if s.phase == DRAWING:
        allowed = [w for w, n in (([1, 0, 0], pool[BLACK]), ([0, 1, 0], pool[WHITE])) if n]
        if all(pool):
            allowed.append([0, 0, 0])
        return not has_drawn and wanted in allowed
    if any(wanted):
        return False
    if s.phase == PLACING:
        return bool(has_drawn and s.expert)
    if s.phase == SHOWING:
        return not has_drawn and not any(pool)
    return has_drawn or not any(pool)


def draws_fit(s: State, p: int) -> bool:
    """§7, §11: a code has all its opening tiles, and one more at most for every turn; so the pool
    goes round at least by two."""
    pool = sum(s.left)
    has_turn = s.to_move == p
    is_apart = has_turn and s.drawn_colour != NO_TILE
    draws_next = has_turn and s.phase == DRAWING
    longest = s.size[p] + is_apart + (pool + draws_next) // 2
    drawn = 2 * (JOKER + s.expert) - pool - s.players * hand(s)
    arrived = [turn for turn in s.arrived.tolist()[p] if turn]
    is_counted = all(1 <= turn <= drawn for turn in arrived) and len(set(arrived)) == len(arrived)
    return bool(hand(s) <= s.size[p] and longest <= WIDTH and is_counted)
