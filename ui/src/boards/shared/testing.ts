/** For the tests of boards: a board at a moment of a real game, and what it asked for. */

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi } from "vitest";
import { propsOf, type Scene, type Shown } from "../../../gallery/scenes";
import type { BoardProps, Lang } from "../contract";

export interface Shelf {
  props: Shown;
  acted: string[];
  thrown: () => number;
  board: HTMLElement;
  /** The moment changes: what the server would send. */
  become: (next: Shown) => Promise<void>;
}

export function show(
  board: Component<BoardProps>,
  scene: Scene,
  changes: Partial<Shown> = {},
  lang: Lang = "en",
): Shelf {
  const acted: string[] = [];
  const throwDice = vi.fn();
  const props = { ...propsOf(scene, lang), ...changes };
  const { container, rerender } = render(board, {
    props: { ...props, act: (action: string) => void acted.push(action), throwDice },
  });
  return {
    props,
    acted,
    thrown: () => throwDice.mock.calls.length,
    board: container,
    become: (next) => rerender({ ...next }),
  };
}

/** Everything that can be pressed, as ears name it. */
export function buttons(board: HTMLElement): HTMLButtonElement[] {
  return [...board.querySelectorAll<HTMLButtonElement>("button")];
}

export function named(board: HTMLElement, name: string | RegExp): HTMLButtonElement {
  const said = (button: HTMLElement): string => button.getAttribute("aria-label") ?? heard(button);
  const found = buttons(board).filter((button) => (typeof name === "string" ? said(button) === name : name.test(said(button))));
  if (found.length !== 1) throw new Error(`${found.length} buttons are called ${name}: ${buttons(board).map(said).join(" | ")}`);
  return found[0]!;
}

/** The words of an element without what is hidden from ears. */
export function heard(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.trim();
}
