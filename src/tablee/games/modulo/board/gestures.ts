/** Modulo's notation as gestures: a tap (own hand, target), a division, a secret choice. */

import type { LegalAction } from "$boards/contract";

/** Hands are 0 (left) and 1 (right), as their owner sees them. */
export type Gesture =
  | { kind: "tap"; own: number; target: number }
  | { kind: "divide" }
  | { kind: "choose"; left: number; right: number };

const HANDS: Record<string, number> = { L: 0, G: 0, R: 1, D: 1 };

export function gestureOf(action: string): Gesture | null {
  const tap = /^([LRGD])>([LRGD])$/.exec(action);
  if (tap) return { kind: "tap", own: HANDS[tap[1]!]!, target: HANDS[tap[2]!]! };
  if (action === "/") return { kind: "divide" };
  const choice = /^([1-4])([1-4])$/.exec(action);
  if (choice) return { kind: "choose", left: Number(choice[1]), right: Number(choice[2]) };
  return null;
}

export interface Possible {
  action: string;
  gesture: Gesture;
}

export function possible(legal: LegalAction[]): Possible[] {
  return legal.flatMap(({ action }) => {
    const gesture = gestureOf(action);
    return gesture ? [{ action, gesture }] : [];
  });
}

export function taps(all: Possible[], own: number | null = null): { action: string; own: number; target: number }[] {
  return all.flatMap(({ action, gesture }) =>
    gesture.kind === "tap" && (own === null || gesture.own === own)
      ? [{ action, own: gesture.own, target: gesture.target }]
      : [],
  );
}

/** The values that can be chosen for a hand in secret. */
export function choices(all: Possible[], hand: number): number[] {
  const values = all.flatMap(({ gesture }) =>
    gesture.kind === "choose" ? [hand ? gesture.right : gesture.left] : [],
  );
  return [...new Set(values)].sort();
}
