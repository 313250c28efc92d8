/** Takes back what an import has brought beside stars: readings, trackers and own feelings that nobody has used since. */

import type { ImportRow } from "../database/schema.ts";
import { countStarsWith } from "../records/feeling-queries.ts";
import { feelings } from "../records/feelings.ts";
import { removeRecords } from "../records/store-record.ts";
import { trackers } from "../records/trackers.ts";
import { saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { parseReplaced, type Replaced } from "./bring-readings.ts";
import {
  deleteReadingsAt,
  hasReadings,
  listCreated,
  listReadingsOfImport,
  listUndone,
  upsertReadings,
} from "./reading-queries.ts";

/** Readings of one transaction. */
const readingsAtOnce = 1_000;

/**
 * Removes readings, and gives those that were replaced their earlier values. Returns false when there are none. Clients
 * fetch the whole universe, as when an import removes stars: so nothing leaves tombstones.
 */
export async function takeReadingsBack(change: UniverseChange, row: ImportRow): Promise<boolean> {
  const { db, universe, revision } = change;
  const of = { userId: universe.id, importId: row.id };
  const rows = await listReadingsOfImport(db, of, readingsAtOnce);
  if (rows.length === 0) return false;
  const undone = new Set(await listUndone(db, universe.id));
  const before = rows.map((one) => ({ ...one, earlier: lastingOf(parseReplaced(one.replaced), undone) }));
  const gone = before.filter(({ earlier }) => earlier === null);
  for (const [trackerId, readings] of Map.groupBy(gone, (one) => one.trackerId))
    await deleteReadingsAt(
      db,
      { userId: universe.id, trackerId },
      readings.map(({ at }) => at),
    );
  await upsertReadings(
    db,
    before.flatMap(({ earlier: kept, ...one }) => {
      if (!kept) return [];
      const { earlier, ...content } = kept;
      return [{ ...one, ...content, replaced: earlier && JSON.stringify(earlier), revision }];
    }),
  );
  await saveRevision(change, { feedStart: revision });
  return true;
}

/** The latest of what a reading was that is of no import that was undone. */
const lastingOf = (replaced: Replaced | null, undone: ReadonlySet<string>): Replaced | null =>
  replaced?.importId != null && undone.has(replaced.importId)
    ? lastingOf(replaced.earlier, undone)
    : replaced;

/** Removes trackers without readings, and feelings that no star has. */
export async function takeRecordsBack(change: UniverseChange, row: ImportRow) {
  const { db, universe } = change;
  const of = { userId: universe.id, importId: row.id };
  const unused = { trackers: [] as string[], feelings: [] as string[] };
  for (const id of await listCreated(db, "trackers", of))
    if (!(await hasReadings(db, { userId: universe.id, trackerId: id }))) unused.trackers.push(id);
  for (const id of await listCreated(db, "own_feelings", of))
    if ((await countStarsWith(db, universe.id, id)) === 0) unused.feelings.push(id);
  if (unused.trackers.length > 0) await removeRecords(change, trackers, unused.trackers);
  if (unused.feelings.length > 0) await removeRecords(change, feelings, unused.feelings);
}
