/** Trackers as the API sends them. */

import type { Selectable } from "kysely";
import { contentAfter } from "#domain/records/content.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import { type Tracker, type TrackerChange, trackerFields } from "#domain/records/tracker/tracker.ts";
import type { TrackersTable } from "../database/schema.ts";
import { nameKeyOf } from "../sealed/name-key.ts";
import { columnsOf, keepRows, recordReader } from "./kept-kind.ts";

export type TrackerRow = Selectable<TrackersTable>;

export const toTracker: (row: TrackerRow) => Tracker = recordReader(recordKinds.tracker.fields);

export const trackers = keepRows(recordKinds.tracker, {
  ...{ table: "trackers", tombstone: "tracker", toRecord: toTracker },
});

/** The columns of what a person says with a tracker. */
export function trackerColumns(change: TrackerChange, known?: TrackerRow) {
  const content = columnsOf(contentAfter(trackerFields, {}, change as Tracker));
  return { ...content, sealed: content.sealed ?? null, nameKey: nameKeyOf(change, known) };
}
