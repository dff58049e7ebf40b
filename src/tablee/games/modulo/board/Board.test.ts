import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import fixtures from "./scenes.json";
import type { Scene } from "$gallery/scenes";
import { buttons, named, show } from "$boards/shared/testing";
import Board from "./Board.svelte";
import type { Gesture } from "./types";

const scenes = fixtures as unknown as Record<string, Scene>;
const scene = (name: string): Scene => scenes[name]!;
const SIDES = ["left", "right"];

const fingers = (board: HTMLElement, seat: number, hand: number): string[] =>
  [...board.querySelectorAll(`[data-hand="${seat}${hand}"] [data-shown="true"]`)].map(
    (finger) => finger.getAttribute("data-finger")!,
  );

test("fingers show the value as the rulebook says, never the thumb", () => {
  const shown = ["", "index", "index middle", "index middle little", "index middle ring little"];
  for (const [value, names] of shown.entries()) {
    const start = scene("start");
    const { board } = show(Board, { ...start, state: { ...start.state, hands: [[value, 1], [1, 1]] } });
    expect(fingers(board, 0, 0).join(" ")).toBe(names);
    document.body.replaceChildren();
  }
});

test.each(Object.keys(scenes))("%s: hands and points are drawn as they stand", (name) => {
  const { board, props } = show(Board, scene(name));
  if (props.legal.some(({ gesture }) => gesture.kind === "choose")) return; // the hands being chosen are not the state's
  for (const seat of [0, 1])
    for (const hand of [0, 1])
      expect(fingers(board, seat, hand)).toHaveLength(Math.max(0, props.state["hands"][seat][hand]));
  const points = [...board.querySelectorAll("[data-points]")].map((token) => Number(token.getAttribute("data-points")));
  const bottom = props.seat === 1 ? 1 : 0;
  expect(points).toEqual([props.state["points"][1 - bottom], props.state["points"][bottom]]);
});

async function play(board: HTMLElement, gesture: Gesture): Promise<void> {
  if (gesture.kind === "divide") return void (await fireEvent.click(named(board, /^Divide/)));
  if (gesture.kind === "choose") {
    const radios = [...board.querySelectorAll<HTMLElement>('[role="radiogroup"]')];
    for (const [i, value] of [gesture.left, gesture.right].entries())
      await fireEvent.click(radios[i]!.querySelector(`[data-value="${value}"]`)!);
    return void (await fireEvent.click(named(board, /^Ready/)));
  }
  const own = buttons(board).find((button) => button.getAttribute("aria-label")?.startsWith(`tap with your ${SIDES[gesture.own]}`))!;
  if (own.getAttribute("aria-pressed") !== "true") await fireEvent.click(own);
  await fireEvent.click(named(board, new RegExp(`^tap .*’s ${SIDES[gesture.target]} hand with your ${SIDES[gesture.own]}`)));
}

// The sixteen secret starts are the same in both scenes that offer them.
const { "secret other has chosen": _, ...different } = scenes;
const playable = Object.entries(different).flatMap(([name, { legal }]) => legal.map(({ action, gesture }) => [name, action, gesture as Gesture] as const));

test.each(playable)("%s: %s can be played, and is what is asked for", async (name, action, gesture) => {
  const { board, acted } = show(Board, scene(name));
  await play(board, gesture);
  expect(acted).toEqual([action]);
  expect(buttons(board).filter((button) => button.disabled)).toEqual([]);
});

test("nothing can be pressed when nothing is legal", () => {
  for (const name of Object.keys(scenes).filter((name) => !scene(name).legal.length)) {
    expect(buttons(show(Board, scene(name)).board)).toEqual([]);
    document.body.replaceChildren();
  }
});

test("a hand that may not tap cannot be chosen, nor one that may not be tapped", async () => {
  const { board } = show(Board, scene("start"), {
    legal: [{ action: "R>L", label: "R>L", gesture: { kind: "tap", own: 1, target: 0 } }],
  });
  // Only one hand can tap: it is chosen already.
  const named = buttons(board).map((button) => button.getAttribute("aria-label"));
  expect(named).toEqual([
    "tap Basile’s left hand with your right hand: 1",
    "tap with your right hand: 1",
  ]);
});

test("Escape lets go of the chosen hand", async () => {
  const { board } = show(Board, scene("start"));
  const left = named(board, /^tap with your left/);
  await fireEvent.click(left);
  expect(left.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.keyDown(left, { key: "Escape" });
  expect(left.getAttribute("aria-pressed")).toBe("false");
  expect(buttons(board)).toHaveLength(2);
});

test("arrows choose the secret fingers", async () => {
  const { board, acted } = show(Board, scene("secret"));
  const chosen = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[aria-checked="true"]')];
  await fireEvent.keyDown(chosen()[0]!, { key: "ArrowRight" });
  await fireEvent.keyDown(chosen()[1]!, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(chosen()[1]);
  await fireEvent.click(named(board, "Ready: left 2, right 4"));
  expect(acted).toEqual(["24"]);
});

test("a secret choice of the other is neither drawn nor said", () => {
  const { board } = show(Board, scene("secret other has chosen"));
  expect(fingers(board, 1, 0)).toEqual([]);
  expect(board.querySelector('[role="status"]')!.textContent).toContain("Basile’s hands: left secret, right secret");
});

test("the state is said in French too", () => {
  const { board } = show(Board, scene("turn"), {}, "fr");
  expect(board.querySelector('[role="status"]')!.textContent).toContain("Vos mains\u00a0: gauche 4, droite éliminée.");
});

test("a chosen hand is forgotten when the moment changes", async () => {
  const { board, become, props } = show(Board, scene("start"));
  await fireEvent.click(named(board, /^tap with your left/));
  await become({ ...props, state: { ...props.state } });
  await tick();
  expect(board.querySelector('[aria-pressed="true"]')).toBeNull();
});
