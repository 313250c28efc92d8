/** Merges a feeling of a person's own into another one, or into one of the catalogue. It can be repeated. */

import type { Context } from "../context.ts";
import { replaceInComparisons } from "../records/comparisons.ts";
import { feelings, findCurrentFeelings } from "../records/feelings.ts";
import { removeRecords } from "../records/store-record.ts";
import { changeUniverse, type UniverseChange } from "../revisions/change-universe.ts";
import { leadTo } from "../revisions/tombstones.ts";
import { joinTwins, replaceFeeling } from "./queries.ts";

/** `into` is the feeling that the stars of both then have. */
export type Merge = { ok: true; into: string } | { ok: false; reason: "no feeling" | "no target" };

export async function mergeFeelings(
  context: Context,
  userId: string,
  id: string,
  into: string,
): Promise<Merge> {
  const merged = await changeUniverse(context, userId, async (change): Promise<Merge> => {
    const current = await findCurrentFeelings(change.db, userId, [id, into]);
    const [feeling, target] = [current.get(id), current.get(into)];
    if (feeling === undefined) return { ok: false, reason: "no feeling" };
    if (target === undefined) return { ok: false, reason: "no target" };
    // The first request of a repeated one has already merged the two.
    if (feeling === target) return { ok: true, into: target };
    if (feeling !== id) return { ok: false, reason: "no feeling" };
    await merge(change, id, target);
    return { ok: true, into: target };
  });
  return merged ?? { ok: false, reason: "no feeling" };
}

async function merge(change: UniverseChange, from: string, into: string) {
  const { db, universe, revision } = change;
  const merged = { userId: universe.id, from, into, revision };
  await joinTwins(db, merged);
  await replaceFeeling(db, merged);
  await replaceInComparisons(db, merged);
  await leadTo(db, universe.id, "feeling", merged);
  await removeRecords(change, feelings, [from], into);
}
