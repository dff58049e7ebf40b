import { fireEvent } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import fixtures from "./scenes.json";
import { before, type Scene } from "$gallery/scenes";
import { buttons, named, show } from "$boards/shared/testing";
import Board from "./Board.svelte";
import { line, listed, nameOf } from "./cells";
import { offered } from "./offered";
import { tellStory, type Frame } from "./story";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scenes = fixtures as unknown as Record<string, Scene>;
const scene = (name: string): Scene => scenes[name]!;
const cell = (board: HTMLElement, name: string): HTMLButtonElement => board.querySelector(`[data-cell="${name}"]`)!;

test.each(Object.keys(scenes))("%s: pegs and tubes are drawn as they stand", (name) => {
  const { board, props } = show(Board, scene(name));
  for (const colour of [0, 1, 2])
    expect(board.querySelectorAll(`[data-peg="${colour}"]`)).toHaveLength(listed(props.state["pegs"][colour]).length);
  for (const colour of [0, 1]) {
    const tube = board.querySelector(`[data-tube="${colour}"]`);
    if (props.state["tubes"][colour] < 0) expect(tube).toBeNull();
    else expect(tube!.textContent.trim()).toBe(String(props.state["left"][colour]));
  }
  const inTubes = [...board.querySelectorAll("[data-left]")].map((tube) => Number(tube.getAttribute("data-left")));
  expect([...inTubes].sort()).toEqual([...props.state["left"]].sort());
});

test.each(Object.keys(scenes))("%s: exactly the legal cells are lit, and ask for what they are", async (name) => {
  const { board, props, acted } = show(Board, scene(name));
  const can = offered(props.legal);
  const corners = can.diagonals.flatMap(({ ends }) => ends);
  const lit = [...board.querySelectorAll("[data-lit]")].map((one) => one.getAttribute("data-lit"));
  expect(new Set(lit)).toEqual(new Set([...can.cells.keys(), ...corners].map(nameOf)));
  for (const button of board.querySelectorAll<HTMLButtonElement>("[data-cell]")) await fireEvent.click(button);
  const asked = [...can.cells.values(), ...can.diagonals.flatMap(({ action }) => [action, action])];
  expect([...acted].sort()).toEqual([...asked].sort());
  const open = buttons(board).filter((button) => button.dataset["cell"] && button.getAttribute("aria-disabled") === "false");
  expect(open).toHaveLength(lit.length);
});

test("the pie is a question: take yellow, or keep blue and slide", async () => {
  const { board, acted } = show(Board, scene("pie"));
  await fireEvent.click(named(board, /^Take yellow/));
  expect(acted).toEqual(["swap"]);
  await fireEvent.click(named(board, /^Keep blue/));
  expect(acted).toEqual(["swap"]);
  expect(buttons(board).some((button) => button.textContent.includes("Take yellow"))).toBe(false);
  expect(document.activeElement?.hasAttribute("data-cell")).toBe(true);
  await fireEvent.click(cell(board, "e6"));
  expect(acted).toEqual(["swap", "e6"]);
});

test("no question where there is no pie", () => {
  const { board } = show(Board, scene("middle"));
  expect(buttons(board).every((button) => button.dataset["cell"])).toBe(true);
});

test("the diagonals are two buttons, and their corners", async () => {
  const { board, acted } = show(Board, scene("diagonal"));
  await fireEvent.click(named(board, "Start in the corners f1 and a6"));
  await fireEvent.click(cell(board, "f6"));
  expect(acted).toEqual(["f1-a6", "a1-f6"]);
});

test("arrows walk over the board as its player sees it", async () => {
  for (const [name, start, right, up] of [["first slide", "b2", "c2", "b3"], ["pie", "b2", "a2", "b1"]] as const) {
    const { board } = show(Board, scene(name));
    cell(board, start).focus();
    await fireEvent.keyDown(cell(board, start), { key: "ArrowRight" });
    expect(document.activeElement).toBe(cell(board, right));
    await fireEvent.keyDown(cell(board, right), { key: "ArrowLeft" });
    await fireEvent.keyDown(cell(board, start), { key: "ArrowUp" });
    expect(document.activeElement).toBe(cell(board, up));
    expect(board.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
    document.body.replaceChildren();
  }
});

test("an arrow does not leave the board", async () => {
  const { board } = show(Board, scene("first slide"));
  cell(board, "a6").focus();
  for (const key of ["ArrowLeft", "ArrowUp", "Home"]) await fireEvent.keyDown(cell(board, "a6"), { key });
  expect(document.activeElement).toBe(cell(board, "a6"));
});

test("a cell says what it holds and what it does", () => {
  const { board } = show(Board, scene("pie"));
  expect(cell(board, "a5").getAttribute("aria-label")).toBe("a5, yellow tube, yellow peg");
  expect(cell(board, "d4").getAttribute("aria-label")).toBe("d4, grey peg, slide here");
  expect(cell(board, "f1").getAttribute("aria-label")).toBe("f1, corner, slide here");
});

test("the state is said in both languages", () => {
  const said = (lang: "en" | "fr"): string =>
    show(Board, scene("pie"), {}, lang).board.querySelector('[role="status"]')!.textContent;
  expect(said("en")).toContain("Basile: blue tube on f6, 11 pegs left. Ada: yellow tube on a5, 8 pegs left.");
  expect(said("fr")).toContain("Basile\u00a0: tube bleu en f6, reste 11 pions.");
});

test("a slide is told cell by cell, a peg at a time", async () => {
  const { previous, last, state } = scene("pie");
  const frames: Frame[] = [];
  const story = tellStory(previous, { ...last!, told: "" }, state, 0)!;
  await story((frame) => void frames.push(frame), {
    pause: async () => {},
    glide: async (_, draw) => (draw(0), draw(1)),
  });
  const lefts = [...new Set(frames.map((frame) => frame.left[0]))];
  expect(lefts).toEqual([11, 10, 9, 8]);
  expect(frames.at(-1)!.pegs).toEqual(state["pegs"]);
  expect(line(0, 24).map(nameOf)).toEqual(["a2", "a3", "a4", "a5"]);
});

test("a new state is told from the one before, and a touch shows it at once", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const now = scene("pie");
  const settled = vi.fn();
  const { board, become, props } = show(Board, now, { settled });
  const yellow = (): number => board.querySelectorAll('[data-peg="0"]').length;
  await become({ ...before(props), settled });
  expect(yellow()).toBe(0);
  settled.mockClear();
  await become({ ...props, state: { ...props.state }, settled });
  await vi.advanceTimersByTimeAsync(330);
  expect(yellow()).toBe(1);
  expect(settled).not.toHaveBeenCalled();
  await fireEvent.pointerDown(board.querySelector("section")!);
  await vi.advanceTimersByTimeAsync(0);
  expect(yellow()).toBe(3);
  expect(settled).toHaveBeenCalledTimes(1);
});
