/** Creates or changes a tracker. A repeated request changes nothing. */

import { maxTrackers, type Tracker, type TrackerChange } from "#domain/records/tracker/tracker.ts";
import type { Context } from "../context.ts";
import { countOwned, findRecord, updateRecord } from "../records/queries.ts";
import { createRecord, wasRemoved } from "../records/store-record.ts";
import { findTrackerByName } from "../records/tracker-queries.ts";
import { type TrackerRow, toTracker, trackerColumns, trackers } from "../records/trackers.ts";
import { changeUniverse, saveRevision } from "../revisions/change-universe.ts";
import { requireWords } from "../sealed/require-words.ts";

export type PutTracker =
  | { ok: true; tracker: Tracker; isNew: boolean }
  | { ok: false; reason: "name taken"; tracker: Tracker }
  | { ok: false; reason: "never changes"; fields: ("kind" | "perDay")[] }
  | { ok: false; reason: "removed" | "too many trackers" | "universe is gone" };

type Columns = ReturnType<typeof trackerColumns>;

const isSame = (row: TrackerRow, columns: Columns) =>
  Object.entries(columns).every(([name, value]) => row[name as keyof Columns] === value);

/** The undoing of an import leaves alone what the person has changed of a tracker; its place in the list says little. */
const importAfter = (known: TrackerRow, columns: Columns) =>
  isSame(known, { ...columns, position: known.position }) ? known.importId : null;

/** A tracker that was removed stays so: a device that has not heard of it would bring it back without its readings. */
export async function putTracker(
  context: Context,
  userId: string,
  id: string,
  body: TrackerChange,
): Promise<PutTracker> {
  const put = await changeUniverse(context, userId, async (change): Promise<PutTracker> => {
    const { db, revision } = change;
    requireWords(change.universe, { tracker: [body] });
    const known = await findRecord(db, "trackers", userId, id);
    const columns = trackerColumns(body, known);
    if (known && isSame(known, columns)) return { ok: true, tracker: toTracker(known), isNew: false };
    if (!known && (await wasRemoved(change, trackers, id))) return { ok: false, reason: "removed" };
    const fields = (["kind", "perDay"] as const).filter((field) => known && known[field] !== columns[field]);
    if (fields.length > 0) return { ok: false, reason: "never changes", fields };
    const namesake = await findTrackerByName(db, userId, columns.nameKey);
    if (namesake && namesake.id !== id)
      return { ok: false, reason: "name taken", tracker: toTracker(namesake) };
    if (!known && (await countOwned(db, "trackers", userId)) >= maxTrackers)
      return { ok: false, reason: "too many trackers" };
    const stored = known
      ? await updateRecord(db, "trackers", known, {
          ...columns,
          importId: importAfter(known, columns),
          revision,
        })
      : await createRecord(change, trackers, { id, importId: null, ...columns });
    await saveRevision(change);
    return { ok: true, tracker: toTracker(stored), isNew: !known };
  });
  return put ?? { ok: false, reason: "universe is gone" };
}
