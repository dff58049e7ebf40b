/** How good a move was, from what is true of the position: best, good, a slip or a mistake. */

import type { Analysis, Truth } from "./protocol";

export type Verdict = "best" | "good" | "slip" | "mistake";
export type Mark = "best" | "good" | "bad";

const RANK = { loss: 0, draw: 1, win: 2 } as const;
/** Of the distance between the best and the worst move: less is not worth a word, more is a pity. */
const SLIP = 0.15;
const MISTAKE = 0.5;

export function bestOf(analysis: Analysis): [string, Truth] | null {
  return Object.entries(analysis.actions)[0] ?? null;
}

export function verdict(analysis: Analysis, action: string): Verdict | null {
  const best = bestOf(analysis)?.[1];
  const played = analysis.actions[action];
  if (!best || !played) return null;
  if (best.outcome && played.outcome) return byOutcome(best, played);
  const worst = Math.min(...Object.values(analysis.actions).map((truth) => truth.value));
  const lost = best.value - played.value;
  const doubt = (best.error ?? 0) + (played.error ?? 0);
  if (lost <= doubt || best.value === worst) return "best";
  const share = lost / (best.value - worst);
  return share >= MISTAKE ? "mistake" : share >= SLIP ? "slip" : "good";
}

function byOutcome(best: Truth, played: Truth): Verdict {
  if (RANK[played.outcome!] < RANK[best.outcome!]) return "mistake";
  if (best.plies === undefined || played.plies === best.plies) return "best";
  return "good";
}

/** What a board points at: the best moves, those as good in the end, and the bad ones. */
export function marks(analysis: Analysis): Record<string, Mark> {
  const found: Record<string, Mark> = {};
  for (const action of Object.keys(analysis.actions)) {
    const judged = verdict(analysis, action);
    if (judged) found[action] = judged === "best" ? "best" : judged === "good" ? "good" : "bad";
  }
  return found;
}

/** How many moves are as good as the best. */
export function countBest(analysis: Analysis): number {
  return Object.keys(analysis.actions).filter((action) => verdict(analysis, action) === "best").length;
}
