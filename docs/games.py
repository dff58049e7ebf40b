"""The pages of the games, written from the rooms themselves: nothing in them is kept by hand."""

from __future__ import annotations

import ast
import inspect

import tablee
from tablee.bots import levels
from tablee.core.game import Game
from tablee.core.options import show
from tablee.core.room import Room, names, room
from tablee.fast.tensors import Part, action_groups, returns_within, tensor
from tablee.texts import text

Rows = list[tuple[str, ...]]


def games_page() -> str:
    rows: Rows = []
    for name in names():
        here = room(name)
        seats = f"{here.players[0]}–{here.players[-1]}" if len(here.players) > 1 else "2"
        rows.append((f"[{here.title('en')}](games/{name}.md)", seats, here.text("en", "tagline")))
    return f"# The games\n\n{table(('game', 'players', 'in one sentence'), rows)}\n"


def game_pages() -> dict[str, str]:
    return {name: game_page(room(name)) for name in names()}


def game_page(here: Room) -> str:
    """Options, notation, bots, actions, observations, then the rules."""
    game = tablee.game(here.short_name)
    least, most = returns_within(game)
    rules = here.rules_page("en").replace("\n## ", "\n### ").replace("\n# ", "\n## ")
    rules = "## " + rules.removeprefix("# ") if rules.startswith("# ") else rules
    return f"""# {here.title("en")}

{here.text("en", "tagline")}

```text
{middle(game)}
```

{signs_table(here)}

## Options

{options_table(here)}

Canonical form: `{here.short_name}(option=value,…)`.

## Notation

{here.text("en", "notation-help")}

## Bots

{", ".join(f"`{level}`" for level in levels(game))}

## Actions

`tablee.batch("{here.short_name}", …).masks` and the adapters use these codes. {throw(game)}

{table(("codes", "written", "what"), actions_rows(game))}

## Observations

A row of {tensor(game).size} numbers, made from what the seat may know and nothing else, with the
default options. Seats are counted from the one who looks: it comes first. A game is worth
{least} to {most} to a seat.

{table(("numbers", "field", "shape", "from", "to", "what"), observation_rows(game))}

{rules}
"""


def middle(game: Game) -> str:
    """A drawing of the game once it has begun."""
    position = game.start()
    for i in range(60):
        if position.is_over or (i > 16 and position.to_act != (tablee.CHANCE,)):
            break
        legal = position.legal
        position = position.play(legal[(7 * i + 3) % len(legal)], position.to_act[0])
    return position.draw(0)


def signs_table(here: Room) -> str:
    """The key to the drawing, which can be read out where the drawing cannot."""
    rows: Rows = [
        (f"`{sign}`".replace("|", "\\|"), said) for sign, said in here.legend("en").items()
    ]
    return table(("sign of the drawing", "what it means"), rows)


def options_table(here: Room) -> str:
    rows: Rows = []
    for option in here.all_options:
        sentence = text("en", f"option-{option.name}", here.name)
        values = option.describe().replace("|", "\\|")
        rows.append((f"`{option.name}`", f"`{show(option.default)}`", values, sentence))
    return table(("option", "default", "may be", "what it decides"), rows)


def throw(game: Game) -> str:
    if not game.room.has_thrower:
        return ""
    return f"Where players throw dice, one more code, {game.room.actions}, is the throw."


def actions_rows(game: Game) -> Rows:
    write = game.room.notation.text
    rows: Rows = []
    for what, codes in action_groups(game).items():
        first, last = f"`{write(codes[0])}`", f"`{write(codes[-1])}`"
        if len(codes) == 1:
            rows.append((str(codes[0]), first, what))
        else:
            rows.append((f"{codes[0]}–{codes[-1]}", f"{first} … {last}", what))
    return rows


def observation_rows(game: Game) -> Rows:
    about = field_docs(game.room)
    rows: Rows = []
    for part in tensor(game).parts:
        where = f"{part.start}" if part.stop == part.start + 1 else f"{part.start}–{part.stop - 1}"
        shape = " × ".join(map(str, part.shape))
        rows.append((where, f"`{part.name}`", shape, str(part.least), str(part.most),
                     meaning(part, about)))  # fmt: skip
    return rows


def meaning(part: Part, about: dict[str, str]) -> str:
    """How the numbers are to be read, and what the record says of the field."""
    feature = part.feature
    if feature is None:
        return "1 for the seat that looks"
    how = ""
    if feature.bits:
        how = f"one number for each of {feature.bits}, 1 if it is in the set."
    elif feature.seats_from is not None:
        how = "1 for the own seat." if feature.own_only else "1 for the seat it names."
    elif feature.one_hot:
        values = f"{feature.least} to {feature.most}"
        how = f"1 if it is {feature.least}." if feature.least == feature.most else (
            f"one number for each value, {values}."
        )  # fmt: skip
    if feature.by_seat is not None:
        how += " By seat."
    return " ".join(filter(None, [about.get(feature.field, ""), how])).replace("|", "\\|").strip()


def field_docs(here: Room) -> dict[str, str]:
    """What the record's own file says under each of its fields."""
    tree = ast.parse(inspect.getsource(here.state))
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == "State":
            for field, doc in zip(node.body, node.body[1:], strict=False):
                is_field = isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
                if is_field and isinstance(doc, ast.Expr) and isinstance(doc.value, ast.Constant):
                    assert isinstance(field, ast.AnnAssign)
                    assert isinstance(field.target, ast.Name)
                    found[field.target.id] = " ".join(str(doc.value.value).split())
    return found


def table(heads: tuple[str, ...], rows: Rows) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
