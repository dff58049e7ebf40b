/** What an action touches, as the game says it. Written by `python -m docs.types`. */

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

export type Gesture = Turned | Die | Name | Turn | Pass | Take;
