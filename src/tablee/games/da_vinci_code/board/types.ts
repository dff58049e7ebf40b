/** What an action touches, as the game says it. Written by `python -m docs.types`. */

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

export type Gesture = Dealt | Draw | Count | Arrange | Place | Show | Stop | Begin | Attack;
