/** Where things lie on a board of any size: rows from the bottom, to the right and back. */

export const UNIT = 100;
const MOST_COLUMNS = 10;

export interface Point {
  x: number;
  y: number;
}

export interface Grid {
  size: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
}

export function gridOf(size: number): Grid {
  const columns = Math.min(MOST_COLUMNS, Math.floor(Math.sqrt(size - 1)) + 1);
  const rows = Math.ceil(size / columns);
  return { size, columns, rows, width: columns * UNIT, height: rows * UNIT };
}

/** The top left corner of a square. */
export function corner(grid: Grid, square: number): Point {
  const row = Math.floor((square - 1) / grid.columns);
  const along = (square - 1) % grid.columns;
  const column = row % 2 === 0 ? along : grid.columns - 1 - along;
  return { x: column * UNIT, y: (grid.rows - 1 - row) * UNIT };
}

export function centre(grid: Grid, square: number): Point {
  const { x, y } = corner(grid, square);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export interface Line {
  start: number;
  end: number;
}

/** The snakes and ladders of a board: squares that lead elsewhere. */
export function linesOf(leads: number[], size: number): Line[] {
  const lines: Line[] = [];
  for (let start = 1; start <= size; start++) if (leads[start] !== start) lines.push({ start, end: leads[start]! });
  return lines;
}

/** The way from a start to an end through some points: where one is after a part of it. */
export function along(points: Point[], part: number): Point {
  const place = Math.max(0, Math.min(1, part)) * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(place));
  return between(points[i]!, points[i + 1]!, place - i);
}

/**
 * Where several pawns stand on one square, as parts of it, and how large each is.
 * Beyond nine, the last place is kept for saying how many more there are.
 */
export function slots(n: number): { at: Point[]; scale: number } {
  const across = n <= 1 ? 1 : n <= 4 ? 2 : 3;
  const down = n <= 2 ? 1 : across;
  const scale = [1, 0.86, 0.7, 0.7][n <= 1 ? 0 : n <= 2 ? 1 : 2]! * (across === 3 ? 0.72 : 1);
  const at = Array.from({ length: Math.min(n, across * down) }, (_, i) => ({
    x: ((i % across) - (across - 1) / 2) * (0.92 / across) * UNIT,
    y: (Math.floor(i / across) - (down - 1) / 2) * (0.9 / down) * UNIT,
  }));
  return { at, scale };
}
