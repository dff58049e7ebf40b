/**
 * What a board is given, and what it may ask. A board draws what its seat may know and turns
 * gestures into actions; it knows no rule: everything that can be done stands in `legal`.
 *
 * A game's board is `board/Board.svelte` in the game's own folder, and is found there; or `board.js`,
 * built apart from the page (docs/boards.md).
 */

import type { Lang } from "../lib/protocol";
import type { Say } from "../lib/words";

export type { Lang, Say };

/** What an action touches, as the game says it (`gestures.py` in its room): its `kind`, and which
 * hand, cell or card. A board knows the kinds of its own game. */
export interface Gesture {
  kind: string;
}

/** An action in the game's notation, to be sent back as it is; how it is said in the reader's
 * language; and what it touches. */
export interface LegalAction<G extends Gesture = any> { // eslint-disable-line @typescript-eslint/no-explicit-any
  action: string;
  label: string;
  gesture: G;
}

/** What just happened, so that motion can explain it. `action` is "?" where it is not known, and its
 * gesture is empty. */
export interface LastEntry<G extends Gesture = any> { // eslint-disable-line @typescript-eslint/no-explicit-any
  seat: number;
  action: string;
  gesture: G | { kind?: undefined };
  told: string;
}

/** A board names the types of its own game: they stand in its `types.ts` (`python -m docs.types`). */
export interface BoardProps<G extends Gesture = any, Messages = any, State = any, Facts = any> { // eslint-disable-line @typescript-eslint/no-explicit-any
  game: string;
  /** Every option of the game with its value. */
  options: Record<string, string | number | boolean>;
  /** The record of the game as the seat knows it; -1 stands for what it may not know. */
  state: State;
  /** The state before `last`, or null: what motion starts from. */
  previous: State | null;
  last: LastEntry<G> | null;
  /** Whose eyes: 0, 1, …, or -2 for the table (spectators, and replays seen by everybody). */
  seat: number;
  /** The seat that is drawn nearest, at the bottom: one's own, also while a replay shows what everybody
   * or nobody in particular saw. None (-2) for spectators; `seat`, if not said. */
  home?: number;
  /** By seat. */
  names: string[];
  /** Seats awaited now; -1 is chance. */
  toAct: number[];
  /** What the seat may do now; empty if it is not awaited. */
  legal: LegalAction<G>[];
  /** What the table may do at any moment (ring the bell). */
  tableLegal: LegalAction<G>[];
  /** True if this seat holds the dice: chance acts, and the person throws. */
  canThrow: boolean;
  isOver: boolean;
  returns: number[] | null;
  /** What follows from the state by a rule, as the game says it (`facts.py` in its room): totals,
   * distances, how points come about. Empty where the game has none. */
  facts: Facts;
  /** The table as text, with the signs that the game draws it with. Empty where the page has a board
   * of its own for the game. */
  drawing: string;
  /** Actions to point at (a hint, an analysis): action -> how good it is. */
  marks: Record<string, "best" | "good" | "bad">;
  lang: Lang;
  /** Says a message of the room's catalogue that begins with `page-`, in that language. */
  say: Say<Messages>;
  act: (action: string) => void;
  throwDice: () => void;
  /** Called when the board shows `state`, after any motion: whoever sends states may wait for it. */
  settled?: () => void;
}

/** What a board is given that is not built with the page: the words are its own. */
export type SentProps = Omit<BoardProps, "say">;

/** What a board that is built apart from the page is: a module with this function. It draws into the
 * element it is given, and again whenever `update` is called; `destroy` comes last. */
export interface BuiltBoard {
  mount(target: HTMLElement, props: SentProps): MountedBoard;
}

export interface MountedBoard {
  update(props: SentProps): void;
  destroy?(): void;
}
