/** What a person can do with feelings of their own. Everything is shown at once. */

import type { OwnFeelingChange } from "#domain/records/feeling/feeling.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { outbox } from "./browser-outbox.ts";
import { followMerge } from "./merged-comparisons.ts";

/**
 * Makes a feeling, or changes that with this id. If the universe has a feeling of its name when a new one arrives, waiting
 * stars get that one. A new one that the server refuses stays in view, with the stars that wait for it: it is sent again
 * when the person changes it, or when another feeling has gone. Resolves to its id.
 */
export async function putFeeling(userId: string, body: OwnFeelingChange, known?: string): Promise<string> {
  const id = known ?? randomUuid();
  const isNew = known === undefined || outbox.pending(userId, "newFeeling").some((item) => item.id === id);
  await outbox.addInstead(isNew ? "newFeeling" : "feelingChange", { id, userId, body });
  return id;
}

/** Removes a feeling that no star has. */
export const removeFeeling = (userId: string, id: string): Promise<boolean> =>
  outbox.addInstead("feelingRemoval", { id, userId, body: null });

/** Merges a feeling into another one, of the person's own or one of the 36, which all stars of both then have. */
export async function mergeFeelings(userId: string, id: string, into: string) {
  await outbox.addRemoval("feelingMerge", { id, userId, body: { into } }, into);
  await followMerge(userId, id, into, outbox);
}
