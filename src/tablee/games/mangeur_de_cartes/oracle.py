"""The chance to win the round at Le mangeur de cartes, and the cards it brings.

A value is the number of cards that a seat can expect to hold once the round is over, which is what
counts in a match (§R12). Where little is left to come, all that can happen is gone through, and
everybody takes what is best for them: that is exact. Otherwise rounds are played on as sensible
people play (`habits.py`), and the error bar says how sure the figures are.
"""

from __future__ import annotations

from dataclasses import replace

from tablee.contract.rules import CHANCE
from tablee.core.analysis import HAPPENS, Analysis, Figures, Label, Truth, Words, best_first
from tablee.core.odds import odds
from tablee.core.seat_view import SeatView
from tablee.games.mangeur_de_cartes.habits import likeness
from tablee.games.mangeur_de_cartes.notation import code, text
from tablee.games.mangeur_de_cartes.rules import added
from tablee.games.mangeur_de_cartes.state import NAME, TAKE, TURN, State
from tablee.search.expectimax import NODES, expected
from tablee.search.rollouts import Worth, mixed, rolled_out

SEED = 1
"""The same question gets the same answer."""


def analyse(seat_view: SeatView, samples: int) -> Analysis:
    s = seat_view.state
    seat = seat_view.seat if seat_view.seat >= 0 else int(s.to_move)
    actor = seat_view.to_act[0]
    chances = dict(seat_view.position.chance)
    names = list(chances) if actor == CHANCE else seat_view.position.legal
    worths = judged(seat_view, actor, names, samples)
    if actor == CHANCE:
        here = mixed([worths[a] for a in names], [float(chances[a]) for a in names])
        found = {a: chance_truth(s, seat, worths[a], float(chances[a])) for a in names}
        actions = dict(sorted(found.items(), key=lambda item: -(item[1].probability or 0)))
        return _analysis(seat_view, seat, here, actions, names, worths)
    best = max(names, key=lambda a: worths[a].values[actor])
    actions = best_first({a: action_truth(s, seat, a, worths[a]) for a in names})
    if not seat_view.is_awaited:
        actions = {}
    return _analysis(seat_view, seat, worths[best], actions, list(actions), worths)


def judged(
    seat_view: SeatView, actor: int, names: list[str], samples: int, nodes: int = NODES
) -> dict[str, Worth]:
    """What each action comes to for every seat. Of those that are alike one is looked at."""
    first: dict[int, str] = {}
    alike = {a: likeness(seat_view.state, code(a) or 0) for a in names}
    for a in names:
        first.setdefault(alike[a], a)
    codes = tuple(code(a) or 0 for a in first.values())
    found = expected(seat_view, actor, codes, nodes)
    if found is None:
        found = rolled_out(seat_view, actor, codes, samples, SEED)
        # A card taken ends the round at once: nothing is left to chance.
        for k, taken in enumerate(codes):
            if taken >= TAKE:
                (found[k],) = expected(seat_view, actor, (taken,), nodes) or (found[k],)
    by_likeness = dict(zip(first, found, strict=True))
    return {a: by_likeness[alike[a]] for a in names}


def _analysis(
    seat_view: SeatView, seat: int, here: Worth, actions: dict[str, Truth], names: list[str],
    worths: dict[str, Worth],
) -> Analysis:  # fmt: skip
    s = seat_view.state
    seats = tuple(seat_truth(s, p, here, "why-seat") for p in range(s.players))
    message = "why-best" if seat_view.is_awaited else "why-seat"
    tables = (wins_table(s, names, worths),) if 1 < len(names) <= MOST_ROWS else ()
    return Analysis(
        str(seat_view.game), __package__, seat_view.seat, seat_truth(s, seat, here, message),
        actions, seats, tables,
    )  # fmt: skip


MOST_ROWS = 12
"""A table of all the cards that may come would say little."""


def seat_truth(s: State, p: int, worth: Worth, message: str) -> Truth:
    wins, cards = float(worth.wins[p]), float(worth.values[p])
    return Truth(
        cards, probability=wins, error=float(worth.errors[p]),
        probability_error=float(worth.win_errors[p]), why=message,
        blanks={**odds(wins, not worth.errors[p]), "cards": round(cards, 2)},
    )  # fmt: skip


def chance_truth(s: State, seat: int, worth: Worth, share: float) -> Truth:
    truth = seat_truth(s, seat, worth, "why-seat")
    return replace(truth, probability=share, probability_of=HAPPENS, probability_error=0.0)


def action_truth(s: State, seat: int, action: str, worth: Worth) -> Truth:
    """What a choice comes to, and what it does at once."""
    a = code(action) or 0
    truth = seat_truth(s, seat, worth, "why-pass")
    blanks = dict(truth.blanks)
    if a >= TAKE:
        message = "why-take"
    elif a == TURN:
        message = "why-turn"
    elif NAME <= a < TURN:
        now = added(int(s.totals[s.to_move]), a - NAME + 1, int(s.target))
        what = "reaches" if now == s.target else "out" if now < 0 else "makes"
        message, blanks = "why-joker", {**blanks, "what": what, "now": max(now, 0)}
    else:
        message = "why-pass"
    return replace(truth, why=message, blanks=blanks)


def wins_table(s: State, names: list[str], worths: dict[str, Worth]) -> Figures:
    """Everybody's chance to win the round, after each choice."""
    rows: list[tuple[Label, tuple[float | None, ...]]] = []
    for a in names:
        label = Words("label-choice", {"choice": a, "choix": text(code(a) or 0, "fr")})
        rows.append((label, tuple(float(share) for share in worths[a].wins)))
    columns = tuple(Words("label-seat", {"number": p + 1}) for p in range(s.players))
    return Figures("table-wins", columns, tuple(rows))
