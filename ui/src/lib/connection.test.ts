import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "./api";
import { Connection, type Link } from "./connection";
import type { ServerMessage } from "./protocol";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.hear({ type: "welcome" });
  }
}

let links: Link[];
let heard: ServerMessage[];
let connection: Connection;
const socket = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  links = [];
  heard = [];
  connection = new Connection("ws://here/ws", {
    hello: () => ({ table: "K7", token: "t", lang: "en", since: 4, look: null, breaks: true }),
    heard: (message) => heard.push(message),
    link: (link) => links.push(link),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says who it is and what it saw last", () => {
  socket().onopen?.();
  expect(socket().sent).toEqual([
    { type: "hello", protocol: 1, table: "K7", token: "t", lang: "en", since: 4, look: null, breaks: true },
  ]);
});

it("asks again under the same id what a lost connection left unanswered", async () => {
  socket().welcome();
  const asked = connection.ask({ type: "act", action: "c3" });
  const first = socket().sent.at(-1)!;
  socket().close();
  expect(links.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all.length).toBe(2);
  socket().welcome();
  expect(socket().sent.at(-1)).toEqual(first);
  socket().hear({ type: "ack", id: first.id, seq: 5 });
  await expect(asked).resolves.toMatchObject({ seq: 5 });
  socket().close();
  await vi.advanceTimersByTimeAsync(1000);
  socket().welcome();
  expect(socket().sent.length).toBe(1); // hello, and nothing that was answered
});

it("a refusal is told to the one who asked", async () => {
  socket().welcome();
  const asked = connection.ask({ type: "resume" });
  socket().hear({ type: "refused", id: socket().sent.at(-1)!.id, code: "no", sentence: "No.", todo: "" });
  await expect(asked).rejects.toBeInstanceOf(Refusal);
});

it("a seat that is not ours ends the connection for good", async () => {
  socket().onopen?.();
  socket().hear({ type: "refused", code: "wrong-token", sentence: "…", todo: "" });
  expect(links.at(-1)).toBe("refused");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

it("a refusal that will not last brings us back", async () => {
  socket().onopen?.();
  socket().hear({ type: "refused", code: "too-busy", sentence: "…", todo: "" });
  expect(links.at(-1)).not.toBe("refused");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all.length).toBe(2);
});

it("waits longer and longer, and leaves a connection that has died in silence", async () => {
  for (let i = 0; i < 4; i += 1) {
    socket().close();
    await vi.advanceTimersByTimeAsync(250 * 2 ** i * 1.3);
  }
  expect(FakeSocket.all.length).toBe(5);
  socket().welcome();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(socket().sent.at(-1)).toEqual({ type: "ping" });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(links.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(5_000 + 250 * 1.3);
  expect(FakeSocket.all.length).toBe(6);
});

it("says within three seconds that a question is not answered, and takes it back at a word", async () => {
  socket().welcome();
  void connection.ask({ type: "act", action: "c3" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket().sent.at(-1)).toEqual({ type: "ping" });
  expect(links.at(-1)).toBe("open");
  await vi.advanceTimersByTimeAsync(1_900);
  expect(links.at(-1)).toBe("lost");
  socket().hear({ type: "pong" });
  expect(links.at(-1)).toBe("open");
  expect(FakeSocket.all.length).toBe(1);
});

it("asks whether anybody is there when the browser says it is offline", async () => {
  socket().welcome();
  window.dispatchEvent(new Event("offline"));
  expect(socket().sent.at(-1)).toEqual({ type: "ping" });
  socket().hear({ type: "pong" });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(links.at(-1)).toBe("open");
});
