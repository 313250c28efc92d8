import { describe, expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { makeStar } from "../../testing/make-star.ts";
import { dateOfDay, dayOfDate } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { letterOf } from "./letter.ts";
import type { Letter } from "./letter-data.ts";
import { namesIn } from "./names.ts";
import { type PeriodKind, periodOf } from "./period.ts";
import { smallFacts } from "./shape.ts";
import { writeLetter } from "./write-letter.ts";

const reader = { now: Date.parse("2026-12-31T20:00:00Z"), utcOffset: 0 };
const starAt = (moment: string, emotion: string, more: Partial<MoodEntry> = {}) =>
  makeStar({ id: `${moment} ${emotion}`, emotion, utcOffset: 0, timestamp: `${moment}:00.000Z`, ...more });
/** A star of each of the first days of a month. */
const monthOf = (month: string, emotion: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    starAt(`${month}-${String(at + 1).padStart(2, "0")}T20:00`, emotion),
  );

const read = (kind: PeriodKind, day: string, entries: readonly MoodEntry[], at = reader) => {
  const universe = { feelings: catalogue, entries, tags: [], trackers: [], readings: [] };
  const letter = letterOf(universe, periodOf(kind, dayOfDate(day)), at);
  const parts = letter ? writeLetter(english, letter, universe) : [];
  return { letter, text: parts.flatMap((part) => (part.kind === "text" ? part.sentences : [])).join(" ") };
};

describe("the letter of a year", () => {
  const year = [
    ...monthOf("2026-03", "joy", 12),
    ...monthOf("2026-04", "joy", 8),
    ...monthOf("2026-06", "sadness", 9),
    ...monthOf("2026-07", "trust", 5),
    ...monthOf("2026-12", "trust", 2),
  ];

  test("says what its months named most in spans, its fullest and stillest month, and its brightest and dimmest", () => {
    const { text } = read("year", "2026-06-01", [...year, ...monthOf("2026-05", "joy", 7)]);
    expect(text).toMatch(
      /“joy” from March to May, “sadness” in June, “trust” in July and “trust” in December/,
    );
    expect(text).toMatch(
      /most in March, with 12 stars, and least in December, with 2|March \(12 stars\).*December \(2\)/,
    );
    expect(text).toMatch(
      /(March|April|May) was the brightest month and June|brightest in (March|April|May).* June/,
    );
  });

  test("names the months without a star from the first star of the journal on", () => {
    const { letter, text } = read("year", "2026-06-01", [
      ...year,
      ...["2026-08", "2026-09", "2026-10"].flatMap((month) => monthOf(month, "joy", 3)),
    ]);
    expect(letter?.months.map(({ month }) => month)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(text).toMatch(/2 months have no star: May and November|written in May and November/);
  });

  test("calls no month the stillest in which the journal began, or which is not over", () => {
    const late = starAt("2026-02-27T20:00", "joy");
    const now = Date.parse("2026-12-02T20:00:00Z");
    const autumn = ["2026-08", "2026-09", "2026-10"].flatMap((month) => monthOf(month, "joy", 6));
    const { text } = read("year", "2026-06-01", [late, ...year, ...autumn], { ...reader, now });
    expect(text).toMatch(/July.* 5|July \(5\)/);
    expect(text).not.toMatch(/least in (February|December)|stillest (February|December)/);
  });

  test("calls no month with stars the stillest where many have none", () => {
    const textOf = (...months: readonly (readonly [string, number])[]) =>
      read(
        "year",
        "2026-06-01",
        months.flatMap(([month, count]) => monthOf(`2026-${month}`, "joy", count)),
      ).text;
    expect(textOf(["10", 5], ["11", 3], ["12", 2])).toMatch(/October.*5 stars.* December/);
    expect(textOf(["01", 5], ["03", 3], ["12", 2])).not.toMatch(/January.*5 stars/);
  });

  test("says of no month that has just begun that nothing is written in it", () => {
    const now = Date.parse("2026-08-01T20:00:00Z");
    const { letter, text } = read("year", "2026-06-01", year.slice(0, -2), { ...reader, now });
    expect(letter?.months.at(-1)).toMatchObject({ month: 8, stars: 0 });
    expect(text).not.toMatch(/August/);
  });

  test("tells of quarters where months change too often", () => {
    const feelings = ["joy", "fear", "trust", "hope", "pride", "grief"];
    const months = feelings.flatMap((emotion, at) => [
      ...monthOf(`2026-0${at + 1}`, emotion, 5),
      ...monthOf(`2026-0${at + 1}`, at < 3 ? "love" : "shame", 4),
    ]);
    const { text } = read("year", "2026-06-01", months);
    expect(text).toMatch(/“love” from January to March and “shame” from April to June/);
  });
});

describe("small facts", () => {
  test("are the hours of most stars, if it is most of them", () => {
    const at = (hour: string, count: number) =>
      Array.from({ length: count }, (_, day) => starAt(`2026-03-0${day + 2}T${hour}`, "joy"));
    expect(read("week", "2026-03-02", [...at("07:00", 4), ...at("22:00", 2)]).letter?.hours).toEqual({
      ...{ part: 1, stars: 4 },
    });
    expect(read("week", "2026-03-02", [...at("07:00", 3), ...at("22:00", 3)]).letter?.hours).toBeNull();
  });

  test("are the two feelings of one star that differ most", () => {
    const twin = (day: number, emotion: string, secondaryEmotion: string) =>
      starAt(`2026-03-0${day}T09:00`, emotion, { isTwinStar: 1, secondaryEmotion, secondaryIntensity: 5 });
    const { letter } = read("week", "2026-03-02", [
      twin(2, "joy", "love"),
      twin(3, "joy", "grief"),
      twin(4, "fear", "anger"),
    ]);
    expect(letter?.twins).toEqual({ count: 3, first: "joy", second: "grief" });
  });

  test("are the word of the same time a year earlier, and the half of a month that has most of its stars", () => {
    const before = monthOf("2025-03", "hope", 4);
    const now = monthOf("2026-03", "joy", 8);
    const { letter } = read("month", "2026-03-02", [...before, ...now, starAt("2026-03-30T09:00", "joy")]);
    expect(letter).toMatchObject({ yearAgo: "hope", half: { which: "first", stars: 8 } });
    const monday = dayOfDate("2026-03-02");
    const week = [0, 1, 2].map((at) => starAt(`${dateOfDay(monday - 364 + at)}T09:00`, "fear"));
    expect(read("week", "2026-03-02", [...week, ...now]).letter?.yearAgo).toBe("fear");
  });

  test("are two, other ones than in the letter before, and never about a day that is quoted", () => {
    const { letter } = read("week", "2026-03-02", monthOf("2026-03", "joy", 8));
    if (!letter) throw new Error("There is no letter.");
    const all: Letter = {
      ...letter,
      ...{ arc: { first: "joy", last: "hope" }, hours: { part: 1, stars: 6 }, yearAgo: "fear" },
      ...{ brightest: letter.period.first, fullest: { day: letter.period.last, stars: 4 } },
      ...{ twins: { count: 2, first: "joy", second: "fear" }, silence: letter.period },
    };
    const names = namesIn(english, { feelings: catalogue, tags: [], trackers: [] });
    const kindsAt = (turn: number, quotes: Letter["quotes"] = []) =>
      smallFacts((wordings) => Object.values(wordings)[0]?.id ?? "", { ...all, turn, quotes }, names);
    const turns = Array.from({ length: 8 }, (_, turn) => kindsAt(turn));
    for (const [at, kinds] of turns.entries()) {
      expect(kinds).toHaveLength(2);
      expect(kinds.filter((kind) => turns[at - 1]?.includes(kind))).toEqual([]);
    }
    expect(new Set(turns.flat()).size).toBe(7);
    const quote = { why: "bright", starId: "x", words: "x", isCut: false } as const;
    const quoted = [letter.period.first, letter.period.last].map((day) => ({ ...quote, day }));
    const kinds = turns.flatMap((_, turn) => kindsAt(turn, quoted)).join(" ");
    expect(kinds).not.toMatch(/brightest|fullest/);
  });
});
