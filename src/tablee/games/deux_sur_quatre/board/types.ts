/** What a board is told by its game, and what it may say. Written by `python -m docs.types`. */

/** Two cards are added, or subtracted. */
export interface Show {
  cards: string[];
  kind: "show";
  sign: "+" | "−";
}

export interface Target {
  card: string;
  kind: "target";
}

export interface Deal {
  card: string | null;
  kind: "deal";
  seat: number;
}

export interface Facts {
  choices: Choice[];
  hand: Card[];
  held: number[];
  is_over: boolean;
  is_void: boolean;
  lines: Line[];
  shown: (Shown | null)[];
  target: Card | null;
  winners: number[];
}

/** Two cards that may be shown, and what they make. */
export interface Choice {
  action: string;
  cards: string[];
  sign: "+" | "−";
  total: number;
}

export interface Card {
  id: string;
  rank: string;
  suit: number;
  value: number;
}

/** What a deal brings a player. */
export interface Line {
  gained: number;
  parts: Part[];
  seat: number;
}

/** Why points come about: in words, how many, and the paragraph. */
export interface Part {
  points: number;
  section: string;
  text: string;
}

/** Two cards that have been shown, and how far they are from the target. */
export interface Shown {
  away: number;
  cards: Card[];
  is_of_suit: boolean[];
  side: "above" | "below" | "on";
  sign: "+" | "−";
  total: number;
}

/** The record; -1 stands for what the viewer may not know. */
export interface State {
  players: number;
  deals: number;
  far_winner: number;
  is_reshuffled: number;
  deal: number;
  left: number;
  target: number;
  where: number[];
  shown: number[];
  points: number[];
}

export type Gesture = Show | Target | Deal;

export interface Messages {
  "page-table": null;
  "page-you": null;
  "page-deal": { n: string | number; of: string | number };
  "page-target": null;
  "page-target-is": { value: string | number };
  "page-points": { n: string | number; count: number };
  "page-suit": { suit: number };
  "page-card": { rank: string | number; suit: string | number };
  "page-worth": { card: string | number; value: string | number };
  "page-pick-two": { target: string | number };
  "page-pick-one": null;
  "page-pick-sign": null;
  "page-show": { one: string | number; sign: string | number; other: string | number; total: string | number };
  "page-away": { side: string | number; away: string | number };
  "page-shows": { name: string | number; cards: string | number; total: string | number; away: string | number };
  "page-yours": { cards: string | number };
  "page-plus": null;
  "page-minus": null;
  "page-waits": { name: string | number };
  "page-dealing": null;
  "page-is-void": null;
  "page-won-deal": { names: string | number; count: number };
  "page-last-deal": null;
  "page-this-deal": null;
  "page-next": null;
  "page-won": { name: string | number };
  "page-you-won": null;
  "page-shared": { names: string | number };
  "page-level": null;
}
