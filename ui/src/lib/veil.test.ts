import { expect, it } from "vitest";
import { TABLE, type Event, type Moment } from "./protocol";
import { hollow, isLaidOpen, isPrivate, isSecret, veiled } from "./veil";

const moment = (more: Partial<Moment>): Moment =>
  ({ game: 0, phase: "play", player: 0, seat: 0, to_act: [0], secrets: [], legal: [{ action: "x", label: "X" }], ...more }) as Moment;
const OURS = [0, 1];

it("a secret of ours, a choice at the same time and a sign are for one pair of eyes", () => {
  for (const one of [moment({ secrets: [0] }), moment({ to_act: [0, 1] }), moment({ phase: "toss" })]) {
    expect(isPrivate(one, OURS)).toBe(true);
    expect(isSecret(one, OURS)).toBe(true);
  }
  expect(isPrivate(moment({}), OURS)).toBe(false);
  expect(isSecret(moment({ secrets: [2] }), OURS)).toBe(false);
});

it("what another of us knows is not shown, and so is private to nobody", () => {
  const seen = moment({ secrets: [1] });
  expect(isPrivate(seen, OURS)).toBe(false);
  expect(isSecret(seen, OURS)).toBe(true);
  expect(isPrivate(veiled(moment({ secrets: [0] })), OURS)).toBe(false);
});

it("one is alone until what one knew is laid open, or another game begins", () => {
  const knowing = moment({ secrets: [0, 1] });
  expect(isLaidOpen(moment({ secrets: [1] }), knowing, OURS)).toBe(false);
  expect(isLaidOpen(knowing, moment({ secrets: [1] }), OURS)).toBe(true);
  expect(isLaidOpen(knowing, moment({ secrets: [0], game: 1 }), OURS)).toBe(true);
  expect(isLaidOpen(moment({ to_act: [0, 1] }), moment({}), OURS)).toBe(true);
});

it("a veil leaves who is awaited and nothing to see", () => {
  const left = veiled(moment({ secrets: [0], view: { state: { hand: 7 } } as never, facts: { hand: 7 }, help: "7" }));
  expect(left.player).toBe(TABLE);
  expect(left.to_act).toEqual([0]);
  expect(JSON.stringify(left)).not.toContain("7");
});

it("an event is hollowed of everything but what is public", () => {
  const event = { seq: 9, action: "7H", told: "You draw 7.", moment: moment({ secrets: [0] }), table: null, result: null } as never;
  const left: Event = hollow(event);
  expect(left.seq).toBe(9);
  expect(JSON.stringify(left)).not.toContain("7");
});
