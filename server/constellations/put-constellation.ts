/** Names stars as a constellation, or changes one. It can be repeated. */

import {
  type Constellation,
  type ConstellationChange,
  keepHiddenStars,
  maxConstellations,
} from "#domain/records/constellation/constellation.ts";
import type { Context } from "../context.ts";
import type { ConstellationRow } from "../database/schema.ts";
import { insertMembers } from "../records/constellation-queries.ts";
import { constellations, toConstellation } from "../records/constellations.ts";
import { countOwned, findRecord, updateRecord } from "../records/queries.ts";
import { createRecord } from "../records/store-record.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { requireWords } from "../sealed/require-words.ts";
import { deleteMembers, listStarsOf, listVisibleStars } from "./queries.ts";

export type Put =
  | { ok: true; constellation: Constellation; isNew: boolean }
  | { ok: false; reason: "unknown stars"; unknown: string[] }
  | { ok: false; reason: "too many constellations" | "universe is gone" };

/** A constellation that was removed is created again. Its stars in the bin stay in it. */
export async function putConstellation(
  context: Context,
  userId: string,
  id: string,
  body: ConstellationChange,
): Promise<Put> {
  const put = await changeUniverse(context, userId, async (change): Promise<Put> => {
    const { db } = change;
    requireWords(change.universe, { constellation: [body] });
    const visible = new Set(await listVisibleStars(db, userId, body.entryIds));
    const unknown = body.entryIds.filter((entryId) => !visible.has(entryId));
    if (unknown.length > 0) return { ok: false, reason: "unknown stars", unknown };
    const known = await findRecord(db, "constellations", userId, id);
    if (known) return { ok: true, constellation: await update(change, known, body), isNew: false };
    if ((await countOwned(db, "constellations", userId)) >= maxConstellations)
      return { ok: false, reason: "too many constellations" };
    return { ok: true, constellation: await create(change, id, body), isNew: true };
  });
  return put ?? { ok: false, reason: "universe is gone" };
}

async function create(
  change: UniverseChange,
  id: string,
  { name, sealed = null, entryIds }: ConstellationChange,
) {
  const row = await createRecord(change, constellations, { id, name, sealed });
  await insertMembers(change.db, row, entryIds);
  await saveRevision(change);
  return toConstellation({ ...row, entryIds });
}

async function update(
  change: UniverseChange,
  known: ConstellationRow,
  { name, sealed = null, entryIds }: ConstellationChange,
): Promise<Constellation> {
  const { db, universe, revision } = change;
  const { id } = known;
  const stars = await listStarsOf(db, known.userId, id);
  const before = stars.map(({ entryId }) => entryId);
  const isHidden = (star: (typeof stars)[number]) =>
    star.deletedAt !== null || star.revision > universe.revision;
  const hidden = new Set(stars.filter(isHidden).map(({ entryId }) => entryId));
  const after = keepHiddenStars(before, hidden, entryIds);
  const hasSameStars = after.length === before.length && after.every((star, at) => star === before[at]);
  if (hasSameStars && name === known.name && sealed === known.sealed)
    return toConstellation({ ...known, entryIds });
  if (!hasSameStars) {
    await deleteMembers(db, known);
    await insertMembers(db, known, after);
  }
  const stored = await updateRecord(db, "constellations", known, { name, sealed, revision });
  await saveRevision(change);
  return toConstellation({ ...stored, entryIds });
}
