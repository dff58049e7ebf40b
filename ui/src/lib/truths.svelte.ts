/** What is true, moment by moment, asked of the server once each. */

import { api, Refusal } from "./api";
import type { AnalysisFound } from "./protocol";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

export type Answer = AnalysisFound | Refusal;

export class Truths {
  private known = $state.raw<Record<string, Answer>>({});
  private asking = new Set<string>();

  /** During a game the connection is asked, from its own view; afterwards anybody may ask. */
  constructor(
    private readonly code: string,
    private readonly session: Session | null,
  ) {}

  get(moment: number, player: number): Answer | undefined {
    return this.known[this.key(moment, player)];
  }

  async ask(moment: number, player: number, isNow: boolean): Promise<void> {
    const key = this.key(moment, player);
    if (this.known[key] || this.asking.has(key)) return;
    this.asking.add(key);
    const answer = await (isNow ? this.now(player) : this.then(moment, player));
    this.asking.delete(key);
    // A game that went on while the answer was on its way has another moment now.
    const at = answer instanceof Refusal ? moment : answer.moment;
    this.known = { ...this.known, [this.key(at, player)]: answer };
  }

  private async now(player: number): Promise<Answer> {
    return this.session!.tryAsk({ type: "analyse", player });
  }

  private async then(moment: number, player: number): Promise<Answer> {
    try {
      return await api.analysis(this.code, moment, player, settings.lang);
    } catch (problem) {
      if (problem instanceof Refusal) return problem;
      throw problem;
    }
  }

  private key(moment: number, player: number): string {
    return `${settings.lang}/${moment}/${player}`;
  }
}
