import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { stated } from "../../testing/stated.ts";
import type { StatedFinding } from "./insights-data.ts";
import { tagsNote, tagsTooEarlySentences, unsureTagsSentence } from "./tag-sentences.ts";

const finding: StatedFinding = stated;
const walk = { ...finding, tagId: "walk", daysWith: 14, daysWithout: 40, sharesDaysWith: [] };
const early = { tagId: "walk", daysWith: 6, daysWithout: 40, needed: 10 };
const nameOf = (id: string) => id;

test("tags without a claim share one sentence without a direction", () => {
  expect(unsureTagsSentence(english, [], nameOf)).toBeNull();
  expect(unsureTagsSentence(english, [walk, { ...walk, tagId: "choir", daysWith: 1 }], nameOf)).toBe(
    "Not clearly different from the days without: “walk” (14 days) and “choir” (1 day).",
  );
});

test("what is missing is said in days, the nearest first", () => {
  const tags = [
    { ...early, tagId: "choir", daysWith: 2 },
    early,
    { ...early, tagId: "tea", daysWith: 40, daysWithout: 3 },
  ];
  expect(tagsTooEarlySentences(english, tags, nameOf)).toEqual([
    "Too early to compare: “tea” (3 of 10 days without it), “walk” (6 of 10 days with it) and “choir” (2 of 10 days with it).",
  ]);
});

test("a tag of certain weekdays says so", () => {
  expect(tagsTooEarlySentences(english, [{ ...early, why: "weekday" }], nameOf)).toEqual([
    "“walk” keeps to certain weekdays or one stretch of time, and cannot be told apart from them.",
  ]);
});

test("the days behind the comparisons are those of the last four years", () => {
  const coverage = (span: number) => ({
    ...{ stars: 3_270, span, hours: [] },
    days: { last7: 0, last30: 0, last90: 0, last365: 0, all: 3_270 },
  });
  const tags = { claims: [], unsure: [{ ...walk, daysWith: 64, daysWithout: 906 }], tooEarly: [] };
  expect(tagsNote(english, { coverage: coverage(5_001), tags })).toMatch(
    /^From 970 of the last 1,461 days\. Many/,
  );
  expect(tagsNote(english, { coverage: coverage(4_000), tags: { ...tags, unsure: [] } })).toMatch(
    /^From 3,270 of 4,000 days\. Many/,
  );
});
