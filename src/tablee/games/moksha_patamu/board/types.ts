/** What an action touches, as the game says it. Written by `python -m docs.types`. */

export interface Throw {
  faces: number[];
  kind: "throw";
}

/** On without laying a card. */
export interface Go {
  kind: "go";
}

export interface Card {
  kind: "card";
  square: number;
}

export interface Bell {
  kind: "bell";
}

export type Gesture = Throw | Go | Card | Bell;
