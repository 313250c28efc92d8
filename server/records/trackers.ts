/** Trackers as the API sends them. */

import type { Selectable } from "kysely";
import { contentAfter } from "#domain/records/content.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import { tagNameKey } from "#domain/records/tag/find-tags.ts";
import { type Tracker, type TrackerChange, trackerFields } from "#domain/records/tracker/tracker.ts";
import type { TrackersTable } from "../database/schema.ts";
import { keepRows, recordReader } from "./kept-kind.ts";

export type TrackerRow = Selectable<TrackersTable>;

const readTracker = recordReader(recordKinds.tracker.fields);

export const toTracker = (row: TrackerRow): Tracker =>
  readTracker({ ...row, isArchived: row.isArchived === 1 });

export const trackers = keepRows(recordKinds.tracker, {
  ...{ table: "trackers", tombstone: "tracker", toRecord: toTracker },
});

/** The columns of what a person says with a tracker. */
export function trackerColumns(change: TrackerChange) {
  const { isArchived, ...content } = contentAfter(trackerFields, {}, change as Tracker);
  return { ...content, nameKey: tagNameKey(content.name), isArchived: isArchived ? 1 : 0 } as const;
}
