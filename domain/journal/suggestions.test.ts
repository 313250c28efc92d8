import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { makeStar } from "../../testing/make-star.ts";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";
import { translatorOf } from "../../testing/translators.ts";
import { catalogue } from "../feelings.ts";
import { languageIds } from "../languages/languages.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import type { Tag } from "../records/tag/tag.ts";
import { writeComparedDays } from "../trackers/compared-days.ts";
import { emptyFilter, type Filter } from "./filter.ts";
import { filterEntries } from "./filter-entries.ts";
import { readFilter, writeFilter } from "./filter-url.ts";
import { indexJournal, withMeasured } from "./journal-index.ts";
import { makeSuggester, type Suggestion } from "./suggestions.ts";

const tags: readonly Tag[] = ["work", "workshop", "new family", "Joy", "Café Zürich", "仕事場"].map(
  (name, at) => ({
    ...{ id: `tag-${at}`, name, kind: "other" as const, isArchived: false, revision: 1 },
  }),
);
const [work, workshop, family, joy, cafe, office] = tags.map(({ id }) => id) as [
  ...[string, string, string, string, string, string],
];
const stars: readonly MoodEntry[] = [
  makeStar({ emotion: "joy", tags: [work], timestamp: "2024-11-05T12:00:00.000Z" }),
  makeStar({ emotion: "joy", tags: [work, cafe], timestamp: "2025-11-05T12:00:00.000Z" }),
  makeStar({
    emotion: "grief",
    tags: [workshop, joy],
    note: "tea at work",
    timestamp: "2025-11-09T12:00:00.000Z",
  }),
  makeStar({ emotion: "love", tags: [family, office], note: "tea", timestamp: "2026-03-07T12:00:00.000Z" }),
];
const index = indexJournal(catalogue, stars, "UTC");
const english = await translatorOf("en");

/** A suggestion in short: what it means, and how many stars it finds. */
const inShort = ({ meanings, count }: Suggestion) =>
  `${meanings
    .map((meaning) => {
      if (meaning.kind === "words") return `"${meaning.words}"`;
      if (meaning.kind === "dates") return `${meaning.from}/${meaning.to}`;
      if (meaning.kind === "weekday") return `weekday ${meaning.weekday}`;
      if (meaning.kind === "measure") return writeComparedDays([meaning.compared]);
      return `${meaning.kind} ${meaning.kind === "tag" ? meaning.name : meaning.id}`;
    })
    .join(" + ")}: ${count}`;

const suggest = (words: string, filter: Partial<Filter> = {}, t = english) =>
  makeSuggester(t, index, tags)
    .suggest({ ...emptyFilter, ...filter, words })
    .map(inShort);

describe("what was typed can mean", () => {
  it("days by what they measured, also beside a word and with other parts of the filter", () => {
    const sleep = makeTracker({ id: "sleep", kind: "duration", name: "Sleep" });
    const readings = [makeReading(sleep, "2025-11-05", 300), makeReading(sleep, "2025-11-09", 480)];
    const { suggest } = makeSuggester(english, withMeasured(index, { trackers: [sleep], readings }), tags);
    const meant = (words: string, filter: Partial<Filter> = {}) =>
      suggest({ ...emptyFilter, ...filter, words }).map(inShort);
    expect(meant("sleep below 6")).toEqual(["sleep.below.360: 1"]);
    expect(meant("sleep above 6", { emotions: ["joy"] })).toEqual(["sleep.above.360: 0"]);
    expect(meant("tea sleep above 6 h")).toEqual(['"tea" + sleep.above.360: 1']);
    expect(meant("sleep below 6", { measures: [{ tracker: "sleep", is: "below", value: 360 }] })).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ["a tag, then those that begin so", "work", ["tag work: 2", "tag workshop: 1"]],
    ["a tag and a feeling of one name", "JOY", ["tag Joy: 1", "feeling joy: 2"]],
    ["a feeling and its family", "grief", ["feeling grief: 1", "family grief: 1"]],
    ["a tag without its accents, by its second word", "zur", ["tag Café Zürich: 1"]],
    ["a tag of two words", "New Family", ["tag new family: 1"]],
    ["a part of a name without spaces", "事", ["tag 仕事場: 1"]],
    [
      "the months of that name that have stars, the latest first",
      "november",
      ["2025-11-01/2025-11-30: 2", "2024-11-01/2024-11-30: 1"],
    ],
    ["the beginning of a month", "novem", ["2025-11-01/2025-11-30: 2", "2024-11-01/2024-11-30: 1"]],
    ["a month of a year", "nov 2024", ["2024-11-01/2024-11-30: 1"]],
    ["a month in digits", "2025-11", ["2025-11-01/2025-11-30: 2"]],
    ["a year", "2025", ["2025-01-01/2025-12-31: 2"]],
    ["a day in words", "5th of November", ["2025-11-05/2025-11-05: 1", "2024-11-05/2024-11-05: 1"]],
    ["a day in digits", "2026-03-07", ["2026-03-07/2026-03-07: 1"]],
    ["a day in either order", "11/9/2025", ["2025-11-09/2025-11-09: 1", "2025-09-11/2025-09-11: 0"]],
    ["a day of the week", "Saturday", ["weekday 6: 1"]],
    [
      "a tag and a month",
      "work november 2025",
      ["tag work + 2025-11-01/2025-11-30: 1", `"work" + 2025-11-01/2025-11-30: 1`],
    ],
    ["words of a note and a month", "tea march", [`"tea" + 2026-03-01/2026-03-31: 1`]],
    ["a year without stars, which is worth saying", "2019", ["2019-01-01/2019-12-31: 0"]],
    ["nothing else than the words", "elephant", []],
    ["nothing else than words in quotes", '"work"', []],
    ["no name that begins with its only letter", "w", []],
    ["no day that does not exist", "2025-02-30", []],
    ["no month without stars", "july", []],
    ["no name whose beginning is not the last word", "works tea", []],
  ])("%s", (_, typed, expected) => expect(suggest(typed)).toEqual(expected));

  it("a month of years ago, behind years without stars in it", () => {
    const years = [2020, 2021, 2022, 2023, 2024].map((year) =>
      makeStar({ timestamp: `${year}-0${year === 2020 ? 3 : 1}-05T12:00:00.000Z` }),
    );
    const suggester = makeSuggester(english, indexJournal(catalogue, years, "UTC"), []);
    expect(suggester.suggest({ ...emptyFilter, words: "march" }).map(inShort)).toEqual([
      "2020-03-01/2020-03-31: 1",
    ]);
  });

  it("what else the filter does not ask for yet, and finds stars of it", () => {
    expect(suggest("work", { tags: [work] })).toEqual([]);
    expect(suggest("joy", { emotions: ["joy"], tags: [cafe] })).toEqual(["tag Joy: 0"]);
    expect(suggest("work", { from: "2025-01-01", to: "2025-12-31" })).toEqual([
      "tag work: 1",
      "tag workshop: 1",
    ]);
  });

  it.each(languageIds)("feelings and months in %s", async (language) => {
    const t = await translatorOf(language);
    const date = Date.parse("2025-11-01T00:00:00Z");
    const inWords = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(t.locale, { ...options, timeZone: "UTC", numberingSystem: "arab" }).format(
        date,
      );
    const { feelings } = await import("../languages/en/feelings.ts");
    expect(suggest(t(feelings.names.grief), {}, t)).toContain("feeling grief: 1");
    for (const options of [{ month: "long" }, { month: "long", year: "numeric" }] as const)
      expect(suggest(inWords(options), {}, t), inWords(options)).toContain("2025-11-01/2025-11-30: 2");
    const day = new Intl.DateTimeFormat(t.locale, { dateStyle: "long", timeZone: "UTC" }).format(
      Date.parse("2025-11-09T12:00:00Z"),
    );
    expect(suggest(day, {}, t), day).toContain("2025-11-09/2025-11-09: 1");
  });

  it("what its filter finds, for any text and any filter", () => {
    const suggester = makeSuggester(english, index, tags);
    const pieces = fc.constantFrom(
      "work",
      "joy",
      "nov",
      "2025",
      "tea",
      "5",
      "11/9",
      "grief",
      "new",
      "family",
      "事",
    );
    const typed = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((list) => list.join(" ")),
      fc.string({ unit: anyCharacter, maxLength: 60 }),
    );
    const urls = fc.constantFrom("", "tags=tag-0", "families=grief", "from=2025-01-01", "weekdays=sat");
    fc.assert(
      fc.property(typed, urls, (words, url) => {
        const asked = readFilter(catalogue, `${url}&words=${encodeURIComponent(words.toWellFormed())}`);
        for (const { filter, count } of suggester.suggest(asked)) {
          expect(readFilter(catalogue, writeFilter(filter))).toEqual(filter);
          expect(filterEntries(index, filter).stars).toHaveLength(count);
          expect(writeFilter(filter)).not.toBe(writeFilter(asked));
        }
      }),
    );
  });
});
