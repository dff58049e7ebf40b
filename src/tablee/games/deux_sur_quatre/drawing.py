"""Deux sur quatre as a picture: the target, then a line for each player, the one looking last.

           ╭─────╮
      2/4  │  8♥ │  ▒ 26
           ╰─────╯
        1¹   2♠   K♣             7♥ −  A♥ =  6   −2        ●  3
      ▶ 2    ▒▒   ▒▒   ▒▒   ▒▒                             ● −2
        0    A♠   5♥   9♣   K♦                             ●  0

         A  2  3  4  5  6  7  8  9 10  J  Q  K
      ♠  ·  ·  ×  ·  0  ·  ·  ·  ·  ·  ·  ·  ·
      …

2/4 is the second deal of four; ▒ counts the cards left in the pack, ▒▒ is a card one may not see.
A player's line has their seat (¹ shows first), the cards in hand, what they have shown, with its
total and how far that is from the target (◎: on it), and their points ●, with what the deal has
brought. ▶ is to show, ★ has won the deal, ∅ has made it void, ♛ has won the game.
Below, when the pack is gone through, the cards of earlier deals: × seen by all, or the seat that
kept it unseen. The reader needs only 2/4, the cards with their signs, and the points.
"""

from __future__ import annotations

import re

from tablee.core.cards import RANKS, SUIT_SIGNS
from tablee.core.errors import InvalidPosition
from tablee.games.deux_sur_quatre.inside.scoring import (
    combination,
    gains,
    high_card,
    low_card,
    total,
    value,
    winners,
)
from tablee.games.deux_sur_quatre.notation import card_face, read_card, signed
from tablee.games.deux_sur_quatre.rules import (
    cards_dealt,
    cards_in_a_deal,
    cards_on_table,
    in_turn,
    is_dealing,
    whose_turn,
)
from tablee.games.deux_sur_quatre.state import (
    ASIDE,
    CARDS,
    FACE_UP,
    HAND,
    NO_CARD,
    PACK,
    SUITS,
    State,
)

BACK = "▒▒"
SIGNS = "+−"
STYLES = {
    "♥": "bold red", "♦": "bold red", "♠": "bold", "♣": "bold", "▒": "blue", "●": "yellow",
    "▶": "bold green", "★": "bold green", "◎": "bold green", "∅": "bold magenta",
    "♛": "bold yellow",
}  # fmt: skip
LEGEND = {
    "▶": "legend-to-show", "★": "legend-won-deal", "∅": "legend-void", "♛": "legend-won",
    "¹": "legend-first", "/": "legend-deal", "╭ ╮ ╰ ╯ ─ │": "legend-target", "▒": "legend-pack",
    "▒▒": "legend-back", "+": "legend-plus", "−": "legend-minus", "=": "legend-total",
    "◎": "legend-on-target", "●": "legend-points", "( )": "legend-brought",
    "×": "legend-seen", "·": "legend-unseen",
    **dict(zip(SUIT_SIGNS, ("legend-spades", "legend-hearts", "legend-diamonds", "legend-clubs"),
               strict=True)),
}  # fmt: skip
CARD = r"(?:10|[1-9AJQKVDR])[♠♥♦♣]"
SHOWN = re.compile(rf"({CARD})\s*([+−-])\s*({CARD})")


def signs(lang: str = "en") -> dict[str, str]:
    """Every sign of the picture, numbers aside, with the message that explains it."""
    ace, *_, jack, queen, king = RANKS[lang]
    faces = {ace: "ace", jack: "jack", queen: "queen", king: "king"}
    return {**LEGEND, **{face: f"legend-{name}" for face, name in faces.items()}}


def draw(s: State, bottom: int = 0, lang: str = "en") -> str:
    """The table seen by the player at the bottom."""
    target = "" if s.target == NO_CARD else card_face(s.target, lang)
    lines = [
        "       ╭─────╮",
        f"{s.deal:>3}/{s.deals:<2} │ {target:>3} │  ▒ {_cards_in_pack(s)}",
        "       ╰─────╯",
    ]
    for i in range(s.players):
        lines.append(_line(s, (bottom + 1 + i) % s.players, lang))
    if _gone(s):
        lines += ["", *_memory(s, lang)]
    return "\n".join(line.rstrip() for line in lines)


def read(drawing: str, s: State) -> None:
    """Write into a new game what a drawing shows."""
    deal = re.search(r"(\d+)/(\d+)(.*)", drawing)
    lines = re.findall(r"^[^\w\n]*([0-3])¹?\s(.*)●\s*([−-]?\d+)", drawing, re.MULTILINE)
    seats = sorted(int(seat) for seat, _, _ in lines)
    if deal is None or int(deal[2]) != s.deals or seats != list(range(s.players)):
        raise InvalidPosition("unreadable-drawing", __package__)
    s.deal = int(deal[1])
    for suit, marks in re.findall(r"^\s*([♠♥♦♣])((?:\s+[·×0-3]){13})\s*$", drawing, re.MULTILINE):
        _read_memory(s, SUIT_SIGNS.index(suit), marks.split())
    if target := re.search(CARD, deal[3]):
        s.target = _put(s, target[0], FACE_UP)
    for seat, cards, points in lines:
        s.points[int(seat)] = int(points.replace("−", "-"))
        _read_cards(s, int(seat), cards)
    s.left = _left(s)


def _read_memory(s: State, suit: int, marks: list[str]) -> None:
    for rank, mark in enumerate(marks):
        at = {"·": PACK, "×": FACE_UP}.get(mark)
        s.where[SUITS * rank + suit] = ASIDE + int(mark) if at is None else at


def _read_cards(s: State, p: int, cards: str) -> None:
    """The hand of a player and what they have shown."""
    if shown := SHOWN.search(cards):
        one, other = _put(s, shown[1], FACE_UP), _put(s, shown[3], FACE_UP)
        s.shown[p] = combination(min(one, other), max(one, other), int(shown[2] != "+"))
    for card in re.findall(CARD, SHOWN.sub("", cards)):
        _put(s, card, HAND + p)


def _put(s: State, face: str, place: int) -> int:
    """Put a card in its place, if it is not in another one already."""
    card = read_card(face.lower(), "en")
    if card is None or s.where[card] != PACK:
        raise InvalidPosition("twice-in-drawing", __package__, card=face)
    s.where[card] = place
    return card


def _left(s: State) -> int:
    """How much of a deal is left to do: the cards dealt and the combinations shown tell."""
    shown = [a for a in s.shown if a]
    if s.deal == 0 or any(total(a) == 0 for a in shown):
        return 0
    held = sum(HAND <= at < ASIDE for at in s.where)
    return cards_in_a_deal(s) + s.players - held - len(cards_on_table(s)) - len(shown)


def _cards_in_pack(s: State) -> int:
    if s.deal == 0:
        return CARDS
    earlier = 0 if s.is_reshuffled else s.deal - 1
    on_hand = sum(cards_dealt(s, p) for p in range(s.players))
    return CARDS - earlier * cards_in_a_deal(s) - on_hand - int(s.target != NO_CARD)


def _line(s: State, p: int, lang: str) -> str:
    first = "¹" if s.deal and in_turn(s)[0] == p else " "
    hand = "".join(f"{card:>5}" for card in _hand(s, p, lang))
    gained = f" ({signed(gains(s)[p])})" if s.deal and not s.left else ""
    points = f"● {signed(int(s.points[p]), plus=''):>2}{gained}"
    return f"  {_mark(s, p)} {p}{first}{hand:<20}  {_shown(s, p, lang):<26} {points}{_crown(s, p)}"


def _mark(s: State, p: int) -> str:
    if not is_dealing(s):
        return "▶" if whose_turn(s) == p else " "
    if s.shown[p] and total(s.shown[p]) == 0:
        return "∅"
    return "★" if p in winners(s) else " "


def _crown(s: State, p: int) -> str:
    """The highest score, once the last deal is over, unless all are level."""
    points = s.points[: s.players].tolist()
    is_won = s.deal == s.deals and not s.left and len(set(points)) > 1
    return " ♛" if is_won and points[p] == max(points) else ""


def _hand(s: State, p: int, lang: str) -> list[str]:
    """The cards in hand, lowest first; backs for those that the one looking may not see."""
    held = cards_dealt(s, p) - (2 if s.shown[p] else 0)
    known = [card_face(card, lang) for card in range(CARDS) if s.where[card] == HAND + p]
    return known + [BACK] * (held - len(known))


def _shown(s: State, p: int, lang: str) -> str:
    a = int(s.shown[p])
    if not a:
        return ""
    high, low = card_face(high_card(a), lang), card_face(low_card(a), lang)
    away = total(a) - value(s.target)
    return f"{high:>3} {SIGNS[a % 2]} {low:>3} = {total(a):>2}  {signed(away) if away else '◎':>3}"


def _gone(s: State) -> list[int]:
    """The cards of earlier deals that the one looking knows of."""
    on_table = cards_on_table(s)
    places = [FACE_UP, *(ASIDE + p for p in range(s.players))]
    return [card for card in range(CARDS) if s.where[card] in places and card not in on_table]


def _memory(s: State, lang: str) -> list[str]:
    gone = _gone(s)
    lines = ["     " + "".join(f"{rank:>3}" for rank in RANKS[lang])]
    for suit, glyph in enumerate(SUIT_SIGNS):
        marks = []
        for card in range(suit, CARDS, SUITS):
            at = int(s.where[card])
            marks.append("·" if card not in gone else "×" if at == FACE_UP else str(at - ASIDE))
        lines.append(f"    {glyph}" + "".join(f"{mark:>3}" for mark in marks))
    return lines
