/** The seats this browser holds: table code -> token. Tokens never stand in an address, save once
 * in the fragment that brings a seat to another device. After a rematch two tables have one token. */

import { keep, recall } from "./settings.svelte";

const KEY = "tablee.seats";
const MOST = 200;

export interface Held {
  code: string;
  token: string;
  /** Taken off the list of one's games. The seat is still held. */
  isAside?: boolean;
}

export function heldSeats(): Held[] {
  const found = recall<unknown>(KEY, []);
  if (!Array.isArray(found)) return [];
  return found.filter((seat) => typeof seat?.code === "string" && typeof seat?.token === "string");
}

export function tokenOf(code: string): string | null {
  return heldSeats().find((seat) => seat.code === code.toUpperCase())?.token ?? null;
}

export function holdSeat(code: string, token: string): void {
  const others = heldSeats().filter((seat) => seat.code !== code.toUpperCase());
  keep(KEY, [{ code: code.toUpperCase(), token }, ...others].slice(0, MOST));
}

export function dropSeats(codes: string[]): void {
  keep(
    KEY,
    heldSeats().filter((seat) => !codes.includes(seat.code)),
  );
}

/** Take tables off the list, or put them back on it. */
export function setAside(codes: string[], isAside: boolean): void {
  keep(
    KEY,
    heldSeats().map((seat) => (codes.includes(seat.code) ? { ...seat, isAside } : seat)),
  );
}
