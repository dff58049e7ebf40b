/** What a board is told by its game, and what it may say. Written by `python -m docs.types`. */

/** A grey peg is put there, or the tube slides there. */
export interface Cell {
  cell: number;
  kind: "cell";
}

export interface Swap {
  kind: "swap";
}

export interface Diagonal {
  ends: number[];
  kind: "diagonal";
}

export interface Facts {
  colours: number[];
}

/** The record; -1 stands for what the viewer may not know. */
export interface State {
  phase: number;
  to_move: number;
  winner: number;
  slides: number;
  swapped: number;
  placer: number;
  pie: number;
  repetition: number;
  tubes: number[];
  left: number[];
  pegs: number[];
  visits: number[];
}

export type Gesture = Cell | Swap | Diagonal;

export interface Messages {
  "page-you": null;
  "page-board": null;
  "page-tube": { colour: number };
  "page-left": { n: number };
  "page-stands": { who: string | number; tube: string | number; cell: string | number; left: string | number };
  "page-waits-off": { who: string | number; tube: string | number; left: string | number };
  "page-corner": null;
  "page-hole": null;
  "page-peg": { colour: number };
  "page-slide-here": null;
  "page-peg-here": null;
  "page-diagonal-here": { diagonal: string | number };
  "page-placed": { n: string | number };
  "page-place": { left: string | number };
  "page-choose-diagonal": null;
  "page-slide": { tube: string | number };
  "page-question": null;
  "page-take": null;
  "page-keep": null;
  "page-take-note": null;
  "page-keep-note": null;
  "page-kept": null;
  "page-waits": { name: string | number };
  "page-scatters": null;
  "page-won": { name: string | number };
  "page-you-won": null;
  "page-drawn": null;
}
