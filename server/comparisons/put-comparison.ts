/** Keeps a comparison, or changes a kept one. It can be repeated. */

import {
  type ComparisonChange,
  type KeptComparison,
  maxComparisons,
} from "#domain/records/comparison/comparison.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import type { Context } from "../context.ts";
import { comparisons, withCurrentIds } from "../records/comparisons.ts";
import { recordReader } from "../records/kept-kind.ts";
import { countOwned, findRecord, updateRecord } from "../records/queries.ts";
import { createRecord } from "../records/store-record.ts";
import { changeUniverse, saveRevision } from "../revisions/change-universe.ts";
import { requireWords } from "../sealed/require-words.ts";

export type Put =
  | { ok: true; comparison: KeptComparison; isNew: boolean }
  | { ok: false; reason: "too many comparisons" | "universe is gone" };

const toComparison = recordReader(recordKinds.comparison.fields);

/** One that was removed is created again. */
export async function putComparison(
  context: Context,
  userId: string,
  id: string,
  body: ComparisonChange,
): Promise<Put> {
  const put = await changeUniverse(context, userId, async (change): Promise<Put> => {
    const { db, revision } = change;
    requireWords(change.universe, { comparison: [body] });
    const { name, sealed = null } = body;
    const query = await withCurrentIds(db, userId, body.query);
    const known = await findRecord(db, "comparisons", userId, id);
    if (known?.name === name && known.query === query && known.sealed === sealed)
      return { ok: true, comparison: toComparison(known), isNew: false };
    if (!known && (await countOwned(db, "comparisons", userId)) >= maxComparisons)
      return { ok: false, reason: "too many comparisons" };
    // The undoing of an import leaves alone what the person has changed.
    const columns = { name, query, sealed, importId: null };
    const stored = known
      ? await updateRecord(db, "comparisons", known, { ...columns, revision })
      : await createRecord(change, comparisons, { id, ...columns });
    await saveRevision(change);
    return { ok: true, comparison: toComparison(stored), isNew: !known };
  });
  return put ?? { ok: false, reason: "universe is gone" };
}
