import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { stated } from "../../testing/stated.ts";
import { catalogue } from "../feelings.ts";
import { shortValue } from "../trackers/value-text.ts";
import type { MeasureFinding } from "./insights-data.ts";
import type { NamedTracker } from "./measure-sentences.ts";
import { measureStatement } from "./measure-statements.ts";

const sleep: NamedTracker = { id: "sleep", name: "Sleep", kind: "duration", unit: "" };
const halves = { value: 420, daysAbove: 38, daysBelow: 51, between: 0.2 };
const finding: MeasureFinding = {
  ...stated,
  ...{ trackerId: "sleep", lag: 0, days: 89, groups: [], halves },
};
const statementOf = (found: MeasureFinding, tracker: NamedTracker) =>
  measureStatement(english, found, {
    feelings: catalogue,
    ...{ tag: String, exercise: String, tracker: () => tracker },
  });

test("a statement has its value with its unit, both counts, and what else it may be", () => {
  expect(statementOf(finding, sleep)).toMatchObject({
    first: "On days with more “Sleep”, your stars were brighter.",
    counts: "38 days above 7\u00a0hr, 51 days with 7\u00a0hr or less.",
    caution: "Good days may also bring more of it.",
    sky: { stars: { measures: [{ tracker: "sleep", is: "above", value: 420 }] } },
  });
  const pain: NamedTracker = { id: "pain", name: "Pain", kind: "number", unit: "of 10" };
  expect(
    statementOf({ ...finding, halves: { ...halves, value: 3.33333, between: -0.1 } }, pain),
  ).toMatchObject({
    first: "On days with more “Pain”, your stars were a little dimmer.",
    counts: "38 days above 3.333\u00a0of 10, 51 days with 3.333\u00a0of 10 or less.",
    caution: "Hard days may also bring more of it.",
  });
});

test("a statement about the next day names no cause, and no stars that the sky cannot show", () => {
  expect(statementOf({ ...finding, lag: 1 }, sleep)).toMatchObject({
    first: "The day after more “Sleep”, your stars were brighter.",
    caution: "Something else may also move both.",
    sky: null,
  });
});

test("an answer with yes or no is there or not", () => {
  const walk: NamedTracker = { id: "walk", name: "A walk", kind: "yes-no", unit: "" };
  expect(statementOf(finding, walk)).toMatchObject({
    first: "On days with “A walk”, your stars were brighter.",
    sky: { stars: { measures: [{ is: "exactly", value: 1 }] } },
  });
  expect(statementOf({ ...finding, lag: 1 }, walk)?.first).toMatch(/^The day after “A walk”/);
});

test("means of a day are said with the digits that matter", () => {
  expect([0.123456, 12.34567, 8_412.4, 0].map(shortValue)).toEqual([0.1235, 12.35, 8_412, 0]);
});
