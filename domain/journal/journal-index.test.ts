import fc from "fast-check";
import { expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { starHistories } from "../../testing/star-histories.ts";
import { dateOfDay } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { indexJournal } from "./journal-index.ts";

it("has a star with an offset on the day and hour of the person's wall clock, wherever it is read", () => {
  const entry = makeStar({ timestamp: "2026-03-13T22:30:00.000Z", utcOffset: 120 });
  for (const timeZone of ["America/New_York", "Asia/Tokyo"]) {
    const [star] = indexJournal(catalogue, [entry], timeZone).stars;
    expect([dateOfDay(star?.day ?? 0), star?.hour]).toEqual(["2026-03-14", 0]);
  }
});

it.each([
  ["America/New_York", "2026-03-13", 18],
  ["Europe/Berlin", "2026-03-13", 23],
  ["Asia/Kathmandu", "2026-03-14", 4],
])("reads a star without an offset on the clock of the reader in %s", (timeZone, date, hour) => {
  const [star] = indexJournal(
    catalogue,
    [makeStar({ timestamp: "2026-03-13T22:30:00.000Z" })],
    timeZone,
  ).stars;
  expect([dateOfDay(star?.day ?? 0), star?.hour]).toEqual([date, hour]);
});

it("knows the feelings of a star, legacy names and unknown ones included", () => {
  const feelingsOf = (overrides: object) =>
    indexJournal(catalogue, [makeStar(overrides)], "UTC").stars.flatMap(({ feelings }) => feelings);
  expect(feelingsOf({ emotion: "stressed", intensity: 3 })).toEqual([
    { emotion: "anxiety", family: "fear", intensity: 3 },
  ]);
  const twin = { isTwinStar: 1, secondaryEmotion: "no-such-emotion", secondaryIntensity: 2 };
  expect(feelingsOf(twin)).toEqual([
    { emotion: "joy", family: "love", intensity: 7 },
    { emotion: "no-such-emotion", family: null, intensity: 2 },
  ]);
});

it("is after each change what a new index would be, and keeps what did not change", () => {
  fc.assert(
    fc.property(starHistories, (lists) => {
      let index = indexJournal(catalogue, [], "Europe/Berlin");
      for (const list of lists) {
        const previous = index;
        index = indexJournal(catalogue, list, "Europe/Berlin", previous);
        expect(index).toEqual(indexJournal(catalogue, list, "Europe/Berlin"));
        const known = new Set(previous.stars);
        for (const star of index.stars)
          expect(known.has(star)).toBe(previous.stars.some(({ entry }) => entry === star.entry));
      }
    }),
    { numRuns: 50 },
  );
});

it("is made anew for another time zone", () => {
  const entries = [makeStar({ timestamp: "2026-03-13T22:30:00.000Z", note: "Étude" })];
  const berlin = indexJournal(catalogue, entries, "Europe/Berlin");
  const tokyo = indexJournal(catalogue, entries, "Asia/Tokyo", berlin);
  expect(tokyo).toEqual(indexJournal(catalogue, entries, "Asia/Tokyo"));
  expect(tokyo.stars[0]?.day).toBe((berlin.stars[0]?.day ?? 0) + 1);
});
