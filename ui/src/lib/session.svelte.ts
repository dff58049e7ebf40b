/**
 * A table as this browser sees it: what the server said last, shown one step at a time so that
 * motion can explain each. Knows no game.
 */

import type { LastEntry } from "$boards/contract";
import { boards } from "$boards/found";
import { announcer } from "./announce.svelte";
import { Refusal } from "./api";
import { Connection, socketAddress, type Link } from "./connection";
import {
  TABLE, type Event, type Moment, type PlayerStatus, type Refused, type Request, type Result,
  type ServerMessage, type TableInfo, type Told, type View, type Welcome,
} from "./protocol";
import type { AnswerTo, Saying } from "./saying";
import { settings } from "./settings.svelte";
import { play as playSound } from "./sound";
import { hollow, isLaidOpen, isPrivate, veiled } from "./veil";

type Move = { type: "act"; action: string } | { type: "throw" };

/** How long a step stays before the next is shown, in milliseconds. */
const STEP = 450;
/** A board says when its motion is over; we do not wait longer than this for it. */
const LONGEST = 2500;

/** What means the game as this person sees it: refused if that is over by the time it arrives. */
const MEANING = new Set<Saying["type"]>(["table_act", "ask", "answer", "resume", "resign", "leave", "replace"]);

export class Session {
  link = $state<Link>("connecting");
  refusal = $state.raw<Refused | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** The places this browser holds; empty for a spectator. */
  mine = $state.raw<number[]>([]);
  moment = $state.raw<Moment | null>(null);
  /** What `last` started from, and what it was. */
  previous = $state.raw<View["state"] | null>(null);
  last = $state.raw<LastEntry | null>(null);
  history = $state.raw<Told[]>([]);
  status = $state.raw<PlayerStatus[]>([]);
  statusAt = $state(0);
  /** The computer cannot think yet: what it thinks with is being compiled, this once. */
  isCompiling = $state(false);
  requests = $state.raw<Request[]>([]);
  /** A game of the match that has just ended, until the players have looked at it. */
  interlude = $state.raw<Result | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  /** The move (`""`: the dice) that was sent and is not shown yet. */
  sent = $state.raw<string | null>(null);
  /** Round one screen: somebody holds the screen and their secrets may be seen. */
  looking = $state<number | null>(null);
  /** What has come for one pair of eyes while everybody may look, without its secrets: it is not
   * shown until the screen has been handed over. */
  ahead = $state.raw<Moment | null>(null);

  private connection: Connection;
  private heardSeq: number | null = null;
  /** What was sent led to this. */
  private doneSeq: number | null = null;
  private asked = new Map<string, Promise<unknown>>();
  private shownSeq = 0;
  private queue: Event[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;
  private isSettled = true;
  /** The table is asked for as text too: the page has no board for the game. */
  private isDrawn = false;
  /** Whoever looks has said that nobody else does. */
  private isAlone = false;

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
        drawing: this.isDrawn,
        // We say ourselves, between two games, that the next one may begin.
        breaks: true,
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

  /** Between two games of a match: no time runs, and nobody plays. */
  get isBreak(): boolean {
    return (this.table?.resting.length ?? 0) > 0;
  }

  /** Of our places: those that have not said yet that the next game may begin. */
  get resting(): number[] {
    return this.mine.filter((player) => this.table?.resting.includes(player));
  }

  /** Whether somebody of this browser is awaited. */
  get isMyTurn(): boolean {
    if (this.isBreak) return this.resting.length > 0;
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
    void this.play({ type: "act", action });
  };

  throwDice = (): void => {
    void this.play({ type: "throw" });
  };

  /** Play, one move after the other: until this one is answered and shown, nothing else is sent. */
  private async play(move: Move): Promise<void> {
    const meant = this.moment;
    if (this.sent !== null || !meant) return;
    this.sent = move.type === "act" ? move.action : "";
    const player = this.actor();
    let answer = await this.tryAsk({ ...move, player, seq: this.shownSeq });
    while (answer instanceof Refusal && answer.code === "behind" && this.isStillMeant(move, meant)) {
      answer = await this.tryAsk({ ...move, player, seq: this.shownSeq });
    }
    if (answer instanceof Refusal) {
      this.sent = null;
      this.complain(answer);
    } else {
      this.trouble = null;
      this.doneSeq = answer.seq;
      this.settleSent();
    }
  }

  /** What happened meanwhile was another's choice at the same time, and ours is still open. */
  private isStillMeant(move: Move, meant: Moment): boolean {
    this.flush();
    const now = this.moment;
    if (!now || meant.to_act.length < 2 || now.moment < meant.moment) return false;
    if (now.game !== meant.game || now.phase !== meant.phase || now.player !== meant.player) return false;
    return move.type === "act" && now.legal.some((choice) => choice.action === move.action);
  }

  private settleSent(): void {
    if (this.doneSeq !== null && this.shownSeq >= this.doneSeq) this.sent = this.doneSeq = null;
  }

  /** Whether this has been asked of the others, and is open. */
  isAsked(what: Request["what"]): boolean {
    return this.requests.some((request) => request.what === what);
  }

  request(what: Request["what"]): void {
    void this.ask({ type: "ask", what, player: this.actor() });
  }

  /** Ask; a refusal is shown to the person, and answered with null. A second click before the
   * answer asks for nothing new. */
  ask<S extends Saying>(saying: S): Promise<AnswerTo<S> | null> {
    const key = JSON.stringify(saying);
    const asked = this.asked.get(key) ?? this.askOnce(saying).finally(() => this.asked.delete(key));
    this.asked.set(key, asked);
    return asked as Promise<AnswerTo<S> | null>;
  }

  private async askOnce<S extends Saying>(saying: S): Promise<AnswerTo<S> | null> {
    try {
      const answer = await this.connection.ask(
        MEANING.has(saying.type) ? { ...saying, seq: this.shownSeq } : saying,
      );
      this.trouble = null;
      return answer;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.complain(problem);
      return null;
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

  /** Somebody looks now: by themselves, if they have said so; or nobody in particular (null). */
  look(player: number | null, isAlone = false): void {
    if (player === null || isAlone) this.forget();
    this.isAlone = isAlone;
    this.looking = player;
    this.connection.say({ type: "look", player });
  }

  speak(): void {
    this.connection.say({ type: "language", lang: settings.lang });
  }

  /** The end of the last game has been looked at long enough. */
  goOn(): void {
    const player = this.resting[0];
    if (player !== undefined) void this.ask({ type: "resume", player });
    else if (!this.isBreak) this.endInterlude();
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
        this.queue.push(this.isForOthers(message.moment) ? hollow(message) : message);
        return this.show();
      case "looking":
        this.flush();
        if (this.isForOthers(message.moment)) return;
        if (!this.mayShow(message.moment)) return this.look(null);
        this.moment = message.moment;
        this.history = message.history;
        this.requests = message.requests;
        return;
      case "status":
        this.status = message.players;
        this.statusAt = Date.now();
        this.isCompiling = message.is_compiling;
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
    if (!this.isDrawn && !boards.has(message.table.name)) {
      this.isDrawn = true;
      this.connection.say({ type: "language", lang: settings.lang, drawing: true });
    }
    if (message.is_resumed) return;
    this.moment = this.mayShow(message.moment) ? message.moment : veiled(message.moment);
    this.interlude = this.isBreak ? message.moment.result : null;
    this.history = message.history;
    this.previous = null;
    this.last = null;
    this.heardSeq = message.seq;
    this.shownSeq = message.seq;
    this.settleSent();
    if (this.moment !== message.moment) this.look(null);
  }

  /** Was it sent to who looked before? */
  private isForOthers(moment: Moment | null): boolean {
    return this.isHotSeat && moment !== null && moment.player !== (this.looking ?? TABLE);
  }

  /** Whether a moment may be seen by whoever is at the screen now. */
  private mayShow(moment: Moment | null): boolean {
    if (!moment || !this.isHotSeat || !isPrivate(moment, this.mine)) return true;
    return this.isAlone && !isLaidOpen(this.moment, moment, this.mine);
  }

  /** Keep nothing that was for the eyes of whoever looked. */
  private forget(): void {
    clearTimeout(this.timer);
    this.ahead = null;
    for (const event of this.queue.splice(0)) this.happen(hollow(event));
    if (this.moment) this.moment = veiled(this.moment);
    this.history = [];
    this.last = null;
    this.previous = null;
    this.trouble = null;
    announcer.hush();
  }

  /** Something is for one pair of eyes, and everybody looks. */
  private hold(): void {
    this.ahead = veiled(this.queue.filter((event) => event.moment).at(-1)?.moment ?? this.ahead!);
    this.queue = this.queue.map(hollow);
  }

  /** Show what has been heard, one step after the other. */
  private show(): void {
    clearTimeout(this.timer);
    while (this.queue.length) {
      if (this.ahead || !this.mayShow(this.queue[0]!.moment)) {
        const first = this.queue[0]!;
        if (!first.result || !first.moment) return this.hold();
        // A game has ended, and the next one begins with something to choose or to know.
        this.queue.shift();
        this.happen({ ...first, moment: veiled(first.moment) });
        this.isAlone = false;
        this.looking = null;
        this.connection.say({ type: "look", player: null });
        return;
      }
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
    for (const event of this.queue.splice(0)) this.happen(this.mayShow(event.moment) ? event : hollow(event));
  }

  private pace(): number {
    if (document.visibilityState === "hidden") return 0;
    if (window.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return 0;
    return (this.isSettled ? STEP : LONGEST) / Math.max(this.queue.length, 1);
  }

  private happen(event: Event): void {
    const wasMine = this.isMyTurn;
    this.shownSeq = event.seq;
    this.settleSent();
    const wasBreak = this.isBreak;
    if (event.table) this.table = event.table;
    if (wasBreak && !this.isBreak) this.endInterlude();
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

  private move(event: Event, after: Moment): void {
    const before = this.moment;
    if (this.isAlone && isLaidOpen(before, after, this.mine)) this.isAlone = false;
    if (event.kind === "play" && before) {
      const seat = event.who === null ? TABLE : event.who < 0 ? event.who : before.seats.indexOf(event.who);
      this.last = { seat, action: event.action, gesture: event.gesture, told: event.told };
      this.previous = before.game === after.game || event.result ? (before.view?.state ?? null) : null;
    } else if (event.kind === "take_back") {
      this.last = null;
      this.previous = null;
    }
    this.moment = after;
    this.trouble = null;
  }

  private tell(event: Event): void {
    const told = { seq: event.seq, who: event.who, kind: event.kind, sentence: event.told };
    this.history = [...this.history, told];
    const ending = event.result ? ` ${event.result.sentence}` : "";
    announcer.say(event.told + ending);
  }
}
