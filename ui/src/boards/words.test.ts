import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const taken = import.meta.glob<string>("$games/*/texts.*.ftl", { query: "?board", import: "default", eager: true });
const whole = import.meta.glob<string>("$games/*/texts.*.ftl", { query: "?raw", import: "default", eager: true });
const said = (source: string) => new FluentResource(source).body;

it.each(Object.keys(taken))("%s: a board is given all that is its own, and nothing else", (path) => {
  const own = said(whole[path]!).filter((message) => message.id.startsWith("page-"));
  expect(said(taken[path]!)).toEqual(own);
  expect(own.length).toBeGreaterThan(10);
});
