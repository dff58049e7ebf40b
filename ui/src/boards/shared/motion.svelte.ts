/**
 * Motion that explains what happened: a short story told in frames, from the state before to the
 * state now. It can be cut short at any moment, and is not told at all to those who asked for
 * less motion: then the board simply shows the state.
 */

import { untrack } from "svelte";

class Cut extends Error {}

/** The clock of a story. Both promises are refused when the story is cut short. */
export interface Beat {
  pause(ms: number): Promise<void>;
  /** Calls `draw` with 0 to 1, eased, once a frame. */
  glide(ms: number, draw: (part: number) => void): Promise<void>;
}

export type Story<Frame> = (show: (frame: Frame) => void, beat: Beat) => Promise<void>;

export function prefersStill(): boolean {
  return (
    typeof matchMedia !== "function" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.visibilityState === "hidden"
  );
}

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

function beatOf(signal: AbortSignal): Beat {
  const cutShort = (refuse: (reason: Cut) => void): void => {
    if (signal.aborted) refuse(new Cut());
    else signal.addEventListener("abort", () => refuse(new Cut()), { once: true });
  };
  return {
    pause: (ms) =>
      new Promise((resolve, refuse) => {
        cutShort(refuse);
        setTimeout(resolve, ms);
      }),
    glide: (ms, draw) =>
      new Promise((resolve, refuse) => {
        cutShort(refuse);
        const begin = performance.now();
        const step = (now: number): void => {
          if (signal.aborted) return;
          const part = Math.min(1, Math.max(0, (now - begin) / ms));
          draw(ease(part));
          if (part < 1) requestAnimationFrame(step);
          else resolve();
        };
        draw(0);
        requestAnimationFrame(step);
      }),
  };
}

export class Motion<Frame> {
  /** What to draw instead of the state while a story is told; null otherwise. */
  frame = $state.raw<Frame | null>(null);
  #running: AbortController | null = null;

  /** Show the state at once. */
  finish(): void {
    this.#running?.abort();
    this.#running = null;
    this.frame = null;
  }

  async tell(story: Story<Frame>): Promise<void> {
    this.finish();
    const running = new AbortController();
    this.#running = running;
    const show = (frame: Frame): void => {
      if (!running.signal.aborted) this.frame = frame;
    };
    try {
      await story(show, beatOf(running.signal));
    } catch (problem) {
      if (!(problem instanceof Cut)) throw problem;
      return;
    } finally {
      if (this.#running === running) this.finish();
    }
  }
}

/**
 * Tell a story each time a new state arrives, but not for the first one: a page that is opened
 * shows how things stand. `story` answers null where there is nothing to tell. `settled` is called
 * when the board shows the state.
 */
export function follow<Frame>(
  motion: Motion<Frame>,
  state: () => unknown,
  story: () => Story<Frame> | null,
  settled: () => void,
): void {
  let known: unknown;
  $effect.pre(() => {
    const now = state();
    untrack(() => {
      if (known === now) return;
      const told = known === undefined || prefersStill() ? null : story();
      known = now;
      if (told) void motion.tell(told).finally(() => known === now && settled());
      else {
        motion.finish();
        settled();
      }
    });
  });
  $effect(() => () => motion.finish());
}
