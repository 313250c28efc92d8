import type { DaySpan } from "#domain/calendar.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { spanOf } from "#domain/sky-time/span.ts";

/** The days from the first to the last star of a constellation; null for one that is gone, or without stars. */
export function daysOfConstellation(
  id: string,
  { constellations }: Pick<Universe, "constellations">,
  { stars }: JournalIndex,
): DaySpan | null {
  const ids = new Set(constellations.find((one) => one.id === id)?.entryIds);
  return spanOf(stars.flatMap(({ entry, day }) => (ids.has(entry.id) ? [day] : [])));
}
