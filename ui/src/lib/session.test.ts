import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "./api";
import type { Connection } from "./connection";
import type { Event, Moment, ServerMessage } from "./protocol";

let hear: (message: ServerMessage) => void = () => {};
let answers: { resolve: (answer: object) => void; reject: (refusal: Error) => void };
const said: Record<string, unknown>[] = [];
vi.mock("./connection", () => ({
  socketAddress: () => "ws://here/ws",
  Connection: class implements Partial<Connection> {
    constructor(_: string, on: { heard: typeof hear }) {
      hear = on.heard;
    }
    ask = (message: object) => {
      said.push({ ...message });
      return new Promise<never>((resolve, reject) => (answers = { resolve: resolve as never, reject }));
    };
    say = (message: object) => void said.push({ ...message });
    close(): void {}
  },
}));
vi.mock("$boards/found", () => ({ boards: new Map([["with a board", null]]) }));
const { Session } = await import("./session.svelte");

const moment = (n: number, more: Partial<Moment> = {}): Moment => ({
  moment: n, game: 0, phase: "play", player: 0, seat: 0, seats: [0, 1], to_act: [0], table_legal: [],
  view: { game: "g", seat: 0, to_act: [0], legal: [], returns: null, ended: "", state: { n } },
  legal: [{ action: "x", label: "X", gesture: {} }], thrower: null, may_throw: false, help: "", sections: [],
  result: null, may_take_back: false, drawing: "", secrets: [], facts: {}, ...more,
}); // prettier-ignore
const event = (seq: number, more: Partial<Event> = {}): Event => ({
  type: "event", seq, kind: "play", who: 1, action: "y", told: `Told ${seq}.`, moment: moment(seq),
  table: null, requests: null, result: null, id: "", gesture: {}, ...more,
}); // prettier-ignore

let session: InstanceType<typeof Session>;
function welcome(name: string): void {
  const table = { name, players: [{ name: "Ada" }, { name: "Bot" }], resting: [] } as never;
  hear({
    type: "welcome", protocol: 1, seq: 3, table, players: [0], moment: moment(3), history: [],
    status: [], requests: [], is_resumed: false,
  }); // prettier-ignore
}
beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  session = new Session("K7", "t");
  welcome("with a board");
});
afterEach(() => vi.useRealTimers());

it("shows what happened one step after the other, and what each step started from", async () => {
  hear(event(4));
  hear(event(5));
  expect(session.moment?.moment).toBe(4);
  expect(session.previous).toEqual({ n: 3 });
  expect(session.last).toEqual({ seat: 1, action: "y", gesture: {}, told: "Told 4." });
  session.settled();
  await vi.advanceTimersByTimeAsync(2600);
  expect(session.moment?.moment).toBe(5);
  expect(session.previous).toEqual({ n: 4 });
  expect(session.history.map((told) => told.seq)).toEqual([4, 5]);
});

it("the table is asked for as text, once, where there is no board for the game", () => {
  expect(said).toEqual([]);
  welcome("without");
  welcome("without");
  expect(said).toEqual([{ type: "language", lang: "en", drawing: true }]);
});

it("one's own move waits for nothing", () => {
  hear(event(4));
  hear(event(5, { id: "mine" }));
  expect(session.moment?.moment).toBe(5);
});

it("hears nothing twice", async () => {
  hear(event(4));
  hear(event(4));
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.history.length).toBe(1);
});

it("plays for the seat it holds, at the moment that is shown", () => {
  session.act("x");
  expect(said.at(-1)).toEqual({ type: "act", action: "x", player: 0, seq: 3 });
});

it("what only the table may do is asked for the table", () => {
  hear(event(4, { moment: moment(4, { table_legal: [{ action: "bell", label: "Ring", gesture: {} }] }) }));
  session.act("bell");
  expect(said.at(-1)).toEqual({ type: "table_act", action: "bell", seq: 4 });
});

it("whoever resigns or answers means the game that is shown", () => {
  hear(event(4));
  hear(event(5));
  void session.ask({ type: "resign", player: 0 });
  expect(said.at(-1)).toEqual({ type: "resign", player: 0, seq: 4 });
  session.request("draw");
  expect(said.at(-1)).toEqual({ type: "ask", what: "draw", player: 0, seq: 4 });
  void session.ask({ type: "answer", what: "draw", yes: true });
  expect(said.at(-1)).toEqual({ type: "answer", what: "draw", yes: true, seq: 4 });
});

it("a game that ended within a match is looked at before the next", async () => {
  const result = {
    winners: [0], returns: [1, -1], sentence: "Ada wins.", how: "rules", by: null, view: null, seats: [0, 1],
    standing: "", why: "Ada has 3 points and wins the round (§10).", drawing: "",
  } as const; // prettier-ignore
  hear(event(4, { result: { ...result, winners: [0], returns: [1, -1], seats: [0, 1] }, moment: moment(4, { game: 1 }) }));
  expect(session.interlude?.sentence).toBe("Ada wins.");
  session.endInterlude();
  expect(session.interlude).toBeNull();
  expect(session.last).toBeNull();
});

it("a move taken back leaves nothing to animate", () => {
  hear(event(4));
  vi.advanceTimersByTime(3000);
  hear(event(5, { kind: "take_back", moment: moment(3) }));
  vi.advanceTimersByTime(3000);
  expect(session.last).toBeNull();
  expect(session.moment?.moment).toBe(3);
});

const BEHIND = new Refusal("behind", "Meanwhile…");
const signs = (n: number, to_act: number[], more: Partial<Moment> = {}) =>
  moment(n, { phase: "toss", view: null, to_act, legal: [{ action: "rock", label: "Rock", gesture: {} }], ...more });

it("a choice made at the same time as another's is sent again, as of now", async () => {
  hear(event(4, { moment: signs(4, [0, 1]) }));
  session.act("rock");
  hear(event(5, { moment: signs(5, [0]) }));
  answers.reject(BEHIND);
  await vi.advanceTimersByTimeAsync(0);
  expect(said.map(({ action, seq }) => [action, seq])).toEqual([["rock", 4], ["rock", 5]]);
  expect(session.sent).toBe("rock");
  expect(session.trouble).toBeNull();
});

it.each([
  ["a move where it was one's own turn", moment(4), moment(5)],
  ["a choice that is not open any more", signs(4, [0, 1]), signs(5, [1], { legal: [] })],
  ["a choice in what was taken back since", signs(4, [0, 1]), signs(2, [0, 1])],
])("%s is shown as not chosen", async (_, before, after) => {
  hear(event(4, { moment: before }));
  session.act(before.legal[0]!.action);
  hear(event(5, { moment: after }));
  answers.reject(BEHIND);
  await vi.advanceTimersByTimeAsync(3000);
  expect(said.length).toBe(1);
  expect(session.sent).toBeNull();
  expect(session.trouble?.code).toBe("behind");
});

it("nothing else is played until a move is answered and shown", async () => {
  session.act("x");
  session.act("x");
  session.throwDice();
  expect(said.length).toBe(1);
  answers.resolve({ type: "ack", seq: 5 });
  await vi.advanceTimersByTimeAsync(0);
  session.act("x");
  expect(said.length).toBe(1);
  hear(event(4));
  hear(event(5, { id: "mine" }));
  session.act("x");
  expect(said.length).toBe(2);
});

it("asking twice before the answer is asking once", async () => {
  session.request("rematch");
  session.request("rematch");
  expect(said.length).toBe(1);
  answers.resolve({ type: "ack", seq: 4 });
  await vi.advanceTimersByTimeAsync(0);
  session.request("rematch");
  expect(said.length).toBe(2);
});
