/** The games there are, asked once and kept while the page stands. */

import { api, Refusal } from "./api";
import type { GameInfo } from "./protocol";
import { settings } from "./settings.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);
  problem = $state.raw<Refusal | null>(null);
  private asking: Promise<void> | null = null;

  load(): Promise<void> {
    if (this.list.length) return Promise.resolve();
    this.asking ??= api
      .games(settings.lang)
      .then((found) => {
        this.list = found.games;
        this.problem = null;
      })
      .catch((problem: unknown) => {
        if (!(problem instanceof Refusal)) throw problem;
        this.problem = problem;
      })
      .finally(() => (this.asking = null));
    return this.asking;
  }

  /** Whether it is settled which games there are: they have come, or do not come. */
  get isKnown(): boolean {
    return this.list.length > 0 || this.problem !== null;
  }

  get(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  title(name: string): string {
    return this.get(name)?.title[settings.lang] ?? name;
  }
}

export const games = new Games();
