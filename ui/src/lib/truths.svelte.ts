/** What is true, moment by moment, asked of the server once each. */

import { api, Refusal } from "./api";
import type { AnalysisFound, Notes } from "./protocol";
import type { AnswerTo, Saying } from "./saying";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

export type Answer = AnalysisFound | Refusal;

export class Truths {
  private known = $state.raw<Record<string, Answer>>({});
  private asking = new Set<string>();
  private before: Record<string, Promise<unknown>> = {};

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
    const answer = await (isNow ? this.inTurn(moment, { type: "analyse", player }) : this.then(moment, player));
    this.asking.delete(key);
    if (!answer) return;
    // A game that went on while the answer was on its way has another moment now.
    const at = answer instanceof Refusal ? moment : answer.moment;
    this.known = { ...this.known, [this.key(at, player)]: answer };
  }

  /** After a refusal: the same once more. */
  again(moment: number, player: number, isNow: boolean): void {
    const { [this.key(moment, player)]: _, ...others } = this.known;
    this.known = others;
    void this.ask(moment, player, isNow);
  }

  /** What a player could have written down by now, with how likely it is where that may be asked;
   * null if the game has gone on meanwhile. */
  notes(moment: number, player: number, odds: boolean): Promise<Notes | Refusal | null> {
    return this.inTurn(moment, { type: "notes", player, odds });
  }

  /** A connection is given one answer of a kind at a time; a moment that has passed needs none. */
  private inTurn<S extends Saying>(moment: number, saying: S): Promise<AnswerTo<S> | Refusal | null> {
    const session = this.session!;
    const before = this.before[saying.type] ?? Promise.resolve();
    const answer = before.then(() => (session.moment?.moment === moment ? session.tryAsk(saying) : null));
    this.before[saying.type] = answer.catch(() => null);
    return answer;
  }

  private async then(moment: number, player: number): Promise<Answer> {
    try {
      return await api.analysis(this.code, moment, player, settings.lang);
    } catch (problem) {
      if (problem instanceof Refusal) return problem;
      throw problem;
    }
  }

  /** Somebody else comes to the screen. */
  forget(): void {
    this.known = {};
  }

  private key(moment: number, player: number): string {
    return `${settings.lang}/${moment}/${player}`;
  }
}
