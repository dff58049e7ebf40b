/** What a board is told by its game, and what it may say. Written by `python -m docs.types`. */

export interface Tap {
  kind: "tap";
  own: number;
  target: number;
}

export interface Divide {
  kind: "divide";
}

export interface Choose {
  kind: "choose";
  left: number;
  right: number;
}

/** The record; -1 stands for what the viewer may not know. */
export interface State {
  to_move: number;
  winner: number;
  is_choosing: number;
  goal: number;
  repetition: number;
  hands: number[][];
  points: number[];
  visits: number[];
}

export type Gesture = Tap | Divide | Choose;

export interface Messages {
  "page-you": null;
  "page-hands": { name: string | number; left: string | number; right: string | number };
  "page-your-hands": { left: string | number; right: string | number };
  "page-points": { name: string | number; points: string | number; goal: string | number };
  "page-out": null;
  "page-secret": null;
  "page-undecided": null;
  "page-own": { hand: number };
  "page-theirs": { name: string | number; hand: number };
  "page-value": { hand: string | number; value: string | number };
  "page-tap-with": { hand: string | number };
  "page-tap": { hand: string | number; own: string | number };
  "page-choose-hand": null;
  "page-choose-hand-or-divide": null;
  "page-choose-target": { own: string | number };
  "page-divide": null;
  "page-divide-long": null;
  "page-choose-start": null;
  "page-chosen-hand": { hand: string | number };
  "page-ready": null;
  "page-ready-long": { left: string | number; right: string | number };
  "page-waits": { name: string | number };
  "page-waits-choice": { name: string | number };
  "page-won": { name: string | number };
  "page-you-won": null;
  "page-drawn": null;
  "page-table": null;
}
