/** What an action touches, as the game says it. Written by `python -m docs.types`. */

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

export type Gesture = Cell | Swap | Diagonal;
