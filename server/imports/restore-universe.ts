/** Stores a slice of a whole export: stars and tags as an import does, and what such a universe has beside them. */

import { maxConstellations } from "#domain/constellations.ts";
import type {
  RestoredConstellation,
  RestoredEntry,
  RestoredProfile,
  RestoredReminders,
  UniverseSlice,
} from "#domain/restore.ts";
import { wellnessQuotas } from "#domain/wellness/quotas.ts";
import type { Context } from "../context.ts";
import type { ImportRow } from "../database/schema.ts";
import { storedId } from "../idempotency/stored-id.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { deleteTombstone } from "../revisions/tombstones.ts";
import { updateUser } from "../users/queries.ts";
import { type Batched, storeSent } from "./add-entries.ts";
import { countBinned, findImport, updateImport } from "./queries.ts";
import {
  type ActivityTable,
  countActivities,
  countConstellations,
  insertActivities,
  insertConstellation,
  insertReminders,
} from "./restore-queries.ts";
import { listStars } from "./sky-queries.ts";

export type Restored =
  | Batched
  | { ok: false; reason: "not empty" | "too many activities" | "too many constellations" }
  | { ok: false; reason: "unknown star"; index: number };

const nothing = { ok: true, counts: { added: 0, known: 0 } } as const;

class Refused extends Error {
  readonly refusal: Restored;

  constructor(refusal: Restored) {
    super("refused");
    this.refusal = refusal;
  }
}

/** Stores all of the slice, or nothing. */
export async function restoreSlice(
  context: Context,
  userId: string,
  id: string,
  slice: UniverseSlice,
): Promise<Restored> {
  try {
    const restored = await changeUniverse(context, userId, async (change) => {
      const row = await findImport(change.db, userId, id);
      if (!row) return null;
      if (row.undoneAt !== null) throw new Refused({ ok: false, reason: "closed" });
      const batched = await storeStars(change, row, slice);
      if (!batched.ok) throw new Refused(batched);
      await storeActivities(change, row, slice);
      await storeConstellations(change, row, slice.constellations ?? []);
      if (slice.profile) await storeProfile(change, slice.profile);
      if (slice.reminders) await storeReminders(change, slice.reminders);
      return batched;
    });
    return restored ?? { ok: false, reason: "not found" };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** Only into an empty universe, because the stars keep their ids and places. */
async function storeStars(
  change: UniverseChange,
  row: ImportRow,
  { entries = [], tags = [] }: UniverseSlice,
): Promise<Restored> {
  if (entries.length === 0 && tags.length === 0) return nothing;
  const { db, universe } = change;
  if (universe.entryCount + (await countBinned(db, universe.id)) > 0)
    return { ok: false, reason: row.finishedAt === null ? "not empty" : "closed" };
  if (row.isRestore === 0) await updateImport(db, row, { isRestore: 1 });
  return storeSent(change, row, { entries: entries.map(toSent), tags });
}

const toSent = ({ id, ...entry }: RestoredEntry) => ({ ...entry, key: id });

/** Each universe derives its own ids, as for those that clients choose. */
async function storeActivities(change: UniverseChange, { id: importId }: ImportRow, slice: UniverseSlice) {
  const { id: userId } = change.universe;
  const owned = <Item extends { id: string }>(item: Item) => ({
    ...{ ...item, id: storedId(userId, item.id), userId, importId },
  });
  const { quizResponses = [], recommendations = [], wellnessSessions = [] } = slice;
  await storeRows(
    change,
    "quiz_responses",
    quizResponses.map((one) => ({ ...owned(one), timestamp: new Date(one.timestamp) })),
  );
  await storeRows(
    change,
    "personalized_recommendations",
    recommendations.map((one) => ({
      ...{ ...owned(one), isCompleted: one.isCompleted ? 1 : 0, createdAt: new Date(one.createdAt) },
      completedAt: one.completedAt === null ? null : new Date(one.completedAt),
    })),
  );
  await storeRows(
    change,
    "wellness_sessions",
    wellnessSessions.map(({ score = null, ...one }) => ({ ...owned(one), score, at: new Date(one.at) })),
  );
}

async function storeRows(
  { db, universe }: UniverseChange,
  table: ActivityTable,
  rows: Parameters<typeof insertActivities>[2],
) {
  if (rows.length === 0) return;
  await insertActivities(db, table, rows);
  if ((await countActivities(db, table, universe.id)) > mostActivities)
    throw new Refused({ ok: false, reason: "too many activities" });
}

const mostActivities = Math.max(wellnessQuotas.sessions, wellnessQuotas.quizResponses);

async function storeConstellations(
  change: UniverseChange,
  { id: importId }: ImportRow,
  constellations: readonly RestoredConstellation[],
) {
  const { db, universe, revision, now } = change;
  let isChanged = false;
  for (const [index, { id, name, entryIds }] of constellations.entries()) {
    const known = entryIds.length > 0 ? await listStars(db, universe.id, entryIds) : [];
    if (known.length < new Set(entryIds).size)
      throw new Refused({ ok: false, reason: "unknown star", index });
    await deleteTombstone(change, "constellation", id);
    const row = { userId: universe.id, id, name, createdAt: new Date(now), revision, importId };
    if (await insertConstellation(db, row, [...new Set(entryIds)])) isChanged = true;
  }
  if (!isChanged) return;
  if ((await countConstellations(db, universe.id)) > maxConstellations)
    throw new Refused({ ok: false, reason: "too many constellations" });
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

/** They are off until the person starts them here, where browsers and mail must permit them anew. */
const storeReminders = ({ db, universe, now }: UniverseChange, reminders: RestoredReminders) => {
  const { times, timeZone, byMail, isSilent } = reminders;
  return insertReminders(db, {
    ...{ userId: universe.id, isOn: 0, times: JSON.stringify(times), timeZone },
    ...{ byMail: byMail ? 1 : 0, isSilent: isSilent ? 1 : 0 },
    ...{ restUntil: null, nextAt: null, plannedAt: new Date(now) },
  });
};
