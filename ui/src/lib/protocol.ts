/**
 * What the server and the page say to each other. The same names and fields as
 * `tablee/server/protocol.py`, which explains them; a test holds the two together.
 */

export const VERSION = 1;
export type Lang = "en" | "fr";
export type Words = Record<Lang, string>;
export type OptionSetting = string | number | boolean;

export interface OptionValue {
  value: string;
  sentence: Words;
}

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
  /** The option by which the game itself settles who begins, if any; 0 is the first on the list. */
  first_option: string;
}

export interface Catalogue {
  protocol: number;
  games: GameInfo[];
  languages: string[];
}

export interface RulesPage {
  name: string;
  lang: string;
  title: string;
  markdown: string;
}

export interface SeatWanted {
  kind: "me" | "bot" | "open";
  name?: string;
  level?: string;
}

export interface Terms {
  games: number;
  wins: number;
  first: "given" | "rps" | "lot";
}

export interface Clock {
  per_move: number;
  per_game: number;
  on_timeout: "bot" | "forfeit";
  level: string;
}

export interface PlayOn {
  code: string;
  moment: number;
}

export interface CreateTable {
  game: string;
  options?: Record<string, OptionSetting>;
  seats?: SeatWanted[];
  match?: Partial<Terms>;
  clock?: Partial<Clock>;
  is_public?: boolean;
  lang?: Lang;
  play_on?: PlayOn | null;
  token?: string | null;
}

export interface Seated {
  code: string;
  token: string;
  players: number[];
  link: string;
  invitation: string;
}

export interface PlayerInfo {
  name: string;
  kind: "person" | "bot" | "open";
  level: string;
  is_away: boolean;
  has_forfeited: boolean;
}

export interface TableInfo {
  code: string;
  game: string;
  name: string;
  options?: Record<string, OptionSetting>;
  goal: Words;
  players: PlayerInfo[];
  match: Terms;
  clock: Clock;
  is_public: boolean;
  stage: "waiting" | "running" | "over" | "replay";
  is_paused: boolean;
  scores: number[];
  won: number[];
  games_played: number;
  entries: number;
  created: number;
  changed: number;
  next: string;
  winners: number[];
  /** Between two games: who has not said yet that the next one may begin. */
  resting: number[];
}

export interface TableList {
  tables: TableInfo[];
}

export interface MyTable {
  table: TableInfo;
  players: number[];
  is_my_turn: boolean;
}

export interface MyList {
  tables: (MyTable | null)[];
  /** Tokens, by their place in the question, whose tables cannot be read just now. */
  unread: number[];
}

/** Whether other devices of the house find this server, and where. */
export interface Network {
  can_open: boolean;
  is_open: boolean;
  address: string;
}

export interface Replay {
  table: TableInfo;
  moments: number;
}

export interface Choice {
  action: string;
  label: string;
}

/** What `Position.view` says: the record as one viewer may know it. */
export interface View {
  game: string;
  seat: number;
  to_act: number[];
  legal: string[];
  returns: number[] | null;
  state: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
}

export interface Result {
  winners: number[];
  returns: number[];
  sentence: string;
  why: string;
  how: "rules" | "resigned" | "forfeit" | "draw";
  by: number | null;
  view: View | null;
  seats: number[];
  standing: string;
  drawing: string;
}

export interface Moment {
  moment: number;
  game: number;
  phase: "waiting" | "toss" | "play" | "over";
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
  /** Players who know something now that the table does not. */
  secrets?: number[];
  /** What follows from the state by a rule, as the game tells its own board. */
  facts?: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
}

export interface ReplayMoment {
  moment: Moment;
  who: number | null;
  action: string;
  told: string;
  result: Result | null;
}

export interface ReplayMoments {
  moments: ReplayMoment[];
}

export interface Problem {
  code: string;
  sentence: string;
  todo: string;
}

export type Request = "take_back" | "draw" | "pause" | "rematch";

/** What a client says, without the `id` that the connection adds. */
export type Saying =
  | { type: "act"; action: string; player?: number; seq?: number }
  | { type: "throw"; player?: number; seq?: number }
  | { type: "table_act"; action: string; seq?: number }
  | { type: "ask"; what: Request; player?: number; seq?: number }
  | { type: "answer"; what: Request; yes: boolean; player?: number; seq?: number }
  | { type: "resume"; player?: number; seq?: number }
  | { type: "resign"; player?: number; seq?: number }
  | { type: "leave"; player?: number; seq?: number }
  | { type: "return"; player?: number }
  | { type: "replace"; player: number; seq?: number }
  | { type: "fill"; player: number; level?: string }
  | { type: "notes"; player?: number; odds?: boolean }
  | { type: "analyse"; moment?: number; player?: number }
  | { type: "moment"; moment: number; viewer: number }
  | { type: "history"; before: number };

export interface Told {
  seq: number;
  who: number | null;
  kind: string;
  sentence: string;
}

export interface OpenRequest {
  what: Request;
  by: number;
  agreed: number[];
  awaited: number[];
}

export interface PlayerStatus {
  is_connected: boolean;
  left_game: number | null;
  left_move: number | null;
  is_running: boolean;
  /** Of a player who is waited for in a break: until the next game begins anyway. */
  left_break: number | null;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  seq: number;
  table: TableInfo;
  players: number[];
  moment: Moment;
  history: Told[];
  status: PlayerStatus[];
  requests: OpenRequest[];
  is_resumed: boolean;
}

export interface Happened {
  type: "event";
  seq: number;
  kind: string;
  who: number | null;
  action: string;
  told: string;
  moment: Moment | null;
  table: TableInfo | null;
  requests: OpenRequest[] | null;
  result: Result | null;
  id: string;
}

export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  todo: string;
  id: string;
}

export interface Status {
  type: "status";
  players: PlayerStatus[];
  /** Somebody waits for something that is compiled, once. Absent in a server that is older. */
  is_compiling?: boolean;
}

export interface Looking {
  type: "looking";
  seq: number;
  moment: Moment;
  history: Told[];
  requests: OpenRequest[];
}

export interface Then {
  type: "then";
  id: string;
  at: ReplayMoment;
}

export interface History {
  type: "history";
  id: string;
  history: Told[];
}

/** What is true of a position or of an action in it: `tablee analyse --json`. */
export interface Truth {
  value: number;
  exact: boolean;
  outcome?: "win" | "draw" | "loss";
  plies?: number;
  probability?: number;
  error?: number;
  why: Words;
}

export interface FigureTable {
  name: string;
  caption: Words;
  is_probability: boolean;
  columns: Words[];
  rows: { label: Words; values: (number | null)[] }[];
}

export interface Analysis extends Truth {
  game: string;
  seat: number;
  actions: Record<string, Truth>;
  seats: Truth[];
  tables: FigureTable[];
  assumes: Words;
  nudge: Words;
}

export interface AnalysisFound {
  type: "analysis";
  id: string;
  moment: number;
  player: number;
  analysis: Analysis;
  labels: Record<string, string>;
}

/** What may be and what may not, as far as a player can know. */
export interface Notes {
  type: "notes";
  id: string;
  moment: number;
  player: number;
  tables: FigureTable[];
}

export interface Pong {
  type: "pong";
}

export interface Closing {
  type: "closing";
  sentence: string;
}

export type ServerMessage =
  | Welcome
  | Happened
  | Ack
  | Refused
  | Status
  | Looking
  | Then
  | History
  | AnalysisFound
  | Notes
  | Pong
  | Closing;

export type AnswerTo<S extends Saying> = S extends { type: "analyse" }
  ? AnalysisFound
  : S extends { type: "notes" }
    ? Notes
    : S extends { type: "moment" }
    ? Then
    : S extends { type: "history" }
      ? History
      : Ack;

export const CHANCE = -1;
export const TABLE = -2;
export const EVERYTHING = -3;
