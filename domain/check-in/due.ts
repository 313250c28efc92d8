/**
 * Decides which trackers a check-in asks for. It counts on the person's wall clock alone (`2026-11-26T14:05`), so that
 * neither a clock change nor a journey to another time zone asks twice, or forgets to ask.
 */

import { dateOfDay, dayOfDate } from "../calendar.ts";

/** What the rule needs to know of a tracker. */
export type AskedTracker = {
  readonly id: string;
  readonly ask: "with-star" | "morning" | "evening" | "any-time";
  readonly perDay: "one" | "many";
  readonly isArchived: boolean;
};

/** What the rule needs to know of a reading: `at` is a day, or a minute where the tracker has many a day. */
export type KnownReading = { readonly trackerId: string; readonly at: string };

/** The hours at which the parts of a day begin. The night belongs to the evening before it. */
const morning = 4;
const afternoon = 12;
const evening = 17;

/** A part of the day on the wall clock: its date, and the first minute of it. */
type PartOfDay = { readonly date: string; readonly isEvening: boolean; readonly since: string };

const hourOf = (clock: string) => Number(clock.slice(11, 13));
const minuteOf = (date: string, hour: number) => `${date}T${String(hour).padStart(2, "0")}:00`;

const dayBefore = (date: string) => dateOfDay(dayOfDate(date) - 1);

/** The part of the day that a wall clock (`YYYY-MM-DDTHH:MM`) shows. */
function partOfDay(clock: string): PartOfDay {
  const hour = hourOf(clock);
  const date = dayOfCheckIn(clock);
  const isEvening = hour >= evening || hour < morning;
  const begins = isEvening ? evening : hour >= afternoon ? afternoon : morning;
  return { date, isEvening, since: minuteOf(date, begins) };
}

/** The day (`YYYY-MM-DD`) that a check-in is about, unless the person chooses another: until four at night, the day before. */
export function dayOfCheckIn(clock: string): string {
  const date = clock.slice(0, 10);
  return hourOf(clock) < morning ? dayBefore(date) : date;
}

/** The days that a check-in can be about: yesterday and today on the wall clock. */
export function daysOfCheckIn(clock: string): readonly [yesterday: string, today: string] {
  const today = clock.slice(0, 10);
  return [dayBefore(today), today];
}

/**
 * The trackers that are due on a day, in their order. On the day of the check-in, one that is asked in the evening is not
 * due before, and one with many readings a day is due again in the next part of the day. On another day all are due that
 * have no reading of it. A tracker that is asked for after a star is never due.
 */
export function dueTrackers<Tracker extends AskedTracker>(
  trackers: readonly Tracker[],
  readings: readonly KnownReading[],
  clock: string,
  date = dayOfCheckIn(clock),
): readonly Tracker[] {
  const part = partOfDay(clock);
  const isNow = date === part.date;
  const asked = trackers.filter(
    ({ ask, isArchived }) =>
      !isArchived && ask !== "with-star" && (ask !== "evening" || part.isEvening || !isNow),
  );
  if (asked.length === 0) return asked;
  const answered = new Set<string>();
  // A reading of the night is later than its evening, and of the next date.
  const until = isNow ? clock : `${date}T24`;
  const [since, sinceMorning] = [isNow ? part.since : date, isNow ? minuteOf(date, morning) : date];
  const isOnce = new Map(asked.map(({ id, ask, perDay }) => [id, { ask, isOne: perDay === "one" }]));
  for (const { trackerId, at } of readings) {
    const tracker = isOnce.get(trackerId);
    if (!tracker) continue;
    const from = tracker.ask === "morning" ? sinceMorning : since;
    if (tracker.isOne ? at === date : at >= from && at <= until) answered.add(trackerId);
  }
  return asked.filter(({ id }) => !answered.has(id));
}

/** The trackers that a person can be asked for after a star of now: those of today that have no reading yet, or many a day. */
export const trackersWithStar = <Tracker extends AskedTracker>(
  trackers: readonly Tracker[],
  readings: readonly KnownReading[],
  clock: string,
): readonly Tracker[] => {
  const today = clock.slice(0, 10);
  const asked = trackers.filter(({ ask, isArchived }) => ask === "with-star" && !isArchived);
  const answered = new Set(readings.flatMap(({ trackerId, at }) => (at === today ? [trackerId] : [])));
  return asked.filter(({ id, perDay }) => perDay === "many" || !answered.has(id));
};
