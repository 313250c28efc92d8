/** Comparisons after a merge, in a universe whose words are sealed: the server cannot read what they name. */

import { replaceIdsInQuery } from "#domain/records/comparison/comparison.ts";
import { sealsWords } from "../sealed/seal-state.ts";
import { loadWords } from "../sealed/words-code.ts";
import type { BrowserOutbox } from "./use-delivery.ts";

/**
 * Lets the kept comparisons that name a tag or a feeling name the one into which it was merged. Those that wait to be sent
 * follow by themselves.
 */
export async function followMerge(
  userId: string,
  merged: string,
  into: string,
  outbox: Pick<BrowserOutbox, "all" | "addInstead">,
) {
  if (!sealsWords(userId)) return;
  const { openedComparisons } = await loadWords();
  const waiting = new Set(outbox.all(userId).map(({ id }) => id));
  for (const { id, name, query: before } of openedComparisons(userId)) {
    const query = replaceIdsInQuery(before, (named) => (named === merged ? into : named));
    if (query !== before && !waiting.has(id))
      await outbox.addInstead("comparison", { id, userId, body: { name, query } });
  }
}
