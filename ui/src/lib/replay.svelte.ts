/** A finished game, walked through moment by moment. */

import { boards } from "$boards/found";
import { api, Refusal } from "./api";
import { ALL, type ReplayMoment } from "./protocol";
import { settings } from "./settings.svelte";

const PAGE = 60;

export class ReplayWalk {
  index = $state(0);
  viewer = $state(ALL);
  total = $state(0);
  isRunning = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  private pages = $state.raw<Record<string, ReplayMoment[]>>({});
  private asking = new Set<string>();
  /** The table as text too: the page has no board for the game. */
  private isDrawn = false;

  constructor(readonly code: string) {}

  async begin(atEnd: boolean): Promise<void> {
    try {
      const { moments, table } = await api.replay(this.code, settings.lang);
      this.isDrawn = !boards.has(table.name);
      this.total = moments;
      if (atEnd) this.index = this.total - 1;
      await this.load(this.index);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = problem;
    }
  }

  at(index: number): ReplayMoment | undefined {
    return this.pages[this.key(index)]?.[index % PAGE];
  }

  get now(): ReplayMoment | undefined {
    return this.at(this.index);
  }

  /** Every moment known so far, with its number. */
  get entries(): { index: number; entry: ReplayMoment }[] {
    const found = [];
    for (let index = 0; index < this.total; index += 1) {
      const entry = this.at(index);
      if (entry) found.push({ index, entry });
    }
    return found;
  }

  go(index: number): void {
    this.index = Math.max(0, Math.min(this.total - 1, index));
    void this.load(this.index);
    if (this.index + PAGE / 2 < this.total) void this.load(this.index + PAGE / 2);
  }

  async loadAll(): Promise<void> {
    for (let from = 0; from < this.total; from += PAGE) await this.load(from);
  }

  async load(index: number): Promise<void> {
    const key = this.key(index);
    // Until it has begun, it is not known what to ask for.
    if (!this.total || this.pages[key] || this.asking.has(key)) return;
    this.asking.add(key);
    try {
      const from = Math.floor(index / PAGE) * PAGE;
      const viewer = this.viewer === ALL ? "all" : this.viewer < 0 ? "table" : String(this.viewer);
      const found = await api.moments(this.code, from, PAGE, viewer, settings.lang, this.isDrawn);
      this.pages = { ...this.pages, [key]: found.moments };
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = problem;
    } finally {
      this.asking.delete(key);
    }
  }

  private key(index: number): string {
    return `${settings.lang}/${this.viewer}/${Math.floor(index / PAGE)}`;
  }
}
