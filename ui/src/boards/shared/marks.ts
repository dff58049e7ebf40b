/** Marks on gestures: several actions may begin with the same one, and the best of them counts. */

import type { BoardProps } from "../contract";

export type MarkKind = BoardProps["marks"][string];

const ORDER: MarkKind[] = ["best", "good", "bad"];

/** The best mark among some actions, if any is marked; "bad" only if none of them is better. */
export function bestMark(marks: BoardProps["marks"], actions: string[]): MarkKind | null {
  const found = actions.map((action) => marks[action]);
  const best = ORDER.find((kind) => found.includes(kind)) ?? null;
  return best === "bad" && found.includes(undefined as never) ? null : best;
}
