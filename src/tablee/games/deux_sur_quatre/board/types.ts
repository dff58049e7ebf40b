/** What an action touches, as the game says it. Written by `python -m docs.types`. */

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

export type Gesture = Show | Target | Deal;
