/**
 * Makes the stars of an import visible and lays out the sky again. The stars are written in slices, with a revision that
 * the universe does not have yet, so that nobody sees them; the last transaction gives the universe this revision.
 */

import { setImmediate as nextTurn } from "node:timers/promises";
import type { ImportCounts } from "#domain/imports.ts";
import type { Context } from "../context.ts";
import type { ImportRow } from "../database/schema.ts";
import { changeUniverse, type UniverseChange } from "../revisions/change-universe.ts";
import { updateUser } from "../users/queries.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { createTags } from "./import-tags.ts";
import { isExpired } from "./open-import.ts";
import {
  deleteSent,
  findImport,
  forgetTagNames,
  hasNewTags,
  listImportTags,
  listSentAfter,
  updateImport,
} from "./queries.ts";
import { planSky, type SkyPlan } from "./sky-plan.ts";
import { highestRevision, moveStars } from "./sky-queries.ts";
import { storeEntries } from "./store-entries.ts";

export type Finished = { ok: true; counts: ImportCounts } | { ok: false; reason: "not found" | "closed" };

/** Rows of one transaction: few, so that other requests wait briefly, and many, because each commit waits for the disk. */
const rowsAtOnce = 100;
/** How often the sky is planned again because it has changed in the meantime. */
const mostPlans = 5;

/** Where every entry is known, no star moves. */
const unchanged: SkyPlan = { revision: null, entries: [], moves: [], shown: 0, lastRank: -1 };

const countsOf = ({ added, known, corrected }: ImportRow): Finished => ({
  ok: true,
  counts: { added, known, ...(corrected > 0 && { corrected }) },
});

/** Can be repeated: it continues where it was, and a finished import replies with the same counts. */
export async function finishImport(context: Context, userId: string, id: string): Promise<Finished> {
  const begun = await begin(context, userId, id);
  if (!begun.ok) return begun;
  const { row, firstOrdinal } = begun;
  if (row.finishedAt !== null) return countsOf(row);
  if (!(await correctStars(context, row))) return { ok: false, reason: "closed" };
  for (let plans = 1; ; plans++) {
    const plan = row.added + row.corrected > 0 ? await planSky(context, row, firstOrdinal) : unchanged;
    const leftOut = await storePlan(context, row, plan);
    if (leftOut === null) return { ok: false, reason: "closed" };
    const { revision, shown } = plan;
    const published = await publish(context, row, {
      ...{ ...plan, shown: shown - leftOut, revision: plans < mostPlans ? revision : null },
    });
    if (published !== "changed") return published ? countsOf(published) : { ok: false, reason: "closed" };
  }
}

type Begun =
  | { ok: true; row: ImportRow; firstOrdinal: number }
  | { ok: false; reason: "not found" | "closed" };

/** Creates the tags and reserves the ordinals. From now on, the import takes no more entries. */
async function begin(context: Context, userId: string, id: string): Promise<Begun> {
  const begun = await changeUniverse(context, userId, async (change): Promise<Begun> => {
    const { db, universe, now } = change;
    const row = await findImport(db, userId, id);
    if (!row) return { ok: false, reason: "not found" };
    const firstOrdinal = universe.nextOrdinal;
    if (row.finishedAt !== null && row.undoneAt === null) return { ok: true, row, firstOrdinal };
    if (row.undoneAt !== null || isExpired(row, now)) return { ok: false, reason: "closed" };
    const isCurrent = row.publishedAs !== null && row.publishedAs > universe.revision;
    // The revision of the import is above the next change of the person, which is a reason to write all of the rows
    // again (`keepHidden`).
    const rows = row.added + row.corrected + (await listImportTags(db, { userId, importId: id })).length;
    const publishedAs = isCurrent ? (row.publishedAs ?? 0) : universe.revision + 1 + rows;
    await createTags(change, row, publishedAs);
    await updateUser(db, userId, { nextOrdinal: firstOrdinal + row.added, publishingAs: publishedAs });
    return { ok: true, row: await updateImport(db, row, { publishedAs }), firstOrdinal };
  });
  return begun ?? { ok: false, reason: "not found" };
}

/** The sky that is planned then has the stars where their corrected moments are. Returns false if the import was cancelled. */
async function correctStars(context: Context, row: ImportRow): Promise<boolean> {
  for (let isLeft = row.corrected > 0; isLeft; await nextTurn()) {
    const isOpen = await whileOpen(context, row, async (change, current) => {
      isLeft = await applyCorrections(change, current, rowsAtOnce);
    });
    if (!isOpen) return false;
  }
  return true;
}

/** Returns how many stars were left out of the sky; null if the import was cancelled in the meantime. */
async function storePlan(
  context: Context,
  row: ImportRow,
  { entries, moves }: SkyPlan,
): Promise<number | null> {
  let leftOut = 0;
  const inSlices = async <Item>(
    items: readonly Item[],
    store: (change: UniverseChange, slice: readonly Item[], row: ImportRow) => Promise<unknown>,
  ) => {
    for (let at = 0; at < items.length; at += rowsAtOnce) {
      const slice = items.slice(at, at + rowsAtOnce);
      if (!(await whileOpen(context, row, (change, current) => store(change, slice, current)))) return false;
      await nextTurn();
    }
    return true;
  };
  const isStored =
    (await inSlices(entries, async (change, slice, current) => {
      leftOut += await storeEntries(change, current, slice);
    })) && (await inSlices(moves, ({ db }, slice) => moveStars(db, row.userId, slice)));
  return isStored ? leftOut : null;
}

async function whileOpen(
  context: Context,
  { userId, id }: ImportRow,
  work: (change: UniverseChange, row: ImportRow) => Promise<unknown>,
): Promise<boolean> {
  const isOpen = await changeUniverse(context, userId, async (change) => {
    const row = await findImport(change.db, userId, id);
    if (!row || row.undoneAt !== null || row.finishedAt !== null) return false;
    await work(change, row);
    return true;
  });
  return isOpen ?? false;
}

/**
 * Makes everything visible at once, unless the universe is not at the revision of the plan any more. Clients fetch the whole universe,
 * because all its stars can have other places. Returns null if the import was cancelled.
 */
async function publish(
  context: Context,
  { userId, id }: ImportRow,
  { revision, shown, lastRank }: SkyPlan,
): Promise<ImportRow | "changed" | null> {
  await forgetKnown(context, userId, id);
  return changeUniverse(context, userId, async ({ db, universe, now }) => {
    const row = await findImport(db, userId, id);
    if (!row || row.undoneAt !== null || row.finishedAt !== null) return row?.finishedAt ? row : null;
    if (revision !== null && universe.revision !== revision) return "changed";
    if (row.added + row.corrected > 0 || (await hasNewTags(db, row))) {
      const next = Math.max(universe.revision + 1, row.publishedAs ?? 0, await highestRevision(db, userId));
      await updateUser(db, userId, {
        ...{ revision: next, feedStart: next, entryCount: universe.entryCount + shown },
        // A new star has its ordinal as its rank, so that it is outside of all others.
        nextOrdinal: Math.max(universe.nextOrdinal, Math.floor(lastRank) + 1),
      });
    }
    await updateUser(db, userId, { publishingAs: null });
    await forgetTagNames(db, { userId, importId: id });
    return updateImport(db, row, { finishedAt: new Date(now) });
  });
}

/** Deletes the keys that were known before. */
async function forgetKnown(context: Context, userId: string, importId: string) {
  const of = { userId, importId };
  const forget = () =>
    changeUniverse(context, userId, async ({ db }) => {
      const keys = (await listSentAfter(db, of, "", rowsAtOnce)).filter(({ content }) => content === null);
      if (keys.length > 0)
        await deleteSent(
          db,
          of,
          keys.map(({ key }) => key),
        );
      return keys.length;
    });
  while ((await forget()) === rowsAtOnce) await nextTurn();
}
