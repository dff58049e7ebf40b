/** What the game tells this board (`facts.py` of its room). */

export interface Card {
  id: string;
  rank: string;
  suit: number | null;
  value: number | null;
}
export interface Turned extends Card {
  /** How it counted: added, subtracted, or its player went out of the round. */
  sign: "+" | "-" | "out";
  total: number;
}
export interface RoundFacts {
  target: number | null;
  dice: [number | null, number | null];
  round: number;
  rounds: number | null;
  to_move: number | null;
  /** A card is being turned up. */
  is_coming: boolean;
  heaps: Turned[][];
  left: number[];
  held: number[];
  pot: Card[];
  names: { action: string; value: number; total: number; makes: number; is_target: boolean; is_out: boolean }[];
  takes: { action: string; card: string }[];
}
