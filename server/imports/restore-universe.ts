/** Stores a slice of a whole export: stars and tags as an import does, and what such a universe has beside them. */

import { futureDateRefusals } from "#domain/accounts/new-universe.ts";
import { maxComparisons, type RestoredComparison } from "#domain/records/comparison/comparison.ts";
import { maxConstellations } from "#domain/records/constellation/constellation.ts";
import {
  findMomentToCome,
  type RestoredConstellation,
  type RestoredEntry,
  type RestoredProfile,
  type RestoredReminders,
  type UniverseSlice,
} from "#domain/restore.ts";
import type { Context } from "../context.ts";
import type { ImportRow } from "../database/schema.ts";
import { comparisons, withCurrentIds } from "../records/comparisons.ts";
import { insertMembers } from "../records/constellation-queries.ts";
import { constellations } from "../records/constellations.ts";
import { countOwned, findRecord } from "../records/queries.ts";
import { createRecord } from "../records/store-record.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { requireWords } from "../sealed/require-words.ts";
import { updateUser } from "../users/queries.ts";
import { type Batched, bringRecords, storeSent } from "./add-entries.ts";
import { countBinned, findImport, listImportTags, updateImport } from "./queries.ts";
import { orRefused, Refused } from "./refused.ts";
import { storeActivities, type TooMany } from "./restore-activities.ts";
import { insertReminders } from "./restore-queries.ts";
import { listStars } from "./sky-queries.ts";

export type Restored =
  | Batched
  | { ok: false; reason: "not empty" | "too many constellations" | "too many comparisons" | TooMany }
  | { ok: false; reason: "moment to come"; list: string; index: number; now: number }
  | { ok: false; reason: "date to come"; fields: Record<string, string> }
  | { ok: false; reason: "unknown star"; index: number };

const nothing = { ok: true, counts: { added: 0, known: 0 } } as const;

/** Stores all of the slice, or nothing. */
export async function restoreSlice(
  context: Context,
  userId: string,
  id: string,
  slice: UniverseSlice,
): Promise<Restored> {
  const restored = await orRefused<Restored | null, Restored>(() =>
    changeUniverse(context, userId, async (change) => {
      const row = await findImport(change.db, userId, id);
      if (!row) return null;
      requireWordsOf(change, slice);
      if (row.undoneAt !== null) throw new Refused({ ok: false, reason: "closed" });
      refuseTimesToCome(slice, change.now);
      const batched = await storeStars(change, row, slice);
      if (!batched.ok) throw new Refused(batched);
      const tooMany = await storeActivities(change, row, slice);
      if (tooMany) throw new Refused({ ok: false, reason: tooMany });
      await storeConstellations(change, row, slice.constellations ?? []);
      await storeComparisons(change, row, slice.comparisons ?? []);
      if (slice.profile) await storeProfile(change, slice.profile);
      if (slice.reminders) await storeReminders(change, slice.reminders);
      return batched;
    }),
  );
  return restored ?? { ok: false, reason: "not found" };
}

const requireWordsOf = (change: UniverseChange, slice: UniverseSlice) =>
  requireWords(change.universe, {
    ...{ entry: slice.entries ?? [], tag: slice.tags ?? [], feeling: slice.feelings ?? [] },
    ...{ tracker: slice.trackers ?? [], constellation: slice.constellations ?? [] },
    comparison: slice.comparisons ?? [],
  });

function refuseTimesToCome(slice: UniverseSlice, now: number) {
  const found = findMomentToCome(slice, now);
  if (found) throw new Refused({ ok: false, reason: "moment to come", ...found, now });
  const fields = futureDateRefusals(slice.profile ?? {}, now);
  if (Object.keys(fields).length > 0) throw new Refused({ ok: false, reason: "date to come", fields });
}

/**
 * Stores stars in an empty universe alone, because they keep their ids and places; and before the first of them the
 * feelings that they have, and what the person measures.
 */
async function storeStars(change: UniverseChange, row: ImportRow, slice: UniverseSlice): Promise<Restored> {
  const { entries = [], tags = [], feelings = [], trackers = [], readings = [] } = slice;
  if ([entries, tags, feelings, trackers, readings].every(({ length }) => length === 0)) return nothing;
  const { db, universe } = change;
  if (universe.entryCount + (await countBinned(db, universe.id)) > 0)
    return { ok: false, reason: row.finishedAt === null ? "not empty" : "closed" };
  if (row.isRestore === 0) await updateImport(db, row, { isRestore: 1 });
  const stored = await storeSent(change, row, { entries: entries.map(toSent), tags });
  if (stored.ok) await bringRecords(change, row, { feelings, trackers, readings, isRestore: true });
  return stored;
}

const toSent = ({ id, ...entry }: RestoredEntry) => ({ ...entry, key: id });

async function storeConstellations(
  change: UniverseChange,
  { id: importId }: ImportRow,
  sent: readonly RestoredConstellation[],
) {
  const { db, universe } = change;
  let isChanged = false;
  for (const [index, { id, name, sealed = null, entryIds }] of sent.entries()) {
    const known = entryIds.length > 0 ? await listStars(db, universe.id, entryIds) : [];
    if (known.length < new Set(entryIds).size)
      throw new Refused({ ok: false, reason: "unknown star", index });
    if (await findRecord(db, "constellations", universe.id, id)) continue;
    const row = await createRecord(change, constellations, { id, name, sealed, importId });
    await insertMembers(db, row, [...new Set(entryIds)]);
    isChanged = true;
  }
  if (!isChanged) return;
  if ((await countOwned(db, "constellations", universe.id)) > maxConstellations)
    throw new Refused({ ok: false, reason: "too many constellations" });
  await saveRevision(change);
}

/** A tag of the file can be another one here that has its name. */
async function storeComparisons(
  change: UniverseChange,
  { id: importId }: ImportRow,
  sent: readonly RestoredComparison[],
) {
  if (sent.length === 0) return;
  const { db, universe } = change;
  const tags = await listImportTags(db, { userId: universe.id, importId });
  const tagIds = new Map(tags.flatMap(({ id, tagId }) => (tagId === null ? [] : [[id, tagId]])));
  let isChanged = false;
  for (const { id, name, query: said, sealed = null } of sent) {
    if (await findRecord(db, "comparisons", universe.id, id)) continue;
    const query = await withCurrentIds(db, universe.id, said, tagIds);
    await createRecord(change, comparisons, { id, name, query, sealed, importId });
    isChanged = true;
  }
  if (!isChanged) return;
  if ((await countOwned(db, "comparisons", universe.id)) > maxComparisons)
    throw new Refused({ ok: false, reason: "too many comparisons" });
  await saveRevision(change);
}

const storeProfile = ({ db, universe, now }: UniverseChange, profile: RestoredProfile) => {
  const { avatarColors, avatarAccessories, journeyStats, ...rest } = profile;
  const { userName, avatarShape, avatarPattern, ...dates } = rest;
  return updateUser(db, universe.id, {
    ...Object.fromEntries(Object.entries(dates).filter(([, value]) => value !== undefined)),
    ...(userName && { userName }),
    ...(avatarShape && { avatarShape }),
    ...(avatarPattern && { avatarPattern }),
    ...(avatarColors && { avatarColors: JSON.stringify(avatarColors) }),
    ...(avatarAccessories && { avatarAccessories: JSON.stringify(avatarAccessories) }),
    ...(journeyStats && { journeyStats }),
    updatedAt: new Date(now),
  });
};

/**
 * Stores reminders. They are off until the person starts them here, where browsers and mail must permit them anew.
 */
const storeReminders = ({ db, universe, now }: UniverseChange, reminders: RestoredReminders) => {
  const { times, timeZone, byMail, isSilent } = reminders;
  return insertReminders(db, {
    ...{ userId: universe.id, isOn: 0, times: JSON.stringify(times), timeZone },
    ...{ byMail: byMail ? 1 : 0, isSilent: isSilent ? 1 : 0 },
    ...{ restUntil: null, nextAt: null, plannedAt: new Date(now) },
  });
};
