/** What a board is told by its game, and what it may say. Written by `python -m docs.types`. */

/** A tile has come. What is not seen of it is None: its value; where it stands. */
export interface Dealt {
  colour: number;
  kind: "dealt";
  place: number | null;
  seat: number | null;
  value: number | null;
}

export interface Draw {
  colour: number;
  kind: "draw";
}

/** So many opening tiles are to be black. */
export interface Count {
  black: number;
  kind: "count";
}

/** Where the black joker goes, and the white one; None for one that the seat does not hold. */
export interface Arrange {
  black: number | null;
  kind: "arrange";
  white: number | null;
}

export interface Place {
  kind: "place";
  place: number;
}

export interface Show {
  kind: "show";
  place: number;
}

export interface Stop {
  kind: "stop";
}

export interface Begin {
  kind: "begin";
  seat: number;
}

export interface Attack {
  kind: "attack";
  place: number;
  seat: number;
  value: number;
}

/** The record; -1 stands for what the viewer may not know. */
export interface State {
  phase: number;
  to_move: number;
  players: number;
  expert: number;
  is_random: number;
  has_guessed: number;
  arranged: number;
  drawn: number;
  drawn_colour: number;
  wanted: number[];
  left: number[];
  size: number[];
  numbers: number[][];
  colours: number[][];
  shown: number[][];
  arrived: number[][];
  wrong: number[][];
  points: number[];
}

export type Gesture = Dealt | Draw | Count | Arrange | Place | Show | Stop | Begin | Attack;

export interface Messages {
  "page-table": null;
  "page-you": null;
  "page-colour": { colour: number };
  "page-value": { value: number };
  "page-tile": { name: string | number; colour: string | number; place: string | number };
  "page-own": { place: string | number; colour: string | number; value: string | number; shown: string | number };
  "page-is-shown": { value: string | number };
  "page-is-hidden": null;
  "page-not-these": { values: string | number };
  "page-attack-tile": { tile: string | number };
  "page-pick-value": { tile: string | number };
  "page-attack": { tile: string | number; value: string | number };
  "page-already-wrong": null;
  "page-cancel": null;
  "page-pool": null;
  "page-left": { n: string | number; colour: string | number };
  "page-draw-black": null;
  "page-draw-white": null;
  "page-draw-long": { colour: string | number; n: string | number };
  "page-drawn": { colour: string | number; value: string | number };
  "page-drawn-unseen": { colour: string | number };
  "page-stop": null;
  "page-stop-long": null;
  "page-place": { place: string | number };
  "page-place-prompt": null;
  "page-or-stop-placing": null;
  "page-show": { place: string | number };
  "page-show-prompt": null;
  "page-how-many-black": null;
  "page-black": { n: string | number; white: string | number };
  "page-arrange": null;
  "page-jokers": { which: string | number; black: string | number; white: string | number };
  "page-draw-prompt": null;
  "page-attack-prompt": null;
  "page-go-on": null;
  "page-arranging": null;
  "page-dealing": null;
  "page-waits": { name: string | number };
  "page-out": null;
  "page-points": { n: string | number };
  "page-won": { name: string | number };
  "page-you-won": null;
}
