/** Factories of trackers and readings as a client holds them. A test overrides only what it is about. */

import { type Reading, readingId } from "#domain/records/reading/reading.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";

/** A scale from 1 to 5, and any other kind without a range. */
export const makeTracker = (overrides: Partial<Tracker> = {}): Tracker => {
  const { kind = "scale" } = overrides;
  const range = kind === "scale" ? { min: 1, max: 5, step: 1 } : { min: null, max: null, step: null };
  return {
    id: `tracker-${kind}`,
    name: kind,
    kind,
    unit: "",
    ...range,
    lowLabel: "",
    highLabel: "",
    ask: "any-time",
    perDay: "one",
    isArchived: false,
    position: 0,
    revision: 1,
    ...overrides,
  };
};

export const makeReading = (
  { id: trackerId }: Pick<Tracker, "id">,
  at: string,
  value: number,
  utcOffset = 0,
): Reading => ({
  ...{ id: readingId(trackerId, at), trackerId, at, value, utcOffset },
  ...{ timeZone: null, revision: 1 },
});
