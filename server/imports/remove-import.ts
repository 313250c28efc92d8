/** Cancels an open import, and undoes a finished one: in slices, and it can be repeated. */

import { setImmediate as nextTurn } from "node:timers/promises";
import { openForMs, undoableForMs } from "#domain/imports.ts";
import type { Context } from "../context.ts";
import type { ImportRow } from "../database/schema.ts";
import { deleteRecords } from "../records/queries.ts";
import { reviseConstellationsOf } from "../records/star-queries.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { insertTombstones } from "../revisions/tombstones.ts";
import { updateUser } from "../users/queries.ts";
import { takeCorrectionBack } from "./apply-corrections.ts";
import { deleteLostCorrections } from "./correction-queries.ts";
import {
  deleteImportTags,
  deleteKeys,
  deleteSent,
  detachKeys,
  findImport,
  listImportTags,
  listKeysOf,
  listOpenSince,
  listSentAfter,
  listUnusedTags,
  reviseTags,
  updateImport,
} from "./queries.ts";
import { listRestored, removeActivities } from "./restore-queries.ts";
import { planSky } from "./sky-plan.ts";
import { listStars, moveStars } from "./sky-queries.ts";
import { takeReadingsBack, takeRecordsBack } from "./take-back-records.ts";

/** Rows of one transaction, of stars. */
const rowsAtOnce = 200;
/** How often the sky is planned again because it has changed in the meantime. */
const mostPlans = 5;

export type Removed = "removed" | "not found" | "expired";

export async function removeImport(context: Context, userId: string, id: string): Promise<Removed> {
  const begun = await changeUniverse(context, userId, async ({ db, now }) => {
    const row = await findImport(db, userId, id);
    if (row?.clearedAt != null) return "removed";
    if (!row || row.undoneAt !== null) return row;
    if (row.finishedAt !== null && now - row.finishedAt.getTime() > undoableForMs) return "expired";
    return updateImport(db, row, { undoneAt: new Date(now) });
  });
  if (!begun) return "not found";
  if (begun === "expired" || begun === "removed") return begun;
  const removeSlice = () =>
    changeUniverse(
      context,
      userId,
      async (change) =>
        (await removeSent(change, begun)) ||
        (await removeStars(change, begun)) ||
        takeReadingsBack(change, begun),
      // Stars get back the notes that the import had corrected, which can be longer.
      "anything",
    );
  while (await removeSlice()) await nextTurn();
  if (begun.corrected > 0) await layOutAgain(context, begun);
  const end = async (change: UniverseChange) => {
    await deleteLostCorrections(change.db, userId);
    await removeActivities(change.db, begun);
    for (const table of ["constellations", "comparisons"] as const)
      await removeRestored(change, begun, table);
    await takeRecordsBack(change, begun);
    await removeTags(change, begun);
    if (begun.finishedAt === null) await updateUser(change.db, userId, { publishingAs: null });
    await updateImport(change.db, begun, { clearedAt: new Date(change.now) });
  };
  await changeUniverse(context, userId, end, "anything");
  return "removed";
}

/** Stars that got back their moments and feelings are where these belong. A change in the meantime lays out the sky once more. */
async function layOutAgain(context: Context, row: ImportRow) {
  for (let plans = 1; ; plans++) {
    const { revision, moves } = await planSky(context, row, 0);
    for (let at = 0; at < moves.length; at += rowsAtOnce) {
      const slice = moves.slice(at, at + rowsAtOnce);
      await changeUniverse(context, row.userId, ({ db }) => moveStars(db, row.userId, slice));
      await nextTurn();
    }
    const isCurrent = await changeUniverse(context, row.userId, async (change) => {
      if (change.universe.revision !== revision && plans < mostPlans) return false;
      await saveRevision(change, { feedStart: change.revision });
      return true;
    });
    if (isCurrent !== false) return;
  }
}

/** Removes entries that are not stars yet. Returns false when there are none. */
async function removeSent({ db, universe }: UniverseChange, { id: importId }: ImportRow): Promise<boolean> {
  const of = { userId: universe.id, importId };
  const rows = await listSentAfter(db, of, "", rowsAtOnce);
  if (rows.length === 0) return false;
  await deleteSent(
    db,
    of,
    rows.map(({ key }) => key),
  );
  return true;
}

/** Removes stars that nobody has edited, also from the bin, and frees their keys. Returns false when there are none. */
async function removeStars(change: UniverseChange, row: ImportRow): Promise<boolean> {
  const { db, universe, revision } = change;
  const { id: userId } = universe;
  const keys = await listKeysOf(db, { userId, importId: row.id }, rowsAtOnce);
  if (keys.length === 0) return false;
  for (const { key, correction } of keys)
    if (correction !== null) await takeCorrectionBack(change, { key, correction });
  const own = keys.filter(({ correction }) => correction === null);
  if (own.length === 0) return true;
  const stars = new Map(
    (
      await listStars(
        db,
        userId,
        own.map(({ entryId }) => entryId),
      )
    ).map((star) => [star.id, star]),
  );
  // A restored star can have been edited before.
  const isEdited = ({ entryId }: { entryId: string }) => {
    const editedAt = stars.get(entryId)?.editedAt ?? null;
    return editedAt !== null && editedAt >= row.openedAt;
  };
  const [kept, freed] = [own.filter(isEdited), own.filter((key) => !isEdited(key))];
  if (kept.length > 0) await detachKeys(db, userId, kept.map(keyOf));
  if (freed.length > 0) await deleteKeys(db, userId, freed.map(keyOf));
  const gone = freed.flatMap(({ entryId }) => stars.get(entryId) ?? []);
  if (gone.length === 0) return true;
  const ids = gone.map(({ id }) => id);
  await reviseConstellationsOf(db, userId, ids, revision);
  await deleteRecords(db, "mood_entries", userId, ids);
  const shown = row.finishedAt === null ? 0 : gone.filter(({ deletedAt }) => deletedAt === null).length;
  // Nobody has seen the stars of an import that was not finished. Of another, clients fetch the whole universe, as when it
  // became visible: so an undo leaves no tombstones.
  if (row.finishedAt !== null)
    await saveRevision(change, { entryCount: universe.entryCount - shown, feedStart: revision });
  return true;
}

const keyOf = ({ key }: { key: string }) => key;

async function removeRestored(
  change: UniverseChange,
  row: ImportRow,
  table: "constellations" | "comparisons",
) {
  const ids = await listRestored(change.db, table, row);
  if (ids.length === 0) return;
  await deleteRecords(change.db, table, row.userId, ids);
  await saveRevision(change, { feedStart: change.revision });
}

/** Removes the tags that the import has created and that no star has. */
async function removeTags(change: UniverseChange, row: ImportRow) {
  const { db, universe, revision } = change;
  const of = { userId: universe.id, importId: row.id };
  const tags = await listImportTags(db, of);
  const created = tags.flatMap(({ tagId, isNew }) => (isNew === 1 && tagId !== null ? [tagId] : []));
  const unused = await listUnusedTags(db, of.userId, created);
  if (unused.length > 0) {
    await insertTombstones(change, "tag", unused);
    await deleteRecords(db, "tags", of.userId, unused);
  }
  // A tag that a star has by now stays, and nothing else makes it visible.
  const kept = created.filter((id) => !unused.includes(id));
  if (row.finishedAt === null && kept.length > 0) await reviseTags(db, of.userId, kept, revision);
  await deleteImportTags(db, of);
  // The sky may have been laid out again for stars that never became visible.
  if (row.finishedAt === null && row.publishedAs !== null && tags.length + row.added > 0)
    await saveRevision(change, { feedStart: revision });
  else if (unused.length > 0) await saveRevision(change);
}

/** Ends the imports that have been open for a day. */
export async function endOldImports(context: Context) {
  const until = new Date(context.now() - openForMs);
  for (const { userId, id } of await listOpenSince(context.db, until))
    await removeImport(context, userId, id);
}
