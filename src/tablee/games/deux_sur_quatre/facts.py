"""Deux sur quatre for a board: what follows from the record by a rule, so that no board counts.

Everything is made from what a seat may know. A card is its name in notation, its rank as it is
printed in a language, its suit and its value.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypedDict

from tablee.core.cards import RANKS
from tablee.games.deux_sur_quatre.inside.scoring import (
    beaten_by,
    best_standing,
    combination,
    distance,
    gain,
    gains_nothing,
    high_card,
    is_above,
    is_far,
    is_void,
    low_card,
    of_target_suit,
    prize,
    standing,
    suit,
    total,
    value,
    winners,
    won_by,
)
from tablee.games.deux_sur_quatre.notation import card_text, text
from tablee.games.deux_sur_quatre.rules import cards_dealt, cards_of, is_dealing, whose_turn
from tablee.games.deux_sur_quatre.state import NO_CARD, SUITS, State
from tablee.texts import text as said

DECIDED = {"distance": "6", "side": "13", "suit": "14", "nothing": "15"}
"""What sets the winner apart, and the paragraph that says so."""
SIDES = {"below": "8", "on": "9", "above": "10"}
"""Where a combination lies, and the paragraph that says what it wins."""


Sign = Literal["+", "−"]
Side = Literal["below", "on", "above"]
SIGNS: tuple[Sign, Sign] = ("+", "−")


class Card(TypedDict):
    id: str
    rank: str
    suit: int
    value: int


class Choice(TypedDict):
    """Two cards that may be shown, and what they make."""

    action: str
    cards: list[str]
    sign: Sign
    total: int


class Shown(TypedDict):
    """Two cards that have been shown, and how far they are from the target."""

    cards: list[Card]
    sign: Sign
    total: int
    away: int
    side: Side
    is_of_suit: list[bool]


class Part(TypedDict):
    """Why points come about: in words, how many, and the paragraph."""

    text: str
    points: int
    section: str


class Line(TypedDict):
    """What a deal brings a player."""

    seat: int
    gained: int
    parts: list[Part]


class Facts(TypedDict):
    target: Card | None
    hand: list[Card]
    held: list[int]
    choices: list[Choice]
    shown: list[Shown | None]
    is_over: bool
    is_void: bool
    winners: list[int]
    lines: list[Line]


def facts(s: State, seat: int, lang: str) -> Facts:
    seats = range(s.players)
    return {
        "target": None if s.target == NO_CARD else _card(s.target, lang),
        "hand": [_card(card, lang) for card in cards_of(s, seat)] if seat >= 0 else [],
        "held": [cards_dealt(s, p) - 2 * bool(s.shown[p]) for p in seats],
        "choices": _choices(s, seat),
        "shown": [_shown(s, p, lang) for p in seats],
        "is_over": bool(s.deal and s.left == 0),
        "is_void": is_void(s),
        "winners": winners(s),
        "lines": _lines(s, lang),
    }


@cache
def _card(card: int, lang: str) -> Card:
    """Asked for at every move, by everybody: to look at, not to change."""
    return {
        "id": card_text(card, "en"),
        "rank": RANKS[lang][card // SUITS],
        "suit": suit(card),
        "value": value(card),
    }


def _choices(s: State, seat: int) -> list[Choice]:
    """What a seat may show now, with its total (§4)."""
    if is_dealing(s) or whose_turn(s) != seat:
        return []
    hand = cards_of(s, seat)
    return [
        _choice(low, high, sign)
        for i, low in enumerate(hand)
        for high in hand[i + 1 :]
        for sign in range(2)
    ]


@cache
def _choice(low: int, high: int, sign: int) -> Choice:
    a = combination(low, high, sign)
    pair = [card_text(high, "en"), card_text(low, "en")]
    return {"action": text(a), "cards": pair, "sign": SIGNS[sign], "total": total(a)}


def _shown(s: State, p: int, lang: str) -> Shown | None:
    a = int(s.shown[p])
    if not a:
        return None
    pair = sorted((high_card(a), low_card(a)), key=value, reverse=True)
    return {
        "cards": [_card(card, lang) for card in pair],
        "sign": SIGNS[a % 2],
        "total": total(a),
        "away": distance(s, p),
        "side": _side(s, p),
        "is_of_suit": [suit(card) == suit(s.target) for card in pair],
    }


def _side(s: State, p: int) -> Side:
    if is_above(s, p):
        return "above"
    return "below" if distance(s, p) else "on"


def _lines(s: State, lang: str) -> list[Line]:
    """How the points of a finished deal come about, player by player, with the paragraphs."""
    if s.left or not s.deal or is_void(s):
        return []
    best = best_standing(s)
    return [
        {
            "seat": p,
            "gained": gain(s, p, best),
            "parts": [
                {"text": said(lang, f"line-{name}", __package__), "points": points, "section": at}
                for name, points, at in parts(s, p)
            ],
        }
        for p in range(s.players)
    ]


def parts(s: State, p: int) -> list[tuple[str, int, str]]:
    """Why a player gains what they gain: the name of a line, its points, its paragraph."""
    found: list[tuple[str, int, str]] = []
    if standing(s, p) != best_standing(s):
        why = beaten_by(s, p)
        found.append((f"beaten-{why}", 0, DECIDED[why]))
    else:
        why = won_by(s)
        found.append((f"best-{why}", 0, DECIDED[why]))
        if gains_nothing(s, distance(s, p)):
            found.append(("too-far", 0, "17"))
        else:
            side = _side(s, p)
            found.append((f"won-{side}", prize(s, p), SIDES[side]))
            if suits := of_target_suit(s, p):
                found.append((f"suit-{suits}", suits, ("11", "12")[suits - 1]))
    if is_far(s, p):
        found.append(("far", -2, "16"))
    return found
