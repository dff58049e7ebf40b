/** What a board is told by its game, and what it may say. Written by `python -m docs.types`. */

/** A card has come. */
export interface Turned {
  card: string;
  kind: "turned";
}

export interface Die {
  face: number;
  kind: "die";
}

/** What a joker is worth. */
export interface Name {
  kind: "name";
  value: number;
}

export interface Turn {
  kind: "turn";
}

export interface Pass {
  kind: "pass";
}

export interface Take {
  card: string;
  kind: "take";
}

export interface Facts {
  dice: (number | null)[];
  heaps: Counted[][];
  held: number[];
  is_coming: boolean;
  left: number[];
  names: Named[];
  pot: Card[];
  round: number;
  rounds: number | null;
  takes: Taken[];
  target: number | null;
  to_move: number | null;
}

/** A card on the table, and how it counted: added, subtracted, or its player went out. */
export interface Counted {
  id: string;
  rank: string;
  sign: "+" | "-" | "out";
  suit: number | null;
  total: number;
  value: number | null;
}

/** A value that a joker may be given, and what it makes. */
export interface Named {
  action: string;
  is_out: boolean;
  is_target: boolean;
  makes: number;
  total: number;
  value: number;
}

export interface Card {
  id: string;
  rank: string;
  suit: number | null;
  value: number | null;
}

export interface Taken {
  action: string;
  card: string;
}

/** The record; -1 stands for what the viewer may not know. */
export interface State {
  phase: number;
  to_move: number;
  target: number;
  players: number;
  jokers: number;
  under: number;
  rounds: number;
  round: number;
  dealt: number[];
  won: number[];
  totals: number[];
  out: number[];
  last: number[];
  joker_values: number[];
  place: number[];
  depth: number[];
}

export type Gesture = Turned | Die | Name | Turn | Pass | Take;

export interface Messages {
  "page-table": null;
  "page-you": null;
  "page-round": { n: string | number };
  "page-round-of": { n: string | number; of: string | number };
  "page-target": null;
  "page-target-is": { n: string | number };
  "page-suit": { suit: number };
  "page-card": { rank: string | number; suit: string | number };
  "page-joker": null;
  "page-joker-worth": { value: string | number };
  "page-stands": { name: string | number; total: string | number };
  "page-is-out": null;
  "page-out-of": { name: string | number };
  "page-left": { n: string | number };
  "page-held": { n: number };
  "page-pot": { n: number };
  "page-turn": null;
  "page-turn-long": null;
  "page-pass": null;
  "page-pass-long": null;
  "page-take": { card: string | number };
  "page-or-take": null;
  "page-name-joker": null;
  "page-name-long": { value: string | number; makes: string | number };
  "page-makes": { n: string | number };
  "page-makes-target": null;
  "page-makes-out": null;
  "page-your-turn": { total: string | number; target: string | number };
  "page-nothing-to-take": null;
  "page-throwing": null;
  "page-throw-dice": null;
  "page-coming": { name: string | number };
  "page-waits": { name: string | number };
  "page-won": { name: string | number; n: string | number };
  "page-you-won": { n: string | number };
  "page-shared": { names: string | number; n: string | number };
  "page-level": null;
}
