/** How long one may think for a move, in words. */

import { t } from "./speech.svelte";

export function moveTime(seconds: number): string {
  if (seconds === 0) return t("time-free");
  return seconds < 60 ? t("time-seconds", { seconds }) : t("time-minutes", { minutes: seconds / 60 });
}
