import { fireEvent } from "@testing-library/svelte";
import { expect, test } from "vitest";
import fixtures from "./scenes.json";
import type { Scene } from "$gallery/scenes";
import { buttons, show } from "$boards/shared/testing";
import Board from "./Board.svelte";
import type { Facts } from "./types";

const scenes = fixtures as unknown as Record<string, Scene>;
const scene = (name: string): Scene => scenes[name]!;

test.each(Object.keys(scenes))("%s: every legal action is a button, and there is no other", async (name) => {
  const { board, acted, props } = show(Board, scene(name));
  for (const button of buttons(board)) await fireEvent.click(button);
  expect([...acted].sort()).toEqual(props.legal.map(({ action }) => action).sort());
});

test.each(Object.keys(scenes))("%s: heaps are drawn as they lie", (name) => {
  const { board, props } = show(Board, scene(name));
  const round = props.facts as Facts;
  const turned = round.heaps.flat().length + (round.is_coming ? 1 : 0);
  expect(board.querySelectorAll(".turned")).toHaveLength(turned);
});

test("a joker's values say where they lead", () => {
  const { board, props } = show(Board, scene("joker"));
  const round = props.facts as Facts;
  expect(round.names).toHaveLength(10);
  for (const [i, button] of [...board.querySelectorAll(".value")].entries())
    expect(button.textContent).toContain(String(round.names[i]!.is_target ? "target" : round.names[i]!.makes));
});

test("only a card that brings one to the target can be taken, and it says so", () => {
  const { board, props } = show(Board, scene("take"));
  const [take] = (props.facts as Facts).takes;
  expect(take).toBeTruthy();
  expect([...board.querySelectorAll(".take")].map((one) => one.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(/^Take the .*: it brings you exactly to the target$/),
  ]);
});

test("the state is said in both languages", () => {
  const said = (lang: "en" | "fr"): string =>
    show(Board, scene("my turn"), {}, lang).board.querySelector('[role="status"]')!.textContent;
  expect(said("en")).toMatch(/^The target is \d+\. .*You have \d+/);
  expect(said("fr")).toMatch(/^La cible est \d+\. .*Vous avez \d+/);
});

test("a win may be shared, and nobody wins when all are level", () => {
  const said = (returns: number[]): string => {
    document.body.replaceChildren();
    return show(Board, scene("over"), { returns }).board.querySelector(".prompt")!.textContent;
  };
  expect(said([1, 1, -2])).toMatch(/Ada, Basile share the win/);
  expect(said([0, 0, 0])).toMatch(/nobody has won/);
  expect(said([-1, -1, 2])).toMatch(/^Chloé wins/);
});
