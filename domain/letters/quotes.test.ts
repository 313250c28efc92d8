import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { makeStar } from "../../testing/make-star.ts";
import { dayOfDate } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { letterOf } from "./letter.ts";
import { periodOf } from "./period.ts";
import { writeLetter } from "./write-letter.ts";

const reader = { now: Date.parse("2026-03-20T12:00:00Z"), utcOffset: 0 };
const week = periodOf("week", dayOfDate("2026-03-11"));
let stars = 0;
const star = (date: string, emotion: string, note: string | null, more: Partial<MoodEntry> = {}) =>
  makeStar({
    ...{ id: `star-${stars++}`, emotion, note, utcOffset: 0 },
    timestamp: `2026-${date}T09:00:00.000Z`,
    ...more,
  });
const letterFrom = (entries: readonly MoodEntry[]) =>
  letterOf({ feelings: catalogue, entries, tags: [], trackers: [], readings: [] }, week, reader);
const quotesFrom = (entries: readonly MoodEntry[]) =>
  (letterFrom(entries)?.quotes ?? []).map(({ why, words }) => [why, words]);

const long = "The whole day went wrong and I did not know what to say to anybody.";
const earlier = ["joy", "sadness", "trust", "fear"].map((emotion) => star("03-06", emotion, null));

describe("a letter quotes", () => {
  test("one note of the brightest day that has one, and the longest of a hard star", () => {
    expect(
      quotesFrom([
        ...earlier,
        star("03-09", "trust", "A quiet walk.", { intensity: 3 }),
        star("03-10", "joy", "We laughed all evening.", { intensity: 9 }),
        star("03-11", "joy", null, { intensity: 10 }),
        star("03-12", "sadness", "Too tired to write anything else than this line.", { intensity: 8 }),
        star("03-13", "sadness", long, { intensity: 6 }),
      ]),
    ).toEqual([
      ["bright", "We laughed all evening."],
      ["hard", long],
    ]);
  });

  test("the first star of a feeling, and of two on one day only one", () => {
    const first = star("03-10", "hope", "Maybe it works out.");
    expect(
      quotesFrom([...earlier, star("03-10", "joy", "Sun on the balcony.", { intensity: 10 }), first]),
    ).toEqual([["bright", "Sun on the balcony."]]);
    expect(
      quotesFrom([...earlier, star("03-09", "joy", "Sun on the balcony.", { intensity: 10 }), first]),
    ).toEqual([
      ["bright", "Sun on the balcony."],
      ["first", "Maybe it works out."],
    ]);
  });

  test("the fullest day, and the first star after a silence", () => {
    const full = [1, 2, 3].map((at) =>
      star("03-11", "trust", `Note number ${"one two three".split(" ")[at - 1]}.`, { intensity: 1 }),
    );
    expect(quotesFrom([star("03-08", "trust", null), ...full, star("03-12", "trust", null)])).toEqual([
      ["fullest", "Note number three."],
    ]);
    expect(
      letterFrom([
        star("02-20", "fear", null),
        star("03-11", "fear", "I am back."),
        star("03-12", "fear", null),
      ])?.quotes,
    ).toMatchObject([{ why: "silence", days: 18, words: "I am back." }]);
  });

  test("the note of the only star, whatever it names", () => {
    expect(quotesFrom([...earlier, star("03-11", "sadness", "It snowed.")])).toEqual([
      ["only", "It snowed."],
    ]);
  });

  test("no star that is kept out of letters, and another one in its place", () => {
    const [bright, second] = [
      star("03-10", "joy", "For nobody else.", { intensity: 10, keptOutOfLetters: true }),
      star("03-11", "joy", "Pancakes for supper.", { intensity: 5 }),
    ];
    expect(quotesFrom([...earlier, bright, second])).toEqual([["bright", "Pancakes for supper."]]);
    expect(quotesFrom([...earlier, bright])).toEqual([]);
  });

  test("no words that a note of the week before has too", () => {
    const again = "Slept well for once. Everything is easier.";
    const both = [...earlier, star("03-04", "joy", `${again} And more.`), star("03-10", "joy", again)];
    expect(quotesFrom([...both, star("03-11", "joy", "Found a new path.", { intensity: 3 })])).toEqual([
      ["bright", "Found a new path."],
    ]);
  });
});

test("an ellipsis shows that a sentence goes on, outside of the exact words", () => {
  const letter = letterFrom([...earlier, star("03-11", "joy", "and on we went ".repeat(40))]);
  const quote = letter && writeLetter(english, letter, { feelings: catalogue, tags: [], trackers: [] })[1];
  expect(quote).toMatchObject({ kind: "quote", words: expect.stringMatching(/ went…$|we…$|on…$|and…$/) });
  expect(letter?.quotes[0]?.words.endsWith("…")).toBe(false);
});

test("any letter has at most three quotations, of different days and notes, and all of them from notes that may be quoted", () => {
  const entry = fc.record({
    date: fc.integer({ min: 1, max: 15 }).map((date) => `03-${String(date).padStart(2, "0")}`),
    emotion: fc.constantFrom("joy", "sadness", "hope", "fear", "no-such-feeling"),
    note: fc.constantFrom(
      null,
      "It rained.",
      long,
      "🙂",
      "https://a.b/c",
      "Tea with Imre. Then home.",
      "A b c.",
    ),
    intensity: fc.integer({ min: 1, max: 10 }),
    isKept: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (list) => {
      const entries = list.map(({ date, emotion, note, intensity, isKept }) =>
        star(date, emotion, note, { intensity, keptOutOfLetters: isKept }),
      );
      const quotes = letterFrom(entries)?.quotes ?? [];
      expect(quotes.length).toBeLessThanOrEqual(3);
      expect(new Set(quotes.map(({ day }) => day)).size).toBe(quotes.length);
      expect(new Set(quotes.map(({ words }) => words)).size).toBe(quotes.length);
      expect(quotes).toEqual(quotes.toSorted((one, other) => one.day - other.day));
      for (const { starId, words } of quotes) {
        const quoted = entries.find(({ id }) => id === starId);
        expect(quoted?.keptOutOfLetters).toBe(false);
        expect(quoted?.note).toContain(words);
      }
    }),
  );
});
