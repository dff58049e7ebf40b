/** Numbers and lists as each language writes them. */

import type { Lang } from "./protocol";

const TAGS: Record<Lang, string> = { en: "en-GB", fr: "fr-FR" };

export function decimal(value: number, lang: Lang, digits = 2): string {
  const rounded = Number(value.toFixed(digits)) || 0; // never −0
  return new Intl.NumberFormat(TAGS[lang], { maximumFractionDigits: digits })
    .format(rounded)
    .replace("-", "−");
}

export function percent(value: number, lang: Lang): string {
  const digits = value > 0 && value < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(TAGS[lang], { style: "percent", maximumFractionDigits: digits }).format(value);
}

export function list(names: string[], lang: Lang): string {
  return new Intl.ListFormat(TAGS[lang], { type: "conjunction" }).format(names);
}

/** Minutes and seconds that are left: `1:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function ago(when: number, lang: Lang, now = Date.now()): string {
  const minutes = Math.round((when - now) / 60_000);
  const format = new Intl.RelativeTimeFormat(TAGS[lang], { numeric: "auto" });
  if (minutes > -60) return format.format(Math.min(minutes, 0), "minute");
  if (minutes > -60 * 36) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
