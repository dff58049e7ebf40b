/** The tray below the board, where pawns wait that have not entered. */

import type { Grid, Point } from "./geometry";

export const BORDER = 50;
const PER_ROW = 16;

const rows = (players: number): number => Math.ceil(players / PER_ROW);
const perRow = (players: number): number => Math.ceil(players / rows(players));

export const trayScale = (players: number): number => (players <= 8 ? 0.8 : 0.62);
export const trayHeight = (players: number): number => rows(players) * 100 * trayScale(players) + 8;

export function trayPlace(grid: Grid, seat: number, players: number): Point {
  const across = perRow(players);
  const step = Math.min(100, grid.width / across);
  return {
    x: ((seat % across) + 0.5) * step,
    y: grid.height + BORDER + (Math.floor(seat / across) + 0.5) * 100 * trayScale(players) + 6,
  };
}
