import { beforeEach, expect, it, vi } from "vitest";
import { findSeat, openTable, sitDown } from "./actions";
import { Refusal } from "./api";
import { heldSeats, tokenOf } from "./seats";

/** A server that does what it is asked, and whose answers may be lost on their way. */
const places = new Map<string, string>();
const tokens: string[] = [];
let fate: "lost" | "refused" | "answered" = "answered";
vi.stubGlobal("fetch", async (address: string, init: { body: string }) => {
  const said = JSON.parse(init.body) as { token: string; tokens?: string[] };
  const code = address.includes("/join") ? "K7MPQ2" : "NEW777";
  if (said.tokens) {
    const held = said.tokens.map((token) => places.get(token));
    return json({ tables: held.map((at) => (at ? { table: { code: at }, players: [1], is_my_turn: false } : null)) });
  }
  tokens.push(said.token);
  if (fate === "refused") return json({ code: "table-full", sentence: "Full.", todo: "" }, false);
  places.set(said.token, code);
  if (fate === "lost") throw new TypeError("network");
  return json({ code, token: said.token, players: [1], link: "", invitation: "" });
});
const json = (body: unknown, ok = true) => ({ ok, json: () => Promise.resolve(body) });

beforeEach(() => {
  localStorage.clear();
  places.clear();
  tokens.length = 0;
  fate = "answered";
});

it("whoever asks again after a lost answer holds the place that they were given", async () => {
  fate = "lost";
  await expect(sitDown("k7mpq2")).rejects.toThrow(Refusal);
  expect(tokenOf("K7MPQ2")).toBeNull();
  fate = "answered";
  await sitDown("K7MPQ2");
  expect(tokens[1]).toBe(tokens[0]);
  expect(tokens[0]).toMatch(/^[0-9a-f]{48}$/);
  expect(tokenOf("K7MPQ2")).toBe(tokens[0]);
});

it("a place whose answer was lost is found when the table is opened again", async () => {
  expect(await findSeat("K7MPQ2")).toBeNull();
  fate = "lost";
  await expect(sitDown("K7MPQ2")).rejects.toThrow(Refusal);
  expect(await findSeat("k7mpq2")).toBe(tokens[0]);
  expect(tokenOf("K7MPQ2")).toBe(tokens[0]);
  expect(await findSeat("K7MPQ2")).toBeNull();
});

it("a place that was not given is not found", async () => {
  fate = "lost";
  await expect(sitDown("K7MPQ2")).rejects.toThrow(Refusal);
  places.clear();
  expect(await findSeat("K7MPQ2")).toBeNull();
  expect(heldSeats()).toEqual([]);
});

it("what was refused or answered is asked anew with another token", async () => {
  fate = "refused";
  await expect(sitDown("K7MPQ2")).rejects.toThrow("Full.");
  fate = "answered";
  await sitDown("K7MPQ2");
  await sitDown("K7MPQ2");
  expect(new Set(tokens).size).toBe(3);
});

it("a table that was made is not made again", async () => {
  fate = "lost";
  await expect(openTable({ game: "modulo" })).rejects.toThrow(Refusal);
  fate = "answered";
  await openTable({ game: "foxu" });
  await openTable({ game: "modulo" });
  expect(tokens[2]).toBe(tokens[0]);
  expect(tokens[1]).not.toBe(tokens[0]);
});
