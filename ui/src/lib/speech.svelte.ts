/** The words of the page in the language chosen, which is all that is fetched of them. */

import type { Messages } from "./messages";
import type { Lang } from "./protocol";
import { settings } from "./settings.svelte";
import { spoken, type Say } from "./words";

const found = import.meta.glob<string>("$texts/page/texts.*.ftl", { query: "?words", import: "default" });
const sources = new Map(Object.entries(found).map(([path, load]) => [path.split(".").at(-2), load]));
let say = $state.raw<Say<Messages>>();

/** Speak a language from now on. */
export async function speak(lang: Lang): Promise<void> {
  const source = await sources.get(lang)!();
  say = spoken(lang, source);
  settings.lang = lang;
}

/** A message of the page. Read inside a template or a derived value, it follows the language. */
export const t = ((...message: Parameters<Say<Messages>>) => say!(...message)) as Say<Messages>;
