"""Make the documentation site: `./tablee docs` or `python -m docs.build [FOLDER]`.

Every Markdown file here becomes a page, and so do the README, the guide for contributors, the
changelog and the notes on benchmarks. The pages of the games are written by `docs.games`, from the
rooms themselves. The site is plain files: no script, and nothing asked from any other host.
"""

from __future__ import annotations

import html
import os
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from string import Template

from markdown_it import MarkdownIt
from markdown_it.token import Token

from docs.games import game_pages, games_page

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
OTHERS = (
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "benchmarks/README.md", "examples/README.md",
)  # fmt: skip
FIRST = ("index.md", "tour.md", "games.md", "front-door.md", "engine.md", "map.md", "research.md")
"""Pages that come first, in this order; then all others by name, the decisions last."""
PAGE = Template((DOCS / "page.html").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Page:
    source: PurePosixPath
    """Where it stands in the project, or would."""
    text: str

    @property
    def target(self) -> PurePosixPath:
        """Where it goes in the site."""
        inside = self.source.relative_to("docs") if self.source.parts[0] == "docs" else self.source
        if inside.name == "README.md" and len(inside.parts) > 1:
            inside = inside.with_name("index.md")
        return inside.with_suffix(".html")

    @property
    def title(self) -> str:
        found = re.search(r"^# (.+)$", self.text, re.MULTILINE)
        return found[1].strip() if found else self.source.stem


def pages() -> list[Page]:
    """Every page, in the order of the list at its side."""
    found = [
        Page(PurePosixPath(path.relative_to(ROOT).as_posix()), path.read_text(encoding="utf-8"))
        for path in [*sorted(DOCS.rglob("*.md")), *(ROOT / name for name in OTHERS)]
    ]
    found.append(Page(PurePosixPath("docs/games.md"), games_page()))
    found += [
        Page(PurePosixPath(f"docs/games/{name}.md"), text) for name, text in game_pages().items()
    ]
    return sorted(found, key=_order)


def _order(page: Page) -> tuple[int, str]:
    name = page.source.as_posix().removeprefix("docs/")
    if name in FIRST:
        return FIRST.index(name), ""
    if name.startswith("games/"):
        return FIRST.index("games.md"), name
    return (len(FIRST) + 1 if "decisions" in page.source.parts else len(FIRST)), name


def build(folder: Path) -> list[Page]:
    """Write the site into a folder, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    every = pages()
    targets = {page.source.as_posix(): page.target for page in every}
    for page in every:
        path = folder / page.target
        path.parent.mkdir(parents=True, exist_ok=True)
        written = PAGE.substitute(
            title=html.escape(page.title),
            style=_way(page.target, PurePosixPath("style.css")),
            navigation=_navigation(page, every),
            body=_render(page, targets),
        )
        path.write_text(written, encoding="utf-8")
    for path in DOCS.rglob("*"):
        if path.suffix in (".svg", ".png", ".webp", ".css", ".json"):
            copy = folder / path.relative_to(DOCS)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    return every


def _render(page: Page, targets: dict[str, PurePosixPath]) -> str:
    """Markdown to HTML: links to pages become links in the site, headings can be linked to."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(page.text)
    for token, following in zip(tokens, [*tokens[1:], Token("", "", 0)], strict=True):
        if token.type == "heading_open":
            token.attrSet("id", slug(following.content))
        for child in token.children or []:
            for name in ("href", "src"):
                if isinstance(link := child.attrGet(name), str):
                    child.attrSet(name, _link(page, link, targets))
    return str(reader.renderer.render(tokens, reader.options, {}))


def slug(heading: str) -> str:
    return re.sub(r"[^\w]+", "-", heading.lower()).strip("-")


def _link(page: Page, link: str, targets: dict[str, PurePosixPath]) -> str:
    path, hash_, fragment = link.partition("#")
    if "://" in link or not path:
        return link
    source = os.path.normpath(page.source.parent / path)
    for name in (source, f"{source}/index.md", f"{source}/README.md"):
        if name in targets:
            return _way(page.target, targets[name]) + hash_ + fragment
    # A picture, or something that is not there: the check for dead links will tell.
    inside = source.removeprefix("docs/")
    return _way(page.target, PurePosixPath(inside)) + hash_ + fragment


def _way(here: PurePosixPath, there: PurePosixPath) -> str:
    return Path(os.path.relpath(there, here.parent)).as_posix()


def _navigation(page: Page, every: list[Page]) -> str:
    items = []
    for other in every:
        if "decisions" in other.source.parts and other.source.name != "README.md":
            continue
        mark = ' aria-current="page"' if other == page else ""
        depth = ' class="inner"' if other.source.parts[:2] == ("docs", "games") else ""
        link, title = _way(page.target, other.target), html.escape(other.title)
        items.append(f'<li{depth}><a href="{link}"{mark}>{title}</a></li>')
    return "\n".join(items)


def dead_links(folder: Path) -> list[str]:
    """Links of the site that lead nowhere, or to another host where they should not."""
    found = []
    for path in sorted(folder.rglob("*.html")):
        text = path.read_text(encoding="utf-8")
        for name, link in re.findall(r'(href|src)="([^"]*)"', text):
            if "://" in link:
                if name == "src":
                    found.append(f"{path.relative_to(folder)}: {link} is asked from another host")
                continue
            target, _, fragment = html.unescape(link).partition("#")
            there = (path.parent / target).resolve() if target else path.resolve()
            if not there.is_file():
                found.append(f"{path.relative_to(folder)}: {link}")
            elif fragment and f'id="{fragment}"' not in there.read_text(encoding="utf-8"):
                found.append(f"{path.relative_to(folder)}: {link} has no such heading")
    return found


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs"
    every = build(folder)
    dead = dead_links(folder)
    print(f"{len(every)} pages in {folder}; open {folder / 'index.html'}")
    for link in dead:
        print(f"dead link: {link}", file=sys.stderr)
    return int(bool(dead))


if __name__ == "__main__":
    sys.exit(main())
