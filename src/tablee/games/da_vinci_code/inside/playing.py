"""How bots choose, in compiled code. `states[0]` is what the seat sees, with room for more behind.

Greedy attacks the likeliest tile, and goes on while the next is at least as likely as not. Strong
looks ahead through its turn: what it will know and have shown after each attack, right or wrong.
"""

from __future__ import annotations

import numpy as np

from tablee.contract.rules import CHANCE, TABLE, apply, draw, imagine, legal, to_act, view
from tablee.core.arrays import Array, Reals, Stack, States, Workspace
from tablee.core.randomness import below
from tablee.fast.arrays import Floats
from tablee.games.da_vinci_code.inside.beliefs import find_chances
from tablee.games.da_vinci_code.inside.codes import can_place, hand, is_in, tally, uncover
from tablee.games.da_vinci_code.inside.deals import is_hidden, tiles_seen
from tablee.games.da_vinci_code.inside.judging import features, judge, lightly
from tablee.games.da_vinci_code.rules import end_turn, is_alone, join, turn_up
from tablee.games.da_vinci_code.state import (
    ATTACK,
    ATTACKING,
    COUNT,
    DRAW,
    DRAWING,
    JOKER,
    NO_TILE,
    OPENING,
    OVER,
    SEATS,
    SHOW,
    SHOWING,
    STOP,
    VALUES,
    WIDTH,
    State,
)

GREEDY, STRONG = 0, 1
NOTHING = -1
TOP = 4
"""How many attacks are looked at."""
DEEP = 4
"""How many right ones in a row."""
SURE = 1 - 1e-9
HOPELESS = 0.2
"""An attack less likely than that will not be made by choice."""
TUNED = np.array([0.1, 0.02, 2.0, 0.0, 0.5])
"""How strong thinks: how little it believes that others hold what they have named (see `lightly`);
what stopping is worth besides; 2 to draw the colour with the best chance to win, 1 the one that
makes the next attack surest, 0 any; how much less likely than the likeliest an attack may be to be
looked at; the share of black tiles in its opening code. Chosen by trying others against greedy
(`python -m benchmarks.da_vinci_gauntlet`)."""
GAME = 3
"""Where the game itself stands when bots play each other; the states before it are for thinking."""


def best_attack(s: State, seat: int, chances: Reals) -> tuple[int, float]:
    """The likeliest attack, and how likely it is to be right."""
    best, most = 0, -1.0
    for p in range(s.players):
        for i in range(s.size[p]):
            if is_hidden(s, seat, p, i):
                for value in range(JOKER + s.expert):
                    if chances[p, i, value] > most:
                        most = chances[p, i, value]
                        best = ATTACK + (p * WIDTH + i) * VALUES + value
    return best, most


def any_legal(s: State, seat: int, w: Workspace) -> int:
    return int(w.actions[below(w.random, legal(s, seat, w.actions))])


def any_end(s: State, seat: int, w: Workspace) -> int:
    """Stop; with jokers, in any place that is allowed (§R6)."""
    n = legal(s, seat, w.actions)
    first = 0
    while w.actions[first] >= ATTACK:
        first += 1
    return int(w.actions[first + below(w.random, n - first)])


def greedy(s: State, seat: int, w: Workspace, chances: Reals) -> int:
    if s.phase == OPENING:
        return int(COUNT + hand(s) // 2)
    if s.phase != ATTACKING:
        return any_legal(s, seat, w)
    find_chances(s, seat, chances)
    best, most = best_attack(s, seat, chances)
    return any_end(s, seat, w) if s.has_guessed and most < 0.5 else best


def strong(
    states: States[State],
    seat: int,
    w: Workspace,
    chances: Stack[float],
    tuned: Floats,
    strengths: Stack[float],
) -> int:
    s = states[0]
    if s.phase == OPENING:
        return int(COUNT + round(tuned[4] * hand(s)))
    if s.phase == DRAWING:
        return choose_colour(states, seat, w, chances, tuned, strengths)
    if s.phase == SHOWING:
        return SHOW + most_exposed(s, seat, chances[0])
    if s.phase != ATTACKING:
        return any_legal(s, seat, w)
    best = look(states, seat, chances, tuned, strengths)
    return any_end(s, seat, w) if best == STOP else best


def choose_colour(
    states: States[State],
    seat: int,
    w: Workspace,
    chances: Stack[float],
    tuned: Floats,
    strengths: Stack[float],
) -> int:
    """The colour that leaves the best chance to win, over all the tiles it may bring: what one then
    knows of others, and what they know of oneself once the tile has to be shown."""
    s = states[0]
    if tuned[2] == 0:
        return any_legal(s, seat, w)
    lightly(s, seat, tuned[0], chances[0])
    seen = tiles_seen(s, seat)
    absent = np.zeros((2, VALUES))
    for colour in range(2):
        for value in range(JOKER + s.expert):
            if not (seen >> (2 * value + colour)) & 1:
                absent[colour, value] = 1
                for p in range(s.players):
                    for i in range(s.size[p]):
                        if is_hidden(s, seat, p, i) and s.colours[p, i] == colour:
                            absent[colour, value] -= chances[0, p, i, value]
    means = np.zeros(2)
    for colour in range(2):
        whole = 0.0
        for value in range(JOKER + s.expert):
            if absent[colour, value] > 1e-9:
                worth = after_draw(states, seat, 2 * value + colour, chances[1], tuned, strengths)
                means[colour] += absent[colour, value] * worth
                whole += absent[colour, value]
        means[colour] /= whole
    return int(DRAW + (means[1] > means[0]))


def after_draw(
    states: States[State],
    seat: int,
    tile: int,
    chances: Reals,
    tuned: Floats,
    strengths: Stack[float],
) -> float:
    """The chance to win after drawing a tile and attacking what is then likeliest."""
    s = states[0]
    colour = tile % 2
    s.phase, s.drawn, s.drawn_colour = ATTACKING, tile // 2, colour
    s.left[colour] -= 1
    lightly(s, seat, tuned[0], chances)
    best, chance = best_attack(s, seat, chances)
    worth = chance
    if tuned[2] > 1:
        worth = after_attack(states, seat, best, chance, chances, tuned, strengths, 1)
    s.phase, s.drawn, s.drawn_colour = DRAWING, 0, NO_TILE
    s.left[colour] += 1
    return worth


def most_exposed(s: State, seat: int, chances: Reals) -> int:
    """§R8: the place of the hidden tile that the others are likeliest to know."""
    lightly(s, TABLE, 1.0, chances)
    best, most = 0, -1.0
    for i in range(s.size[seat]):
        if not s.shown[seat, i] and chances[seat, i, s.numbers[seat, i]] > most:
            best, most = i, chances[seat, i, s.numbers[seat, i]]
    return best


def look(
    states: States[State], seat: int, chances: Stack[float], tuned: Floats, strengths: Stack[float]
) -> int:
    """The best action in `states[0]`: the one with the best chance to win."""
    s = states[0]
    believe(s, seat, tuned[0], chances)
    best, most = best_attack(s, seat, chances[0])[0], -1.0
    if s.has_guessed:
        best = STOP
        states[1] = states[0]
        most = after_stop(states, seat, chances[1], tuned, strengths)
    likely = np.zeros(TOP)
    named = np.zeros(TOP, np.int64)
    for p in range(s.players):
        for i in range(s.size[p]):
            if is_hidden(s, seat, p, i):
                for v in range(JOKER + s.expert):
                    rank_in(
                        likely, named, chances[0, p, i, v], ATTACK + (p * WIDTH + i) * VALUES + v
                    )
    for k in range(TOP):
        if likely[k] > 0 and likely[k] >= likely[0] - tuned[3]:
            found = after_attack(
                states, seat, named[k], likely[k], chances[1], tuned, strengths, DEEP
            )
            if found > most:
                best, most = named[k], found
    return int(best)


def believe(s: State, seat: int, doubt: float, chances: Stack[float]) -> None:
    """Fill in `chances[0]`: exact, but for what the questions of others let one guess."""
    if not s.expert:
        lightly(s, seat, doubt, chances[0])
        return
    find_chances(s, seat, chances[0])
    if doubt == 1:
        return
    lightly(s, seat, 1.0, chances[1])
    lightly(s, seat, doubt, chances[2])
    for p in range(s.players):
        for i in range(s.size[p]):
            if is_hidden(s, seat, p, i):
                whole = 0.0
                for value in range(VALUES):
                    if chances[1, p, i, value] > 0:
                        chances[0, p, i, value] *= chances[2, p, i, value] / chances[1, p, i, value]
                    whole += chances[0, p, i, value]
                for value in range(VALUES):
                    chances[0, p, i, value] /= whole


def rank_in(likely: Floats, named: Array, chance: float, action: int) -> None:
    """Keep the likeliest attacks, the best first."""
    for k in range(TOP):
        if chance > likely[k]:
            for later in range(TOP - 1, k, -1):
                likely[later], named[later] = likely[later - 1], named[later - 1]
            likely[k], named[k] = chance, action
            return


def after_attack(
    states: States[State], seat: int, a: int, chance: float, chances: Reals, tuned: Floats,
    strengths: Stack[float],
    deep: int,
) -> float:  # fmt: skip
    """The chance to win with an attack. If it is right the likeliest follows, and so on: at each
    step the better of stopping and going on, found from the last step back to the first."""
    stops, misses, odds = np.zeros(DEEP), np.zeros(DEEP), np.zeros(DEEP)
    states[1] = states[0]
    last = 0
    for step in range(deep):
        named = a - ATTACK
        p, i, value = named // VALUES // WIDTH, named // VALUES % WIDTH, named % VALUES
        chance = chance if chance < SURE else 1.0
        odds[step] = chance
        last = step
        if chance < 1:
            misses[step] = after_miss(states, seat, p, i, value, chances, tuned, strengths)
        s = states[1]
        s.numbers[p, i], s.has_guessed = value, 1
        turn_up(s, p, i)
        if is_alone(s, seat):
            stops[step] = 1
            break
        stops[step] = after_stop(states, seat, chances, tuned, strengths)
        if step + 1 < deep:
            lightly(s, seat, tuned[0], chances)
            a, chance = best_attack(s, seat, chances)
            if chance < HOPELESS:
                break
    right = stops[last]
    for step in range(last, 0, -1):
        right = max(stops[step - 1], odds[step] * right + (1 - odds[step]) * misses[step])
    return float(odds[0] * right + (1 - odds[0]) * misses[0])


def after_stop(
    states: States[State], seat: int, chances: Reals, tuned: Floats, strengths: Stack[float]
) -> float:
    """The chance to win if the turn ends in `states[1]`, the drawn tile hidden (§10)."""
    states[2] = states[1]
    put_drawn(states[2], seat, 0)
    end_turn(states[2])
    return judge(states[2], seat, tuned[0], chances, strengths) + float(tuned[1])


def after_miss(
    states: States[State], seat: int, p: int, i: int, value: int,
    chances: Reals, tuned: Floats, strengths: Stack[float],
) -> float:  # fmt: skip
    """The chance to win if an attack in `states[1]` is wrong (§9, §R8)."""
    states[2] = states[1]
    s = states[2]
    s.wrong[p, i] |= 1 << value
    if s.drawn_colour == NO_TILE:
        uncover(s, seat, most_exposed(s, seat, chances))
        if not is_in(s, seat):
            return 0.0
    else:
        put_drawn(s, seat, 1)
    end_turn(s)
    return judge(s, seat, tuned[0], chances, strengths)


def put_drawn(s: State, seat: int, shown: int) -> None:
    """The drawn tile joins the code: beside jokers, as far left as it may."""
    if s.drawn_colour != NO_TILE:
        tile = int(s.drawn * 2 + s.drawn_colour)
        place = 0
        while not can_place(s, seat, place, tile):
            place += 1
        join(s, place, shown)


def contest(
    states: States[State],
    initial: States[State],
    kinds: Array,
    w: Workspace,
    chances: Stack[float],
    tuned: Floats,
    strengths: Stack[float],
) -> int:
    """Play a whole game between kinds of players, each shown its view; return the winner.
    `states[GAME]` is the game, those before it are for thinking."""
    game = GAME
    states[game] = initial[0]
    s = states[game]
    while s.phase != OVER:
        to_act(s, w.actions)
        seat = int(w.actions[0])
        if seat == CHANCE:
            apply(s, seat, draw(s, w))
            continue
        states[0] = states[game]
        view(states[0], seat)
        if kinds[seat] == GREEDY:
            a = greedy(states[0], seat, w, chances[0])
        else:
            a = strong(states, seat, w, chances, tuned, strengths)
        apply(s, seat, a)
    return int(s.to_move)


def series(
    states: States[State], initial: States[State], kinds: Array, w: Workspace,
    chances: Stack[float],
    tuned: Floats, strengths: Stack[float],
    games: int, wins: Array,
) -> None:  # fmt: skip
    """Games with the seats rotated; `wins` by kind of player."""
    players = len(kinds)
    seated = np.zeros(players, np.int64)
    for game in range(games):
        for seat in range(players):
            seated[seat] = kinds[(seat + game) % players]
        winner = contest(states, initial, seated, w, chances, tuned, strengths)
        wins[seated[winner]] += 1


def play_on(
    states: States[State],
    seat: int,
    a: int,
    is_right: int,
    times: int,
    w: Workspace,
    chances: Stack[float],
    wins: Array,
) -> None:
    """What an action leads to when everybody then plays greedily: `states[0]` is what `seat` sees,
    what it does not see is imagined anew each time; `wins` by seat. An attack is right or wrong, as
    `is_right` says. No action: play goes on as it stands."""
    for _ in range(times):
        states[GAME] = states[0]
        s = states[GAME]
        if a >= ATTACK:
            suppose(s, a - ATTACK, is_right)
        imagine(s, seat, w)
        if a >= ATTACK:
            unsay(s, a - ATTACK, is_right)
        if a != NOTHING:
            apply(s, seat, a)
        while s.phase != OVER:
            n = to_act(s, w.actions)
            actor = int(w.actions[below(w.random, n)])
            if actor == CHANCE:
                apply(s, actor, draw(s, w))
                continue
            states[1] = states[GAME]
            view(states[1], actor)
            apply(s, actor, greedy(states[1], actor, w, chances[0]))
        wins[s.to_move] += 1


def suppose(s: State, named: int, is_right: int) -> None:
    """Write a view in which an attack has been answered already."""
    p, i, value = named // VALUES // WIDTH, named // VALUES % WIDTH, named % VALUES
    if is_right:
        s.numbers[p, i] = value
        uncover(s, p, i)
    else:
        s.wrong[p, i] |= 1 << value


def unsay(s: State, named: int, is_right: int) -> None:
    p, i, value = named // VALUES // WIDTH, named // VALUES % WIDTH, named % VALUES
    if is_right:
        s.shown[p, i] = 0
        tally(s)
    else:
        s.wrong[p, i] &= ~(1 << value)


def decide(
    states: States[State],
    seat: int,
    kind: int,
    w: Workspace,
    chances: Stack[float],
    tuned: Floats,
    strengths: Stack[float],
) -> int:
    """What a kind of player does in `states[0]`, which is all it sees."""
    if kind == GREEDY:
        return greedy(states[0], seat, w, chances[0])
    return strong(states, seat, w, chances, tuned, strengths)


def is_new_turn(s: State) -> bool:
    is_without = s.phase == ATTACKING and s.drawn_colour == NO_TILE
    return bool(s.phase == DRAWING or (is_without and not s.has_guessed))


def learn(
    states: States[State], initial: States[State], w: Workspace, chances: Stack[float],
    tuned: Floats,
    doubt: float,
    games: int, rows: Reals,
) -> int:  # fmt: skip
    """Games between greedy players; before each turn, from the eyes of every one who is in:
    `rows[n]` is features by seat, the seat that looks, and the winner."""
    game = GAME
    s = states[game]
    found = np.zeros((SEATS, 3))
    n = 0
    for _ in range(games):
        states[game] = initial[0]
        first = n
        while s.phase != OVER:
            to_act(s, w.actions)
            seat = int(w.actions[0])
            if seat == CHANCE:
                apply(s, seat, draw(s, w))
                continue
            if is_new_turn(s):
                for looker in range(s.players):
                    if is_in(s, looker) and n < len(rows):
                        states[0] = states[game]
                        view(states[0], looker)
                        features(states[0], looker, doubt, chances[0], found)
                        for p in range(s.players):
                            for f in range(3):
                                rows[n, p * 3 + f] = found[p, f]
                        rows[n, 12] = looker
                        n += 1
            states[0] = states[game]
            view(states[0], seat)
            apply(s, seat, greedy(states[0], seat, w, chances[0]))
        for row in range(first, n):
            rows[row, 13] = s.to_move
    return n
