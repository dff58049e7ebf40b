"""Screenshots of the gallery, under the Content-Security-Policy that the server will send.

    npm --prefix ui run gallery:build
    .venv/bin/python ui/gallery/shots.py OUT [GAME/SCENE …] [--lang fr] [--dark] [--phone]

`--at` plays the last move and takes the picture that many milliseconds into it. Fails if the page
breaks its policy or reports an error.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import threading
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Page, ViewportSize, sync_playwright

HERE = Path(__file__).parent
GAMES = HERE.parent.parent / "src" / "tablee" / "games"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'"
)


class Handler(http.server.SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def do_GET(self) -> None:
        if self.path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def log_message(self, format: str, *args: object) -> None:
        pass


def scenes() -> list[str]:
    return [
        f"{path.parts[-3]}/{name}"
        for path in sorted(GAMES.glob("*/board/scenes.json"))
        for name in json.loads(path.read_text(encoding="utf-8"))
    ]


def shoot(page: Page, address: str, scene: str, asked: argparse.Namespace) -> Path:
    theme = "dark" if asked.dark else "light"
    page.goto("about:blank")
    page.goto(f"{address}#{quote(scene)}?lang={asked.lang}&theme={theme}&bare=1")
    page.wait_for_selector(".tablee-board")
    if asked.at:
        page.eval_on_selector(".replay", "button => button.click()")
        page.wait_for_timeout(60 + asked.at)
    else:
        page.wait_for_timeout(250)
    size = "phone" if asked.phone else "wide"
    name = f"{scene.replace('/', '-').replace(' ', '_')}-{asked.lang}-{size}-{theme}"
    file: Path = asked.out / (f"{name}-{asked.at}.png" if asked.at else f"{name}.png")
    page.screenshot(path=file, full_page=asked.full)
    return file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("scenes", nargs="*")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--at", type=int, default=0)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    wanted = [s for s in scenes() if not asked.scenes or any(s.startswith(w) for w in asked.scenes)]
    handler = functools.partial(Handler, directory=str(HERE / "dist"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    problems: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=asked.chromium, args=["--no-sandbox"])
        size = ViewportSize(width=390, height=844)
        if not asked.phone:
            size = ViewportSize(width=1280, height=800)
        page = browser.new_page(viewport=size)
        page.on(
            "console", lambda said: problems.append(said.text) if said.type == "error" else None
        )
        page.on("pageerror", lambda problem: problems.append(str(problem)))
        for scene in wanted:
            print(shoot(page, f"http://127.0.0.1:{server.server_port}/", scene, asked))
        browser.close()
    server.shutdown()
    if problems:
        raise SystemExit("\n".join(sorted(set(problems))))


if __name__ == "__main__":
    main()
