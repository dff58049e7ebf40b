import { fireEvent } from "@testing-library/svelte";
import { expect, test } from "vitest";
import fixtures from "./scenes.json";
import type { Scene } from "$gallery/scenes";
import { buttons, show } from "$boards/shared/testing";
import Board from "./Board.svelte";
import { wrongValues } from "./tiles";
import type { Attack } from "./types";

const scenes = fixtures as unknown as Record<string, Scene>;
const scene = (name: string): Scene => scenes[name]!;

/** Touch everything that can be touched: each button, and after each hidden tile all its values. */
async function touchAll(board: HTMLElement): Promise<void> {
  const isTile = (button: HTMLElement): boolean => button.hasAttribute("aria-pressed");
  for (const button of buttons(board).filter((one) => !isTile(one))) await fireEvent.click(button);
  for (let i = 0; i < buttons(board).filter(isTile).length; i++) {
    await fireEvent.click(buttons(board).filter(isTile)[i]!);
    for (const value of board.querySelectorAll<HTMLElement>(".values button:not(.quiet)")) await fireEvent.click(value);
    const again = board.querySelector<HTMLElement>(".values .quiet");
    if (again) await fireEvent.click(again);
  }
}

test.each(Object.keys(scenes))("%s: every legal action can be asked for, and no other", async (name) => {
  const { board, acted, props } = show(Board, scene(name));
  await touchAll(board);
  expect([...new Set(acted)].sort()).toEqual(props.legal.map(({ action }) => action).sort());
});

test.each(Object.keys(scenes))("%s: tiles are drawn as the viewer knows them", (name) => {
  const { board, props } = show(Board, scene(name));
  const s = props.state;
  const numbers = props.names.flatMap((_, seat) =>
    Array.from({ length: s["size"][seat] }, (_, place) => s["numbers"][seat][place] as number),
  );
  const printed = [...board.querySelectorAll("ol.tiles svg text")].map((text) => Number(text.textContent));
  expect(printed.sort()).toEqual(numbers.filter((value) => value >= 0 && value < 12).sort());
  expect(board.querySelectorAll("ol.tiles .mark")).toHaveLength(numbers.filter((value) => value < 0).length);
});

test("values named in vain are crossed out, and said to be", async () => {
  const moment = scene("attack");
  const { seat, place } = moment.legal[0]!.gesture as Attack;
  const wrong = moment.state["wrong"].map((row: number[], p: number) => row.map((bits, i) => (p === seat && i === place ? 0b1001 : bits)));
  const { board } = show(Board, { ...moment, state: { ...moment.state, wrong } });
  await fireEvent.click(board.querySelector<HTMLElement>("button.slot")!);
  const crossed = [...board.querySelectorAll(".values .crossed")];
  expect(crossed.map((one) => one.textContent.trim())).toEqual(["0", "3"]);
  expect(crossed[0]!.getAttribute("aria-label")).toMatch(/already said, and wrong/);
  expect(wrongValues(0b1000000000001)).toEqual([0, 12]);
});

test("labels tell no number that the viewer does not know", () => {
  for (const name of ["attack", "four", "spectator"]) {
    const { board, props } = show(Board, scene(name));
    for (const tile of board.querySelectorAll("ol.tiles .slot")) {
      const label = tile.getAttribute("aria-label")!;
      if (/hidden/.test(label) && !/your tile/.test(label))
        expect(label.replace(/, not [\d, joker]+/, "").replace(/tile [a-m]/, "")).not.toMatch(/\d/);
    }
    expect(props.state).toBeTruthy();
    document.body.replaceChildren();
  }
});

test("escape lets go of a tile", async () => {
  const { board } = show(Board, scene("attack"));
  await fireEvent.click(board.querySelector<HTMLElement>("button.slot")!);
  expect(board.querySelector(".values")).not.toBeNull();
  await fireEvent.keyDown(board.querySelector(".tablee-board") ?? board, { key: "Escape" });
  expect(board.querySelector(".values")).toBeNull();
});
