import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { stated } from "../../testing/stated.ts";
import type { MeasureFinding } from "./insights-data.ts";
import {
  measureClaimSentence,
  measuresTooEarlySentences,
  shortValue,
  unsureMeasuresSentence,
} from "./measure-sentences.ts";

const sleep = { id: "sleep", name: "Sleep", kind: "duration", unit: "" } as const;
const halves = { value: 420, daysAbove: 38, daysBelow: 51, between: 0.2 };
const finding: MeasureFinding = {
  ...stated,
  ...{ trackerId: "sleep", lag: 0, days: 89, groups: [], halves },
};
const nameOf = (id: string) => id;

test("a claim states its value with its unit, both counts, and what else it may be", () => {
  expect(measureClaimSentence(english, finding, sleep)).toBe(
    "On 38 days with “Sleep” above 7\u00a0hr, your stars tended to be brighter than on 51 days with 7\u00a0hr or less. It may be chance, or good days bring more of it.",
  );
  const pain = { id: "pain", name: "Pain", kind: "number", unit: "of 10" } as const;
  const dimmer = { ...finding, halves: { ...halves, value: 3.33333, between: -0.1 } };
  expect(measureClaimSentence(english, dimmer, pain)).toBe(
    "On 38 days with “Pain” above 3.333\u00a0of 10, your stars tended to be a little dimmer than on 51 days with 3.333\u00a0of 10 or less. It may be chance, or hard days bring more of it.",
  );
});

test("a claim about the next day names no cause", () => {
  expect(measureClaimSentence(english, { ...finding, lag: 1 }, sleep)).toMatch(
    /^After 38 days .* the stars of the next day tended to be brighter than after 51 days .* It may be chance, or something else moves both\.$/,
  );
});

test("an answer with yes or no is there or not", () => {
  const walk = { id: "walk", name: "A walk", kind: "yes-no", unit: "" } as const;
  expect(measureClaimSentence(english, finding, walk)).toMatch(
    /^On 38 days with “A walk”, your stars tended to be brighter than on 51 days without\. /,
  );
  expect(measureClaimSentence(english, { ...finding, lag: 1 }, walk)).toMatch(
    /^After 38 days with “A walk”, .* than after 51 days without\. /,
  );
});

test("means of a day are said with the digits that matter", () => {
  expect([0.123456, 12.34567, 8_412.4, 0].map(shortValue)).toEqual([0.1235, 12.35, 8_412, 0]);
});

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
