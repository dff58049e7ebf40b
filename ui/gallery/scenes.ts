/** Moments of games as the engine gave them (see fixtures.py), as what a board is given. */

import type { BoardProps, Gesture, Lang } from "$boards/contract";
import { spoken } from "../src/lib/words";

const catalogues = import.meta.glob<string>("$games/*/texts.*.ftl", { query: "?board", import: "default", eager: true });
const sources = new Map(Object.entries(catalogues).map(([path, source]) => [path.split("/").slice(-2).join("/"), source]));

interface Said {
  facts?: BoardProps["facts"];
  told?: string;
  legal: string[];
  tableLegal: string[];
}

interface Done {
  action: string;
  gesture: Gesture;
}

export type Scene = Omit<
  BoardProps,
  "last" | "facts" | "legal" | "tableLegal" | "lang" | "drawing" | "say" | "act" | "throwDice"
> & {
  last: (Done & { seat: number }) | null;
  legal: Done[];
  tableLegal: Done[];
  texts: Record<Lang, Said>;
};

export type Shown = Omit<BoardProps, "act" | "throwDice">;

export function propsOf(scene: Scene, lang: Lang): Shown {
  const { texts, last, legal, tableLegal, ...rest } = scene;
  const said = texts[lang];
  return {
    ...rest,
    lang,
    drawing: "",
    say: spoken(lang, sources.get(`${scene.game}/texts.${lang}.ftl`)!),
    facts: said.facts ?? {},
    last: last && { ...last, told: said.told ?? "" },
    legal: legal.map((done, i) => ({ ...done, label: said.legal[i]! })),
    tableLegal: tableLegal.map((done, i) => ({ ...done, label: said.tableLegal[i]! })),
  };
}

/** The moment just before: nobody is asked anything, nothing has been told. */
export function before(shown: Shown): Shown {
  if (!shown.previous) return shown;
  return { ...shown, state: shown.previous, previous: null, last: null, legal: [], toAct: [], isOver: false };
}
