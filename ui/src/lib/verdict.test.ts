import { describe, expect, it } from "vitest";
import type { Analysis, Truth } from "./protocol";
import { bestOf, countBest, marks, verdict } from "./verdict";

const words = { en: "", fr: "" };
const truth = (more: Partial<Truth>): Truth => ({ value: 0, exact: true, why: words, ...more });
const analysis = (actions: Record<string, Truth>): Analysis => ({
  ...truth({}), game: "g", seat: 0, actions, seats: [], tables: [], assumes: { en: "", fr: "" }, nudge: { en: "", fr: "" },
}); // prettier-ignore

describe("where the end is known", () => {
  const found = analysis({
    a: truth({ value: 1, outcome: "win", plies: 3 }),
    b: truth({ value: 1, outcome: "win", plies: 7 }),
    c: truth({ value: 0, outcome: "draw" }),
    d: truth({ value: -1, outcome: "loss", plies: 9 }),
  });

  it("the quickest win is best, a slower one good, throwing it away a mistake", () => {
    expect(["a", "b", "c", "d"].map((action) => verdict(found, action))).toEqual(["best", "good", "mistake", "mistake"]);
  });
  it("a board is told the same", () => {
    expect(marks(found)).toEqual({ a: "best", b: "good", c: "bad", d: "bad" });
  });
  it("says nothing of a move it does not know", () => {
    expect(verdict(found, "?")).toBeNull();
  });
});

describe("where only expectations are known", () => {
  const found = analysis({
    a: truth({ value: 10, error: 0.3, exact: false }),
    b: truth({ value: 9.6, error: 0.3, exact: false }),
    c: truth({ value: 8 }),
    d: truth({ value: 0 }),
  });

  it("what the error covers is no worse; the rest is measured by what was at stake", () => {
    expect(["a", "b", "c", "d"].map((action) => verdict(found, action))).toEqual(["best", "best", "slip", "mistake"]);
    expect(countBest(found)).toBe(2);
    expect(bestOf(found)?.[0]).toBe("a");
  });
  it("moves that are all worth the same are all best", () => {
    expect(countBest(analysis({ a: truth({}), b: truth({}) }))).toBe(2);
  });
  it("nothing to choose, nothing best", () => {
    expect(bestOf(analysis({}))).toBeNull();
  });
});
