import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offsetIn, wallClockTime } from "../local-time.ts";
import { type AskedTracker, dayOfCheckIn, daysOfCheckIn, dueTrackers, trackersWithStar } from "./due.ts";

const asks = ["with-star", "morning", "evening", "any-time"] as const;
const tracker = (id: string, ask: AskedTracker["ask"], perDay: AskedTracker["perDay"] = "one") => ({
  ...{ id, ask, perDay },
  isArchived: false,
});
const sleep = tracker("sleep", "morning");
const energy = tracker("energy", "any-time");
const calm = tracker("calm", "evening");
const pain = tracker("pain", "any-time", "many");
const all = [sleep, energy, calm, pain, tracker("after a star", "with-star")];
const idsOf = (trackers: readonly AskedTracker[]) => trackers.map(({ id }) => id);

/** What the wall clock of a zone shows at a moment (epoch milliseconds), to the minute. */
const clockIn = (zone: string, moment: number) =>
  new Date(wallClockTime({ timestamp: new Date(moment).toISOString(), utcOffset: offsetIn(zone, moment) }))
    .toISOString()
    .slice(0, 16);

const minute = 60_000;
const someMoment = fc
  .integer({ min: Date.UTC(2025, 0) / minute, max: Date.UTC(2027, 0) / minute })
  .map((minutes) => minutes * minute);
const zones = fc.constantFrom("Europe/Berlin", "America/Havana", "Pacific/Apia", "Asia/Kathmandu", "UTC");
const someTracker = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "e"),
  ask: fc.constantFrom(...asks),
  perDay: fc.constantFrom("one" as const, "many" as const),
  isArchived: fc.boolean(),
});
const someTrackers = fc.uniqueArray(someTracker, { selector: ({ id }) => id });
/** A reading of a tracker as it is written at a clock. */
const readingAt = ({ id, perDay }: Pick<AskedTracker, "id" | "perDay">, clock: string) => ({
  trackerId: id,
  at: perDay === "one" ? dayOfCheckIn(clock) : clock,
});
const someReadings = fc.array(
  fc
    .tuple(
      fc.constantFrom("a", "b", "c", "d", "e"),
      fc.constantFrom("one" as const, "many" as const),
      someMoment,
    )
    .map(([id, perDay, moment]) => readingAt({ id, perDay }, clockIn("UTC", moment))),
);

describe("what is due", () => {
  it("is in the morning all but what is asked in the evening", () => {
    expect(idsOf(dueTrackers(all, [], "2026-11-26T07:30"))).toEqual(["sleep", "energy", "pain"]);
    expect(idsOf(dueTrackers(all, [], "2026-11-26T16:59"))).toEqual(["sleep", "energy", "pain"]);
    expect(idsOf(dueTrackers(all, [], "2026-11-26T17:00"))).toEqual(["sleep", "energy", "calm", "pain"]);
  });

  it("is not what has a reading of the day, and is again on the next morning", () => {
    const readings = [
      { trackerId: "sleep", at: "2026-11-26" },
      { trackerId: "energy", at: "2026-11-25" },
    ];
    expect(idsOf(dueTrackers(all, readings, "2026-11-26T07:30"))).toEqual(["energy", "pain"]);
    expect(idsOf(dueTrackers(all, readings, "2026-11-27T04:00"))).toEqual(["sleep", "energy", "pain"]);
    // A reading of a later day, as after a journey to the west, answers no earlier one.
    expect(idsOf(dueTrackers(all, readings, "2026-11-25T07:30"))).toEqual(["sleep", "pain"]);
  });

  it("is with many readings a day once in each part of the day", () => {
    const readings = [{ trackerId: "pain", at: "2026-11-26T08:00" }];
    const isDue = (clock: string) => dueTrackers([pain], readings, clock).length > 0;
    expect(isDue("2026-11-26T11:59")).toBe(false);
    expect(isDue("2026-11-26T12:00")).toBe(true);
    expect(isDue("2026-11-26T17:00")).toBe(true);
  });

  it("belongs at night to the evening before, until four", () => {
    expect(dayOfCheckIn("2026-11-27T03:59")).toBe("2026-11-26");
    expect(dayOfCheckIn("2026-11-27T04:00")).toBe("2026-11-27");
    const readings = [
      { trackerId: "calm", at: "2026-11-26" },
      { trackerId: "pain", at: "2026-11-27T00:20" },
    ];
    expect(idsOf(dueTrackers(all, readings, "2026-11-27T00:30"))).toEqual(["sleep", "energy"]);
    expect(idsOf(dueTrackers(all, readings, "2026-11-27T07:00"))).toEqual(["sleep", "energy", "pain"]);
  });

  it("is for another day all that has no reading of it", () => {
    const readings = [
      { trackerId: "pain", at: "2026-11-25T23:59" },
      { trackerId: "sleep", at: "2026-11-25" },
    ];
    const due = dueTrackers(all, readings, "2026-11-26T07:30", "2026-11-25");
    expect(idsOf(due)).toEqual(["energy", "calm"]);
  });

  it("can be of yesterday and today, also at the turn of a year", () => {
    expect(daysOfCheckIn("2027-01-01T00:10")).toEqual(["2026-12-31", "2027-01-01"]);
    expect(daysOfCheckIn("2028-03-01T12:00")).toEqual(["2028-02-29", "2028-03-01"]);
  });

  it("depends on the wall clock alone: on two journeys that show the same clock, the same is due", () => {
    fc.assert(
      fc.property(
        someTrackers,
        someReadings,
        someMoment,
        zones,
        zones,
        (trackers, readings, moment, one, other) => {
          const clock = clockIn(one, moment);
          const elsewhere = moment + (offsetIn(one, moment) - offsetIn(other, moment)) * minute;
          fc.pre(clockIn(other, elsewhere) === clock);
          expect(dueTrackers(trackers, readings, clockIn(other, elsewhere))).toEqual(
            dueTrackers(trackers, readings, clock),
          );
        },
      ),
    );
  });

  it("is never an archived tracker or one after a star, and an answer takes exactly its tracker away", () => {
    fc.assert(
      fc.property(someTrackers, someReadings, someMoment, zones, (trackers, readings, moment, zone) => {
        const clock = clockIn(zone, moment);
        const due = dueTrackers(trackers, readings, clock);
        expect(due.some(({ ask, isArchived }) => ask === "with-star" || isArchived)).toBe(false);
        for (const answered of due)
          expect(dueTrackers(trackers, [...readings, readingAt(answered, clock)], clock)).toEqual(
            due.filter((other) => other !== answered),
          );
      }),
    );
  });

  it("asks for each tracker once a day on every day, of 23, 24 or 25 hours, whatever the zone", () => {
    // Berlin and Havana change their clocks, Havana at midnight; Apia left out a day in 2011.
    const starts = [
      ["Europe/Berlin", "2026-03-27T12:00:00Z"],
      ["Europe/Berlin", "2026-10-23T12:00:00Z"],
      ["America/Havana", "2026-03-06T12:00:00Z"],
      ["America/Havana", "2026-10-30T12:00:00Z"],
      ["Pacific/Apia", "2011-12-28T12:00:00Z"],
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.integer({ min: 5, max: 120 }), ([zone, start], step) => {
        const readings: { trackerId: string; at: string }[] = [];
        const days = new Set<string>();
        for (
          let moment = Date.parse(start);
          moment < Date.parse(start) + 4 * 86_400_000;
          moment += step * minute
        ) {
          const clock = clockIn(zone, moment);
          days.add(dayOfCheckIn(clock));
          for (const due of dueTrackers([sleep, energy, calm], readings, clock))
            readings.push(readingAt(due, clock));
        }
        // Each day has one reading of each tracker, and none was asked for twice.
        for (const { id } of [sleep, energy]) {
          const at = readings.flatMap((reading) => (reading.trackerId === id ? [reading.at] : []));
          expect(at).toEqual([...days]);
        }
        const evenings = readings.flatMap(({ trackerId, at }) => (trackerId === "calm" ? [at] : []));
        expect(new Set(evenings).size).toBe(evenings.length);
        expect(evenings.length).toBeGreaterThanOrEqual(days.size - 2);
      }),
      { numRuns: 40 },
    );
  });
});

it("after a star, what is measured once a day is offered until it has a reading of today", () => {
  const once = tracker("once", "with-star");
  const often = tracker("often", "with-star", "many");
  const readings = [
    { trackerId: "once", at: "2026-11-26" },
    { trackerId: "often", at: "2026-11-26T08:00" },
  ];
  expect(idsOf(trackersWithStar([once, often, sleep], [], "2026-11-26T09:00"))).toEqual(["once", "often"]);
  expect(idsOf(trackersWithStar([once, often, sleep], readings, "2026-11-26T09:00"))).toEqual(["often"]);
  expect(idsOf(trackersWithStar([once, often, sleep], readings, "2026-11-27T00:05"))).toEqual([
    "once",
    "often",
  ]);
});
