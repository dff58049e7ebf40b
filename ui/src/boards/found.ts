/** The boards that games have in the folder `board` of their own, found when the page is built. */

import type { Component } from "svelte";
import type { BoardProps } from "./contract";

/** What was found in those folders, by game. */
export function byGame<T>(found: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(found).map(([path, one]) => [path.split("/").at(-3)!, one]));
}

export const boards = byGame(import.meta.glob<{ default: Component<BoardProps> }>("$games/*/board/Board.svelte"));
