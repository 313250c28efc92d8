/** Names stars as a constellation, changes one, and removes one. Every function can be repeated. */

import {
  type Constellation,
  type ConstellationChange,
  keepHiddenStars,
  maxConstellations,
} from "#domain/records/constellation/constellation.ts";
import type { Context } from "../context.ts";
import type { ConstellationRow } from "../database/schema.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { requireRoom } from "../revisions/room.ts";
import { deleteTombstone, findTombstone, insertTombstone } from "../revisions/tombstones.ts";
import {
  countConstellations,
  deleteConstellationRow,
  findConstellation,
  insertConstellation,
  listStarsOf,
  listVisibleStars,
  replaceStars,
  updateConstellation,
} from "./queries.ts";

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
    const visible = new Set(await listVisibleStars(db, userId, body.entryIds));
    const unknown = body.entryIds.filter((entryId) => !visible.has(entryId));
    if (unknown.length > 0) return { ok: false, reason: "unknown stars", unknown };
    const known = await findConstellation(db, userId, id);
    if (known) return { ok: true, constellation: await update(change, known, body), isNew: false };
    if ((await countConstellations(db, userId)) >= maxConstellations)
      return { ok: false, reason: "too many constellations" };
    requireRoom(context, change.universe);
    return { ok: true, constellation: await create(change, id, body), isNew: true };
  });
  return put ?? { ok: false, reason: "universe is gone" };
}

async function create(change: UniverseChange, id: string, { name, entryIds }: ConstellationChange) {
  const { db, universe, revision, now } = change;
  const key = { userId: universe.id, id };
  await deleteTombstone(change, "constellation", id);
  await insertConstellation(db, { ...key, name, createdAt: new Date(now), revision, importId: null });
  await replaceStars(db, key, entryIds);
  await saveRevision(change);
  return { id, name, entryIds, revision };
}

async function update(
  change: UniverseChange,
  known: ConstellationRow,
  { name, entryIds }: ConstellationChange,
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
  if (hasSameStars && name === known.name) return { id, name, entryIds, revision: known.revision };
  if (!hasSameStars) await replaceStars(db, known, after);
  await updateConstellation(db, known, { name, revision });
  await saveRevision(change);
  return { id, name, entryIds, revision };
}

/** Returns false for a constellation that the universe never had. */
export async function deleteConstellation(context: Context, userId: string, id: string): Promise<boolean> {
  const isKnown = await changeUniverse(context, userId, async (change) => {
    const { db } = change;
    if (!(await findConstellation(db, userId, id)))
      return (await findTombstone(db, userId, "constellation", id)) !== undefined;
    await deleteConstellationRow(db, { userId, id });
    await insertTombstone(change, "constellation", id);
    await saveRevision(change);
    return true;
  });
  return isKnown ?? false;
}
