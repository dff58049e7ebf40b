import { fireEvent } from "@testing-library/svelte";
import { expect, test } from "vitest";
import fixtures from "./scenes.json";
import { propsOf, type Scene } from "$gallery/scenes";
import { buttons, show } from "$boards/shared/testing";
import Board from "./Board.svelte";
import type { Facts } from "./types";

const scenes = fixtures as unknown as Record<string, Scene>;
const scene = (name: string): Scene => scenes[name]!;
const deal = (name: string): Facts => propsOf(scene(name), "en").facts as Facts;
const held = (board: HTMLElement): HTMLButtonElement[] => [...board.querySelectorAll<HTMLButtonElement>("button.held")];
const offers = (board: HTMLElement): HTMLButtonElement[] => [...board.querySelectorAll<HTMLButtonElement>(".offers button")];

test("two cards and a sign ask for every legal combination, and for no other", async () => {
  const { board, acted, props } = show(Board, scene("my turn"));
  for (let i = 0; i < 4; i++)
    for (let k = i + 1; k < 4; k++)
      for (let sign = 0; sign < 2; sign++) {
        for (const card of held(board)) if (card.getAttribute("aria-pressed") === "true") await fireEvent.click(card);
        await fireEvent.click(held(board)[i]!);
        await fireEvent.click(held(board)[k]!);
        await fireEvent.click(offers(board)[sign]!);
      }
  expect([...acted].sort()).toEqual(props.legal.map(({ action }) => action).sort());
});

test("a third card takes the place of the first", async () => {
  const { board } = show(Board, scene("my turn"));
  for (const card of held(board).slice(0, 3)) await fireEvent.click(card);
  expect(held(board).map((card) => card.getAttribute("aria-pressed"))).toEqual(["false", "true", "true", "false"]);
});

test("an offer says what it makes, as the game reckons it", async () => {
  const { board, props } = show(Board, scene("my turn"));
  await fireEvent.click(held(board)[0]!);
  await fireEvent.click(held(board)[1]!);
  const [sum, difference] = offers(board).map((offer) => Number(/= (\d+)/.exec(offer.textContent)![1]));
  const [one, other] = (props.facts as Facts).hand;
  expect([sum, difference]).toEqual([one!.value + other!.value, Math.abs(one!.value - other!.value)]);
});

test.each(["dealing", "deal over", "spectator", "over"])("%s: there is nothing to press", (name) => {
  const { board, props } = show(Board, scene(name));
  expect(props.legal).toEqual([]);
  expect(buttons(board)).toEqual([]);
});

test("a spectator sees nobody's cards but those that were shown", () => {
  const { board } = show(Board, scene("spectator"));
  const printed = [...board.querySelectorAll(".rank")].map((rank) => rank.textContent);
  const open = [deal("spectator").target, ...deal("spectator").shown.flatMap((shown) => shown?.cards ?? [])];
  expect(printed.sort()).toEqual(open.flatMap((card) => (card ? [card.rank, card.rank] : [])).sort());
});

test("how the points come about is explained line by line, and adds up", () => {
  const { board } = show(Board, scene("deal over"));
  const lines = deal("deal over").lines;
  expect(board.querySelectorAll(".scores li")).toHaveLength(lines.length);
  for (const line of lines) expect(line.parts.reduce((sum, part) => sum + part.points, 0)).toBe(line.gained);
});

test("the state is said in both languages", () => {
  const said = (lang: "en" | "fr"): string =>
    show(Board, scene("others have shown"), {}, lang).board.querySelector('[role="status"]')!.textContent;
  expect(said("en")).toMatch(/^The target is \d+\. Your cards: .* Ada shows /);
  expect(said("fr")).toMatch(/^La cible est \d+\. Vos cartes\u00a0: .* Ada montre /);
});
