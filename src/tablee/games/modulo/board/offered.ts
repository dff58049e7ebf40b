/** What Modulo offers, by kind. */

import type { LegalAction } from "$boards/contract";
import { ofKind } from "$boards/shared/kinds";
import type { Gesture, Tap } from "./types";

/** The taps, of one hand where it is named. */
export function taps(actions: LegalAction<Gesture>[], own: number | null = null): LegalAction<Tap>[] {
  return ofKind(actions, "tap").filter(({ gesture }) => own === null || gesture.own === own);
}

/** The values that can be chosen for a hand in secret. */
export function choices(actions: LegalAction<Gesture>[], hand: number): number[] {
  const values = ofKind(actions, "choose").map(({ gesture }) => (hand ? gesture.right : gesture.left));
  return [...new Set(values)].sort();
}
