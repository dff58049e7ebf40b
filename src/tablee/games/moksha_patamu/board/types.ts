/** What a board is told by its game, and what it may say. Written by `python -m docs.types`. */

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

export interface Facts {
  rang: boolean;
  wish: string;
}

/** The record; -1 stands for what the viewer may not know. */
export interface State {
  players: number;
  dice: number;
  any_double: number;
  free_entry: number;
  replay: number;
  walk_back: number;
  ending: number;
  occupied: number;
  snake_card: number;
  ladder_card: number;
  to_move: number;
  is_over: number;
  thrown: number[];
  turns_left: number;
  size: number;
  squares: number[];
  places: number[];
  held: number[][];
  cards: number[];
  leads: number[];
}

export type Gesture = Throw | Go | Card | Bell;

export interface Messages {
  "page-you": null;
  "page-board": { size: string | number; ladders: string | number; snakes: string | number };
  "page-lines": { ladders: string | number; snakes: string | number };
  "page-leads": { start: string | number; end: string | number };
  "page-off": null;
  "page-square": { n: string | number };
  "page-home": { place: string | number };
  "page-players": null;
  "page-stands": { name: string | number; where: string | number };
  "page-you-stand": { where: string | number };
  "page-snake-cards": { n: number };
  "page-ladder-cards": { n: number };
  "page-dice": null;
  "page-showed": { faces: string | number };
  "page-throw": { dice: number };
  "page-your-throw": null;
  "page-throws": { name: string | number };
  "page-lay": { faces: string | number };
  "page-waits-lay": { name: string | number };
  "page-go": null;
  "page-where": null;
  "page-lay-snake": { square: string | number; end: string | number };
  "page-lay-ladder": { square: string | number; end: string | number };
  "page-bell": null;
  "page-bell-sure": null;
  "page-ring": null;
  "page-dont": null;
  "page-bell-in": { turns: number };
  "page-rang": null;
  "page-won": { name: string | number };
  "page-you-won": null;
  "page-over": null;
}
