/**
 * One websocket that comes back by itself. What was asked and not answered is asked again after a
 * reconnection under the same id, so that it happens once.
 */

import { Refusal } from "./api";
import {
  VERSION, type AnswerTo, type Lang, type Refused, type Saying, type ServerMessage,
} from "./protocol";

export type Link = "connecting" | "open" | "lost" | "refused" | "closed";

export interface Hello {
  table: string;
  token: string | null;
  lang: Lang;
  since: number | null;
  look: number | null;
}

interface Handlers {
  hello: () => Hello;
  heard: (message: ServerMessage) => void;
  link: (link: Link, refusal?: Refused) => void;
}

interface Pending {
  text: string;
  resolve: (answer: never) => void;
  reject: (refusal: Refusal) => void;
}

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
/** Refusals that will not last: we come back a little later. */
const PASSING = ["too-busy", "too-many", "not-read", "not-kept"];
const SILENCE = 25_000;
/** After so long without a word we ask whether anybody is there; after as long again, we leave. */

export class Connection {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private isWelcome = false;
  private isEnded = false;

  constructor(
    private readonly address: string,
    private readonly on: Handlers,
  ) {
    window.addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.open();
  }

  /** Ask for something; answered when the server has done it, even across a lost connection. */
  ask<S extends Saying>(saying: S): Promise<AnswerTo<S>> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ ...saying, id });
    return new Promise((resolve, reject) => {
      this.pending.set(id, { text, resolve: resolve as Pending["resolve"], reject });
      this.send(text);
    });
  }

  /** Say something that needs no answer and need not survive. */
  say(message: Record<string, unknown>): void {
    this.send(JSON.stringify(message));
  }

  close(): void {
    this.end("closed");
  }

  private open(): void {
    this.isWelcome = false;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", protocol: VERSION, ...this.on.hello() }));
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private hear(message: ServerMessage): void {
    this.listen();
    if (message.type === "welcome") {
      this.isWelcome = true;
      this.tries = 0;
      this.on.link("open");
      this.on.heard(message);
      for (const { text } of this.pending.values()) this.send(text);
      return;
    }
    if (message.type === "refused" && !this.isWelcome) {
      if (PASSING.includes(message.code)) this.socket?.close();
      else this.end("refused", message);
      return;
    }
    if ("id" in message && message.type !== "event") this.settle(message);
    this.on.heard(message);
  }

  private settle(message: ServerMessage & { id: string }): void {
    const asked = this.pending.get(message.id);
    if (!asked) return;
    this.pending.delete(message.id);
    if (message.type === "refused") {
      asked.reject(new Refusal(message.code, message.sentence, message.todo));
    } else {
      asked.resolve(message as never);
    }
  }

  private send(text: string): void {
    if (this.isWelcome && this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private lose(): void {
    if (this.isEnded) return;
    clearTimeout(this.watch);
    this.on.link(this.tries === 0 && !this.isWelcome ? "connecting" : "lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 8000;
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private now = (): void => {
    if (this.isEnded || document.visibilityState === "hidden") return;
    if (this.socket && this.socket.readyState > WebSocket.OPEN) {
      clearTimeout(this.retry);
      this.open();
    }
  };

  /** A connection can die without a word: ask, and leave if nobody answers. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      this.say({ type: "ping" });
      this.watch = setTimeout(() => this.socket?.close(), SILENCE);
    }, SILENCE);
  }

  private end(link: Link, refusal?: Refused): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    window.removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.hangUp();
    this.on.link(link, refusal);
  }

  /** A socket that is still being opened is let in first: closed at once it would be an error. */
  private hangUp(): void {
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }
}

export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
