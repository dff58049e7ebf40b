/** What Foxu offers, by what is touched. */

import type { LegalAction } from "$boards/contract";
import { ofKind } from "$boards/shared/kinds";
import type { Gesture } from "./types";

export interface Offered {
  /** By cell: the action that sliding there, or putting a grey peg there, is. */
  cells: Map<number, string>;
  swap: string | null;
  /** A diagonal by its two corners. */
  diagonals: { action: string; label: string; ends: number[] }[];
}

export function offered(legal: LegalAction<Gesture>[]): Offered {
  return {
    cells: new Map(ofKind(legal, "cell").map(({ action, gesture }) => [gesture.cell, action])),
    swap: ofKind(legal, "swap")[0]?.action ?? null,
    diagonals: ofKind(legal, "diagonal").map(({ action, label, gesture }) => ({ action, label, ends: gesture.ends })),
  };
}
