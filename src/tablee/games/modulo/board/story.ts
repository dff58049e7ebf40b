/** What a move at Modulo looks like: a hand goes over, taps, and comes back; or both are shaken. */

import type { LastEntry } from "$boards/contract";
import type { Story } from "$boards/shared/motion.svelte";
import type { Gesture, State } from "./types";

export interface Frame {
  hands: number[][];
  points: number[];
  /** A hand on its way, as far from its place as this. */
  moving: { seat: number; hand: number; x: number; y: number } | null;
  hit: { seat: number; hand: number } | null;
  shaken: number | null;
}

/** The last move as a sum: what the two states show, nothing more. */
export function happened(before: State | null, last: LastEntry<Gesture> | null, now: State): string | null {
  if (!before || !last) return null;
  const { gesture } = last;
  if (gesture.kind === "divide") {
    const whole: number = before.hands[last.seat]![0]! + before.hands[last.seat]![1]!;
    return `${whole} → ${now.hands[last.seat]![0]!} | ${now.hands[last.seat]![1]!}`;
  }
  if (gesture.kind !== "tap") return null;
  const other = 1 - last.seat;
  const [added, to]: [number, number] = [
    before.hands[last.seat]![gesture.own]!,
    before.hands[other]![gesture.target]!,
  ];
  const value: number = now.hands[other]![gesture.target]!;
  return `${to} + ${added} = ${to + added}${value === to + added ? "" : ` → ${value}`}`;
}

export function tellStory(
  before: State | null,
  last: LastEntry<Gesture> | null,
  now: State,
  table: () => HTMLElement | undefined,
): Story<Frame> | null {
  if (!before || !last) return null;
  const { gesture } = last;
  const still: Frame = { hands: before.hands, points: before.points, moving: null, hit: null, shaken: null };
  const after: Frame = { ...still, hands: now.hands, points: now.points };
  if (gesture.kind === "divide") {
    return async (show, beat) => {
      show({ ...still, shaken: last.seat });
      await beat.pause(500);
      show({ ...after, shaken: last.seat });
      await beat.pause(340);
    };
  }
  if (gesture.kind !== "tap") return null;
  const own = { seat: last.seat, hand: gesture.own };
  const hit = { seat: 1 - last.seat, hand: gesture.target };
  return async (show, beat) => {
    show(still);
    await beat.pause(30); // the page is drawn: now distances can be measured
    const { x, y } = reach(table(), own, hit);
    const at = (part: number): Frame["moving"] => ({ ...own, x: x * part, y: y * part });
    await beat.glide(340, (part) => show({ ...still, moving: at(part) }));
    show({ ...after, moving: at(1), hit });
    await beat.pause(260);
    await beat.glide(300, (part) => show({ ...after, moving: at(1 - part), hit }));
  };
}

type Which = { seat: number; hand: number };

/** From the fingertips of one hand to those of the other. */
function reach(table: HTMLElement | undefined, own: Which, other: Which): { x: number; y: number } {
  const box = ({ seat, hand }: Which) =>
    table?.querySelector(`[data-hand="${seat}${hand}"]`)?.getBoundingClientRect();
  const [mine, theirs] = [box(own), box(other)];
  if (!mine || !theirs) return { x: 0, y: 0 };
  const isBelow = mine.top > theirs.top;
  const tips = (rect: DOMRect, up: boolean): number =>
    up ? rect.top + rect.height * 0.2 : rect.bottom - rect.height * 0.2;
  return {
    x: theirs.left + theirs.width / 2 - mine.left - mine.width / 2,
    y: tips(theirs, !isBelow) - tips(mine, isBelow),
  };
}
