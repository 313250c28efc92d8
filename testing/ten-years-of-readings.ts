/** Ten years of five trackers, as a person with gaps, two clocks a year and other writes in between leaves them. */

import { dateOfDay, dayOfDate } from "#domain/calendar.ts";
import { seededRandom } from "#domain/pseudo-random.ts";
import { atOfMinute } from "#domain/records/reading/at.ts";
import type { SentReading } from "#domain/records/reading/reading.ts";
import type { TrackerChange } from "#domain/records/tracker/tracker.ts";

const days = 3_653;
const lastDay = dayOfDate("2026-03-12");
const shareOfGaps = 0.015;

const common = { ask: "evening", perDay: "one", isArchived: false, position: 0 } as const;

/** Hours of sleep, energy, cups of coffee, a walk, and minutes of pain at any time of the day. */
export const fiveTrackers: readonly TrackerChange[] = [
  { ...common, name: "Sleep", kind: "number", unit: "h", min: 0, max: 24, step: 0.25 },
  { ...common, name: "Energy", kind: "scale", min: 1, max: 5, step: 1 },
  { ...common, name: "Coffee", kind: "count" },
  { ...common, name: "A walk", kind: "yes-no" },
  { ...common, name: "Pain", kind: "duration", perDay: "many" },
];

/** 18,000 readings of these trackers, sorted by tracker, then by time. `firstRevision` is that of the earliest. */
export function tenYearsOfReadings(trackerIds: readonly string[], firstRevision = 10): SentReading[] {
  const random = seededRandom(37);
  const upTo = (count: number) => Math.floor(random() * count);
  const values = [() => 5 + upTo(16) / 4, () => 1 + upTo(5), () => upTo(5), () => upTo(2), () => upTo(180)];
  let revision = firstRevision;
  const readings: SentReading[] = [];
  for (let day = lastDay - days + 1; day <= lastDay; day++) {
    const isSummer = /-0[4-9]-|-10-/.test(dateOfDay(day));
    const clock = { utcOffset: isSummer ? 120 : 60, timeZone: "Europe/Berlin" };
    for (const [index, trackerId] of trackerIds.entries()) {
      if (random() < shareOfGaps) continue;
      const at = index === 4 ? atOfMinute(day * 1_440 + 480 + upTo(800)) : dateOfDay(day);
      readings.push({ trackerId, at, value: values[index]?.() ?? 0, ...clock, revision: revision++ });
    }
    revision += upTo(3);
  }
  const key = ({ trackerId, at }: SentReading) => `${trackerId}/${at}`;
  return readings.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
