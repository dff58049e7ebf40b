/** Moksha-patamu's notation as gestures: throws, cards laid, going on, the bell. */

import type { LegalAction } from "$boards/contract";

/** What the dice showed, or null if the action is no throw. */
export function throwOf(action: string): number[] | null {
  return /^[1-6](\+[1-6])?$/.test(action) ? action.split("+").map(Number) : null;
}

export interface Gestures {
  go: string | null;
  /** By square. */
  cards: Map<number, string>;
}

export function gestures(legal: LegalAction[]): Gestures {
  const found: Gestures = { go: null, cards: new Map() };
  for (const { action } of legal) {
    const card = /^(?:card|carte) (\d+)$/.exec(action);
    if (card) found.cards.set(Number(card[1]), action);
    else if (action === "go" || action === "avance") found.go = action;
  }
  return found;
}

export function bellIn(tableLegal: LegalAction[]): string | null {
  return tableLegal.find(({ action }) => action === "bell" || action === "sonnerie")?.action ?? null;
}
