/** The options of a table, each with its value: from the table itself, or from the game's written
 * form, `modulo(start=secret,points=2)`, and the defaults of its catalogue. */

import type { GameInfo, OptionSetting, TableInfo } from "./protocol";

export function optionsOf(table: TableInfo, game: GameInfo | undefined): Record<string, OptionSetting> {
  const found: Record<string, OptionSetting> = {};
  for (const option of game?.options ?? []) found[option.name] = typed(option.default);
  const written = /\((.*)\)$/s.exec(table.game)?.[1] ?? "";
  for (const part of written.split(",").filter(Boolean)) {
    const at = part.indexOf("=");
    found[part.slice(0, at).trim()] = typed(part.slice(at + 1).trim());
  }
  return { ...found, ...table.options };
}

function typed(value: string): OptionSetting {
  if (value === "true" || value === "false") return value === "true";
  return /^-?\d+$/.test(value) ? Number(value) : value;
}
