/** What a person can do with the comparisons that they keep. Everything is shown at once. */

import type { ComparisonChange } from "#domain/records/comparison/comparison.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { outbox } from "./browser-outbox.ts";

/** Keeps a comparison, or changes that with this id. Resolves to its id. */
export async function putComparison(
  userId: string,
  body: ComparisonChange,
  id: string = randomUuid(),
): Promise<string> {
  await outbox.addInstead("comparison", { id, userId, body });
  return id;
}

export const removeComparison = (userId: string, id: string): Promise<boolean> =>
  outbox.addInstead("comparisonRemoval", { id, userId, body: null });
