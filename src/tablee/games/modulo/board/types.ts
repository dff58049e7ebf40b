/** What an action touches, as the game says it. Written by `python -m docs.types`. */

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

export type Gesture = Tap | Divide | Choose;
