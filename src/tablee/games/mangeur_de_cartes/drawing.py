"""Le mangeur de cartes as a picture: what lies before each player, the looking one last.

    № 3    ⚃ ⚀  41

      1 │ 29 │ +J♦ +9♣ +*1=10
        │    │ ▒▒▒▒▒▒ 6   ■■■■■■■■■ 9
    ✗ 2 │  9 │ +9♠ ✗K♦
        │    │ ▒▒▒▒▒▒▒ 7   · 0
    ▶ 0 │ 36 │ +10♥ +10♠ +7♥ +9♦
        │    │ ▒▒▒▒▒▒ 6   · 0

    pot 3♥ 8♦ 8♣
    ? ♠ · 2 3 4 5 6 7 · · · J Q ·    ♥ A 2 · 4 5 · · 8 9 · · · ·
      ♦ · · · · · · · · · · · Q ·    ♣ · · · · · · · · · · · · ·   *2

№ is the round; then come the dice and the target they make. A row is a player: the seat, the total
of the round, and the cards turned up, with how they counted: + added, − subtracted, ✗ out. Below
it ▒ counts the cards in the pile since the deal, ■ the cards won; with `won_cards=under` every ▓
begins a lot of won cards under the pile. ? are the cards of the deal that nobody has seen.
▶ is to move, ▷ has turned up a card and may take one, ✗ is out; at the end ★ has most cards, or =
all have as many. +▒ is a card being turned up, =? a joker without a value yet.
The reader needs one ▒ and one ■ for each player, with their numbers. Without the ? lines, every
card that is not in the picture is one that nobody has seen.
"""

from __future__ import annotations

import re
from textwrap import wrap

from tablee.core import cards
from tablee.core.arrays import fill
from tablee.core.errors import InvalidPosition
from tablee.games.mangeur_de_cartes.inside.cards import read_card, shown
from tablee.games.mangeur_de_cartes.inside.checks import heap_of
from tablee.games.mangeur_de_cartes.inside.piles import cards_held, cards_in, count_lots
from tablee.games.mangeur_de_cartes.rules import added, value_of
from tablee.games.mangeur_de_cartes.state import (
    AFTER,
    ASIDE,
    BEFORE,
    CARDS,
    JOKER,
    LEFT_OUT,
    MOST_ROUNDS,
    NAMING,
    NO_CARD,
    OVER,
    POT,
    RANKS,
    TABLE,
    TENS,
    TURNING,
    UNDER,
    UNITS,
    UNSEEN,
    State,
)

WIDTH = 66
DICE = "⚀⚁⚂⚃⚄⚅"
BLANK = "□"
COMING = "+▒"
STYLES = {
    "♥": "red", "♦": "red", "▒": "blue", "▓": "blue", "■": "green", "−": "yellow", "✗": "bold red",
    "▶": "bold green", "▷": "bold green", "★": "bold green", "*": "magenta",
}  # fmt: skip
LEGEND = {
    "▶": "legend-to-move", "▷": "legend-may-take", "✗": "legend-out", "★": "legend-won",
    "=": "legend-equal", "№": "legend-round", "/": "legend-rounds", " ".join(DICE): "legend-dice",
    BLANK: "legend-no-die", "│": "legend-columns", "+": "legend-added", "−": "legend-subtracted",
    COMING: "legend-coming", "=?": "legend-unnamed", "*": "legend-joker", "▒": "legend-pile",
    "■": "legend-cards-won", "▓": "legend-under", "pot": "legend-pot", "?": "legend-unseen",
    "·": "legend-seen",
    **dict(zip(cards.SUIT_SIGNS,
               ("legend-spades", "legend-hearts", "legend-diamonds", "legend-clubs"),
               strict=True)),
}  # fmt: skip


def signs(lang: str = "en") -> dict[str, str]:
    """Every sign of the picture, numbers aside, with the message that explains it."""
    ace, *_, jack, queen, king = cards.RANKS[lang]
    faces = {ace: "ace", jack: "jack", queen: "queen", king: "king"}
    return {**LEGEND, **{face: f"legend-{name}" for face, name in faces.items()}}


def draw(s: State, bottom: int = 0, lang: str = "en") -> str:
    """The table seen by the player at the bottom."""
    lines = [_header(s), ""]
    for i in range(s.players):
        lines += _player(s, (bottom + 1 + i) % s.players, lang)
    lines.append("")
    if pot := cards_in(s, POT):
        lines += _wrapped("pot ", [shown(card, lang) for card in pot])
    return "\n".join(line.rstrip() for line in [*lines, *_unseen(s, lang)])


def _header(s: State) -> str:
    number = s.round if s.phase == OVER else s.round + 1
    limit = f"/{s.rounds}" if s.rounds < MOST_ROUNDS else ""
    if s.phase == OVER:
        return f"№ {number}{limit}"
    dice = [DICE[throw - 1] if throw else BLANK for throw in divmod(s.target, 10)]
    total = f"  {s.target}" if BLANK not in dice else ""
    return f"№ {number}{limit}    {' '.join(dice)}{total}"


def _player(s: State, p: int, lang: str) -> list[str]:
    first = f"{_mark(s, p)} {p} │ {int(s.totals[p]):2} │ "
    margin = "    │    │ "
    lines = _wrapped(first, _heap(s, p, lang), margin)
    lines.append(f"{margin}{_bar('▒', int(s.dealt[p]))}   {_bar('■', int(s.won[p]))}")
    for lot in range(1, count_lots(s, p) + 1):
        cards = [card for card in cards_in(s, UNDER + p) if s.depth[card] == lot]
        lines += _wrapped(f"{margin}▓ ", [shown(card, lang) for card in cards], f"{margin}  ")
    return lines


def _mark(s: State, p: int) -> str:
    if s.phase == OVER:
        held = [cards_held(s, q) for q in range(s.players)]
        return "=" if min(held) == max(held) else "★" if held[p] == max(held) else " "
    if s.out[p]:
        return "✗"
    return " " if p != s.to_move else "▷" if s.phase == AFTER else "▶"


def _heap(s: State, p: int, lang: str) -> list[str]:
    """The cards turned up, each with its sign; then the one that is coming."""
    drawn, total = [], 0
    for card in heap_of(s, p):
        value = value_of(s, card)
        now = added(total, value, s.target)
        sign = "✗" if now < 0 else "−" if now < total else "+"
        total = now if now >= 0 else total
        worth = f"={value or '?'}" if card >= JOKER else ""
        drawn.append(f"{sign}{shown(card, lang)}{worth}")
    return [*drawn, COMING] if s.phase == TURNING and p == s.to_move else drawn


def _bar(glyph: str, count: int) -> str:
    return f"{glyph * count or '·'} {count}"


def _unseen(s: State, lang: str) -> list[str]:
    """The cards that nobody has seen, suit by suit."""
    if UNSEEN not in s.place:
        return ["?"]
    suits = []
    for i, suit in enumerate(cards.SUIT_SIGNS):
        ranks = [
            name if s.place[i * RANKS + rank] == UNSEEN else "·" * len(name)
            for rank, name in enumerate(cards.RANKS[lang])
        ]
        suits.append(f"{suit} {' '.join(ranks)}")
    jokers = " ".join(shown(card) for card in (JOKER, JOKER + 1) if s.place[card] == UNSEEN)
    return [f"? {suits[0]}    {suits[1]}", f"  {suits[2]}    {suits[3]}   {jokers}".rstrip()]


def _wrapped(first: str, cards: list[str], margin: str | None = None) -> list[str]:
    """Cards on as many lines as they need."""
    margin = " " * len(first) if margin is None else margin
    lines = wrap(" ".join(cards), WIDTH, break_on_hyphens=False) or [""]
    return [(first if i == 0 else margin) + line for i, line in enumerate(lines)]


SECTION = re.compile(r"^ *(?=[▶▷✗★=]? *[0-3] *│|pot\b|\?)", re.MULTILINE)
PLAYER = re.compile(r"([▶▷✗★=]?)\s*([0-3])\s*│\s*(\d{1,2})\s*│")
BAR = re.compile(r"[▒·]+\s*(\d{1,2})\s+[■·]+\s*(\d{1,2})")
CARD = re.compile(r"▓|(\*[12]|(?:10|[1-9AJQKVDR])[♠♥♦♣])(?:=(\d{1,2}))?")


def read(drawing: str, s: State) -> None:
    """Write into a new game what a drawing shows."""
    _clear(s)
    head, *sections = SECTION.split(drawing)
    unseen: set[int] | None = None
    seats = []
    for section in sections:
        if section.startswith("pot"):
            for found in CARD.finditer(section):
                _put(s, found[1], POT)
        elif section.startswith("?"):
            unseen = _read_unseen(section)
        else:
            seats.append(_read_player(section, s))
    number = re.search(r"№\s*(\d{1,2})", head)
    if number is None or sorted(seats) != list(range(s.players)):
        raise _unreadable()
    if unseen is not None:
        _put_aside_all_but(unseen, s)
    _read_moment(drawing, s)
    s.round = int(number[1]) - (s.phase != OVER)
    if s.phase in (TENS, UNITS, OVER):
        s.to_move = s.round % s.players


def _clear(s: State) -> None:
    for array in (s.dealt, s.won, s.totals, s.out, s.joker_values, s.depth):
        fill(array, 0)
    fill(s.last, NO_CARD)
    for card in range(CARDS):
        if s.place[card] != LEFT_OUT:
            s.place[card] = UNSEEN


def _unreadable() -> InvalidPosition:
    return InvalidPosition("unreadable-drawing", __package__)


def _put(s: State, name: str, place: int, depth: int = 0) -> int:
    """Lay a card somewhere. It must not lie elsewhere already, nor be a joker left out."""
    card = read_card(name or "")
    if card is None or s.place[card] != UNSEEN:
        raise _unreadable()
    s.place[card] = place
    s.depth[card] = depth
    return card


def _read_player(section: str, s: State) -> int:
    row, bar = PLAYER.match(section), BAR.search(section)
    if row is None or bar is None or int(row[2]) >= s.players:
        raise _unreadable()
    p = int(row[2])
    s.totals[p] = int(row[3])
    s.out[p] = int(row[1] == "✗")
    s.dealt[p], s.won[p] = int(bar[1]), int(bar[2])
    if row[1] in ("▶", "▷"):
        s.to_move = p
    height = lot = 0
    for found in CARD.finditer(section, row.end()):
        if found[0] == "▓":
            lot += 1
        elif lot:
            _put(s, found[1], UNDER + p, lot)
        else:
            height += 1
            s.last[p] = card = _put(s, found[1], TABLE + p, height)
            if card >= JOKER:
                s.joker_values[card - JOKER] = int(found[2] or 0)
    return p


def _read_unseen(section: str) -> set[int]:
    names = re.findall(r"\*[12]", section)
    for suit, ranks in re.findall(r"([♠♥♦♣])([^♠♥♦♣*]*)", section):
        names += [rank + suit for rank in ranks.split() if not rank.startswith("·")]
    cards = [read_card(name) for name in names]
    if None in cards:
        raise _unreadable()
    return {card for card in cards if card is not None}


def _put_aside_all_but(unseen: set[int], s: State) -> None:
    """Of the cards in nobody's heap and not in the pot, those that were seen have been won."""
    for card in range(CARDS):
        if s.place[card] == UNSEEN and card not in unseen:
            s.place[card] = ASIDE
        elif s.place[card] != UNSEEN and card in unseen:
            raise _unreadable()


def _read_moment(drawing: str, s: State) -> None:
    throws = [DICE.index(face) + 1 for face in re.findall(f"[{DICE}]", drawing)]
    if len(throws) > 2:
        raise _unreadable()
    s.target = sum(10 * throw if i == 0 else throw for i, throw in enumerate(throws))
    if re.search("^ *[★=]", drawing, re.MULTILINE):
        s.phase = OVER
    elif len(throws) < 2:
        s.phase = (TENS, UNITS)[len(throws)]
    elif COMING in drawing:
        s.phase = TURNING
    elif "=?" in drawing:
        s.phase = NAMING
    else:
        s.phase = AFTER if "▷" in drawing else BEFORE
