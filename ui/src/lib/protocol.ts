/** What the page says to the server, and what it is told. Written by `python -m docs.types`. */

export const VERSION = 1;
export const CHANCE = -1;
export const TABLE = -2;
export const ALL = -3;

/** What people read in. */
export type Lang = keyof Words;

export type ClientMessage = Hello | Act | Throw | TableAct | Ask | Answer | Resume | Resign | Leave | Return | Replace | Fill | Look | SetLanguage | Analyse | GetNotes | GetMoment | GetHistory | Ping;

export type ServerMessage = Welcome | Event | Ack | Refused | Status | Looking | Then | History | AnalysisFound | Notes | Pong | Closing;

/** The first message. Answered by `welcome`, or by `refused` and a closed socket. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  token?: string | null;
  lang?: "en" | "fr";
  since?: number | null;
  drawing?: boolean;
  look?: number | null;
  breaks?: boolean;
}

/** Play an action. Answered by `ack` or `refused`. */
export interface Act {
  type: "act";
  id: string;
  action: string;
  player?: number | null;
  seq?: number | null;
  is_typed?: boolean;
}

/** Throw the dice one holds: the server draws. */
export interface Throw {
  type: "throw";
  id: string;
  player?: number | null;
  seq?: number | null;
}

/** Do something for the table: one of `table_legal`. */
export interface TableAct {
  type: "table_act";
  id: string;
  action: string;
  seq?: number | null;
}

/** Ask the others for something; it happens when all people at the table have agreed. Bots agree. `pause` stops the clocks; `take_back` goes back to before one's last action. */
export interface Ask {
  type: "ask";
  id: string;
  what: "draw" | "pause" | "rematch" | "take_back";
  player?: number | null;
  seq?: number | null;
}

/** Agree or not to what was asked. */
export interface Answer {
  type: "answer";
  id: string;
  what: "draw" | "pause" | "rematch" | "take_back";
  yes: boolean;
  player?: number | null;
  seq?: number | null;
}

/** End a pause: anybody seated may. In the break between two games of a match (`resting`): the next one may begin as far as this player is concerned, and all who hold places by the same token. It begins when everybody has said so. */
export interface Resume {
  type: "resume";
  id: string;
  player?: number | null;
  seq?: number | null;
}

/** Give the game up (games of two). */
export interface Resign {
  type: "resign";
  id: string;
  player?: number | null;
  seq?: number | null;
}

/** Get up: before the game the place is open again; during it, what the clock's `on_timeout` says happens. */
export interface Leave {
  type: "leave";
  id: string;
  player?: number | null;
  seq?: number | null;
}

/** Take one's place back from the bot that sits in. */
export interface Return {
  type: "return";
  id: string;
  player?: number | null;
}

/** Have an absent player replaced, as the table chose; possible a minute after they went. */
export interface Replace {
  type: "replace";
  id: string;
  player: number;
  seq?: number | null;
}

/** Before the game: put a bot on a place that is still open. Whoever made the table may. */
export interface Fill {
  type: "fill";
  id: string;
  player: number;
  level?: string;
}

/** Round one screen: who looks now; null lowers the curtain. Answered by `looking`. */
export interface Look {
  type: "look";
  player?: number | null;
}

/** Speak another language from now on. Answered by `looking`, in that language. */
export interface SetLanguage {
  type: "language";
  lang: "en" | "fr";
  drawing?: boolean | null;
}

/** What is true, from the asker's view only: now, if all the others are bots; at any moment once the match is over. Answered by `analysis` or `refused`. */
export interface Analyse {
  type: "analyse";
  id: string;
  moment?: number | null;
  player?: number | null;
}

/** What a seat could have written down by now: what each hidden thing may be and may not be. Asked during a game, against people too. Answered, at once, by `notes` or `refused`. */
export interface GetNotes {
  type: "notes";
  id: string;
  player?: number | null;
  odds?: boolean;
}

/** Once the match is over: how it was after so many entries. Answered by `then`. */
export interface GetMoment {
  type: "moment";
  id: string;
  moment: number;
  viewer?: number;
}

/** Older sentences. Answered by `history`. */
export interface GetHistory {
  type: "history";
  id: string;
  before: number;
}

/** Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** Where everything stands. Sent once, after `hello`, when nothing can be taken up from `since`; otherwise it has `is_resumed`, no `history`, and the events that were missed follow it. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seq: number;
  table: TableInfo;
  players: number[];
  moment: Moment;
  history: Told[];
  status: PlayerStatus[];
  requests: Request[];
  is_resumed: boolean;
}

/** What anybody may know of a table. `GET /api/tables/{code}` */
export interface TableInfo {
  code: string;
  game: string;
  name: string;
  options: Record<string, string | number | boolean>;
  goal: Words;
  players: PlayerInfo[];
  match: Terms;
  clock: Clock;
  is_public: boolean;
  stage: "over" | "replay" | "running" | "waiting";
  is_paused: boolean;
  scores: number[];
  won: number[];
  games_played: number;
  entries: number;
  created: number;
  changed: number;
  next: string;
  winners: number[];
  resting: number[];
}

/** Who holds a place of the match. */
export interface PlayerInfo {
  name: string;
  kind: "bot" | "open" | "person";
  level: string;
  is_away: boolean;
  has_forfeited: boolean;
}

/** How long a match is, and who begins. */
export interface Terms {
  games: number;
  wins: number;
  first: "given" | "lot" | "rps";
}

/** Time to think. Nothing is counted while the table is paused, and a limit that passed while no server was up is forgiven. */
export interface Clock {
  per_move: number;
  per_game: number;
  on_timeout: "bot" | "forfeit";
  level: string;
}

/** Where a match stands, as one viewer may know it. */
export interface Moment {
  moment: number;
  game: number;
  phase: "over" | "play" | "toss" | "waiting";
  player: number;
  seat: number;
  seats: number[];
  to_act: number[];
  view: View | null;
  legal: Choice[];
  table_legal: Choice[];
  thrower: number | null;
  may_throw: boolean;
  help: string;
  sections: string[];
  result: Result | null;
  may_take_back: boolean;
  drawing: string;
  secrets: number[];
  facts: Record<string, unknown>;
}

/** Something that may be done now. */
export interface Choice {
  action: string;
  label: string;
  gesture: Record<string, unknown>;
}

/** How a game of the match ended. */
export interface Result {
  winners: number[];
  returns: number[];
  sentence: string;
  why: string;
  how: "draw" | "forfeit" | "resigned" | "rules";
  by: number | null;
  view: View | null;
  seats: number[];
  standing: string;
  drawing: string;
}

/** Something that happened, in a sentence. */
export interface Told {
  seq: number;
  who: number | null;
  kind: string;
  sentence: string;
}

/** What changes by the second. Not part of the sequence. */
export interface PlayerStatus {
  is_connected: boolean;
  left_game: number | null;
  left_move: number | null;
  is_running: boolean;
  left_break: number | null;
}

/** Something asked and not settled. */
export interface Request {
  what: "draw" | "pause" | "rematch" | "take_back";
  by: number;
  agreed: number[];
  awaited: number[];
}

/** Something happened. `seq` goes up by one from event to event. */
export interface Event {
  type: "event";
  seq: number;
  kind: "answered" | "asked" | "awake" | "away" | "back" | "draw" | "fill" | "forfeit" | "leave" | "pause" | "play" | "rematch" | "resign" | "resume" | "sit" | "take_back";
  who: number | null;
  action: string;
  told: string;
  moment: Moment | null;
  table: TableInfo | null;
  requests: Request[] | null;
  result: Result | null;
  id: string;
  gesture: Record<string, unknown>;
}

/** Your request was carried out, and is safely kept. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Nothing has changed, and why. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  todo: string;
  id: string;
}

/** Who is here, and the clocks. */
export interface Status {
  type: "status";
  players: PlayerStatus[];
  is_compiling: boolean;
}

/** The moment again, for another viewer or in another language. */
export interface Looking {
  type: "looking";
  seq: number;
  moment: Moment;
  history: Told[];
  requests: Request[];
}

/** Answers `moment`. */
export interface Then {
  type: "then";
  id: string;
  at: ReplayMoment;
}

/** One moment of a finished game, what led to it, and how it looks. */
export interface ReplayMoment {
  moment: Moment;
  who: number | null;
  action: string;
  told: string;
  result: Result | null;
  gesture: Record<string, unknown>;
}

export interface History {
  type: "history";
  id: string;
  history: Told[];
}

export interface AnalysisFound {
  type: "analysis";
  id: string;
  moment: number;
  player: number;
  analysis: Analysis;
  labels: Record<string, string>;
}

/** From the player's view at that moment, and from nothing else. */
export interface Notes {
  type: "notes";
  id: string;
  moment: number;
  player: number;
  tables: FigureTable[];
}

/** Answers `ping`. */
export interface Pong {
  type: "pong";
}

/** The server is about to stop: come back in a moment. */
export interface Closing {
  type: "closing";
  sentence: string;
}

/** `POST /api/tables`, answered by `Seated`. */
export interface CreateTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  seats?: SeatWanted[];
  match?: Partial<Terms>;
  clock?: Partial<Clock>;
  is_public?: boolean;
  lang?: "en" | "fr";
  play_on?: PlayOn | null;
  token?: string | null;
}

/** Who is to sit at a place of a new table. */
export interface SeatWanted {
  kind?: "bot" | "me" | "open";
  name?: string;
  level?: string;
}

/** Begin where a finished game or an uploaded journal stood after so many entries. */
export interface PlayOn {
  code: string;
  moment: number;
}

/** `POST /api/tables/{code}/join`, answered by `Seated`. */
export interface JoinTable {
  name?: string;
  player?: number | null;
  lang?: "en" | "fr";
  token?: string | null;
}

/** `POST /api/mine`: the tables of the tokens a browser has kept, answered by `MyList`. */
export interface MyTables {
  tokens: string[];
  codes?: string[];
}

/** `POST /api/network`, answered by `Network`: serve the local network too, or no longer. */
export interface OpenNetwork {
  open: boolean;
}

/** `GET /api/games` */
export interface Catalogue {
  protocol: number;
  games: GameInfo[];
  languages: string[];
}

export interface GameInfo {
  name: string;
  title: Words;
  tagline: Words;
  goal: Words;
  players: number[];
  options: OptionInfo[];
  bots: string[];
  rules: number;
  can_draw: boolean;
  first_option: string;
  board: string;
}

/** One thing the players agree on before the game. */
export interface OptionInfo {
  name: string;
  section: string;
  sentence: Words;
  default: string;
  values: OptionValue[];
  least: number | null;
  most: number | null;
  others: string;
}

/** One value an option may take. */
export interface OptionValue {
  value: string;
  sentence: Words;
}

/** `GET /api/games/{name}/rules?lang=fr`. Paragraphs begin with `**§7**`. */
export interface RulesPage {
  name: string;
  lang: string;
  title: string;
  markdown: string;
  blocks: (RulesTitle | RulesParagraph | RulesList | RulesTable | RulesCode)[];
}

export interface RulesTitle {
  kind: "title";
  level: number;
  spans: Span[];
}

/** A run of text in a rules page. */
export interface Span {
  kind: "code" | "em" | "strong" | "text";
  text: string;
}

export interface RulesParagraph {
  kind: "paragraph";
  section: string | null;
  spans: Span[];
}

export interface RulesList {
  kind: "list";
  items: Span[][];
}

export interface RulesTable {
  kind: "table";
  head: Span[][];
  rows: Span[][][];
}

export interface RulesCode {
  kind: "code";
  text: string;
}

/** You hold a seat. Keep the token: it is all that says who you are. */
export interface Seated {
  code: string;
  token: string;
  players: number[];
  link: string;
  invitation: string;
}

/** `GET /api/tables`: public tables that wait for players or are being played, newest first; `GET /api/tables?stage=over`: public tables that are finished. */
export interface TableList {
  tables: TableInfo[];
}

export interface MyList {
  tables: (MyTable | null)[];
  unread: number[];
}

export interface MyTable {
  table: TableInfo;
  players: number[];
  is_my_turn: boolean;
}

/** `GET /api/network`: whether other devices of the house find this server. */
export interface Network {
  can_open: boolean;
  is_open: boolean;
  address: string;
}

/** `POST /api/replays` (the body is a journal), `GET /api/replays/{code}`: a game to look at. */
export interface Replay {
  table: TableInfo;
  moments: number;
}

/** `GET /api/replays/{code}/moments?from=0&count=50&viewer=all|table|0|1…&lang=fr&drawing=0` */
export interface ReplayMoments {
  moments: ReplayMoment[];
}

/** What every refused request is answered with, beside the HTTP status. */
export interface Problem {
  code: string;
  sentence: string;
  todo: string;
}

/** A text in every language. */
export interface Words {
  en: string;
  fr: string;
}

/** `Position.view(seat)`: all that a viewer may know of a game. */
export interface View {
  ended: string;
  game: string;
  legal: string[];
  returns: number[] | null;
  seat: number;
  state: Record<string, unknown>;
  to_act: number[];
}

/** `tablee analyse --json`: the truth of a position and of every action open in it. */
export interface Analysis {
  actions: Record<string, Truth>;
  assumes: Words;
  error?: number;
  exact: boolean;
  game: string;
  nudge: Words;
  outcome?: "draw" | "loss" | "win";
  plies?: number;
  probability?: number;
  probability_error?: number;
  seat: number;
  seats: Truth[];
  tables: FigureTable[];
  value: number;
  why: Words;
}

/** What is true of a position, or of an action in it. `exact` and `error` are the value's; a probability is exact unless it has an error of its own. */
export interface Truth {
  error?: number;
  exact: boolean;
  outcome?: "draw" | "loss" | "win";
  plies?: number;
  probability?: number;
  probability_error?: number;
  value: number;
  why: Words;
}

/** Figures that go with the truth. */
export interface FigureTable {
  caption: Words;
  columns: Words[];
  is_probability: boolean;
  name: string;
  rows: Row[];
}

/** A row of figures; null where there is none. */
export interface Row {
  label: Words;
  values: (number | null)[];
}
