/** Moments of games as the engine gave them (see fixtures.py), as what a board is given. */

import type { BoardProps, Lang } from "$boards/contract";

interface Said {
  facts?: BoardProps["facts"];
  told?: string;
  legal: string[];
  tableLegal: string[];
}

export type Scene = Omit<BoardProps, "last" | "facts" | "legal" | "tableLegal" | "lang" | "act" | "throwDice"> & {
  last: { seat: number; action: string } | null;
  legal: string[];
  tableLegal: string[];
  texts: Record<Lang, Said>;
};

export type Shown = Omit<BoardProps, "act" | "throwDice">;

export function propsOf(scene: Scene, lang: Lang): Shown {
  const { texts, last, legal, tableLegal, ...rest } = scene;
  const said = texts[lang];
  return {
    ...rest,
    lang,
    facts: said.facts ?? {},
    last: last && { ...last, told: said.told ?? "" },
    legal: legal.map((action, i) => ({ action, label: said.legal[i]! })),
    tableLegal: tableLegal.map((action, i) => ({ action, label: said.tableLegal[i]! })),
  };
}

/** The moment just before: nobody is asked anything, nothing has been told. */
export function before(shown: Shown): Shown {
  if (!shown.previous) return shown;
  return { ...shown, state: shown.previous, previous: null, last: null, legal: [], toAct: [], isOver: false };
}
