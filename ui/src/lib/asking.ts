/**
 * What is being asked of the server and not answered yet, with the token that was chosen for it. Kept
 * until an answer has come: whoever asks again, after a lost answer or a reload, asks for the same,
 * and holds the seat that they were given.
 */

import { Refusal, UNREACHABLE } from "./api";
import { keep, recall } from "./settings.svelte";

const KEY = "tablee.asking";
const MOST = 20;
/** After these nobody knows whether it was done. */
const UNSURE = [UNREACHABLE, "not-kept", "not-read", "too-busy"];

interface Asked {
  what: string;
  token: string;
}

function open(): Asked[] {
  const found = recall<unknown>(KEY, []);
  if (!Array.isArray(found)) return [];
  return found.filter((one) => typeof one?.what === "string" && typeof one?.token === "string");
}

export function tokenAsked(what: string): string | null {
  return open().find((one) => one.what === what)?.token ?? null;
}

export function answered(what: string): void {
  keep(KEY, open().filter((one) => one.what !== what));
}

/** Ask with a token of our own; with the same one, if it was asked before and not answered. */
export async function asking<T>(what: string, ask: (token: string) => Promise<T>): Promise<T> {
  const token = tokenAsked(what) ?? newToken();
  keep(KEY, [{ what, token }, ...open().filter((one) => one.what !== what)].slice(0, MOST));
  try {
    const answer = await ask(token);
    answered(what);
    return answer;
  } catch (problem) {
    if (problem instanceof Refusal && !UNSURE.includes(problem.code)) answered(what);
    throw problem;
  }
}

/** As unguessable as the server's own. (`randomUUID` is missing on pages without TLS.) */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
