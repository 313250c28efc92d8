/** Creates or changes a tracker. A repeated request changes nothing. */

import { contentAfter } from "#domain/records/content.ts";
import { tagNameKey } from "#domain/records/tag/find-tags.ts";
import {
  maxTrackers,
  type Tracker,
  type TrackerChange,
  trackerFields,
} from "#domain/records/tracker/tracker.ts";
import type { Context } from "../context.ts";
import { countOwned, findRecord, updateRecord } from "../records/queries.ts";
import { createRecord, wasRemoved } from "../records/store-record.ts";
import { type TrackerRow, toTracker, trackers } from "../records/trackers.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { requireRoom } from "../revisions/room.ts";
import { findTrackerByName } from "./queries.ts";

export type PutTracker =
  | { ok: true; tracker: Tracker; isNew: boolean }
  | { ok: false; reason: "name taken"; tracker: Tracker }
  | { ok: false; reason: "never changes"; fields: ("kind" | "perDay")[] }
  | { ok: false; reason: "removed" | "too many trackers" | "universe is gone" };

/** The columns of what a person says with a tracker. */
export function columnsOf(change: TrackerChange) {
  const { isArchived, ...content } = contentAfter(trackerFields, {}, change as Tracker);
  return { ...content, nameKey: tagNameKey(content.name), isArchived: isArchived ? 1 : 0 } as const;
}

type Columns = ReturnType<typeof columnsOf>;

const isSame = (row: TrackerRow, columns: Columns) =>
  Object.entries(columns).every(([name, value]) => row[name as keyof Columns] === value);

/** A tracker that was removed stays so: a device that has not heard of it would bring it back without its readings. */
export async function putTracker(
  context: Context,
  userId: string,
  id: string,
  body: TrackerChange,
): Promise<PutTracker> {
  const put = await changeUniverse(context, userId, async (change): Promise<PutTracker> => {
    const { db, universe, revision } = change;
    const isVisible = (row: TrackerRow) => row.revision <= universe.revision;
    const columns = columnsOf(body);
    const known = await findRecord(db, "trackers", userId, id);
    if (known && isVisible(known) && isSame(known, columns))
      return { ok: true, tracker: toTracker(known), isNew: false };
    if (!known && (await wasRemoved(change, trackers, id))) return { ok: false, reason: "removed" };
    const fields = (["kind", "perDay"] as const).filter((field) => known && known[field] !== columns[field]);
    if (fields.length > 0) return { ok: false, reason: "never changes", fields };
    const namesake = await findTrackerByName(db, userId, columns.nameKey);
    if (namesake && namesake.id !== id) {
      const tracker = isVisible(namesake) ? namesake : await reveal(change, namesake);
      return { ok: false, reason: "name taken", tracker: toTracker(tracker) };
    }
    if (!known && (await countOwned(db, "trackers", userId)) >= maxTrackers)
      return { ok: false, reason: "too many trackers" };
    if (!known) requireRoom(context, universe);
    const stored = known
      ? await updateRecord(db, "trackers", known, { ...columns, revision })
      : await createRecord(change, trackers, { id, importId: null, ...columns });
    await saveRevision(change);
    return { ok: true, tracker: toTracker(stored), isNew: !known };
  });
  return put ?? { ok: false, reason: "universe is gone" };
}

/** The person asks for a tracker that an import is about to create: it is there from now on. */
async function reveal(change: UniverseChange, hidden: TrackerRow) {
  const tracker = await updateRecord(change.db, "trackers", hidden, { revision: change.revision });
  await saveRevision(change);
  return tracker;
}
