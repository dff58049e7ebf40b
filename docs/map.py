"""The map of the house: `python -m docs.map` writes `docs/map.svg` and the lists of `docs/map.md`.

The picture is drawn from the imports, the sentences are the first ones of the files themselves.
What stands in the page above the lists is written by hand and kept.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping, Sized
from html import escape
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "tablee"
PAGE, PICTURE = ROOT / "docs" / "map.md", ROOT / "docs" / "map.svg"
BEGIN = "## File by file"
"""The heading under which everything is written by the command."""
KINDS = {".py", ".ts", ".svelte"}
WIDTH, HEIGHT, ACROSS, DOWN = 116, 40, 24, 44
"""A box of the picture, and the room between two."""


def modules() -> list[Path]:
    """Every file of code that says what it is: tests and what is made by a command aside."""
    places = [PACKAGE, ROOT / "ui" / "src", ROOT / "benchmarks"]
    found = [path for place in places for path in place.rglob("*") if path.suffix in KINDS]
    told = (
        path
        for path in found
        if not path.name.endswith(".test.ts")
        and not {"node_modules", "static"} & set(path.parts)
        and path.read_text(encoding="utf-8").strip()
    )
    return sorted(told, key=lambda path: (path.parent, path.name))


def sentence(path: Path) -> str:
    """The first sentence of what a file says of itself; nothing, if it says nothing."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        said = ast.get_docstring(ast.parse(text)) or ""
    else:
        comment = re.match(r"\s*(?:/\*\*?(.*?)\*/|<!--(.*?)-->|((?:\s*//[^\n]*\n)+))", text, re.S)
        said = next(filter(None, comment.groups()), "") if comment else ""
        said = re.sub(r"^\s*(?:\*|//) ?", "", said, flags=re.MULTILINE)
    paragraph = " ".join(said.strip().split("\n\n")[0].split())
    return re.split(r"(?<=[.?!]) (?=[A-Z`(])", paragraph)[0]


def listed() -> str:
    """A heading for each folder, a line for each file."""
    lines = [BEGIN]
    folder = None
    for path in modules():
        if path.parent != folder:
            folder = path.parent
            lines += ["", f"### `{folder.relative_to(ROOT)}`", ""]
        said = sentence(path)
        if path.name == "__init__.py":
            lines += [said, ""]
        else:
            lines.append(f"- `{path.name}` {said}")
    return "\n".join(lines) + "\n"


def page(written: str) -> str:
    """The page with its lists made anew."""
    head, _, _ = written.partition(BEGIN)
    return head + re.sub(r"\n{3,}", "\n\n", listed())


def parts() -> dict[str, set[str]]:
    """The folders of the package, and which others each imports, sooner or later, to run."""
    names = {path.name for path in PACKAGE.iterdir() if any(path.glob("*.py"))}
    found: dict[str, set[str]] = {name: set() for name in sorted(names)}
    for path in PACKAGE.rglob("*.py"):
        part = path.relative_to(PACKAGE).parts[0]
        if part in found:
            found[part] |= {other for other in imported(path) if other in names and other != part}
    return found


def imported(path: Path) -> Iterator[str]:
    """The folders of the package that a file imports from."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for part in tree.body:
        if isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING":
            part.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "tablee":
                yield from (alias.name for alias in node.names)
            elif node.module.startswith("tablee."):
                yield node.module.split(".")[1]
        elif isinstance(node, ast.Import):
            yield from (a.name.split(".")[1] for a in node.names if a.name.startswith("tablee."))


def floors(graph: dict[str, set[str]]) -> dict[str, int]:
    """How high each part stands: above all that it imports; parts that import each other, and
    could not run one without the other, on one floor."""
    reach = {name: reachable(graph, name) for name in graph}
    height: dict[str, int] = {}

    def stand(name: str) -> int:
        if name not in height:
            below = {other for other in reach[name] if name not in reach[other]}
            height[name] = 1 + max((stand(other) for other in below), default=-1)
        return height[name]

    for name in graph:
        stand(name)
    return height


def reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    todo = [start]
    while todo:
        for other in graph[todo.pop()] - found:
            found.add(other)
            todo.append(other)
    return found


def drawn() -> str:
    """The parts as boxes, each above what it imports; a line where nothing lies between."""
    graph = parts()
    height = floors(graph)
    rows = [[n for n in sorted(graph) if height[n] == h] for h in range(max(height.values()) + 1)]
    most = max(len(row) for row in rows)
    wide, tall = most * (WIDTH + ACROSS) + ACROSS, len(rows) * (HEIGHT + DOWN) + DOWN
    at: dict[str, tuple[float, float]] = {}
    for h, row in enumerate(rows):
        left = (wide - len(row) * (WIDTH + ACROSS) + ACROSS) / 2
        for i, name in enumerate(row):
            at[name] = (left + i * (WIDTH + ACROSS), tall - (h + 1) * (HEIGHT + DOWN))
    passed = {(a, b): [[at[n] for n in rows[h]] for h in range(height[a] - 1, height[b], -1)]
              for a, b in direct(graph, height)}  # fmt: skip
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" '
            f'font-family="sans-serif" role="img" aria-label="The parts of Tablée">',
            f'<rect width="{wide}" height="{tall}" fill="#fffdf8"/>',
            *(line(at[a], passed[a, b], at[b], apart) for apart, (a, b) in spread(passed)),
            *(frame([at[name] for name in together]) for together in circles(graph)),
            *(box(name, *at[name]) for name in sorted(at)),
            "</svg>\n",
        ]
    )


def spread(passed: Mapping[tuple[str, str], Sized]) -> list[tuple[float, tuple[str, str]]]:
    """The lines, each with how far it keeps from the middle of a gap, where it goes through one."""
    far = [pair for pair, between in passed.items() if between]
    return [(8 * (far.index(p) - (len(far) - 1) / 2) if p in far else 0, p) for p in passed]


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The parts that import each other, sooner or later."""
    reach = {name: reachable(graph, name) for name in graph}
    found = {tuple(sorted(o for o in reach[n] if n in reach[o])) for n in graph if n in reach[n]}
    return sorted(map(list, found))


def direct(graph: dict[str, set[str]], height: dict[str, int]) -> list[tuple[str, str]]:
    """The imports that do not follow from others: a line for each would hide them all."""
    down = {a: {b for b in found if height[b] < height[a]} for a, found in graph.items()}
    shortcuts = {(a, c) for a in down for b in down[a] for c in reachable(down, b)}
    return sorted((a, b) for a in down for b in down[a] if (a, b) not in shortcuts)


def line(
    above: tuple[float, float],
    between: list[list[tuple[float, float]]],
    below: tuple[float, float],
    apart: float,
) -> str:
    """From one box to another, through the gaps of the floors that lie between."""
    x, to_x, to_y = above[0] + WIDTH / 2, below[0] + WIDTH / 2, below[1]
    way = [(x, above[1] + HEIGHT)]
    for row in between:
        wanted = x + (to_x - x) / 2
        gaps = [left - ACROSS / 2 for left, _ in row] + [row[-1][0] + WIDTH + ACROSS / 2]
        x, top = min(gaps, key=lambda gap: abs(gap - wanted)), row[0][1]
        way += [(x + apart, top), (x + apart, top + HEIGHT)]
    points = " L".join(f"{x:g} {y:g}" for x, y in [*way, (to_x, to_y)])
    return f'<path d="M{points}" fill="none" stroke="#9a8f7c" stroke-width="1.5"/>'


def frame(boxes: list[tuple[float, float]]) -> str:
    """Round boxes that stand side by side on one floor."""
    left, right, top = boxes[0][0] - 8, boxes[-1][0] + WIDTH + 8, boxes[0][1] - 8
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{HEIGHT + 16}" rx="12" '
        f'fill="none" stroke="#6b5f4b" stroke-dasharray="4 4"/>'
    )


def box(name: str, x: float, y: float) -> str:
    middle, low = x + WIDTH / 2, y + HEIGHT / 2 + 5
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#f1e9da" '
        f'stroke="#6b5f4b"/>'
        f'<text x="{middle:g}" y="{low:g}" text-anchor="middle" font-size="16" '
        f'font-weight="bold" fill="#2c2418">{escape(name)}</text>'
    )


def main() -> int:
    silent = [path.relative_to(ROOT) for path in modules() if not sentence(path)]
    for path in silent:
        print(f"{path} does not say what it is", file=sys.stderr)
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    PICTURE.write_text(drawn(), encoding="utf-8")
    return int(bool(silent))


if __name__ == "__main__":
    sys.exit(main())
