"""What boards are given at interesting moments, made by the engine from `board/scenes.toml`.

    .venv/bin/python ui/gallery/fixtures.py          writes board/scenes.json in every game

The gallery shows these moments, and the component tests play on them. A scene names a game and
how its moment comes about: from a `draw`ing or from the start, by `play`ing actions (`1:23` is
seat 1 playing 23) or `random` ones with a `seed`; `seat` is whose eyes.
"""

from __future__ import annotations

import json
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import tablee
from tablee.contract.rules import CHANCE, HIDDEN, TABLE
from tablee.core.position import Position

GAMES = Path(tablee.__file__).parent / "games"
LANGUAGES = ("en", "fr")
NAMES = [
    "Ada", "Basile", "Chloé", "Dimitri", "Élise", "Farid", "Gaëlle", "Hugo",
    "Inès", "Jules", "Kenza", "Léon", "Maya", "Noé", "Ondine", "Paul",
    "Quitterie", "Rosa", "Sami", "Tess", "Ugo", "Vera", "Wilson", "Xénia",
    "Yann", "Zoé", "Anouk", "Bilal", "Cléo", "Djibril", "Esther", "Félix",
]  # fmt: skip

Step = tuple[Position, int, str]
"""A position, and who played what from it."""


def make(game: str) -> dict[str, Any]:
    """Every scene of a game, by name."""
    found = tomllib.loads((GAMES / game / "board" / "scenes.toml").read_text(encoding="utf-8"))
    return {scene["name"]: moment(scene) for scene in found["scene"]}


def moment(scene: dict[str, Any]) -> dict[str, Any]:
    """The props of a board, with its texts in every language."""
    steps, now = play(scene)
    seat = scene.get("seat", 0)
    shown = [now.view(seat)["state"]]
    told: dict[str, Any] = {lang: {} for lang in LANGUAGES}
    last = None
    if steps:
        before, actor, action = steps[-1]
        shown.append(before.view(seat)["state"])
        last = {"seat": actor, **seen(before, actor, action, now, seat)}
        for lang in LANGUAGES:
            told[lang]["told"] = tell(before, actor, action, now, seat, lang)
    legal, table_legal = now.legal_for(seat), now.legal_for(TABLE)
    for lang in LANGUAGES:
        told[lang]["facts"] = facts(now, seat, lang)
        told[lang]["legal"] = [said(now, seat, action, lang) for action in legal]
        told[lang]["tableLegal"] = [said(now, TABLE, action, lang) for action in table_legal]
    state, previous = [without_memory(now, s) for s in (*shown, None)[:2]]
    return {
        "game": now.game.room.short_name,
        "options": now.game.options,
        "state": state,
        "previous": previous,
        "last": last,
        "seat": seat,
        "names": NAMES[: now.game.seats],
        "toAct": list(now.to_act),
        "legal": [done(now, action) for action in legal],
        "tableLegal": [done(now, action) for action in table_legal],
        "canThrow": can_throw(now, seat),
        "isOver": now.is_over,
        "returns": list(now.returns) if now.is_over else None,
        "marks": scene.get("marks", {}),
        "texts": told,
    }


def play(scene: dict[str, Any]) -> tuple[list[Step], Position]:
    game = tablee.game(scene["game"])
    now = game.read(scene["draw"]) if "draw" in scene else game.start()
    steps: list[Step] = []

    def go(action: str, seat: int) -> Position:
        steps.append((now, seat, action))
        return now.play(action, seat)

    chosen = random.Random(scene.get("seed", 0))
    for _ in range(scene.get("random", 0)):
        if now.is_over:
            break
        seat = now.to_act[0]
        actions = [a for a, _ in now.chance] if seat == CHANCE else now.legal_for(seat)
        now = go(chosen.choice(actions), seat)
    for written in scene.get("play", []):
        named = re.fullmatch(r"(\d+):(.*)", written)
        action = named[2] if named else written
        if named:
            seat = int(named[1])
        else:
            seat = TABLE if action in now.legal_for(TABLE) else now.to_act[0]
        now = go(action, seat)
    return steps, now


def tell(before: Position, actor: int, action: str, now: Position, seat: int, lang: str) -> str:
    room, run = now.game.room, now.game.rules
    code = now.game.rules.seen(now.state, actor, before.read_action(action), seat)
    names = NAMES[: now.game.seats]
    views = run.view(before.state, seat), run.view(now.state, seat)
    told: str = room.telling.tell(
        views[0], actor, HIDDEN if code == HIDDEN else code, views[1], names, lang
    )
    return f"{told} {room.telling.ending(views[1], names, lang)}" if now.is_over else told


def done(now: Position, action: str) -> dict[str, Any]:
    return {"action": action, "gesture": now.game.room.gesture(now.read_action(action))}


def seen(before: Position, actor: int, action: str, now: Position, seat: int) -> dict[str, Any]:
    """The last action as the seat knows it."""
    code = now.game.rules.seen(now.state, actor, before.read_action(action), seat)
    gesture = {} if code == HIDDEN else now.game.room.gesture(code)
    return {"action": now.seen(actor, action, seat), "gesture": gesture}


def facts(now: Position, seat: int, lang: str) -> dict[str, Any]:
    room = now.game.room
    if room.facts is None:
        return {}
    shown = now.game.rules.view(now.state, seat)
    found: dict[str, Any] = room.facts.facts(shown, seat, lang)
    return found


def said(now: Position, seat: int, action: str, lang: str) -> str:
    telling, shown = now.game.room.telling, now.shown(seat)
    offered: str = telling.offer(shown, seat, now.read_action(action), NAMES, lang)
    return offered


def can_throw(now: Position, seat: int) -> bool:
    return now.to_act == (CHANCE,) and now.game.room.rules.thrower(now.record) == seat


def without_memory(now: Position, state: dict[str, Any] | None) -> dict[str, Any] | None:
    """What no board draws (how often each position has appeared) would only make files long."""
    if state is None:
        return None
    return {name: value for name, value in state.items() if name not in now.state.undrawn}


def written(game: str) -> str:
    """The file of a game: a line a scene."""
    lines = [
        f"{json.dumps(name)}: {json.dumps(props, ensure_ascii=False, separators=(',', ':'))}"
        for name, props in make(game).items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def games() -> list[str]:
    return sorted(path.parts[-3] for path in GAMES.glob("*/board/scenes.toml"))


def file_of(game: str) -> Path:
    return GAMES / game / "board" / "scenes.json"


def main() -> None:
    for game in games():
        file_of(game).write_text(written(game), encoding="utf-8")


if __name__ == "__main__":
    main()
