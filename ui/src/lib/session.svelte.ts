/**
 * A table as this browser sees it: what the server said last, shown one step at a time so that
 * motion can explain each. Knows no game.
 */

import type { LastEntry, State } from "../boards/contract";
import { announcer } from "./announce.svelte";
import { Refusal } from "./api";
import { Connection, socketAddress, type Link } from "./connection";
import {
  TABLE, type AnswerTo, type Happened, type Moment, type OpenRequest, type PlayerStatus,
  type Refused, type Request, type Result, type Saying, type ServerMessage, type TableInfo,
  type Told, type Welcome,
} from "./protocol";
import { settings } from "./settings.svelte";
import { play as playSound } from "./sound";

/** How long a step stays before the next is shown, in milliseconds. */
const STEP = 450;
/** A board says when its motion is over; we do not wait longer than this for it. */
const LONGEST = 2500;

export class Session {
  link = $state<Link>("connecting");
  refusal = $state.raw<Refused | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** The places this browser holds; empty for a spectator. */
  mine = $state.raw<number[]>([]);
  moment = $state.raw<Moment | null>(null);
  /** What `last` started from, and what it was. */
  previous = $state.raw<State | null>(null);
  last = $state.raw<LastEntry | null>(null);
  history = $state.raw<Told[]>([]);
  status = $state.raw<PlayerStatus[]>([]);
  statusAt = $state(0);
  requests = $state.raw<OpenRequest[]>([]);
  /** A game of the match that has just ended, until the players have looked at it. */
  interlude = $state.raw<Result | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  /** Asked of the server and not answered yet. */
  waiting = $state(0);
  /** Round one screen: somebody holds the screen and their secrets may be seen. */
  looking = $state<number | null>(null);

  private connection: Connection;
  private heardSeq: number | null = null;
  private shownSeq = 0;
  private queue: Happened[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;
  private isSettled = true;

  constructor(
    readonly code: string,
    private readonly token: string | null,
  ) {
    this.connection = new Connection(socketAddress(), {
      hello: () => ({
        table: code,
        token: this.token,
        lang: settings.lang,
        since: this.heardSeq,
        look: this.looking,
      }),
      heard: (message) => this.hear(message),
      link: (link, refusal) => {
        this.link = link;
        this.refusal = refusal ?? null;
      },
    });
  }

  get isSpectator(): boolean {
    return this.mine.length === 0;
  }

  get isHotSeat(): boolean {
    return this.mine.length > 1;
  }

  get isOver(): boolean {
    return this.moment?.phase === "over";
  }

  /** Whether somebody of this browser is awaited. */
  get isMyTurn(): boolean {
    const awaited = this.moment?.to_act ?? [];
    return this.mine.some((player) => awaited.includes(player)) || this.holdsDice;
  }

  get holdsDice(): boolean {
    const thrower = this.moment?.thrower;
    return thrower !== null && thrower !== undefined && this.mine.includes(thrower);
  }

  /** Whether the other players are all bots: then help is fair. */
  get isAmongBots(): boolean {
    const players = this.table?.players ?? [];
    return players.every((player, i) => this.mine.includes(i) || player.kind === "bot");
  }

  name(player: number): string {
    return this.table?.players[player]?.name ?? "";
  }

  act = (action: string): void => {
    if (this.moment?.table_legal.some((choice) => choice.action === action)) {
      if (!this.moment.legal.some((choice) => choice.action === action)) {
        void this.ask({ type: "table_act", action });
        return;
      }
    }
    void this.ask({ type: "act", action, player: this.actor(), seq: this.shownSeq });
  };

  throwDice = (): void => {
    void this.ask({ type: "throw", player: this.actor(), seq: this.shownSeq });
  };

  request(what: Request): void {
    void this.ask({ type: "ask", what, player: this.actor() });
  }

  /** Ask; a refusal is shown to the person, and answered with null. */
  async ask<S extends Saying>(saying: S): Promise<AnswerTo<S> | null> {
    this.waiting += 1;
    try {
      const answer = await this.connection.ask(saying);
      this.trouble = null;
      return answer;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.complain(problem);
      return null;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Ask for something that may well be refused without anybody minding. */
  async tryAsk<S extends Saying>(saying: S): Promise<AnswerTo<S> | Refusal> {
    try {
      return await this.connection.ask(saying);
    } catch (problem) {
      if (problem instanceof Refusal) return problem;
      throw problem;
    }
  }

  look(player: number | null): void {
    this.looking = player;
    this.connection.say({ type: "look", player });
  }

  speak(): void {
    this.connection.say({ type: "language", lang: settings.lang });
  }

  endInterlude(): void {
    this.interlude = null;
    this.previous = null;
    this.last = null;
  }

  /** The board has finished showing the latest step. */
  settled = (): void => {
    this.isSettled = true;
    if (this.queue.length) this.show();
  };

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  /** Who acts for this connection: the one who looks, or the one place it holds. */
  actor(): number | undefined {
    if (this.mine.length === 1) return this.mine[0];
    if (this.moment && this.mine.includes(this.moment.player)) return this.moment.player;
    return this.holdsDice ? (this.moment?.thrower ?? undefined) : undefined;
  }

  private complain(problem: Refusal): void {
    this.trouble = problem;
    announcer.warn([problem.sentence, problem.todo].filter(Boolean).join(" "));
    playSound("refused");
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "event":
        if (this.heardSeq !== null && message.seq <= this.heardSeq) return;
        this.heardSeq = message.seq;
        this.queue.push(message);
        return this.show();
      case "looking":
        this.flush();
        this.moment = message.moment;
        this.history = message.history;
        this.requests = message.requests;
        return;
      case "status":
        this.status = message.players;
        this.statusAt = Date.now();
        return;
      case "closing":
        announcer.say(message.sentence);
        return;
      default:
        return;
    }
  }

  private welcome(message: Welcome): void {
    this.flush();
    this.table = message.table;
    this.mine = message.players;
    this.status = message.status;
    this.statusAt = Date.now();
    this.requests = message.requests;
    if (message.is_resumed) return;
    this.moment = message.moment;
    this.history = message.history;
    this.previous = null;
    this.last = null;
    this.heardSeq = message.seq;
    this.shownSeq = message.seq;
  }

  /** Show what has been heard, one step after the other. */
  private show(): void {
    clearTimeout(this.timer);
    while (this.queue.length) {
      // What this person did is shown at once, however lately the step before it was.
      const pace = this.queue[0]!.id ? 0 : this.pace();
      const wait = this.shownAt + pace - performance.now();
      if (wait > 0) {
        this.timer = setTimeout(() => this.show(), wait);
        return;
      }
      this.happen(this.queue.shift()!);
    }
  }

  private flush(): void {
    clearTimeout(this.timer);
    for (const event of this.queue.splice(0)) this.happen(event);
  }

  private pace(): number {
    if (document.visibilityState === "hidden") return 0;
    if (window.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return 0;
    return (this.isSettled ? STEP : LONGEST) / Math.max(this.queue.length, 1);
  }

  private happen(event: Happened): void {
    const wasMine = this.isMyTurn;
    this.shownSeq = event.seq;
    if (event.table) this.table = event.table;
    if (event.requests) this.requests = event.requests;
    if (event.moment) this.move(event, event.moment);
    if (event.told) this.tell(event);
    if (event.kind === "play") {
      this.shownAt = performance.now();
      this.isSettled = false;
    }
    if (event.result && event.moment?.phase !== "over") this.interlude = event.result;
    playSound(event.result ? "end" : this.isMyTurn && !wasMine ? "turn" : "move");
  }

  private move(event: Happened, after: Moment): void {
    const before = this.moment;
    if (event.kind === "play" && before) {
      const seat = event.who === null ? TABLE : event.who < 0 ? event.who : before.seats.indexOf(event.who);
      this.last = { seat, action: event.action, told: event.told };
      this.previous = before.game === after.game || event.result ? (before.view?.state ?? null) : null;
    } else if (event.kind === "take_back") {
      this.last = null;
      this.previous = null;
    }
    this.moment = after;
    this.trouble = null;
  }

  private tell(event: Happened): void {
    const told = { seq: event.seq, who: event.who, kind: event.kind, sentence: event.told };
    this.history = [...this.history, told];
    const ending = event.result ? ` ${event.result.sentence}` : "";
    announcer.say(event.told + ending);
  }
}
