import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { makeStar } from "../../testing/make-star.ts";
import { dateOfDay, dayOfDate } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import type { MeasuredReading } from "../insights/measured-days.ts";
import { type Letter, type LetterEntry, type LetterUniverse, letterOf } from "./letter.ts";
import { type PeriodKind, periodOf } from "./period.ts";
import { writeLetter } from "./write-letter.ts";

const reader = { now: Date.parse("2026-03-20T12:00:00Z"), utcOffset: 0 };
const starOn = (date: string, emotion: string, tags: string[] = [], note: string | null = null) =>
  makeStar({ emotion, tags, note, utcOffset: 0, timestamp: `${date}T09:00:00.000Z` });
const week = periodOf("week", dayOfDate("2026-03-11"));
const universeOf = (
  entries: readonly LetterEntry[],
  readings: readonly MeasuredReading[] = [],
): LetterUniverse => ({
  feelings: catalogue,
  ...{ entries, readings },
  tags: ["walk", "work"].map((id) => ({ id, name: id })),
  trackers: ["sleep", "tea", "walk", "a", "b", "c", "d", "e"].map((id) => ({
    ...{ id, name: id },
    ...{ kind: "number", unit: "" },
  })),
});
const sentencesOf = (letter: Letter | null) =>
  letter
    ? writeLetter(english, letter, universeOf([])).flatMap((part) =>
        part.kind === "text" ? part.sentences : [],
      )
    : [];

describe("periods", () => {
  test("a week begins on Monday; months and years have their lengths", () => {
    expect([week.first, week.last].map(dateOfDay)).toEqual(["2026-03-09", "2026-03-15"]);
    const leap = periodOf("month", dayOfDate("2024-02-10"));
    expect([leap.first, leap.last].map(dateOfDay)).toEqual(["2024-02-01", "2024-02-29"]);
  });

  test("every day belongs to one period of a kind, and the next one begins the day after", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PeriodKind>("week", "month", "year"),
        fc.integer({ min: 0, max: 40_000 }),
        (kind, day) => {
          const period = periodOf(kind, day);
          expect(period.first <= day && day <= period.last).toBe(true);
          expect(periodOf(kind, period.last)).toEqual(period);
          expect(periodOf(kind, period.last + 1).first).toBe(period.last + 1);
        },
      ),
    );
  });
});

describe("a letter", () => {
  const entries = [
    starOn("2026-03-01", "hope"),
    starOn("2026-03-09", "sadness", ["work"], "secret"),
    starOn("2026-03-11", "joy", ["walk"]),
    starOn("2026-03-11", "hope", ["walk"]),
    starOn("2026-03-12", "joy", ["walk"]),
  ];

  test("counts stars, days, feelings and tags, and knows what is new", () => {
    expect(letterOf(universeOf(entries), week, reader)).toMatchObject({
      ...{ days: 3, length: 7, brightest: dayOfDate("2026-03-12") },
      feelings: {
        most: [
          { id: "joy", count: 2 },
          { id: "hope", count: 1 },
          { id: "sadness", count: 1 },
        ],
        all: 3,
      },
      newFeelings: ["joy", "sadness"],
      tags: {
        most: [
          { id: "walk", count: 2 },
          { id: "work", count: 1 },
        ],
        all: 2,
      },
      fullest: { day: dayOfDate("2026-03-11"), stars: 2 },
    });
  });

  test("reads kindly, and contains no word of the notes", () => {
    const letter = letterOf(universeOf(entries), week, reader);
    const text = sentencesOf(letter).join(" ");
    expect(text).toBe(
      "You lit 4 stars on 3 of 7 days. You named “joy” (2), “hope” (1) and “sadness” (1). For the first time you named “joy” and “sadness”. What went with it: “walk” (2 days) and “work” (1 day). The brightest day, by its stars, was Thursday, March 12. You wrote most on Wednesday, March 11: 2 stars. The days without a star are fine as they are.",
    );
  });

  test("of the present week counts the days so far, and does not speak of silent days that are none", () => {
    const present = periodOf("week", dayOfDate("2026-03-20"));
    const stars = [16, 17, 18, 19, 20].map((date) => starOn(`2026-03-${date}`, "trust"));
    const letter = letterOf(universeOf(stars), present, reader);
    expect(letter).toMatchObject({ days: 5, length: 5, newFeelings: [], brightest: null, fullest: null });
    expect(sentencesOf(letter).join(" ")).toMatch(
      /^Every day of this week so far has a star: 5 stars in all\. All of them name “trust”\.$/,
    );
  });

  test("of the time in which the journal begins counts its days from the first star on", () => {
    // A Thursday, which is the first day with a star.
    const present = periodOf("week", dayOfDate("2026-03-19"));
    const read = (stars: readonly LetterEntry[], now: string) => {
      const letter = letterOf(universeOf(stars), present, { ...reader, now: Date.parse(`${now}T21:00:00Z`) });
      return sentencesOf(letter)[0];
    };
    const thursday = [starOn("2026-03-19", "joy"), starOn("2026-03-19", "hope")];
    expect(read(thursday, "2026-03-19")).toBe("Your journal began with 2 stars on its first day.");
    expect(read(thursday, "2026-03-20")).toBe("You lit 2 stars on 1 of 2 days.");
    const friday = starOn("2026-03-20", "joy");
    expect(read([...thursday, friday], "2026-03-20")).toBe(
      "Since your first star, every day has one: 3 stars in this week.",
    );
    expect(read([...thursday, friday, starOn("2026-03-02", "joy")], "2026-03-20")).toBe(
      "You lit 3 stars on 2 of 5 days.",
    );
  });

  test("of a week that is over does not say so far", () => {
    const stars = [2, 3, 4, 5, 6, 7, 8].map((date) => starOn(`2026-03-0${date}`, "trust"));
    const letter = letterOf(universeOf(stars), periodOf("week", dayOfDate("2026-03-04")), reader);
    expect(sentencesOf(letter)[0]).toBe("Every day of this week has a star: 7 stars in all.");
  });

  test("names as most frequent only what is, and not one of many equals", () => {
    const equals = ["joy", "hope", "fear", "grief", "trust", "pride"];
    const read = (emotions: readonly string[]) => {
      const letter = letterOf(
        universeOf(emotions.map((emotion) => starOn("2026-03-10", emotion))),
        week,
        reader,
      );
      return sentencesOf(letter)[1];
    };
    expect(read(equals)).toBe("You named 6 feelings, and none of them stands out.");
    expect(read([...equals, "joy"])).toBe("What you named most: “joy” (2).");
    expect(read(["joy"])).toBe("It names “joy”.");
  });

  test("says on how many days something was measured, and what", () => {
    const reading = (trackerId: string, at: string) => ({ trackerId, at, value: 1 });
    const read = (readings: readonly MeasuredReading[]) => {
      const letter = letterOf(universeOf(entries, readings), week, reader);
      return sentencesOf(letter).join(" ");
    };
    const all = [
      ...[reading("walk", "2026-03-10"), reading("sleep", "2026-03-09"), reading("sleep", "2026-03-10")],
      ...[reading("tea", "2026-03-15T09:00"), reading("tea", "2026-03-15T15:00")],
      ...[reading("sleep", "2026-03-08"), reading("sleep", "2026-03-16")],
    ];
    expect(read(all)).toMatch(/You measured something on 3 days: “sleep”, “tea” and “walk”\./);
    expect(read(["a", "b", "c", "d", "e"].map((id) => reading(id, "2026-03-09")))).toMatch(
      /on 1 day: “a”, “b”, “c”, “d” and 1 more\./,
    );
    expect(read([reading("sleep", "2026-03-08")])).not.toMatch(/measured/);
  });

  test("is not written for a period without a star", () => {
    expect(letterOf(universeOf(entries), periodOf("week", dayOfDate("2026-01-05")), reader)).toBeNull();
  });
});
