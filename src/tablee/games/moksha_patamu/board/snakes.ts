/** Snakes as curves: each one winds its own way, where it stays clearest of the others. */

import { centre, distance, type Grid, type Line, type Point } from "./geometry";

export interface Snake extends Line {
  /** From head to tail. */
  spine: Point[];
  /** The outline of the body. */
  body: string;
  /** Marks along the back: what tells snakes apart besides their colour. */
  back: string;
  kind: number;
  head: Point;
  /** Degrees: where the head looks. */
  looks: number;
}

const KINDS = 5;
const SAMPLES = 64;

export function snakesOf(grid: Grid, lines: Line[]): Snake[] {
  const snakes: Snake[] = [];
  const taken: Point[][] = [];
  const busy = lines.flatMap(({ start, end }) => [start, end]);
  lines
    .filter(({ start, end }) => end < start)
    .forEach((line) => {
      const spine = clearest(grid, line, taken, busy);
      taken.push(spine);
      snakes.push(draw(line, spine, unlike(spine, snakes)));
    });
  // Long ones first, so that short ones lie on top of them.
  return snakes.sort((a, b) => length(b.spine) - length(a.spine));
}

/** The kind least like those of the snakes that come near: they may cross, and must not be mixed up. */
function unlike(spine: Point[], snakes: Snake[]): number {
  const likeness = Array.from({ length: KINDS }, (_, kind) =>
    snakes
      .filter((snake) => snake.kind === kind)
      .reduce((sum, snake) => sum + 1 + 200 / (10 + gap(spine, snake.spine)), 0),
  );
  return likeness.indexOf(Math.min(...likeness));
}

function gap(one: Point[], other: Point[]): number {
  return Math.min(...some(one).map((point) => Math.min(...some(other).map((far) => distance(point, far)))));
}

/** Of several ways to wind, the one that keeps farthest from what is already there. */
function clearest(grid: Grid, line: Line, taken: Point[][], busy: number[]): Point[] {
  const others = busy.filter((square) => square !== line.start && square !== line.end).map((s) => centre(grid, s));
  const ways = [1, -1].flatMap((side) => [0, 1].map((more) => spineOf(grid, line, side, more)));
  const snakes = taken.map(some);
  const crowds = ways.map((spine) => {
    let sum = 0;
    for (const point of some(spine)) {
      for (const other of others) sum += crowding(distance(point, other), 55);
      for (const snake of snakes) for (const other of snake) sum += crowding(distance(point, other), 45) / 2;
      sum += crowding(Math.min(point.x, grid.width - point.x, point.y, grid.height - point.y), 22);
    }
    return sum;
  });
  return ways[crowds.indexOf(Math.min(...crowds))]!;
}

/** Enough points of a curve to tell what is near it. */
const some = (spine: Point[]): Point[] => spine.filter((_, i) => i % 4 === 0);

const crowding = (gap: number, wanted: number): number => (gap < wanted ? (1 - gap / wanted) ** 2 : 0);

function spineOf(grid: Grid, { start, end }: Line, side: number, more: number): Point[] {
  const [from, to] = [centre(grid, start), centre(grid, end)];
  const whole = distance(from, to);
  const [ux, uy] = [(to.x - from.x) / whole, (to.y - from.y) / whole];
  const waves = Math.max(1, Math.round(whole / 190)) + more;
  const wide = Math.min(30, whole * 0.13) * side;
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const part = i / SAMPLES;
    const away = Math.sin(part * waves * Math.PI) * wide * Math.sin(Math.PI * part) ** 0.4;
    return { x: from.x + ux * whole * part - uy * away, y: from.y + uy * whole * part + ux * away };
  });
}

function length(spine: Point[]): number {
  return spine.slice(1).reduce((sum, point, i) => sum + distance(point, spine[i]!), 0);
}

/** Half the width of the body along its length: a neck, a belly, a fine tail. */
const halfWidth = (part: number): number => 1.5 + 11.5 * Math.min(1, 0.72 + part * 2.2) * (1 - part) ** 0.55;

function sideways(spine: Point[], i: number): Point {
  const [a, b] = [spine[Math.max(0, i - 1)]!, spine[Math.min(spine.length - 1, i + 1)]!];
  const gap = distance(a, b) || 1;
  return { x: -(b.y - a.y) / gap, y: (b.x - a.x) / gap };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function draw(line: Line, spine: Point[], kind: number): Snake {
  const edge = (side: number): string[] =>
    spine.map((point, i) => {
      const [out, half] = [sideways(spine, i), halfWidth(i / (spine.length - 1)) * side];
      return at({ x: point.x + out.x * half, y: point.y + out.y * half });
    });
  const [head, next] = [spine[0]!, spine[2]!];
  return {
    ...line,
    spine,
    kind,
    body: `M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`,
    back: backOf(spine, kind),
    head,
    looks: (Math.atan2(head.y - next.y, head.x - next.x) * 180) / Math.PI,
  };
}

/** 0 bands, 1 diamonds, 2 a zigzag, 3 dots, 4 a stripe. */
function backOf(spine: Point[], kind: number): string {
  const last = spine.length - 1;
  if (kind === 4) return `M${spine.slice(3, -4).map(at).join("L")}`;
  const every = Math.max(2, Math.round((last * 21) / length(spine)));
  const parts: string[] = [];
  for (let i = every + 1, n = 0; i < last - 3; i += every, n++) {
    const [point, out, half] = [spine[i]!, sideways(spine, i), halfWidth(i / last)];
    const move = (across: number, ahead: number): Point => ({
      x: point.x + out.x * half * across + out.y * ahead,
      y: point.y + out.y * half * across - out.x * ahead,
    });
    if (kind === 0) parts.push(`M${at(move(-0.8, 0))}L${at(move(0.8, 0))}`);
    else if (kind === 1)
      parts.push(`M${at(move(0, half * 0.8))}L${at(move(0.6, 0))}L${at(move(0, -half * 0.8))}L${at(move(-0.6, 0))}Z`);
    else if (kind === 2) parts.push(`${n ? "L" : "M"}${at(move(n % 2 ? 0.5 : -0.5, 0))}`);
    else parts.push(`M${at(point)}v.1`);
  }
  return parts.join("");
}
