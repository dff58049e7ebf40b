/** The seats this browser holds: table code -> token. Tokens never stand in an address, save once
 * in the fragment that brings a seat to another device. */

import { keep, recall } from "./settings.svelte";

const KEY = "tablee.seats";
const MOST = 200;

interface Held {
  code: string;
  token: string;
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

export function dropSeats(tokens: string[]): void {
  keep(
    KEY,
    heldSeats().filter((seat) => !tokens.includes(seat.token)),
  );
}
