/** The question, once a year, whether the kit is still at hand. This browser remembers the answer. */

import type { Slot } from "#domain/sealed/seal.ts";
import { ownName } from "../base-path.ts";

const day = 86_400_000;
const year = 365 * day;
const later = 30 * day;

const key = ownName("mood-universe.kit-seen");

/** Milliseconds since 1970; 0 where this browser knows of none. */
function seenAt(slotId: string): number {
  try {
    const [id, at] = (localStorage.getItem(key) ?? "").split(" ");
    return id === slotId ? Number(at) : 0;
  } catch {
    return 0;
  }
}

function note(slotId: string, at: number) {
  try {
    localStorage.setItem(key, `${slotId} ${at}`);
  } catch {
    // Then it asks again with the next visit.
  }
}

export const noteSeen = (slotId: string, now: number) => note(slotId, now);

/** Lets the page ask again in a month. */
export const askLater = (slotId: string, now: number) => note(slotId, now - year + later);

/** The kit that the person has not seen for a year, as far as this browser knows. */
export const kitToAskFor = (slots: readonly Slot[], now: number): Slot | null =>
  slots.find(
    ({ kind, id, createdAt }) =>
      kind === "recovery" && now - Math.max(Date.parse(createdAt), seenAt(id)) >= year,
  ) ?? null;
