import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Motion, prefersStill } from "./motion.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a story is shown frame by frame, then the state again", async () => {
  const motion = new Motion<string>();
  const told = motion.tell(async (show, beat) => {
    show("first");
    await beat.pause(100);
    show("second");
    await beat.pause(100);
  });
  expect(motion.frame).toBe("first");
  await vi.advanceTimersByTimeAsync(100);
  expect(motion.frame).toBe("second");
  await vi.advanceTimersByTimeAsync(100);
  await told;
  expect(motion.frame).toBeNull();
});

test("a story cut short shows nothing more", async () => {
  const motion = new Motion<string>();
  const told = motion.tell(async (show, beat) => {
    show("first");
    await beat.pause(100);
    show("never");
  });
  motion.finish();
  expect(motion.frame).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  await told;
  expect(motion.frame).toBeNull();
});

test("a new story takes the place of the one before", async () => {
  const motion = new Motion<string>();
  const wait = (name: string) => motion.tell(async (show, beat) => (show(name), beat.pause(100)));
  void wait("old");
  await vi.advanceTimersByTimeAsync(50);
  void wait("new");
  await vi.advanceTimersByTimeAsync(60);
  expect(motion.frame).toBe("new");
  await vi.advanceTimersByTimeAsync(60);
  expect(motion.frame).toBeNull();
});

test("gliding ends where it should", async () => {
  const motion = new Motion<number>();
  const parts: number[] = [];
  const told = motion.tell((_, beat) => beat.glide(100, (part) => void parts.push(part)));
  await vi.advanceTimersByTimeAsync(300);
  await told;
  expect([parts[0], parts.at(-1)]).toEqual([0, 1]);
  expect([...parts].sort((a, b) => a - b)).toEqual(parts);
});

test("a mistake in a story is not swallowed", async () => {
  await expect(new Motion().tell(() => Promise.reject(new Error("a mistake")))).rejects.toThrow("a mistake");
});

test("those who asked for less motion get none", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") }));
  expect(prefersStill()).toBe(true);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  expect(prefersStill()).toBe(false);
});
