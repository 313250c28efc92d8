/** A feeling of a person's own counts like one of the catalogue, wherever the domain reads a journal. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../testing/english.ts";
import { makeStar } from "../testing/make-star.ts";
import { type Emotion, emotions } from "./emotions.ts";
import { feelingDefinition, feelingInSentence, feelingName } from "./feeling-name.ts";
import { catalogue, emotionsOf, feelingsOf, findEmotion } from "./feelings.ts";
import { markdownMonths } from "./formats/markdown-months.ts";
import { reportOf } from "./formats/report.ts";
import { sharedPairSentence } from "./insights/figure-sentences.ts";
import { insightsOf } from "./insights/insights.ts";
import { shareOfFamily, toggleFamily } from "./journal/chosen-feelings.ts";
import { emptyFilter } from "./journal/filter.ts";
import { filterEntries } from "./journal/filter-entries.ts";
import { readFilter, writeFilter } from "./journal/filter-url.ts";
import { indexJournal } from "./journal/journal-index.ts";
import { monthInPixels } from "./journal/pixels.ts";
import { computeJourneyStats } from "./journey/stats.ts";
import { layoutIds } from "./layouts/layout-ids.ts";
import { layOut } from "./layouts/layouts.ts";
import { letterOf } from "./letters/letter.ts";
import { periodOf } from "./letters/period.ts";
import { writeLetter } from "./letters/write-letter.ts";
import type { MoodEntry } from "./records/star/mood-entry.ts";
import { scoreOf } from "./score.ts";
import { type ShownSky, showSky } from "./shown-skies/shown-sky.ts";
import { layOutSky } from "./sky-layout.ts";
import { moodCurve } from "./sky-time/mood-curve.ts";
import { timeOf } from "./sky-time/span.ts";
import { markOf, partsOfMark } from "./star-shape.ts";

const like = (id: string) => findEmotion(catalogue, id) as Emotion;
const own: Emotion = {
  ...{ id: "0f8fad5b-d9cb-469f-a165-70867728950e", name: "Homesick*", family: "grief" },
  ...{ color: "#123456", inkColor: "#234567", washColor: "#345678", valence: -0.3, energy: 0.2 },
};
const feelings = feelingsOf([own, ...emotions]);

const day = Date.parse("2026-03-02T10:00:00.000Z") / 86_400_000;
const starOn = (days: number, emotion: string, overrides: Partial<MoodEntry> = {}) =>
  makeStar({
    ...{ id: `star-${days}`, emotion, intensity: 10, utcOffset: 0 },
    timestamp: new Date((day + days) * 86_400_000).toISOString(),
    ...overrides,
  });
const homesick = starOn(0, own.id);
const reader = { now: (day + 10) * 86_400_000, utcOffset: 0 };

describe("a feeling of a person's own", () => {
  it("stands beside its family, also if it was listed elsewhere", () => {
    const ids = feelings.all.map(({ id }) => id);
    expect(ids).toHaveLength(37);
    const inFamily = emotionsOf(feelings, "grief").map(({ id }) => id);
    expect(ids.slice(ids.indexOf("grief") - 1, ids.indexOf("grief") + 4)).toEqual(inFamily);
    expect(inFamily).toContain(own.id);
  });

  it("is called by its name, and not by its id", () => {
    expect(feelingName(english, feelings, own.id)).toBe("Homesick*");
    expect(feelingInSentence(english, feelings, own.id)).toBe("Homesick*");
    expect(feelingDefinition(english, own.id)).toBeNull();
    const universe = { feelings, entries: [homesick], tags: [], trackers: [], readings: [] };
    const letter = letterOf(universe, periodOf("week", Math.floor(day)), reader);
    expect(JSON.stringify(letter && writeLetter(english, letter, universe))).toContain("“Homesick*”");
    const pair = {
      first: own.id,
      second: "joy",
      count: 6,
      expected: 2,
      sureness: "probably",
      chance: 0.03,
    } as const;
    expect(sharedPairSentence(english, feelings, pair)).toContain("“Homesick*”");
    const index = indexJournal(feelings, [homesick], "UTC");
    const context = {
      universeName: "Sky",
      known: feelings,
      tags: new Map(),
      timeZone: "UTC",
      trackers: [],
      readings: [],
    };
    expect([...markdownMonths(english, index.days, context)][0]?.text).toContain("10:00 Homesick\\*");
  });

  it("is found by its id and by its family, in the journal and in a URL", () => {
    const index = indexJournal(feelings, [homesick, starOn(1, "joy")], "UTC");
    const found = (query: string) =>
      filterEntries(index, readFilter(feelings, query)).stars.map(({ entry }) => entry.emotion);
    expect(found(`emotions=${own.id}`)).toEqual([own.id]);
    expect(found("families=grief")).toEqual([own.id]);
    expect(readFilter(catalogue, `emotions=${own.id}`)).toEqual(emptyFilter);
    const all = toggleFamily(feelings, emptyFilter, "grief");
    const some = emotionsOf(catalogue, "grief").map(({ id }) => id);
    expect(writeFilter({ ...emptyFilter, ...all })).toBe("families=grief");
    expect(shareOfFamily(feelings, { emotions: some, families: [] }, "grief")).toBe("some");
  });

  it("has a look of its own in a shown sky", () => {
    const { looks } = showSky(feelings, [homesick], { showsFeelings: true, showsDates: false, asOf: null });
    const { color, inkColor, washColor, name } = own;
    const mark = markOf(feelings, own.id);
    expect(looks).toEqual([{ color, inkColor, washColor, mark, emotion: null, name }]);
  });

  it("has no score, family, colour or achievement in a universe that does not know it", () => {
    expect(scoreOf(catalogue, homesick)).toBeNull();
    expect(computeJourneyStats(catalogue, [homesick], 0).uniqueEmotions).toBe(0);
    expect(indexJournal(catalogue, [homesick], "UTC").stars[0]?.feelings[0]?.family).toBeNull();
  });
});

// Ids decide the order of what is equal, so that the other one has the same place in the alphabet.
const renamed = { ...like("sadness"), id: "sadness-of-mine", name: "Blue" };
const withRenamed = feelingsOf(emotions.map((one) => (one.id === "sadness" ? renamed : one)));
const content = fc.record({
  emotion: fc.constantFrom("sadness", "joy", "fear", "no-such-emotion"),
  intensity: fc.integer({ min: 1, max: 10 }),
  twin: fc.constantFrom(null, "sadness", "love"),
  days: fc.integer({ min: 0, max: 90 }),
});
const journals = fc.array(content, { minLength: 1, maxLength: 60 }).map((list) =>
  list
    .toSorted((one, other) => one.days - other.days)
    .map(({ emotion, intensity, twin, days }, at) => {
      const second = twin === emotion ? null : twin;
      return starOn(days, emotion, {
        ...{ id: `star-${String(at).padStart(2, "0")}`, intensity },
        ...{ isTwinStar: second ? 1 : 0, secondaryEmotion: second, secondaryIntensity: second && 5 },
      });
    }),
);

const withoutBeads = (sky: ShownSky) => ({
  ...sky,
  looks: sky.looks.map(({ name, emotion, ...look }) => ({
    ...{ ...look, mark: partsOfMark(look.mark).family },
    told: name === renamed.name ? renamed.id : emotion,
  })),
});

/** Everything that the domain works out of a journal. */
function workedOut(known: typeof catalogue, entries: readonly MoodEntry[]) {
  const now = (day + 91) * 86_400_000;
  const { stars, days } = indexJournal(known, entries, "UTC");
  const span = { first: Math.floor(day), last: Math.floor(day) + 90 };
  const options = { weekStart: 1, room: { width: 1_000, height: 600 } } as const;
  return {
    felt: stars.map((star) => star.feelings),
    pixels: [3, 4, 5].map((month) => monthInPixels(days, 2026, month)),
    insights: insightsOf({ feelings: known, entries, tags: [], sessions: [] }, { ...reader, now }),
    letter: letterOf(
      { feelings: known, entries, tags: [], trackers: [], readings: [] },
      periodOf("month", span.first + 45),
      { ...reader, now },
    ),
    moods: moodCurve(known, entries, entries.map(timeOf), span, 90),
    layouts: layoutIds.map((id) => layOut(known, id, entries, options)),
    places: [
      ...layOutSky(
        known,
        entries.map(({ emotion }, ordinal) => ({ emotion, ordinal })),
      ),
    ],
    stats: computeJourneyStats(known, entries, 0),
    report: reportOf(known, stars, span.last),
    // The bead and the name say that a feeling is a person's own.
    shown: withoutBeads(showSky(known, entries, { showsFeelings: true, showsDates: true, asOf: null })),
    marks: entries.map(({ emotion }) => partsOfMark(markOf(known, emotion)).family),
  };
}

it("whatever is worked out of a journal is the same for one of the 36 and for an own feeling that is like it", () => {
  fc.assert(
    fc.property(journals, (entries) => {
      const swap = (id: string) => (id === "sadness" ? renamed.id : id);
      const swapped = entries.map((entry) => ({
        ...entry,
        emotion: swap(entry.emotion),
        secondaryEmotion: entry.secondaryEmotion && swap(entry.secondaryEmotion),
      }));
      const text = JSON.stringify(workedOut(withRenamed, swapped)).replaceAll(renamed.id, "sadness");
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(workedOut(catalogue, entries))));
    }),
    { numRuns: 30 },
  );
});
