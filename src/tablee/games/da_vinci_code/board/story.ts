/** What an attack looks like: the value is named over the tile, then it shows how it came out. */

import type { LastEntry } from "$boards/contract";
import type { Story } from "$boards/shared/motion.svelte";
import type { Gesture, State } from "./types";

export interface Frame {
  seat: number;
  place: number;
  value: number;
  /** Null until the tile has answered. */
  verdict: "right" | "wrong" | null;
}

export function tellStory(before: State | null, last: LastEntry<Gesture> | null, now: State): Story<Frame> | null {
  if (!before || last?.gesture.kind !== "attack") return null;
  const { seat, place, value } = last.gesture;
  const verdict = now.shown[seat]![place] ? "right" : "wrong";
  return async (show, beat) => {
    show({ seat, place, value, verdict: null });
    await beat.pause(750);
    show({ seat, place, value, verdict });
    await beat.pause(950);
  };
}
