"""Draws proven: a player who can go on for ever without losing.

A search that looks so many plies ahead finds every win, but can never say that there is none. Here
that is proven the other way round. The defender *assumes* to be safe, and the assumption is
followed up: where the defender is to move, one move must lead to a safe position; where the
attacker is to move, all must. Positions that the bounded search settles are where it ends; an
assumption that turns out wrong is withdrawn, and all that rested on it is looked at again. If the
assumption for the first position still stands when nothing is left to follow up, it is a proof:
whatever the attacker does, the defender stays among those positions, even for ever.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

Turn = tuple[int, bool]
"""A position, and whether the defender is the one to move."""


class SafeForEver:
    """The assumption that a defender never loses, followed up."""

    def __init__(
        self,
        verdict: Callable[[Turn], bool | None],
        successors: Callable[[int], list[int]],
    ) -> None:
        self._verdict = verdict
        """Whether a position is safe for the defender: yes, no, or nobody knows yet."""
        self._successors = successors
        self._chosen: dict[Turn, list[Turn]] = {}
        """For every position looked at: what must be safe for it to be. For the attacker's turn
        all that can follow; for the defender's what is left to try, the present choice last."""
        self._resting: dict[Turn, list[Turn]] = defaultdict(list)
        """For every position: those whose safety rests on its being safe."""
        self._wrong: set[Turn] = set()
        self._open: list[Turn] = []

    def holds(self, node: int, is_defender: bool, budget: int) -> bool | None:
        """Whether the defender never loses; None if more than `budget` positions are needed."""
        first = (node, is_defender)
        self._open.append(first)
        while self._open and first not in self._wrong:
            if len(self._chosen) > budget:
                return None
            self._follow_up(self._open.pop())
        return first not in self._wrong

    def _follow_up(self, turn: Turn) -> None:
        if turn in self._chosen:
            return
        self._chosen[turn] = []
        is_safe = self._verdict(turn)
        if is_safe is False:
            self._withdraw(turn)
        elif is_safe is None:
            node, is_defender = turn
            after = [(next_one, not is_defender) for next_one in self._successors(node)]
            self._chosen[turn] = after[::-1]
            if is_defender:
                if not self._chooses(turn):
                    self._withdraw(turn)
            elif any(next_one in self._wrong for next_one in after):
                self._withdraw(turn)
            else:
                for next_one in after:
                    self._rest(turn, next_one)

    def _chooses(self, turn: Turn) -> bool:
        """Let the defender try the next move that is not known to be wrong, if there is one."""
        left = self._chosen[turn]
        while left and left[-1] in self._wrong:
            left.pop()
        if left:
            self._rest(turn, left[-1])
        return bool(left)

    def _rest(self, turn: Turn, on: Turn) -> None:
        self._resting[on].append(turn)
        self._open.append(on)

    def _withdraw(self, turn: Turn) -> None:
        """A position is not safe after all: nor is what rested on it, unless there is a choice."""
        todo = [turn]
        while todo:
            wrong = todo.pop()
            if wrong in self._wrong:
                continue
            self._wrong.add(wrong)
            for above in self._resting.pop(wrong, []):
                if not (above[1] and self._chooses(above)):
                    todo.append(above)
