import { expect, it } from "vitest";
import elisions from "../../../tests/elision.json";
import cases from "../../../tests/spoken.json";
import type { Lang } from "./protocol";
import { spoken, type Blanks } from "./words";

const said = (lang: string, message: string, blanks: Blanks): string =>
  spoken<{ m: Blanks }>(lang as Lang, `m = ${message}`)("m", blanks);

it.each(cases)("$lang: $said", ({ lang, message, blanks, said: right }) => {
  expect(said(lang, message, blanks as unknown as Blanks)).toBe(right);
});

it.each(elisions)("before %s: %s", (name, right) => {
  expect(said("fr", "{ DE($name) }", { name: name! })).toBe(right);
});

it("a message or a blank that does not exist is our mistake", () => {
  expect(() => spoken<{ n: null }>("en", "m = M")("n")).toThrow("no message n");
  expect(() => said("en", "{ $n }", {})).toThrow();
});
