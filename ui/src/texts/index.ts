/** The words of the page in the language chosen. A message missing in a language does not compile. */

import type { Lang } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { en, type Texts } from "./en";
import { fr } from "./fr";

export const catalogues: Record<Lang, Texts> = { en, fr };

/** Read it inside a template or a derived value, and the words follow the language. */
export function t(): Texts {
  return catalogues[settings.lang];
}
