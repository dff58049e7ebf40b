/** What is asked once, over HTTP. A refusal is thrown as a `Refusal`: a sentence and what to do. */

import type {
  AnalysisFound, Catalogue, CreateTable, Lang, MyList, Network, Problem, Replay, ReplayMoments, RulesPage, Seated,
  TableInfo, TableList,
} from "./protocol";
import type { Held } from "./seats";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly todo = "",
  ) {
    super(sentence);
  }
}

/** The server could not be reached at all. The page has the words for it. */
export const UNREACHABLE = "unreachable";

async function ask<T>(path: string, lang: Lang, init: RequestInit = {}): Promise<T> {
  const address = `/api/${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  let answer: Response;
  try {
    answer = await fetch(address, { cache: "no-store", ...init });
  } catch {
    throw new Refusal(UNREACHABLE, "");
  }
  const body = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as T;
  const problem = body as Problem | null;
  if (problem?.sentence) throw new Refusal(problem.code, problem.sentence, problem.todo ?? "");
  throw new Refusal(UNREACHABLE, "");
}

function post(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}

const of = encodeURIComponent;

export const api = {
  games: (lang: Lang) => ask<Catalogue>("games", lang),
  rules: (game: string, lang: Lang) => ask<RulesPage>(`games/${of(game)}/rules`, lang),
  create: (wanted: CreateTable, lang: Lang) =>
    ask<Seated>("tables", lang, post({ ...wanted, lang })),
  join: (code: string, name: string, lang: Lang, token: string, player?: number) =>
    ask<Seated>(`tables/${of(code)}/join`, lang, post({ name, lang, token, player })),
  table: (code: string, lang: Lang) => ask<TableInfo>(`tables/${of(code)}`, lang),
  tables: (lang: Lang) => ask<TableList>("tables", lang),
  mine: (seats: Held[], lang: Lang) => {
    const asked = { tokens: seats.map((seat) => seat.token), codes: seats.map((seat) => seat.code) };
    return ask<MyList>("mine", lang, post(asked));
  },
  network: (lang: Lang) => ask<Network>("network", lang),
  openNetwork: (open: boolean, lang: Lang) => ask<Network>("network", lang, post({ open })),
  replay: (code: string, lang: Lang) => ask<Replay>(`replays/${of(code)}`, lang),
  moments: (code: string, from: number, count: number, viewer: string, lang: Lang, isDrawn: boolean) =>
    ask<ReplayMoments>(
      `replays/${of(code)}/moments?from=${from}&count=${count}&viewer=${viewer}&drawing=${Number(isDrawn)}`,
      lang,
    ),
  analysis: (code: string, moment: number, player: number, lang: Lang) =>
    ask<AnalysisFound>(`replays/${of(code)}/moments/${moment}/analysis?player=${player}`, lang),
  upload: (journal: string, lang: Lang) =>
    ask<Replay>("replays", lang, { method: "POST", body: journal }),
};
