"""What a tournament found: ratings, who beat whom, how sure that is, and what went wrong."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass

import numpy as np

from tablee.arena.ratings import Rating, rate
from tablee.arena.task import Fault
from tablee.arena.tournament import Pair, Tournament, added, counted
from tablee.core.analysis import Label, Words
from tablee.core.errors import TableeError
from tablee.studies.findings import PERCENT, SECONDS, WHOLE, Bars, Cell, Figure, Findings, Grid
from tablee.texts import Value

VERDICTS = {1: "better", -1: "worse", 0: "equal", None: "open"}


@dataclass(frozen=True)
class Share:
    """How much of the wins a bot got."""

    won: float
    error: float
    fair: float


def report(tournament: Tournament) -> Findings:
    if not tournament.rounds:
        raise TableeError("arena-nothing-yet")
    ratings = rate(
        len(tournament.terms_.bots),
        (
            added([counted(game).pairs for games in finished.values() for game in games])
            for finished in tournament.rounds
        ),
    )
    order = sorted(range(len(ratings)), key=lambda who: -ratings[who].points)
    shares = _shares(tournament)
    return Findings(
        room=None,
        sentences=(*_headline(tournament, ratings, order), *_faults(tournament)),
        grids=(_standings(tournament, ratings, shares, order), _meetings(tournament, order)),
        plots=(_plot(tournament, ratings, order),),
        data=_data(tournament, ratings, shares, order),
    )


def _headline(tournament: Tournament, ratings: list[Rating], order: list[int]) -> list[Words]:
    terms = tournament.terms_
    games = sum(1 for _ in tournament.games())
    undecided = sum("unfinished" in game for game in tournament.games())
    said = [
        Words(
            "arena-said-played",
            {"games": games, "game": terms.game, "seats": tournament.seats,
             "deals": len(tournament.rounds)},
        ),
        _best(terms.bots, ratings, order),
    ]  # fmt: skip
    if undecided:
        said.append(Words("arena-said-unfinished", {"count": undecided}))
    return said


def _best(names: tuple[str, ...], ratings: list[Rating], order: list[int]) -> Words:
    first, second = (ratings[who] for who in order[:2])
    if round(first.points) == round(second.points):
        return Words("arena-said-level")
    blanks: dict[str, Value] = {
        "name": names[order[0]], "points": f"{first.points:.0f}", "error": f"{first.error:.0f}"
    }  # fmt: skip
    return Words("arena-said-best", blanks)


def _faults(tournament: Tournament) -> list[Words]:
    """The games lost by forfeit, by bot and reason, with the last thing each said."""
    counts: Counter[tuple[str, str]] = Counter()
    said: dict[tuple[str, str], str] = {}
    for name, fault in _forfeits(tournament):
        key = name, fault["why"]
        counts[key] += 1
        said[key] = fault["said"]
    return [
        Words(f"arena-fault-{why}", {"name": name, "count": count, "said": said[name, why]})
        for (name, why), count in sorted(counts.items())
    ]


def _forfeits(tournament: Tournament) -> list[tuple[str, Fault]]:
    return [
        (tournament.terms_.bots[game["bots"][game["forfeit"]["seat"]]], game["forfeit"])
        for game in tournament.games()
        if "forfeit" in game
    ]


def _shares(tournament: Tournament) -> list[Share]:
    """The part of the wins of each bot, with the error that the deals show."""
    found = []
    for who in range(len(tournament.terms_.bots)):
        deals = []
        fair = games = 0.0
        for finished in tournament.rounds:
            played = [g for games_ in finished.values() for g in games_ if who in g["bots"]]
            if played:
                scores = [counted(game).shares[who] for game in played]
                deals.append(sum(won for won, _ in scores) / len(played))
                fair += sum(part for _, part in scores)
                games += len(played)
        spread = float(np.std(deals, ddof=1)) if len(deals) > 1 else 0.0
        error = 1.96 * spread / len(deals) ** 0.5
        found.append(Share(float(np.mean(deals)), error, fair / games))
    return found


def _standings(
    tournament: Tournament, ratings: list[Rating], shares: list[Share], order: list[int]
) -> Grid:
    times = _times(tournament)
    has_fair = tournament.seats > 2
    columns = ["place", "bot", "rating", "wins", *(["fair"] if has_fair else []), "games"]
    rows: list[tuple[Cell, ...]] = []
    for place, who in enumerate(order, start=1):
        share, rating = shares[who], ratings[who]
        fair = [Figure(share.fair, None, PERCENT)] if has_fair else []
        mean, slowest, games = times[who]
        rows.append(
            (
                str(place),
                tournament.terms_.bots[who],
                Figure(rating.points, rating.error, WHOLE),
                Figure(share.won, share.error, PERCENT),
                *fair,
                Figure(games, None, WHOLE),
                Figure(mean, None, SECONDS),
                Figure(slowest, None, SECONDS),
            )
        )
    headings = tuple(Words(f"arena-column-{name}") for name in (*columns, "mean", "slowest"))
    return Grid(Words("arena-standings"), headings, tuple(rows))


def _times(tournament: Tournament) -> dict[int, tuple[float, float, int]]:
    """CPU seconds a move and in the slowest move, and games, of each bot."""
    moves: dict[int, int] = defaultdict(int)
    seconds: dict[int, float] = defaultdict(float)
    slowest: dict[int, float] = defaultdict(float)
    games: dict[int, int] = defaultdict(int)
    for game in tournament.games():
        for who, (made, taken, worst) in zip(game["bots"], game.get("thought", []), strict=False):
            moves[who] += made
            seconds[who] += taken
            slowest[who] = max(slowest[who], worst)
        for who in set(game["bots"]):
            games[who] += 1
    return {
        who: (seconds[who] / max(moves[who], 1), slowest[who], games[who])
        for who in range(len(tournament.terms_.bots))
    }


def _meetings(tournament: Tournament, order: list[int]) -> Grid:
    """Every two bots that met, the better placed one first."""
    names = tournament.terms_.bots
    rows: list[tuple[Cell, ...]] = []
    for pair in sorted(tournament.tests, key=lambda pair: _places(pair, order)):
        one, other = sorted(pair, key=order.index)
        test = tournament.tests[pair]
        is_turned = one != pair[0]
        mean, low, high = test.mean, test.low, test.high
        verdict = tournament.verdict(pair)
        if is_turned:
            mean, low, high = 1 - mean, 1 - high, 1 - low
            verdict = None if verdict is None else -verdict
        blanks: dict[str, Value] = {"one": names[one], "other": names[other]}
        rows.append(
            (
                Words("arena-meeting", blanks),
                Figure(mean, None, PERCENT),
                Figure(low, None, PERCENT),
                Figure(high, None, PERCENT),
                Figure(test.count, None, WHOLE),
                Words(f"arena-verdict-{VERDICTS[verdict]}", blanks),
            )
        )
    columns: tuple[Label, ...] = tuple(
        Words(f"arena-column-{name}")
        for name in ("pair", "score", "from", "to", "deals", "verdict")
    )
    return Grid(Words("arena-meetings"), columns, tuple(rows))


def _places(pair: Pair, order: list[int]) -> list[int]:
    return sorted(order.index(who) for who in pair)


def _plot(tournament: Tournament, ratings: list[Rating], order: list[int]) -> Bars:
    names = tournament.terms_.bots
    return Bars(
        title=Words("arena-plot", {"game": tournament.terms_.game}),
        label=Words("arena-column-rating"),
        bars=tuple((names[who], Figure(ratings[who].points, ratings[who].error)) for who in order),
        is_dots=True,
    )


def _data(
    tournament: Tournament, ratings: list[Rating], shares: list[Share], order: list[int]
) -> dict[str, object]:
    names = tournament.terms_.bots
    times = _times(tournament)
    return {
        **tournament.terms(),
        "seats": tournament.seats,
        "deals": len(tournament.rounds),
        "games": sum(1 for _ in tournament.games()),
        "is_complete": not any(True for _ in tournament.wanted()),
        "standings": [
            {
                "bot": names[who],
                "rating": ratings[who].points,
                "rating_error": ratings[who].error,
                "wins": shares[who].won,
                "wins_error": shares[who].error,
                "fair": shares[who].fair,
                "games": times[who][2],
                "seconds_per_move": times[who][0],
                "slowest_move": times[who][1],
            }
            for who in order
        ],
        "meetings": [
            {
                "bots": [names[one], names[other]],
                "score": test.mean,
                "low": test.low,
                "high": test.high,
                "deals": test.count,
                "verdict": VERDICTS[tournament.verdict((one, other))],
            }
            for (one, other), test in tournament.tests.items()
        ],
        "forfeits": [{"bot": name, **fault} for name, fault in _forfeits(tournament)],
    }
