/** What a person can do with constellations. Everything is shown at once. */

import type { Constellation, ConstellationChange } from "#domain/records/constellation/constellation.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { outbox } from "./browser-outbox.ts";

/** Names stars. Resolves to the id of the constellation. */
export async function nameStars(userId: string, body: ConstellationChange): Promise<string> {
  const id = randomUuid();
  await outbox.add("constellation", { id, userId, body });
  return id;
}

/** Changes the name or the stars. `constellation` is what is shown, with changes that wait. */
export async function changeConstellation(
  userId: string,
  { id, name, entryIds }: Constellation,
  change: Partial<ConstellationChange>,
) {
  await outbox.addInstead("constellation", { id, userId, body: { name, entryIds, ...change } });
}

/** Removes a constellation; its stars stay. */
export const removeConstellation = (userId: string, id: string): Promise<boolean> =>
  outbox.addInstead("constellationRemoval", { id, userId, body: null });
