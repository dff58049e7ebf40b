"""The files of a room beside its rules, one class each: what it must bring and what it may."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from tablee.contract import rules as header
from tablee.contract.checker import Furniture
from tablee.core.arrays import Workspace

if TYPE_CHECKING:
    from tablee.contract.feature import Feature
    from tablee.core.analysis import Analysis, Figures
    from tablee.core.game import Game
    from tablee.core.record import Record
    from tablee.core.seat_view import Maker, SeatView
    from tablee.studies.study import Study


class Rules(Furniture):
    """`rules.py`: see the header file."""

    needs: ClassVar[tuple[str, ...]] = ("start", "to_act", "legal", "apply", "returns")
    together: ClassVar[tuple[tuple[str, ...], ...]] = (("view", "seen", "imagine"),)

    contradiction = staticmethod(header.contradiction)
    start = staticmethod(header.start)
    tally = staticmethod(header.tally)
    to_act = staticmethod(header.to_act)
    legal = staticmethod(header.legal)
    table_legal = staticmethod(header.table_legal)
    chance = staticmethod(header.chance)
    thrower = staticmethod(header.thrower)
    draw = staticmethod(header.draw)
    pick = staticmethod(header.pick)
    apply = staticmethod(header.apply)
    view = staticmethod(header.view)
    imagine = staticmethod(header.imagine)
    seen = staticmethod(header.seen)
    returns = staticmethod(header.returns)
    scores = staticmethod(header.scores)
    ended = staticmethod(header.ended)
    why_not = staticmethod(header.why_not)
    impossible = staticmethod(header.impossible)


class Shortcuts(Rules):
    """`inside/shortcuts.py`: some of the rules once more, for compiled code, which takes them in
    the place of those in `rules.py`. They answer the same, and faster."""

    needs = ()
    together: ClassVar[tuple[tuple[str, ...], ...]] = ()


class Notation(Furniture):
    """`notation.py`: actions in writing."""

    needs = ("text", "code")

    @staticmethod
    def text(a: int, lang: str = "en") -> str:
        """An action in writing. English is what journals keep, and never changes once games are
        recorded."""
        raise NotImplementedError

    @staticmethod
    def code(typed: str, lang: str = "en") -> int | None:
        """The action that a person means, or None. It reads the canonical form in any language."""
        raise NotImplementedError


Gesture = Mapping[str, object]
"""The parts of an action by name: its `kind`, and which hand, cell or card it is about."""


class Gestures(Furniture):
    """`gestures.py`: what an action touches, for a board of the game. None reads notation."""

    needs = ("Gesture", "gesture")

    Gesture: ClassVar[Any] = None
    """Every kind of gesture there is, as typed dictionaries, each with the `kind` it is known by;
    the types of the board are written from them."""

    @staticmethod
    def gesture(a: int) -> Gesture:
        """The action in parts. What `seen` gives for one that is known in part has a gesture too:
        nothing else of it may be told."""
        raise NotImplementedError


class Drawing(Furniture):
    """`drawing.py`: a state as a picture made of characters, and back."""

    needs = ("draw", "read")

    STYLES: ClassVar[Mapping[str, str]] = {}
    """The colours of characters."""

    @staticmethod
    def signs(lang: str = "en") -> dict[str, str]:
        """Every sign of the picture, numbers aside, with the message that explains it."""
        return {}

    @staticmethod
    def draw(s: Record, bottom: int = 0, lang: str = "en") -> str:
        """The table as it is seen from the seat at the bottom."""
        raise NotImplementedError

    @staticmethod
    def read(drawing: str, s: Record) -> None:
        """Write into a new game what a drawing shows."""
        raise NotImplementedError


class Telling(Furniture):
    """`telling.py`: what happened and what may be done, in words."""

    needs = ("tell", "offer", "help_for", "sections")

    @staticmethod
    def tell(
        before: Record, actor: int, a: int, after: Record, names: Sequence[str], lang: str = "en"
    ) -> str:
        """What an action did, to a listener who knows `before` and `after`. `names` are by seat."""
        raise NotImplementedError

    @staticmethod
    def ending(s: Record, names: Sequence[str], lang: str = "en") -> str:
        """When the game is over: why, with the rule that decided (`rules.ended`)."""
        return ""

    @staticmethod
    def nudge(s: Record, seat: int) -> str:
        """Advice that comes before any move is named, as a message of the catalogue; or nothing."""
        return ""

    @staticmethod
    def offer(s: Record, seat: int, a: int, names: Sequence[str], lang: str = "en") -> str:
        """What an action is, to the seat that may do it."""
        raise NotImplementedError

    @staticmethod
    def ask_chance(s: Record, names: Sequence[str], lang: str = "en") -> str:
        """What is asked of whoever throws real dice; or nothing: a list will do."""
        return ""

    @staticmethod
    def help_for(s: Record, seat: int, lang: str = "en") -> str:
        """What can be typed now."""
        raise NotImplementedError

    @staticmethod
    def sections(s: Record, seat: int) -> tuple[str, ...]:
        """The paragraphs of the rules that matter for what a seat may do now."""
        raise NotImplementedError


class Oracle(Furniture):
    """`oracle.py`: what is exactly true."""

    needs = ("analyse",)

    @staticmethod
    def analyse(seat_view: SeatView, samples: int) -> Analysis:
        """The truth of a position, and of every action open in it, as far as a seat may know."""
        raise NotImplementedError

    @staticmethod
    def notes(seat_view: SeatView, odds: bool) -> tuple[Figures, ...]:
        """What one could have written down: what may be, and what may not; how likely, only if
        that was asked for. It never waits for a compiler."""
        return ()


class Tensors(Furniture):
    """`tensors.py`: what learning programs are given."""

    @staticmethod
    def features(game: Game) -> tuple[Feature, ...]:
        """The fields that are shown, and how. By default all that are not settings, as they are
        (`fast/tensors.py`)."""
        raise NotImplementedError

    @staticmethod
    def action_groups(game: Game) -> dict[str, range]:
        """The actions by kind, in words."""
        return {"actions": range(game.room.actions)}

    @staticmethod
    def returns_within(game: Game) -> tuple[int, int]:
        """The least and the most a game may be worth to a seat."""
        return 1 - game.seats, game.seats

    @staticmethod
    def is_zero_sum(game: Game) -> bool:
        """Whether what one seat gains, others lose."""
        return True

    @staticmethod
    def has_chance(game: Game) -> bool:
        """Whether chance ever acts."""
        return "chance" in game.room.rules.brought

    @staticmethod
    def has_secrets(game: Game) -> bool:
        """Whether there is ever something that a seat may not know."""
        return bool(game.room.hides)


class Facts(Furniture):
    """`facts.py`: what a room tells its own board, where a rule says what follows from a view."""

    needs = ("facts",)

    @staticmethod
    def facts(s: Record, seat: int, lang: str) -> Any:
        """By name, ready for JSON. A room that says what there is with a typed dictionary has the
        types of its board written from it."""
        raise NotImplementedError


class Bots(Furniture):
    """`bots.py`: how each level of the computer thinks."""

    needs = ("levels",)

    @staticmethod
    def levels(game: Game) -> dict[str, Maker]:
        raise NotImplementedError


class Habits(Furniture):
    """`habits.py`: how people play, for games that are played on as far as it matters."""

    needs = ("habit", "is_settled", "measure", "likeness")

    @staticmethod
    def habit(s: Record, seat: int, w: Workspace) -> int:
        """What a seat does that plays sensibly and does not think long."""
        raise NotImplementedError

    @staticmethod
    def is_settled(s: Record, before: Record) -> bool:
        """Whether play has gone far enough, from a state `before`. True when the game is over."""
        raise NotImplementedError

    @staticmethod
    def measure(s: Record, before: Record, values: Any) -> None:
        """What has come of it for each seat, where play is settled."""
        raise NotImplementedError

    @staticmethod
    def likeness(s: Record, a: int) -> int:
        """The same number for actions of chance that lead to the same."""
        raise NotImplementedError


class Joint(Furniture):
    """`joint.py`: positions as whole numbers, for small games of chance that are solved."""

    needs = ("is_decided", "number", "put")

    @staticmethod
    def is_decided(s: Record, before: Record) -> bool:
        """Whether it is known who has won."""
        raise NotImplementedError

    @staticmethod
    def number(s: Record) -> int:
        """The number of a position."""
        raise NotImplementedError

    @staticmethod
    def put(s: Record, n: int) -> bool:
        """Set a position up; False if there is none of that number."""
        raise NotImplementedError


class Possible(Furniture):
    """`possible.py`: all that a position may be, where that can be gone through one by one."""

    needs = ("deals",)

    @staticmethod
    def deals(shown: Any, seat: int) -> Iterator[tuple[Any, float]] | None:
        """Every state that fits what a seat or the TABLE knows, and its weight as the oracle
        weighs it; None, where there are too many to begin with."""
        raise NotImplementedError


class Studies(Furniture):
    """`studies.py`: questions about whole games."""

    needs = ("STUDIES",)

    STUDIES: ClassVar[Sequence[Study]] = ()


class Commands(Furniture):
    """`commands.py`: a command of the room's own."""

    needs = ("NAME", "app")

    NAME: ClassVar[str] = ""
    app: ClassVar[Any] = None
    """A Typer application."""
