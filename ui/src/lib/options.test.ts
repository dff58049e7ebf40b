import { expect, it } from "vitest";
import { optionsOf } from "./options";
import type { GameInfo, TableInfo } from "./protocol";

const words = { en: "", fr: "" };
const option = (name: string, value: string) => ({ name, default: value, section: "1", sentence: words, values: [], least: null, most: null, others: "" });
const game = { options: [option("start", "ones"), option("points", "3"), option("pie", "true")] } as unknown as GameInfo;

it("defaults, and what was chosen instead", () => {
  const table = { game: "modulo(start=secret,points=2)" } as TableInfo;
  expect(optionsOf(table, game)).toEqual({ start: "secret", points: 2, pie: true });
});

it("what the table says itself comes first", () => {
  const table = { game: "modulo", options: { points: 5 } } as unknown as TableInfo;
  expect(optionsOf(table, game)).toEqual({ start: "ones", points: 5, pie: true });
});
