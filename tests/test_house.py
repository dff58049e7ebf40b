"""The house keeps its order: imports point one way, and nothing heavy is loaded before its time."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tablee

PACKAGE = Path(tablee.__file__).parent
MAY_IMPORT = {
    "texts": {"texts"},
    "contract": {"contract", "core", "studies"},
    "core": {"texts", "contract", "core", "fast"},
    "fast": {"contract", "core", "fast"},
    "search": {"contract", "core", "fast", "search"},
    "games": {"texts", "contract", "core", "fast", "search", "studies", "games"},
    "bots": {"contract", "core", "search", "bots"},
    "processes": {"texts", "core", "fast", "processes"},
    "studies": {"texts", "contract", "core", "processes", "studies"},
    "arena": {
        "texts",
        "contract",
        "core",
        "fast",
        "search",
        "bots",
        "processes",
        "studies",
        "arena",
    },
    "adapters": {"contract", "core", "fast", "bots", "adapters"},
    "server": {"texts", "contract", "core", "fast", "bots", "processes", "server"},
    "client": {"server", "client"},
    "testing": {"texts", "contract", "core", "fast", "testing"},
    "cli": {"texts", "contract", "core", "fast", "bots", "arena", "studies", "server", "cli"},
}
"""Which part may know which. Only a room may know its own game; everyone else asks the registry."""


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The modules a file imports, at any depth of the file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level:
            # A room may stand in the tree or in a package of its own: its files name each other so.
            assert node.level < len(path.relative_to(PACKAGE / "games").parts), f"{path} looks out"
        elif isinstance(node, ast.ImportFrom):
            base = str(node.module)
            found |= {base} | {f"{base}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    part = path.relative_to(PACKAGE).parts[0]
    if part not in MAY_IMPORT:
        assert part in ("__init__.py", "__main__.py", "journal.py"), (
            f"say in MAY_IMPORT what {part} may import"
        )
        return
    known = {p.name for p in PACKAGE.iterdir() if p.is_dir()}
    for name in imports(path):
        _, _, rest = name.partition("tablee.")
        other = rest.split(".")[0]
        if name.startswith("tablee.") and other in known:
            assert other in MAY_IMPORT[part], f"{path} imports {name}"
        if name.startswith("tablee.games."):
            room = ".".join(path.relative_to(PACKAGE).parts[1:2])
            assert name.split(".")[2] == room, f"{path} knows another game: {name}"


FURNITURE = r"\b(room|rules|notation|drawing|telling|oracle|tensors|facts|bots|gestures)\b"


def test_no_room_is_asked_whether_it_has_something() -> None:
    """What is optional by absence can be misspelt: the contract has it, or the checker looks."""
    asking = {
        (path.relative_to(PACKAGE).as_posix(), ast.unparse(node))
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("hasattr", "getattr")
        and re.search(FURNITURE, ast.unparse(node.args[0]))
    }
    assert asking == {("core/binding.py", "getattr(rules, function.__name__)")}, "all of them"


def test_one_file_knows_the_compiler() -> None:
    knowing = [p for p in modules() if any(n.split(".")[0] == "numba" for n in imports(p))]
    assert [path.name for path in knowing] == ["compiled.py"]


def loaded_after(code: str) -> set[str]:
    script = f"{code}\nimport sys; print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(done.stderr.split())


def test_importing_tablee_loads_nothing_heavy() -> None:
    heavy = {"numba", "rich", "typer", "fluent.runtime", "babel"}
    assert loaded_after("import tablee") & heavy == set()


def test_playing_never_loads_the_compiler() -> None:
    loaded = loaded_after(
        "import tablee\nfrom tablee.cli import main\n"
        "p = tablee.game('foxu').start()\nwhile not p.is_over: p = p.play(p.legal[0])\n"
        "main(['games'])"
    )
    assert "numba" not in loaded
    assert "typer" in loaded


def test_nothing_is_copied_from_this_machine() -> None:
    """No path of a home or work folder, and no package registry's address, in any file of ours."""
    root = Path(__file__).parent.parent
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root, capture_output=True, check=True,
    ).stdout  # fmt: skip
    for name in filter(None, listed.decode().split("\0")):
        path = root / name
        if not path.is_file() or path == Path(__file__) or path.suffix in (".png", ".webp"):
            continue
        text = path.read_text(encoding="utf-8")
        for folder in ("work", "root", "home", "farm"):
            assert f"/{folder}/" not in text, f"{name}: a path in /{folder}"
        if name.endswith(".lock"):
            assert "://" not in text, f"{name}: the address of a registry"


SENT = {"Analysis", "Refused", "Terms", "Truth", "Words"}
"""What has its own name also in the form in which it is sent."""


def is_shared(name: str, where: str) -> bool:
    """Whether a class has its name because it is the form in which the same thing is sent, or what
    every room brings."""
    is_state = name == "State" and Path(where).match("games/*/*.py")
    is_for_board = any(Path(where).match(f"games/*/{file}.py") for file in ("gestures", "facts"))
    return is_state or is_for_board or (name in SENT and where.startswith("server/protocol/"))


def test_no_class_name_stands_twice() -> None:
    """One name for a thing, and no name for two."""
    found: dict[str, list[str]] = {}
    for path in modules():
        where = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not is_shared(node.name, where):
                found.setdefault(node.name, []).append(where)
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_few_types_are_left_open() -> None:
    """`Any` says nothing, and what it touches is looked at by nobody."""
    lines = [line for path in modules() for line in path.read_text("utf-8").splitlines()]
    left = [line for line in lines if re.search(r"\bAny\b", line) and "import" not in line]
    assert len(left) <= 230
