/** What Moksha-patamu offers, by what is touched. */

import type { LegalAction } from "$boards/contract";
import { ofKind } from "$boards/shared/kinds";
import type { Gesture } from "./types";

export interface Offered {
  go: string | null;
  /** By square. */
  cards: Map<number, string>;
}

export function offered(legal: LegalAction<Gesture>[]): Offered {
  return {
    go: ofKind(legal, "go")[0]?.action ?? null,
    cards: new Map(ofKind(legal, "card").map(({ action, gesture }) => [gesture.square, action])),
  };
}
