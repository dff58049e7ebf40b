/** A turn at Moksha-patamu: dice roll, the pawn walks square by square, then climbs or slides. */

import type { LastEntry } from "$boards/contract";
import type { Beat, Story } from "$boards/shared/motion.svelte";
import { along, between, centre, type Grid, type Point } from "./geometry";
import type { Snake } from "./snakes";
import type { Gesture, State } from "./types";

export interface Frame {
  /** Where a pawn is on its way; the others stand as before. */
  pawns: Map<number, Point>;
  /** The state that the rest of the picture shows. */
  shown: State;
  dice: number[] | null;
  rolling: boolean;
}

export interface Walk {
  squares: number[];
  /** Then, by snake or ladder, to here. */
  ends: number;
}

/** How a pawn came from where it was to where it is, read from the two states. */
export function walkOf(before: State, now: State, p: number, steps: number): Walk | null {
  const [from, ends, size]: [number, number, number] = [before.squares[p]!, now.squares[p]!, before.size];
  const leads: number[] = before.leads;
  if (from === 0 && !before.free_entry) return ends > 0 ? { squares: [ends], ends } : null;
  const squares: number[] = [];
  for (let i = 1; i <= steps; i++) squares.push(from + i <= size ? from + i : 2 * size - from - i);
  const aim = squares.at(-1);
  if (from === ends) {
    const hasWalked = aim !== undefined && (leads[aim] !== aim ? leads[aim] === ends : aim === ends && before.walk_back);
    return hasWalked ? { squares, ends } : null;
  }
  // Where squares are taken the pawn steps back until it finds room.
  while (squares.length && !explains(squares.at(-1)!, ends, leads) && squares.at(-1)! > 1) squares.push(squares.at(-1)! - 1);
  const stop = squares.at(-1);
  return stop !== undefined && explains(stop, ends, leads) ? { squares, ends } : { squares: [ends], ends };
}

const explains = (square: number, ends: number, leads: number[]): boolean => square === ends || leads[square] === ends;

export function tellStory(
  before: State | null,
  last: LastEntry<Gesture> | null,
  now: State,
  grid: Grid,
  snakes: Snake[],
  home: (seat: number) => Point,
): Story<Frame> | null {
  if (!before || !last) return null;
  const dice = last.gesture.kind === "throw" ? last.gesture.faces : null;
  if (!dice && !before.thrown[0]!) return null;
  const thrown: number[] = dice ?? before.thrown.filter((face: number) => face > 0);
  const p: number = before.to_move;
  const isMoved = now.thrown[0] === 0 && last.seat !== -2;
  const walk = isMoved ? walkOf(before, now, p, thrown.reduce((sum, face) => sum + face, 0)) : null;
  const others = seatsThatMoved(before, now).filter((seat) => seat !== p);
  if (!dice && !walk) return null;
  return async (show, beat) => {
    const frame: Frame = { pawns: new Map(), shown: before, dice: thrown, rolling: false };
    if (dice) await roll(frame, dice, show, beat);
    if (!walk) return;
    let here = before.squares[p]! > 0 ? centre(grid, before.squares[p]!) : home(p);
    const go = (seat: number, point: Point): void => {
      frame.pawns = new Map(frame.pawns).set(seat, point);
      show({ ...frame });
    };
    const pace = Math.max(70, Math.min(170, 1100 / walk.squares.length));
    for (const square of walk.squares) {
      const [from, to] = [here, centre(grid, square)];
      await beat.glide(pace, (part) => go(p, hop(from, to, part)));
      here = to;
    }
    const stop = walk.squares.at(-1)!;
    if (stop !== walk.ends) {
      await beat.pause(140);
      const snake = snakes.find(({ start }) => start === stop);
      const way = snake?.spine ?? [centre(grid, stop), centre(grid, walk.ends)];
      await beat.glide(620, (part) => go(p, along(way, part)));
    }
    for (const seat of others) {
      const [from, to] = [centre(grid, before.squares[seat]!), centre(grid, now.squares[seat]!)];
      await beat.glide(420, (part) => go(seat, between(from, to, part)));
    }
    await beat.pause(120);
  };
}

async function roll(frame: Frame, dice: number[], show: (frame: Frame) => void, beat: Beat): Promise<void> {
  for (let i = 0; i < 6; i++) {
    const faces = dice.map((face, n) => ((face + i * (n + 2)) % 6) + 1);
    show({ ...frame, dice: faces, rolling: true });
    await beat.pause(70);
  }
  show({ ...frame });
  await beat.pause(220);
}

/** A little jump from square to square. */
function hop(from: Point, to: Point, part: number): Point {
  const { x, y } = between(from, to, part);
  return { x, y: y - Math.sin(part * Math.PI) * 16 };
}

function seatsThatMoved(before: State, now: State): number[] {
  const moved: number[] = [];
  for (let seat = 0; seat < now.players; seat++) if (before.squares[seat] !== now.squares[seat]) moved.push(seat);
  return moved;
}
