/** From the game's notation to what is touched: `1c=7`, `B`, `+c`, `stop`, `show c`, `2`, `BcWa`. */

import type { LegalAction } from "$boards/contract";

export const PLACES = "abcdefghijklm";
export const JOKER = 12;

export type Gesture =
  | { kind: "attack"; seat: number; place: number; value: number }
  | { kind: "draw"; colour: number }
  | { kind: "place"; place: number }
  | { kind: "show"; place: number }
  | { kind: "stop" }
  | { kind: "count"; black: number }
  | { kind: "arrange"; black: string; white: string };

export interface Possible extends LegalAction {
  gesture: Gesture;
}

export function gestureOf(action: string): Gesture | null {
  const attack = /^(\d)([a-m])=(\d+|\*)$/.exec(action);
  if (attack) {
    const value = attack[3] === "*" ? JOKER : Number(attack[3]);
    return { kind: "attack", seat: Number(attack[1]), place: PLACES.indexOf(attack[2]!), value };
  }
  if (action === "B" || action === "W") return { kind: "draw", colour: action === "B" ? 0 : 1 };
  if (/^\+[a-m]$/.test(action)) return { kind: "place", place: PLACES.indexOf(action[1]!) };
  if (/^show [a-m]$/.test(action)) return { kind: "show", place: PLACES.indexOf(action[5]!) };
  if (action === "stop") return { kind: "stop" };
  if (/^\d$/.test(action)) return { kind: "count", black: Number(action) };
  const jokers = /^(?:ready|(?:B([a-d]))?(?:W([a-d]))?)$/.exec(action);
  return jokers && { kind: "arrange", black: jokers[1] ?? "", white: jokers[2] ?? "" };
}

export function possible(legal: LegalAction[]): Possible[] {
  return legal.flatMap((one) => {
    const gesture = gestureOf(one.action);
    return gesture ? [{ ...one, gesture }] : [];
  });
}

type Of<Kind extends Gesture["kind"]> = Possible & { gesture: Extract<Gesture, { kind: Kind }> };

export function of<Kind extends Gesture["kind"]>(actions: Possible[], kind: Kind): Of<Kind>[] {
  return actions.filter((one): one is Of<Kind> => one.gesture.kind === kind);
}

/** The values named in vain, from the bits that the record keeps. */
export function wrongValues(bits: number): number[] {
  return Array.from({ length: JOKER + 1 }, (_, value) => value).filter((value) => (bits >> value) & 1);
}
