"""Cards in writing."""

from __future__ import annotations

import pytest

from tablee.core import cards


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_is_written_and_read(lang: str) -> None:
    pack = [(rank, suit) for rank in range(13) for suit in range(4)]
    for name in (cards.written, cards.face):
        names = [name(rank, suit, lang) for rank, suit in pack]
        assert len(set(names)) == 52
        assert [cards.read(each, lang) for each in names] == pack


def test_ranks_are_read_in_either_language_and_suits_in_one() -> None:
    assert cards.written(12, 0, "fr") == "Rp"
    assert cards.read("RS") == cards.read("ks") == cards.read("K♠", "fr") == (12, 0)
    assert cards.read("1H") == cards.read("AH") == (0, 1)
    assert cards.read("7c") == (6, 3)
    assert cards.read("7c", "fr") is None
    assert cards.read("7co", "fr") == (6, 1)
    assert cards.read("11H") is cards.read("") is cards.read("H") is None
