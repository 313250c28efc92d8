import fc from "fast-check";
import { expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { dateOfDay, dayOfDate, type Weekday, weekdayOf } from "../calendar.ts";
import { emotionIds } from "../emotions.ts";
import { catalogue } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { indexJournal } from "./journal-index.ts";
import { dayCell, monthGrid, yearInPixels } from "./pixels.ts";

/** The cell of the day on which all stars are, with shares in percent. */
function cellOf(...stars: Partial<MoodEntry>[]) {
  const { days } = indexJournal(
    catalogue,
    stars.map((star) => makeStar(star)),
    "UTC",
  );
  const { count, bands } = dayCell(days, dayOfDate("2026-03-13"));
  return { count, bands: bands.map(({ family, share }) => `${family} ${Math.round(share * 100)}`) };
}

const twin = (emotion: string, secondaryEmotion: string) =>
  ({ emotion, secondaryEmotion, isTwinStar: 1, secondaryIntensity: 5 }) as const;

it.each([
  ["one star fills its day", [{ emotion: "joy" }], ["love 100"]],
  [
    "sub-emotions count for their family",
    [{ emotion: "joy" }, { emotion: "trust" }, { emotion: "fear" }],
    ["love 67", "fear 33"],
  ],
  [
    "among equals, the family felt last comes first",
    [{ emotion: "joy" }, { emotion: "fear" }],
    ["fear 50", "love 50"],
  ],
  [
    "a twin star counts half for each feeling",
    [twin("joy", "fear"), { emotion: "anger" }],
    ["fear 75", "love 25"],
  ],
  ["the first feeling of a twin star comes first", [twin("joy", "fear")], ["love 50", "fear 50"]],
  ["two feelings of one family are one band", [twin("joy", "love")], ["love 100"]],
  ["an unknown emotion has a band without a family", [{ emotion: "no-such-emotion" }], ["null 100"]],
  [
    "the three largest families share the day",
    [{ emotion: "joy" }, { emotion: "joy" }, { emotion: "fear" }, { emotion: "grief" }, { emotion: "power" }],
    ["love 50", "power 25", "grief 25"],
  ],
])("%s", (_, stars, bands) => expect(cellOf(...stars)).toEqual({ count: stars.length, bands }));

it("leaves a day without a star plain", () => {
  expect(dayCell(new Map(), 20_000)).toEqual({ day: 20_000, count: 0, bands: [] });
});

it.each([
  [2024, 366],
  [2026, 365],
])("shows every day of %i once", (year, length) => {
  const days = yearInPixels(new Map(), year)
    .flat()
    .map(({ day }) => dateOfDay(day));
  expect(days).toHaveLength(length);
  expect(days[0]).toBe(`${year}-01-01`);
  expect(days).toEqual(days.toSorted());
  expect(days.at(-1)).toBe(`${year}-12-31`);
});

it("counts every star of the year, with bands that fill the day", () => {
  const stars = fc.array(
    fc
      .record({
        emotion: fc.constantFrom(...emotionIds, "no-such-emotion"),
        second: fc.option(fc.constantFrom(...emotionIds)),
        day: fc.integer({ min: 0, max: 40 }),
      })
      .map(({ emotion, second, day }) =>
        makeStar({
          ...(second ? twin(emotion, second) : { emotion }),
          ...{ timestamp: new Date(Date.UTC(2026, 0, day + 1, 12)).toISOString(), utcOffset: 0 },
        }),
      ),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(stars, (entries) => {
      const index = indexJournal(catalogue, entries, "UTC");
      const cells = yearInPixels(index.days, 2026).flat();
      expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length);
      for (const { count, bands } of cells) {
        expect(bands.length).toBeLessThanOrEqual(3);
        expect(bands.length > 0).toBe(count > 0);
        if (count > 0) expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        expect(bands).toEqual(bands.toSorted((one, other) => other.share - one.share));
      }
    }),
  );
});

it("arranges a month in weeks", () => {
  const grid = monthGrid(2026, 2, 1).map((week) =>
    week.map((day) => (day === null ? "" : dateOfDay(day).slice(8))),
  );
  expect(grid).toEqual([
    ["", "", "", "", "", "", "01"],
    ["02", "03", "04", "05", "06", "07", "08"],
    ["09", "10", "11", "12", "13", "14", "15"],
    ["16", "17", "18", "19", "20", "21", "22"],
    ["23", "24", "25", "26", "27", "28", ""],
  ]);
  expect(monthGrid(2026, 2, 0)).toHaveLength(4);
});

it("has each day of a month in the column of its weekday", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.nat({ max: 6 }),
      (year, month, start) => {
        const grid = monthGrid(year, month, start as Weekday);
        const days = grid.flat().filter((day) => day !== null);
        expect(days).toEqual(yearInPixels(new Map(), year)[month - 1]?.map(({ day }) => day));
        for (const week of grid) {
          expect(week).toHaveLength(7);
          expect(week.some((day) => day !== null)).toBe(true);
          for (const [at, day] of week.entries())
            if (day !== null) expect(weekdayOf(day)).toBe((start + at) % 7);
        }
      },
    ),
  );
});
