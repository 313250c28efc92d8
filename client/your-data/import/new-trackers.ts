import { nameKey } from "#domain/formats/import/clean-text.ts";
import { findTrackerByName } from "#domain/formats/import/mapping/suggest-tracker.ts";
import type { Mapping } from "#domain/formats/import/read-journal.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";

/** How many trackers the answers make: series of one name are one tracker. */
export function newTrackers({ trackers }: Pick<Mapping, "trackers">, present: readonly Tracker[]): number {
  const names = [...trackers.values()].flatMap(({ isTaken, name }) => (isTaken ? name : []));
  return new Set(names.filter((name) => !findTrackerByName(present, name)).map(nameKey)).size;
}
