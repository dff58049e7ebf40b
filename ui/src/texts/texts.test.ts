import { expect, it } from "vitest";
import { en } from "./en";
import { fr } from "./fr";

/** Every text of a catalogue; functions are called with something for each blank. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [0, 1, 2].map((n) => String(value(n, n + 1)));
  return Object.values(value as object).flatMap(texts);
}

it("French typography is French", () => {
  const wrong = texts(fr).filter(
    (text) =>
      /[^\u00a0\u202f][;!?»]/u.test(text) ||
      /[^\u00a0]:/u.test(text.replace(/https?:|\d:\d/g, "")) ||
      /«[^\u00a0]|'/u.test(text),
  );
  expect(wrong).toEqual([]);
});

it("English typography is English", () => {
  expect(texts(en).filter((text) => / [:;!?]|'|"/u.test(text))).toEqual([]);
});
