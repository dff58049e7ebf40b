"""Algorithms that know no game: they are bound to a game's own rules."""
