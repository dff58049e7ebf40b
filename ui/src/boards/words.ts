/** The words of a board, in the language that is read: what its room says that begins with `page-`. */

import { spoken, type Say } from "../lib/words";
import type { Lang } from "./contract";

const found = import.meta.glob<string>("$games/*/texts.*.ftl", { query: "?board", import: "default" });
const sources = new Map(Object.entries(found).map(([path, load]) => [path.split("/").slice(-2).join("/"), load]));

export async function boardWords(game: string, lang: Lang): Promise<Say<any>> { // eslint-disable-line @typescript-eslint/no-explicit-any
  return spoken(lang, await sources.get(`${game}/texts.${lang}.ftl`)!());
}
