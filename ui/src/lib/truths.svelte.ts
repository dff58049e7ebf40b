/** What is true, moment by moment, asked of the server once each. */

import { Refusal } from "./api";
import type { AnalysisFound } from "./protocol";
import type { Session } from "./session.svelte";

export type Answer = AnalysisFound | Refusal;

export class Truths {
  private known = $state.raw<Record<string, Answer>>({});
  private asking = new Set<string>();

  constructor(private readonly session: Session) {}

  get(moment: number, player: number): Answer | undefined {
    return this.known[`${moment}:${player}`];
  }

  async ask(moment: number, player: number, isNow: boolean): Promise<void> {
    const key = `${moment}:${player}`;
    if (this.known[key] || this.asking.has(key)) return;
    this.asking.add(key);
    const answer = await this.session.tryAsk({
      type: "analyse",
      player,
      ...(isNow ? {} : { moment }),
    });
    this.asking.delete(key);
    // A game that went on while the answer was on its way has another moment now.
    const at = answer instanceof Refusal ? moment : answer.moment;
    this.known = { ...this.known, [`${at}:${player}`]: answer };
  }

  /** The words of an analysis are in both languages, its labels only in one. */
  forget(): void {
    this.known = {};
  }
}
