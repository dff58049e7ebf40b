/** Where we are: the address decides, so that reload and the back button just work. */

export type Route =
  | { page: "home" }
  | { page: "setup"; game: string; how: string }
  | { page: "table"; code: string }
  | { page: "replay"; code: string }
  | { page: "rules"; game: string }
  | { page: "lost" };

export function readRoute(path: string, search = ""): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decode);
  if (!first) return { page: "home" };
  if (more.length || !second) return { page: "lost" };
  if (first === "play") {
    return { page: "setup", game: second, how: new URLSearchParams(search).get("how") ?? "bot" };
  }
  if (first === "t") return { page: "table", code: second.toUpperCase() };
  if (first === "replay") return { page: "replay", code: second.toUpperCase() };
  if (first === "rules") return { page: "rules", game: second };
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(readRoute(location.pathname, location.search));
  /** Goes up with each visit, so that pages can tell a new one from the old. */
  visit = $state(0);

  constructor() {
    window.addEventListener("popstate", () => this.read());
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    window.scrollTo(0, 0);
  }

  /** A click on one of our links stays in the page, unless a new tab was meant. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  private read(): void {
    this.route = readRoute(location.pathname, location.search);
    this.visit += 1;
  }
}

export const router = new Router();
