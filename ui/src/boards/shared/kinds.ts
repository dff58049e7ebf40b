/** Picking among what may be done. */

import type { Gesture, LegalAction } from "../contract";

/** The actions of one kind. */
export function ofKind<G extends Gesture, Kind extends G["kind"]>(
  actions: LegalAction<G>[],
  kind: Kind,
): LegalAction<Extract<G, { kind: Kind }>>[] {
  return actions.filter((one): one is LegalAction<Extract<G, { kind: Kind }>> => one.gesture.kind === kind);
}
