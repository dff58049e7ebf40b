import { describe, expect, it } from "vitest";
import { readRoute } from "./route.svelte";

describe("addresses", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/t/abc234", "", { page: "table", code: "ABC234" }],
    ["/play/foxu", "?how=friends", { page: "setup", game: "foxu", how: "friends" }],
    ["/play/foxu", "", { page: "setup", game: "foxu", how: "bot" }],
    ["/replay/K7", "", { page: "replay", code: "K7" }],
    ["/rules/modulo", "", { page: "rules", game: "modulo" }],
    ["/t", "", { page: "lost" }],
    ["/t/a/b", "", { page: "lost" }],
    ["/%E0%A4%A", "", { page: "lost" }],
  ])("%s%s", (path, search, route) => expect(readRoute(path, search)).toEqual(route));
});
