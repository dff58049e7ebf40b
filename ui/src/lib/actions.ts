/** Opening tables, from wherever a button for it stands. */

import { api } from "./api";
import { answered, asking, tokenAsked } from "./asking";
import type { CreateTable, GameInfo, SeatWanted } from "./protocol";
import { router } from "./route.svelte";
import { holdSeat } from "./seats";
import { settings } from "./settings.svelte";

/** The level wished for, or the nearest one the game has. */
export function levelFor(game: GameInfo, wished = settings.level): string {
  if (game.bots.includes(wished)) return wished;
  const order = ["random", "easy", "medium", "strong", "perfect"];
  const rank = order.indexOf(wished);
  const near = [...game.bots].sort(
    (a, b) => Math.abs(order.indexOf(a) - rank) - Math.abs(order.indexOf(b) - rank),
  );
  return near[0] ?? "random";
}

/** How many play if nobody says otherwise. */
export function usualPlayers(game: GameInfo): number {
  const option = game.options.find((one) => one.name === "players");
  return option ? Number(option.default) : (game.players[0] ?? 2);
}

export function againstBots(game: GameInfo, players = usualPlayers(game)): SeatWanted[] {
  const bots = Array.from({ length: players - 1 }, (): SeatWanted => ({ kind: "bot", level: levelFor(game) }));
  return [{ kind: "me", name: settings.name.trim() }, ...bots];
}

export async function openTable(wanted: CreateTable): Promise<void> {
  const code = await asking(`create ${JSON.stringify(wanted)}`, async (token) => {
    const seated = await api.create({ ...wanted, token }, settings.lang);
    holdSeat(seated.code, seated.token);
    return seated.code;
  });
  router.go(`/t/${code}`);
}

const joining = (code: string): string => `join ${code.toUpperCase()}`;

export async function sitDown(code: string, player?: number): Promise<void> {
  await asking(joining(code), async (token) => {
    const seated = await api.join(code, settings.name.trim(), settings.lang, token, player);
    holdSeat(seated.code, seated.token);
  });
}

/** The token of a place that we took here, if the answer that said so was lost. */
export async function findSeat(code: string): Promise<string | null> {
  const token = tokenAsked(joining(code));
  if (!token) return null;
  const mine = (await api.mine([{ code: code.toUpperCase(), token }], settings.lang)).tables[0];
  if (!mine?.players.length) return null;
  holdSeat(code, token);
  answered(joining(code));
  return token;
}
