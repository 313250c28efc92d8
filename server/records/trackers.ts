/** Trackers as the API sends them. */

import type { Selectable } from "kysely";
import { recordKinds } from "#domain/records/record-kinds.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import type { TrackersTable } from "../database/schema.ts";
import { keepRows, recordReader } from "./kept-kind.ts";

export type TrackerRow = Selectable<TrackersTable>;

const readTracker = recordReader(recordKinds.tracker.fields);

export const toTracker = (row: TrackerRow): Tracker =>
  readTracker({ ...row, isArchived: row.isArchived === 1 });

export const trackers = keepRows(recordKinds.tracker, {
  ...{ table: "trackers", tombstone: "tracker", toRecord: toTracker },
});
