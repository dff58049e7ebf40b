/** What this browser remembers of its user: language, theme, sound, name. */

import type { Lang } from "./protocol";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  name: string;
  level: string;
  notepad: boolean;
}

const KEY = "tablee.settings";

function ofBrowser(): Lang {
  return navigator.languages?.some((tag) => tag.toLowerCase().startsWith("fr")) &&
    !navigator.languages[0]?.toLowerCase().startsWith("en")
    ? "fr"
    : "en";
}

/** Storage can be refused (private windows): the page then forgets, and works. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: see above.
  }
}

class Settings {
  lang = $state<Lang>("en");
  theme = $state<Theme>("auto");
  sound = $state(false);
  name = $state("");
  level = $state("easy");
  notepad = $state(true);
  prefersDark = $state(false);

  constructor() {
    const kept = recall<Partial<Kept>>(KEY, {});
    this.lang = kept.lang === "fr" || kept.lang === "en" ? kept.lang : ofBrowser();
    this.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : "auto";
    this.sound = kept.sound === true;
    this.name = typeof kept.name === "string" ? kept.name : "";
    this.level = typeof kept.level === "string" ? kept.level : "easy";
    this.notepad = kept.notepad !== false;
    const dark = window.matchMedia?.("(prefers-color-scheme: dark)");
    this.prefersDark = dark?.matches ?? false;
    dark?.addEventListener("change", (event) => (this.prefersDark = event.matches));
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.prefersDark);
  }

  /** Keep what was chosen, and let the document follow. */
  apply(): void {
    const { lang, theme, sound, name, level, notepad } = this;
    keep(KEY, { lang, theme, sound, name, level, notepad } satisfies Kept);
    document.documentElement.lang = lang;
    document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
  }
}

export const settings = new Settings();
