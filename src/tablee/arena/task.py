"""What a worker of a tournament is given to play, and what it brings back: plain JSON."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Loss(TypedDict):
    """A game in which a seat's bot has silenced or killed the worker: it is not played again."""

    game: int
    seat: int
    why: str
    said: NotRequired[str]


class DealTask(TypedDict):
    """One deal, to be played in every rotation of the seats."""

    game: str
    bots: list[str]
    seatings: list[list[int]]
    """For each game: which of the bots sits where."""
    seed: int
    deal: int
    seconds: float
    limit: float
    lost: NotRequired[list[Loss]]


class Fault(TypedDict):
    """Who lost a game otherwise than by its rules, and why."""

    seat: int
    why: str
    said: str


class PlayedGame(TypedDict):
    """One game: what it was worth to every seat, and how long everybody thought."""

    bots: list[int]
    returns: list[int]
    actions: int
    unfinished: NotRequired[bool]
    forfeit: NotRequired[Fault]
    thought: NotRequired[list[tuple[int, float, float]]]
    """For each seat: moves, CPU seconds, and the slowest move."""


class PlayedDeal(TypedDict):
    games: list[PlayedGame]
