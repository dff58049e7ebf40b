import { fireEvent } from "@testing-library/svelte";
import { expect, test } from "vitest";
import fixtures from "./scenes.json";
import type { Scene } from "$gallery/scenes";
import { buttons, heard, named, show } from "$boards/shared/testing";
import Board from "./Board.svelte";
import { centre, corner, gridOf, linesOf } from "./geometry";
import { snakesOf } from "./snakes";
import { walkOf } from "./story";
import type { Gesture } from "./types";

const scenes = fixtures as unknown as Record<string, Scene>;
const scene = (name: string): Scene => scenes[name]!;

test.each(Object.keys(scenes))("%s: board, pawns, cards and dice are drawn as they stand", (name) => {
  const { board, props } = show(Board, scene(name));
  const { state } = props;
  const lines = linesOf(state["leads"], state["size"]);
  const drawn = (what: string): (string | null)[] =>
    [...board.querySelectorAll(`[data-${what}]`)].map((one) => one.getAttribute(`data-${what}`)).sort();
  const written = (up: boolean): string[] =>
    lines.filter(({ start, end }) => end > start === up).map(({ start, end }) => `${start}>${end}`).sort();
  expect(drawn("ladder")).toEqual(written(true));
  expect(drawn("snake")).toEqual(written(false));
  expect(drawn("card").map(Number).sort()).toEqual(lines.map(({ start }) => start).filter((square) => state["cards"][square]).sort());
  // Each pawn stands once on the picture (or is counted among "+n") and once in the list of players.
  const pawns = board.querySelectorAll(".picture [data-pawn]").length;
  const more = [...board.querySelectorAll("[data-more]")].reduce((sum, one) => sum + Number(one.getAttribute("data-more")), 0);
  expect(pawns + more).toBe(state["players"]);
  expect(board.querySelectorAll("li")).toHaveLength(state["players"]);
  expect(board.querySelectorAll("[data-face]")).toHaveLength(state["dice"]);
});

test("pawns stand in their squares", () => {
  const { board, props } = show(Board, scene("middle"));
  const grid = gridOf(props.state["size"]);
  for (const [p, letter] of ["A", "B", "C", "D"].entries()) {
    const place = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(
      board.querySelector(`.picture [data-pawn="${letter}"]`)!.getAttribute("transform")!,
    )!;
    const { x, y } = centre(grid, props.state["squares"][p]);
    expect(Math.abs(Number(place[1]) - x)).toBeLessThan(50);
    expect(Math.abs(Number(place[2]) - y)).toBeLessThan(50);
  }
});

test("more pawns than a square can show are counted, mine among those shown", () => {
  const { state } = scene("thirty-two");
  const together = { ...state, squares: state["squares"].map(() => 50) };
  const { board } = show(Board, scene("thirty-two"), { state: together, seat: 30 });
  expect(board.querySelector("[data-more]")!.textContent.trim()).toBe("+24");
  expect(board.querySelector('.picture [data-pawn="e"]')).not.toBeNull();
});

test("who holds the dice throws them, and nobody else", async () => {
  const mine = show(Board, scene("start"));
  await fireEvent.click(named(mine.board, "Throw the die"));
  expect(mine.thrown()).toBe(1);
  document.body.replaceChildren();
  expect(buttons(show(Board, scene("waiting")).board).map(heard)).toEqual(["Ring the bell"]);
});

test("cards are laid where they may be, by the list or on the board", async () => {
  const { board, props, acted } = show(Board, scene("cards"));
  const squares = props.legal.map(({ action }) => action).filter((action) => action !== "go");
  for (const button of board.querySelectorAll<HTMLButtonElement>('[role="group"] button')) await fireEvent.click(button);
  expect(acted).toEqual(squares);
  acted.length = 0;
  for (const square of board.querySelectorAll("[data-lay] rect")) await fireEvent.click(square);
  expect([...acted].sort()).toEqual([...squares].sort());
  acted.length = 0;
  await fireEvent.click(named(board, "Go on"));
  expect(acted).toEqual(["go"]);
  await fireEvent.click(board.querySelector("[data-snake] path")!);
  expect(acted).toEqual(["go"]);
});

test("nobody lays a card when it is not theirs to lay", () => {
  const { board } = show(Board, scene("cards waiting"));
  expect(buttons(board).map(heard)).toEqual(["Ring the bell"]);
  expect(board.querySelectorAll("[data-lay]")).toHaveLength(0);
});

test("the bell asks before it ends the game for all", async () => {
  const { board, acted } = show(Board, scene("bell"));
  await fireEvent.click(named(board, "Ring the bell"));
  expect(acted).toEqual([]);
  await fireEvent.click(named(board, "Not yet"));
  await fireEvent.click(named(board, "Ring the bell"));
  await fireEvent.click(named(board, "Ring it"));
  expect(acted).toEqual(["bell"]);
});

test("no bell where there is none", () => {
  expect(show(Board, scene("bell rung")).board.textContent).toContain("The bell has rung");
  expect(buttons(show(Board, scene("over")).board)).toEqual([]);
});

test("the squares go to and fro from the bottom left", () => {
  const grid = gridOf(100);
  expect([1, 10, 11, 20, 100].map((square) => corner(grid, square))).toEqual([
    { x: 0, y: 900 }, { x: 900, y: 900 }, { x: 900, y: 800 }, { x: 0, y: 800 }, { x: 0, y: 0 },
  ]);
  expect(gridOf(68)).toMatchObject({ columns: 9, rows: 8 });
});

test.each(Object.keys(scenes))("%s: every snake stays on its board, from head to tail", (name) => {
  const { state } = scene(name);
  const grid = gridOf(state["size"]);
  for (const snake of snakesOf(grid, linesOf(state["leads"], state["size"]))) {
    expect(snake.spine[0]).toEqual(centre(grid, snake.start));
    for (const { x, y } of snake.spine) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(grid.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(grid.height);
    }
  }
});

const walked = (name: string): unknown => {
  const { previous, state, last } = scene(name);
  const gesture = last!.gesture as Gesture;
  const faces = gesture.kind === "throw" ? gesture.faces : [];
  const steps = faces.reduce((sum, face) => sum + face, 0);
  return walkOf(previous!, state, previous!["to_move"], steps);
};

test("a walk is told as it went", () => {
  expect(walked("enters")).toEqual({ squares: [1], ends: 1 });
  expect(walked("climbs")).toEqual({ squares: [10, 11, 12, 13], ends: 30 });
  expect(walked("falls")).toEqual({ squares: [10, 11, 12, 13, 14], ends: 5 });
  expect(walked("walks back")).toEqual({ squares: [98, 99, 100, 99, 98], ends: 98 });
  expect(walked("occupied")).toEqual({ squares: [32, 33, 34, 35, 36, 35, 34], ends: 34 });
  expect(walked("swallowed")).toEqual({ squares: [11, 12, 13, 14], ends: 5 });
});

test("the state is said in both languages, and the board to those who cannot see it", () => {
  const { board } = show(Board, scene("climbs"), {}, "fr");
  expect(board.querySelector('[role="status"]')!.textContent).toContain("Vous\u00a0: case 7.");
  expect(board.textContent).toContain("13 mène en 30");
});
