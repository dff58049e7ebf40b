/**
 * Round one screen: what may be seen by whoever happens to look, and what only by one who has said
 * that they look alone (docs/decisions/0032, 0072).
 */

import { TABLE, type Event, type Moment } from "./protocol";

/** Whether one of `players` knows, or is about to choose, what another of them may not see. */
export function isSecret(moment: Moment, players: number[]): boolean {
  return (
    moment.phase === "toss" ||
    moment.to_act.length > 1 ||
    players.some((player) => moment.secrets.includes(player))
  );
}

/** Whether a moment, as one player sees it, is for nobody else's eyes. */
export function isPrivate(moment: Moment, players: number[]): boolean {
  if (!players.includes(moment.player) || moment.phase === "over") return false;
  return moment.phase === "toss" || moment.to_act.length > 1 || moment.secrets.includes(moment.player);
}

/** Whether what was looked at alone has come to an end between two moments: it was laid open, or
 * another game has begun. Who still looks is not alone any more. */
export function isLaidOpen(before: Moment | null, after: Moment, players: number[]): boolean {
  if (!before || before.game !== after.game) return true;
  const [had, has] = [before, after].map((one) => one.secrets.includes(after.player));
  return (had && !has) || !isSecret(after, players);
}

/** A moment without anything that is for one pair of eyes. */
export function veiled(moment: Moment): Moment {
  return {
    ...moment, player: TABLE, seat: TABLE, view: null, legal: [], table_legal: [], facts: {}, help: "", drawing: "",
    sections: [], may_throw: false, may_take_back: false, result: null,
  }; // prettier-ignore
}

/** What happened, without what only its viewer may know: where it led is asked for anew. */
export function hollow(event: Event): Event {
  const isLast = event.moment?.phase === "over";
  return { ...event, action: "?", told: "", moment: null, result: isLast ? null : event.result };
}
