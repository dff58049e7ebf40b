"""A pack of cards in writing: `10H`, `KS`; in French `10co`, `Rp`.

A rank is 0 (the ace) to 12 (the king), a suit 0 to 3: spades, hearts, diamonds, clubs. How a game
numbers its cards is the game's own affair.
"""

from __future__ import annotations

NUMBERS = tuple(str(number) for number in range(2, 11))
RANKS = {"en": ("A", *NUMBERS, "J", "Q", "K"), "fr": ("A", *NUMBERS, "V", "D", "R")}
LETTERS = {"en": ("S", "H", "D", "C"), "fr": ("p", "co", "ca", "t")}
"""Spades, hearts, diamonds, clubs: pique, cœur, carreau, trèfle."""
SUIT_SIGNS = ("♠", "♥", "♦", "♣")


def written(rank: int, suit: int, lang: str = "en") -> str:
    """A card as it is typed: `10H`."""
    return RANKS[lang][rank] + LETTERS[lang][suit]


def face(rank: int, suit: int, lang: str = "en") -> str:
    """A card as it is drawn: `10♥`."""
    return RANKS[lang][rank] + SUIT_SIGNS[suit]


def read(typed: str, lang: str = "en") -> tuple[int, int] | None:
    """Rank and suit of the card that a person means, or None. Ranks are read in either language
    (an ace also as 1), suits in this one, because C is clubs or begins two French suits; or as
    their signs."""
    return _READ[lang].get(typed.strip().lower())


def _all(lang: str) -> dict[str, tuple[int, int]]:
    found = {}
    for ranks in (*RANKS.values(), ("1", *NUMBERS)):
        for rank, name in enumerate(ranks):
            for suit in range(4):
                for ending in (LETTERS[lang][suit], SUIT_SIGNS[suit]):
                    found[(name + ending).lower()] = (rank, suit)
    return found


_READ = {lang: _all(lang) for lang in LETTERS}
