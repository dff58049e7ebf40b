/** A slide at Foxu: the tube goes from cell to cell, and each peg drops where it dropped. */

import type { LastEntry } from "$boards/contract";
import type { Story } from "$boards/shared/motion.svelte";
import { CELLS, centre, has, line, type Point } from "./cells";
import type { State } from "./types";

export interface Frame {
  /** Where the sliding tube is. */
  tube: number;
  at: Point;
  left: number[];
  pegs: number[];
  /** Cells whose peg has just dropped. */
  fresh: number[];
}

/** Which tube moved between two states, if one did. */
export function slid(before: State | null, now: State): { tube: number; from: number; to: number } | null {
  if (!before) return null;
  const tube = [0, 1].find((one) => before.tubes[one] !== now.tubes[one]);
  if (tube === undefined || before.tubes[tube]! < 0) return null;
  return { tube, from: before.tubes[tube]!, to: now.tubes[tube]! };
}

export function tellStory(
  before: State | null,
  last: LastEntry | null,
  now: State,
  bottom: number,
): Story<Frame> | null {
  const move = last && slid(before, now);
  if (!before || !move) return null;
  const { tube, from, to } = move;
  const newly = (cell: number): boolean => has(now.pegs[tube]!, cell) && !has(before.pegs[tube]!, cell);
  return async (show, beat) => {
    const frame: Frame = { tube, at: centre(from, bottom), left: [...before.left], pegs: [...before.pegs], fresh: [] };
    show({ ...frame });
    await beat.pause(90);
    for (const cell of line(from, to)) {
      const [begin, end] = [frame.at, centre(cell, bottom)];
      await beat.glide(130, (part) => {
        frame.at = { x: begin.x + (end.x - begin.x) * part, y: begin.y + (end.y - begin.y) * part };
        show({ ...frame });
      });
      frame.at = end;
      if (cell < CELLS && newly(cell)) {
        frame.pegs = frame.pegs.map((cells, i) => (i === tube ? cells + 2 ** cell : cells));
        frame.left = frame.left.map((n, i) => (i === tube ? n - 1 : n));
        frame.fresh = [...frame.fresh, cell];
        show({ ...frame });
        await beat.pause(90);
      }
    }
    await beat.pause(160);
  };
}
