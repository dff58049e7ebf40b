/** What the game tells this board (`facts.py` of its room). */

export interface Card {
  id: string;
  rank: string;
  suit: number;
  value: number;
}
export interface Choice {
  action: string;
  cards: [string, string];
  sign: "+" | "−";
  total: number;
}
export interface Shown {
  cards: [Card, Card];
  sign: "+" | "−";
  total: number;
  away: number;
  side: "below" | "on" | "above";
  is_of_suit: [boolean, boolean];
}
export interface Line {
  seat: number;
  gained: number;
  parts: { text: string; points: number; section: string }[];
}
export interface DealFacts {
  target: Card | null;
  hand: Card[];
  held: number[];
  choices: Choice[];
  shown: (Shown | null)[];
  is_over: boolean;
  is_void: boolean;
  winners: number[];
  lines: Line[];
}
