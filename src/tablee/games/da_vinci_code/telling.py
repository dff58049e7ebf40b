"""Da Vinci Code in words: what an action did, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.contract.rules import HIDDEN
from tablee.core.arrays import zeros
from tablee.games.da_vinci_code.inside.codes import (
    hand,
    hidden_tiles,
    list_arrangements,
    list_places,
    names_place,
)
from tablee.games.da_vinci_code.notation import PLACES
from tablee.games.da_vinci_code.notation import text as written
from tablee.games.da_vinci_code.rules import ended
from tablee.games.da_vinci_code.state import (
    ARRANGE,
    ARRANGING,
    ATTACK,
    BEGIN,
    BLACK,
    COUNT,
    DRAW,
    DRAWING,
    HAND,
    NO_TILE,
    OPENING,
    PLACE,
    PLACING,
    SHOW,
    SHOWING,
    STOP,
    TILES,
    UNSEEN,
    VALUES,
    WHITE,
    WIDTH,
    State,
)
from tablee.texts import Value, text

COLOURS = ("black", "white")
TOLD = ("tell-no-joker", "tell-joker", "tell-both-jokers")
OFFERED = ("offer-no-joker", "offer-joker", "offer-both-jokers")


def tell(
    before: State, actor: int, a: int, after: State, names: Sequence[str], lang: str = "en"
) -> str:
    """What happened, in a sentence or two; an opening tile dealt goes without saying, and reaching
    for a tile is told with the tile that comes. `before` and
    `after` are what the listener may know; `names` are by seat."""
    who = names[actor]
    if a == HIDDEN:
        return _say(lang, "tell-arranged", who=who)
    if a < TILES or a >= UNSEEN:
        return _dealt(before, a, names, lang)
    if BEGIN <= a < ATTACK:
        return _say(lang, "tell-begins", who=names[a - BEGIN])
    if a < COUNT:
        return ""
    if a < ARRANGE:
        black = a - COUNT
        return _say(lang, "tell-counts", who=who, black=black, white=hand(before) - black)
    if a < PLACE:
        return _arrangement(TOLD, a - ARRANGE, lang, who=who)
    if a < SHOW:
        is_shown = before.phase == PLACING
        message = "tell-places-shown" if is_shown else "tell-places-hidden"
        return _say(lang, message, who=who, place=PLACES[a - PLACE])
    if a < STOP:
        tile = after.numbers[actor, a - SHOW] * 2 + after.colours[actor, a - SHOW]
        told = _say(lang, "tell-shows", who=who, place=PLACES[a - SHOW], tile=_tile(tile, lang))
        return told + _left(after, actor, names, lang)
    if a == STOP:
        message = "tell-stops" if before.drawn_colour == NO_TILE else "tell-stops-hiding"
        return _say(lang, message, who=who, place=_newest(after, actor))
    return _attacked(before, actor, a - ATTACK, after, names, lang)


def _say(lang: str, message: str, **blanks: Value) -> str:
    return text(lang, message, __package__, **blanks)


def _tile(a: int, lang: str) -> str:
    """A tile by name, or only its colour if that is all that is seen."""
    colour = COLOURS[(int(a) - UNSEEN) % 2 if a >= UNSEEN else int(a) % 2]
    if a >= UNSEEN:
        return _say(lang, "tile-unseen", colour=colour)
    return _say(lang, "tile-seen", colour=colour, value=int(a) // 2)


def _dealt(before: State, a: int, names: Sequence[str], lang: str) -> str:
    if before.phase == OPENING:
        return ""
    return _say(lang, "tell-draws", who=names[before.to_move], tile=_tile(a, lang))


def _arrangement(messages: Sequence[str], jokers: int, lang: str, **who: str) -> str:
    """Where jokers go: none, one, both."""
    black, white = divmod(jokers, HAND + 1)
    if black == white == HAND:
        return _say(lang, messages[0], **who)
    if HAND not in (black, white):
        places = {"black": PLACES[black], "white": PLACES[white]}
        return _say(lang, messages[2], **who, **places)
    colour, place = (WHITE, white) if black == HAND else (BLACK, black)
    return _say(lang, messages[1], **who, colour=COLOURS[colour], place=PLACES[place])


def _attacked(
    before: State, actor: int, named: int, after: State, names: Sequence[str], lang: str
) -> str:
    p, i, value = named // VALUES // WIDTH, named // VALUES % WIDTH, named % VALUES
    is_right = bool(after.shown[p, i])
    said = _say(
        lang, "tell-right" if is_right else "tell-wrong",
        who=names[actor], other=names[p], place=PLACES[i], value=value,
    )  # fmt: skip
    if is_right:
        return said + _left(after, p, names, lang)
    if before.drawn_colour == NO_TILE:
        return f"{said} {_say(lang, 'tell-must-show')}"
    if after.phase == PLACING:
        tile = _tile(after.drawn * 2 + after.drawn_colour, lang)
        return f"{said} {_say(lang, 'tell-drawn-shown', tile=tile)}"
    place = _newest(after, actor)
    i = PLACES.index(place)
    tile = _tile(after.numbers[actor, i] * 2 + after.colours[actor, i], lang)
    return f"{said} {_say(lang, 'tell-joins-shown', tile=tile, place=place)}"


def _newest(s: State, p: int) -> str:
    """The place of the tile that joined a code last."""
    arrived = s.arrived.tolist()[p]
    return PLACES[arrived.index(max(arrived))]


def _left(after: State, p: int, names: Sequence[str], lang: str) -> str:
    """Who is out now, if anybody."""
    return "" if hidden_tiles(after, p) else " " + _say(lang, "tell-out", who=names[p])


def ending(s: State, names: Sequence[str], lang: str = "en") -> str:
    """Why the game is over."""
    return _say(lang, ended(s), who=names[s.to_move], points=int(s.points[s.to_move]))


def offer(s: State, seat: int, a: int, names: Sequence[str], lang: str = "en") -> str:
    """What an action is, said to the seat that may do it; `s` is what the seat may know."""
    if a >= ATTACK:
        named, value = divmod(a - ATTACK, VALUES)
        p, i = divmod(named, WIDTH)
        colour, place = COLOURS[s.colours[p, i]], PLACES[i]
        return _say(lang, "offer-attack", who=names[p], colour=colour, place=place, value=value)
    if a < COUNT:
        return _say(lang, "offer-draw", colour=COLOURS[a - DRAW])
    if a < ARRANGE:
        return _say(lang, "offer-count", black=a - COUNT, white=hand(s) - (a - COUNT))
    if a < PLACE:
        return _arrangement(OFFERED, a - ARRANGE, lang)
    if a < SHOW:
        message = "offer-place-shown" if s.phase == PLACING else "offer-place-hidden"
        return _say(lang, message, place=PLACES[a - PLACE])
    if a < STOP:
        return _say(lang, "offer-show", place=PLACES[a - SHOW])
    return _say(lang, "offer-stop-bare" if s.drawn_colour == NO_TILE else "offer-stop")


def help_for(s: State, seat: int, lang: str = "en") -> str:
    """What can be typed now."""
    if s.phase == OPENING:
        return _say(lang, "help-count", tiles=hand(s))
    if s.phase == ARRANGING:
        return _help_arranging(s, seat, lang)
    if s.phase == DRAWING:
        black, white = written(DRAW, lang), written(DRAW + 1, lang)
        return _say(lang, "help-draw", black=black, white=white)
    if s.phase == PLACING:
        return _say(lang, "help-place", places=_places(s, seat, lang))
    if s.phase == SHOWING:
        own = [written(SHOW + i, lang) for i in range(s.size[seat]) if not s.shown[seat, i]]
        return _say(lang, "help-show", tiles=", ".join(own))
    return _help_attacking(s, seat, lang)


def _help_arranging(s: State, seat: int, lang: str) -> str:
    actions = zeros((HAND + 1) ** 2)
    n = list_arrangements(s, seat, actions)
    example = written(actions[n // 2], lang)
    return _say(lang, "help-arrange" if n > 1 else "help-ready", example=example)


def _help_attacking(s: State, seat: int, lang: str) -> str:
    p = next(p for k in range(1, s.players) if hidden_tiles(s, p := (seat + k) % s.players))
    i = s.shown.tolist()[p].index(0)
    example = written(ATTACK + (p * WIDTH + i) * VALUES + 7, lang)
    told = _say(lang, "help-attack", example=example, seat=p, place=PLACES[i], expert=s.expert)
    if not s.has_guessed:
        return told
    if names_place(s):
        return f"{told}  {_say(lang, 'help-stop-placing', places=_places(s, seat, lang))}"
    return f"{told}  {_say(lang, 'help-stop')}"


def _places(s: State, seat: int, lang: str) -> str:
    """Where the drawn tile may go."""
    actions = zeros(WIDTH + 1)
    n = list_places(s, seat, actions, 0)
    return ", ".join(written(a, lang) for a in actions[:n])


def sections(s: State, seat: int) -> tuple[str, ...]:
    """The paragraphs of the rules that matter for what a seat may do now."""
    found = {
        OPENING: ("3", "4", "R2"),
        ARRANGING: ("13", "14", "R6"),
        DRAWING: ("7",),
        PLACING: ("13", "14", "R5"),
        SHOWING: ("R8",),
    }
    attack = ("8", "10") if s.has_guessed else ("8", "9")
    return found.get(s.phase, attack)
