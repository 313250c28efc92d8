import { describe, expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { makeOwnFeeling, makeStar } from "../../testing/make-star.ts";
import { translatorOf } from "../../testing/translators.ts";
import { dateOfDay, dayOfDate } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { feelingsWith } from "../feelings-with-own.ts";
import type { MeasuredReading } from "../insights/measured-days.ts";
import type { OwnFeeling } from "../records/feeling/feeling.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { letterOf } from "./letter.ts";
import type { Letter, LetterEntry, LetterUniverse } from "./letter-data.ts";
import { periodOf } from "./period.ts";
import { writeLetter } from "./write-letter.ts";

const reader = { now: Date.parse("2026-03-20T12:00:00Z"), utcOffset: 0 };
const starOn = (date: string, emotion: string, tags: string[] = [], more: Partial<MoodEntry> = {}) =>
  makeStar({
    ...{ id: `${date} ${emotion}`, emotion, tags, utcOffset: 0 },
    timestamp: `${date}T09:00:00.000Z`,
    ...more,
  });
const week = periodOf("week", dayOfDate("2026-03-11"));
const month = periodOf("month", dayOfDate("2026-03-11"));
const universeOf = (
  entries: readonly LetterEntry[],
  readings: readonly MeasuredReading[] = [],
): LetterUniverse => ({
  feelings: catalogue,
  ...{ entries, readings },
  tags: ["walk", "work"].map((id) => ({ id, name: id })),
  trackers: [
    { id: "sleep", name: "Sleep", kind: "duration", unit: "" },
    { id: "tea", name: "Tea", kind: "count", unit: "" },
    { id: "run", name: "Run", kind: "yes-no", unit: "" },
    { id: "pain", name: "Pain", kind: "scale", unit: "" },
  ],
});
const textOf = (letter: Letter | null) =>
  letter
    ? writeLetter(english, letter, universeOf([]))
        .flatMap((part) => (part.kind === "text" ? part.sentences : [part.leadIn, part.words]))
        .join(" ")
    : "";

describe("a letter", () => {
  const entries = [
    starOn("2026-03-01", "hope"),
    starOn("2026-03-09", "sadness", ["work"], {
      note: "The day was long and the train did not come. I walked.",
    }),
    starOn("2026-03-11", "joy", ["walk"]),
    starOn("2026-03-11", "hope", ["walk"]),
    starOn("2026-03-12", "joy", ["walk"]),
  ];

  test("counts stars, days, feelings and tags, and knows what is new", () => {
    expect(letterOf(universeOf(entries), week, reader)).toMatchObject({
      ...{ days: 3, length: 7, turn: 1, brightest: dayOfDate("2026-03-12") },
      feelings: {
        most: [
          { id: "joy", count: 2 },
          { id: "hope", count: 1 },
          { id: "sadness", count: 1 },
        ],
        all: 3,
      },
      newFeelings: ["joy", "sadness"],
      newTags: ["walk", "work"],
      tags: {
        most: [
          { id: "walk", count: 2 },
          { id: "work", count: 1 },
        ],
        all: 2,
      },
      fullest: { day: dayOfDate("2026-03-11"), stars: 2 },
      arc: { first: "sadness", last: "joy" },
      silence: { first: dayOfDate("2026-03-13"), last: dayOfDate("2026-03-15") },
      ...{
        along: null,
        contrast: null,
        measured: [],
        months: [],
        half: null,
        twins: null,
        yearAgo: null,
        beginsOn: null,
      },
    });
  });

  test("is a text of few sentences, with a quotation that stands apart", () => {
    const letter = letterOf(universeOf(entries), week, reader);
    expect(letter && writeLetter(english, letter, universeOf([]))).toMatchInlineSnapshot(`
      [
        {
          "kind": "text",
          "sentences": [
            "This week has 4 stars, on 3 of its 7 days.",
            "The feelings in it: “joy” (twice), “hope” and “sadness”.",
          ],
        },
        {
          "day": 20521,
          "kind": "quote",
          "leadIn": "On Monday, March 9 you named something hard. Your words:",
          "starId": "2026-03-09 sadness",
          "words": "The day was long and the train did not come. I walked.",
        },
        {
          "kind": "text",
          "sentences": [
            "For the first time you named “joy” and “sadness”.",
            "Your tags now include “walk” and “work”.",
          ],
        },
        {
          "kind": "text",
          "sentences": [
            "By its stars, no day was brighter than Thursday, March 12.",
            "March 13 – 15: the sky stayed still.",
            "The other days went by unwritten, and that is all right.",
          ],
        },
      ]
    `);
  });

  test("says the same each time that it is opened, and nothing of what comes later", () => {
    const later = starOn("2026-03-18", "fear", ["work"], { note: "Something that came a week later." });
    const read = (some: readonly LetterEntry[], now: number) =>
      textOf(letterOf(universeOf(some), week, { ...reader, now }));
    expect(read([...entries, later], reader.now)).toBe(read(entries, Date.parse("2026-03-16T00:00:00Z")));
    expect(read(entries.toReversed(), reader.now)).toBe(read(entries, reader.now));
  });

  test("of the present week counts the days so far, and says that it goes on", () => {
    const present = periodOf("week", dayOfDate("2026-03-20"));
    const stars = [16, 17, 18, 19, 20].map((date) => starOn(`2026-03-${date}`, "trust"));
    const letter = letterOf(universeOf([...entries, ...stars]), present, reader);
    expect(letter).toMatchObject({ days: 5, length: 5, isOver: false, arc: null, silence: null });
    expect(textOf(letter)).toMatch(/5 stars.* 5 of 5 days.*“trust”.*/);
    expect(textOf(letter)).toMatch(/still open|still to come|stars that follow/);
    // The days since Monday may still get a star.
    expect(letterOf(universeOf([...entries, ...stars.slice(0, 1)]), present, reader)?.silence).toBeNull();
  });

  test("of the time in which the journal begins counts its days from the first star on", () => {
    // A Thursday, which is the first day with a star.
    const present = periodOf("week", dayOfDate("2026-03-19"));
    const thursday = [starOn("2026-03-19", "joy"), starOn("2026-03-19", "hope")];
    const letter = letterOf(universeOf(thursday), present, reader);
    expect(letter).toMatchObject({ days: 1, length: 2, beginsOn: dayOfDate("2026-03-19"), newFeelings: [] });
    expect(textOf(letter)).toMatch(/journal (begins|starts).*Thursday, March.19.*2 stars on 1 day\./);
    const before = [...thursday, starOn("2026-03-02", "joy")];
    expect(letterOf(universeOf(before), present, reader)).toMatchObject({ length: 5, beginsOn: null });
  });

  test("begins otherwise for a full week than for a thin one", () => {
    const full = periodOf("week", dayOfDate("2026-03-04"));
    const read = (dates: readonly number[]) => {
      const stars = dates.map((date) => starOn(`2026-03-0${date}`, "trust"));
      return textOf(letterOf(universeOf([starOn("2026-02-10", "trust"), ...stars]), full, reader));
    };
    expect(read([2, 3, 4, 5, 6, 7, 8])).toMatch(/^(Every day|This week is written down|From the first day)/);
    expect(read([2, 3])).toMatch(/^(A quiet week|You wrote little|This week left a light trace)/);
    expect(read([3])).toMatch(/^(This week has one star|A single star|This week, your sky has one star)/);
  });

  test("names as most frequent only what is, and not one of many equals", () => {
    const equals = ["joy", "hope", "fear", "grief", "trust", "pride"];
    const read = (emotions: readonly string[]) =>
      textOf(letterOf(universeOf(emotions.map((emotion) => starOn("2026-03-10", emotion))), week, reader));
    expect(read(equals)).toMatch(/6 feelings|6 of them/);
    expect(read([...equals, "joy"])).toMatch(/“joy” \(twice\)\./);
    expect(read(["joy"])).toMatch(/“joy”\./);
  });

  test("says that a feeling came back after a long time, and since when it was away", () => {
    const old = starOn("2025-11-03", "joy");
    const letter = letterOf(universeOf([old, ...entries.slice(0, 2), ...entries.slice(2)]), week, reader);
    expect(letter?.back).toEqual({ feeling: "joy", day: dayOfDate("2025-11-03") });
    expect(letterOf(universeOf([starOn("2026-02-20", "joy"), ...entries]), week, reader)?.back).toBeNull();
  });

  test("says what was measured, of a week from the lowest value to the highest and of a month the mean", () => {
    const readings = [
      { trackerId: "sleep", at: "2026-03-09", value: 360 },
      { trackerId: "sleep", at: "2026-03-10", value: 450 },
      { trackerId: "sleep", at: "2026-03-08", value: 30 },
      { trackerId: "run", at: "2026-03-09", value: 1 },
      { trackerId: "run", at: "2026-03-10", value: 0 },
      { trackerId: "tea", at: "2026-03-15T09:00", value: 1 },
      { trackerId: "tea", at: "2026-03-15T15:00", value: 2 },
      { trackerId: "pain", at: "2026-03-12", value: 3 },
      { trackerId: "removed", at: "2026-03-12", value: 3 },
    ];
    const read = (period: typeof week) => textOf(letterOf(universeOf(entries, readings), period, reader));
    expect(read(week)).toMatch(
      /“Sleep” from 6.hr to 7.hr 30.min \(2 days\), “Run” on 1 of 2 days, “Tea” 3 \(1 day\) and 1 more\./,
    );
    expect(read(month)).toMatch(/“Sleep” 4.hr 40.min on average \(3 days\)/);
    expect(textOf(letterOf(universeOf(entries), week, reader))).not.toMatch(/[Mm]easured|figures/);
  });

  test("is not written for a period without a star, and leaves out what a wrong clock put into the future", () => {
    expect(letterOf(universeOf(entries), periodOf("week", dayOfDate("2026-01-05")), reader)).toBeNull();
    const future = starOn("2026-03-21", "joy");
    expect(letterOf(universeOf([future]), periodOf("week", dayOfDate("2026-03-21")), reader)).toBeNull();
  });
});

test("a sentence begins with a capital, also where a weekday in small letters stands first", async () => {
  const italian = await translatorOf("it");
  for (const turn of [0, 1, 2, 3, 4]) {
    const quote = { why: "hard", starId: "x", day: week.first, words: "x", isCut: false } as const;
    const letter = letterOf(universeOf([starOn("2026-03-09", "joy")]), week, reader);
    const [, part] = letter ? writeLetter(italian, { ...letter, turn, quotes: [quote] }, universeOf([])) : [];
    expect(part).toMatchObject({ leadIn: expect.stringMatching(/^\p{Lu}/u) });
  }
});

describe("what went along", () => {
  const days = ["09", "10", "11", "12", "13", "14"].map((date) => `2026-03-${date}`);
  const along = (entries: readonly LetterEntry[]) => letterOf(universeOf(entries), week, reader)?.along;

  test("is a tag with the feeling that met it on most of its days and less often on others", () => {
    const entries = days.map((date, at) => starOn(date, at < 3 ? "joy" : "fear", at < 4 ? ["walk"] : []));
    expect(along(entries)).toEqual({ kind: "tag", tagId: "walk", feeling: "joy", count: 3, days: 4 });
    expect(textOf(letterOf(universeOf(entries), week, reader))).toMatch(
      /3 of (the )?4 days|4 days, and on 3/,
    );
  });

  test("is not a feeling that is there on every day", () => {
    expect(along(days.map((date, at) => starOn(date, "joy", at < 4 ? ["walk"] : [])))).toBeNull();
  });

  const twins = days.slice(0, 3).map((date, at) =>
    starOn(date, at === 1 ? "hope" : "joy", [], {
      ...{ isTwinStar: 1, secondaryEmotion: at === 1 ? "joy" : "hope", secondaryIntensity: 5 },
    }),
  );

  test("is otherwise two feelings that often share a star", () => {
    const pair = { kind: "pair", first: "hope", second: "joy", count: 3 };
    expect(along([...twins, starOn("2026-03-14", "trust")])).toEqual(pair);
  });

  test("is neither a tag and a feeling that are on every day nor two feelings that are on every star", () => {
    expect(along(days.map((date) => starOn(date, "fear", ["walk"])))).toBeNull();
    expect(along(twins)).toBeNull();
  });
});

describe("the contrast with the time before", () => {
  const years = (tones: readonly [before: string, now: string], seed = 0) =>
    Array.from({ length: 120 }, (_, at) => {
      const date = dateOfDay(dayOfDate("2025-12-01") + at);
      const usual = date < "2026-03-01" ? tones[0] : tones[1];
      return starOn(date, (at * 7 + seed) % 5 === 0 ? "trust" : usual, [], { intensity: 4 + ((at * 5) % 6) });
    });
  const late = { ...reader, now: Date.parse("2026-04-02T12:00:00Z") };

  test("is said where a comparison says clearly or probably, and not for days that are alike", () => {
    const brighter = letterOf(universeOf(years(["sadness", "joy"])), month, late);
    expect(brighter?.contrast).toEqual({ kind: "brightness", isBrighter: true, sureness: "clearly" });
    expect(textOf(brighter)).toMatch(/clearly brighter/);
    expect(letterOf(universeOf(years(["sadness", "sadness"])), month, late)?.contrast).toBeNull();
  });

  test("is otherwise a feeling of which there is more or less", () => {
    const more = letterOf(universeOf(years(["trust", "serenity"])), month, late);
    expect(more?.contrast).toMatchObject({ kind: "share", of: "feeling", sureness: "probably" });
    expect(textOf(more)).toMatch(/probably (more|less) often|probably (more|less) of/);
  });

  test("does not say more of what is on every day of both times, although more stars of a day have it", () => {
    const [calm, busy] = ["Calm", "Busy"].map((name, at) =>
      makeOwnFeeling({ id: `0f8fad5b-d9cb-469f-a165-70867728950${at}`, name, valence: 0.2 }),
    ) as [OwnFeeling, OwnFeeling];
    const days = Array.from({ length: 115 }, (_, at) => dateOfDay(dayOfDate("2025-12-07") + at));
    const entries = days.flatMap((date, at) => {
      const others = date < "2026-03-01" ? [busy, busy, busy] : at % 3 === 0 ? [] : [busy];
      return [calm, ...others].map(({ id }) => starOn(date, id));
    });
    const universe = { ...universeOf(entries), feelings: feelingsWith([calm, busy]) };
    expect(letterOf(universe, month, late)?.contrast).toMatchObject({ id: busy.id, isMore: false });
  });
});
