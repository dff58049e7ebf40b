/** Something asked of the server by a button: busy meanwhile, and a refusal kept to be shown. */

import { Refusal } from "./api";

export class Attempt {
  isBusy = $state(false);
  trouble = $state.raw<Refusal | null>(null);

  async make(what: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await what();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = problem;
    } finally {
      this.isBusy = false;
    }
  }
}
