/**
 * One websocket that comes back by itself. What was asked and not answered is asked again after a
 * reconnection under the same id, so that it happens once.
 */

import { Refusal } from "./api";
import { VERSION, type Hello, type Refused, type ServerMessage } from "./protocol";
import type { AnswerTo, Remark, Saying } from "./saying";

export type Link = "connecting" | "open" | "lost" | "refused" | "closed";

interface Handlers {
  hello: () => Omit<Hello, "type" | "protocol">;
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
/** After so long without a word we ask whether anybody is there, in milliseconds; */
const SILENCE = 25_000;
/** so soon if something that was asked has not been answered; */
const DUE = 1_000;
/** if nobody says a word for so long after that, the connection is lost; */
const PATIENCE = 1_500;
/** so long after that we make another one; */
const HOPE = 5_000;
/** and who is not let in after so long tries again. */
const KNOCKING = 15_000;

export class Connection {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private isWelcome = false;
  /** Whether we have asked if anybody is there, and heard nothing since. */
  private isDoubted = false;
  private isLost = false;
  private isEnded = false;

  constructor(
    private readonly address: string,
    private readonly on: Handlers,
  ) {
    window.addEventListener("online", this.now);
    window.addEventListener("offline", this.probe);
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
      if (this.isWelcome && !this.isDoubted) this.listen();
    });
  }

  /** Say something that needs no answer and need not survive. */
  say(message: Remark): void {
    this.send(JSON.stringify(message));
  }

  close(): void {
    this.end("closed");
  }

  private open(): void {
    this.isWelcome = this.isDoubted = false;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.wait(KNOCKING, () => socket.close());
    const hello = (): Hello => ({ type: "hello", protocol: VERSION, ...this.on.hello() });
    socket.onopen = () => socket.send(JSON.stringify(hello()));
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private hear(message: ServerMessage): void {
    this.isDoubted = false;
    if (message.type === "welcome") {
      this.isWelcome = true;
      this.isLost = true;
      this.tries = 0;
    }
    if (this.isWelcome && this.isLost) {
      this.isLost = false;
      this.on.link("open");
    }
    this.receive(message);
    if (!this.isEnded) this.listen();
  }

  private receive(message: ServerMessage): void {
    if (message.type === "welcome") {
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
    this.isLost = true;
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
    } else {
      this.probe();
    }
  };

  /** A connection can die without a word: ask, say so if nobody answers, and make another. */
  private listen(): void {
    if (this.isWelcome) this.wait(this.pending.size ? DUE : SILENCE, this.probe);
  }

  private probe = (): void => {
    if (!this.isWelcome || this.isDoubted || this.isEnded) return;
    this.isDoubted = true;
    this.say({ type: "ping" });
    this.wait(PATIENCE, () => {
      this.isLost = true;
      this.on.link("lost");
      this.wait(HOPE, () => this.leave());
    });
  };

  /** A socket that nobody answers may take minutes to close: we do not wait for that. */
  private leave(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.onmessage = null;
    socket?.close();
    this.lose();
  }

  private wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(then, milliseconds);
  }

  private end(link: Link, refusal?: Refused): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    window.removeEventListener("online", this.now);
    window.removeEventListener("offline", this.probe);
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
