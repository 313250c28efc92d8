/** Removes a feeling of a person's own that no star has. */

import type { Context } from "../context.ts";
import { countStarsWith } from "../records/feeling-queries.ts";
import { feelings } from "../records/feelings.ts";
import { findRecord } from "../records/queries.ts";
import { removeRecords, wasRemoved } from "../records/store-record.ts";
import { changeUniverse } from "../revisions/change-universe.ts";

export type Removal =
  | { ok: true }
  | { ok: false; reason: "not found" }
  | { ok: false; reason: "in use"; stars: number };

export async function removeFeeling(context: Context, userId: string, id: string): Promise<Removal> {
  const removed = await changeUniverse(context, userId, async (change): Promise<Removal> => {
    if (!(await findRecord(change.db, "own_feelings", userId, id)))
      return (await wasRemoved(change, feelings, id)) ? { ok: true } : { ok: false, reason: "not found" };
    const stars = await countStarsWith(change.db, userId, id);
    if (stars > 0) return { ok: false, reason: "in use", stars };
    await removeRecords(change, feelings, [id]);
    return { ok: true };
  });
  return removed ?? { ok: false, reason: "not found" };
}
