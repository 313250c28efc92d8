import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { stated } from "../../testing/stated.ts";
import type { MeasureFinding } from "./insights-data.ts";
import { measuresTooEarlySentences, unsureMeasuresSentence } from "./measure-sentences.ts";

const halves = { value: 420, daysAbove: 38, daysBelow: 51, between: 0.2 };
const finding: MeasureFinding = {
  ...stated,
  ...{ trackerId: "sleep", lag: 0, days: 89, groups: [], halves },
};
const nameOf = (id: string) => id;

test("trackers without a claim share one sentence without a direction", () => {
  const measures = { claims: [finding], tooEarly: [], lines: [] };
  expect(
    unsureMeasuresSentence(english, { ...measures, unsure: [{ ...finding, lag: 1 }] }, nameOf),
  ).toBeNull();
  const unsure: MeasureFinding[] = [
    { ...finding, trackerId: "tea", days: 30 },
    { ...finding, trackerId: "walk", days: 1 },
    { ...finding, trackerId: "tea", lag: 1, days: 40 },
  ];
  expect(unsureMeasuresSentence(english, { ...measures, unsure }, nameOf)).toBe(
    "Not clearly related to your stars: “tea” (40 days) and “walk” (1 day).",
  );
});

test("what is missing is said in days, the nearest first, and what cannot be compared says why", () => {
  const early = { trackerId: "tea", days: 3, needed: 20 };
  expect(
    measuresTooEarlySentences(
      english,
      [
        early,
        { ...early, trackerId: "sleep", days: 12 },
        { ...early, trackerId: "pills", why: "constant" },
        { ...early, trackerId: "work", why: "bound" },
        { ...early, trackerId: "weight", why: "bound" },
      ],
      nameOf,
    ),
  ).toEqual([
    "Too early to compare: “sleep” (12 of 20 days with a reading and a star) and “tea” (3 of 20 days with a reading and a star).",
    "“pills” has had nearly the same value every day, so there is nothing to compare yet.",
    "“work” and “weight” keep to certain weekdays or change too slowly to be told apart from them.",
  ]);
});
