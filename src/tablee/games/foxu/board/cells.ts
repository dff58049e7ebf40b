/** Foxu's board in the plane. */

export const SIDE = 6;
export const CELLS = SIDE * SIDE;
export const YELLOW = 0;
export const BLUE = 1;
export const GREY = 2;
export const GREY_PEGS = 11;
/** The holes a corner does not have: concentric circles instead. */
export const CORNERS = [0, SIDE - 1, CELLS - SIDE, CELLS - 1];

export const nameOf = (cell: number): string => "abcdef"[cell % SIDE]! + (Math.floor(cell / SIDE) + 1);

/** Sets of cells are numbers of 36 bits: too many for `&`. */
export const has = (cells: number, cell: number): boolean => Math.floor(cells / 2 ** cell) % 2 === 1;

export const listed = (cells: number): number[] =>
  Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => has(cells, cell));

export const UNIT = 100;
export const MARGIN = 44;
export const EXTENT = SIDE * UNIT + 2 * MARGIN;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell as the player at the bottom sees it. */
export function centre(cell: number, bottom: number): Point {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  const [across, up] = bottom ? [SIDE - 1 - column, SIDE - 1 - row] : [column, row];
  return { x: MARGIN + (across + 0.5) * UNIT, y: MARGIN + (SIDE - 1 - up + 0.5) * UNIT };
}

/** The cells in the order one reads them, from that side. */
export function reading(bottom: number): number[] {
  const rows = Array.from({ length: SIDE }, (_, i) => (bottom ? i : SIDE - 1 - i));
  const columns = Array.from({ length: SIDE }, (_, i) => (bottom ? SIDE - 1 - i : i));
  return rows.flatMap((row) => columns.map((column) => row * SIDE + column));
}

/** From one cell to another in a straight line: the cells passed, the last one included. */
export function line(from: number, to: number): number[] {
  const rows = Math.floor(to / SIDE) - Math.floor(from / SIDE);
  const columns = (to % SIDE) - (from % SIDE);
  const steps = Math.max(Math.abs(rows), Math.abs(columns));
  const step = Math.sign(rows) * SIDE + Math.sign(columns);
  return Array.from({ length: steps }, (_, i) => from + step * (i + 1));
}
