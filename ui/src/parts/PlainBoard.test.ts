import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { BoardProps } from "$boards/contract";
import { speak } from "../lib/speech.svelte";
import PlainBoard from "./PlainBoard.svelte";

const given = (more: Partial<BoardProps> = {}): Omit<BoardProps, "say"> => ({
  game: "heap", options: {}, state: { stones: 3 }, previous: null, last: null, seat: 0, names: ["Ada", "Bob"],
  toAct: [0], legal: [], tableLegal: [], canThrow: false, isOver: false, returns: null, facts: {},
  drawing: "1: ●●●", marks: {}, lang: "en", act: () => {}, throwDice: () => {}, ...more,
}); // prettier-ignore
beforeAll(() => speak("en"));
const take = (n: number) => ({ action: String(n), label: `Take ${n}`, gesture: {} });

test("the table is shown as the game draws it, and what happened in words", () => {
  const last = { seat: 1, action: "2", gesture: {}, told: "Bob takes two stones." };
  const { container } = render(PlainBoard, { props: given({ last }) });
  expect(container.querySelector("pre")!.textContent).toBe("1: ●●●");
  expect(container.textContent).toContain("Bob takes two stones.");
  expect(container.querySelector("button")).toBeNull();
});

test("every legal action is a button, in words, and there is no other", async () => {
  const act = vi.fn();
  const { getAllByRole } = render(PlainBoard, { props: given({ legal: [take(1), take(2)], act }) });
  const buttons = getAllByRole("button");
  expect(buttons.map((button) => button.textContent!.trim())).toEqual(["Take 1", "Take 2"]);
  for (const button of buttons) await fireEvent.click(button);
  expect(act.mock.calls).toEqual([["1"], ["2"]]);
});

test("who holds the dice throws them", async () => {
  const throwDice = vi.fn();
  const { getByRole } = render(PlainBoard, { props: given({ canThrow: true, throwDice }) });
  await fireEvent.click(getByRole("button"));
  expect(throwDice).toHaveBeenCalledOnce();
});

test("the next step need not wait: each state is settled as soon as it is shown", async () => {
  const settled = vi.fn();
  const { rerender } = render(PlainBoard, { props: given({ settled }) });
  expect(settled).toHaveBeenCalledTimes(1);
  await rerender({ state: { stones: 2 } });
  await rerender({ state: { stones: 1 } });
  expect(settled).toHaveBeenCalledTimes(3);
});
