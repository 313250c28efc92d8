import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { translatorOf } from "../../testing/translators.ts";
import { languageIds } from "../languages/languages.ts";
import type { Brightness, ComparisonResult, Missing } from "./comparison-data.ts";
import {
  headlineOf,
  missingSentences,
  type Names,
  type Spoken,
  saysNothing,
  toKnowSentence,
  trustSentences,
} from "./sentences.ts";

const side = { stars: 30, days: 20, calendarDays: 27, mean: 0.2, from: "2026-11-01", to: "2026-11-27" };
const brightness: Brightness = {
  ...{ difference: 0.2, low: 0.1, high: 0.3, signProbability: 0.99, sureness: "probably", chance: 0.02 },
  ...{ drawn: { low: 0.01, high: 0.39 }, moreDays: 0 },
};
const makeResult = (parts: Partial<ComparisonResult> = {}): ComparisonResult => ({
  ...{ sides: { first: side, second: side }, missing: [], brightness, more: [], less: [], looked: 12 },
  ...{ weeks: null, trust: { mostlyEmpty: [], inBoth: 0, isApart: false } },
  ...parts,
});
const names: Names = {
  sides: { first: "November 2026", second: "October 2026" },
  day: (day) => `day ${day}`,
  thing: ({ id }) => `“${id}”`,
};
const spoken = (what: Spoken["what"]): Spoken => ({ what, ...names.sides });
const whats = ["week", "month", "year", "weekends", "tag", "event", "since", "times", "days"] as const;
const headline = (parts: Partial<ComparisonResult>, what: Spoken["what"] = "month") =>
  headlineOf(english, makeResult(parts), spoken(what), names);

const kinds: readonly Missing[] = [
  { kind: "no-stars" },
  { kind: "overlap", days: 3 },
  { kind: "same" },
  { kind: "before-first-star", side: "second", first: "2026-01-01" },
  { kind: "to-come", side: "first" },
  { kind: "empty", side: "first" },
  { kind: "nothing", side: "first", days: 20 },
  { kind: "everything", days: 20 },
  { kind: "in-both", side: "first", days: 2 },
  { kind: "too-few-days", side: "second", days: 1, needed: 10 },
  { kind: "too-few-weeks", weeks: 4, needed: 9 },
];
const partly: readonly Missing[] = [
  { kind: "alike", days: 40 },
  { kind: "unscored", side: "second" },
  { kind: "chosen-by-feelings" },
  { kind: "after-now", stars: 2 },
];

test("the first sentence is plain, and one of three words follows", () => {
  expect(headline({})).toEqual({ sentence: "This month was brighter than the last.", sure: "Probably." });
  const dimmer = { ...brightness, difference: -0.2, sureness: "clearly" } as const;
  expect(headline({ brightness: dimmer }, "times")).toEqual({
    sentence: "November 2026: dimmer days than October 2026.",
    sure: "Clearly.",
  });
});

test("what may be chance names no direction, in any language", async () => {
  const unclear = (difference: number) =>
    makeResult({
      sides: { first: { ...side, mean: 0.3 + difference }, second: { ...side, mean: 0.3 } },
      brightness: { ...brightness, difference, sureness: "chance" },
    });
  expect(headlineOf(english, unclear(0.2), spoken("month"), names)).toEqual({
    sentence: "This month and the last show no clear difference in brightness.",
    sure: "It may be chance.",
  });
  for (const t of await Promise.all(languageIds.map(translatorOf))) {
    const said = new Set<string>();
    for (const what of whats) {
      const { sentence } = headlineOf(t, unclear(0.2), spoken(what), names);
      expect(headlineOf(t, unclear(-0.2), spoken(what), names).sentence).toBe(sentence);
      expect(sentence).toMatch(/^[^{}]+[.。]$/);
      said.add(sentence);
    }
    expect(said.size).toBe(whats.length);
  }
});

test("where the brightness is not compared, the first sentence claims none", () => {
  const [amount, drawn] = [
    { value: 0.5, days: 5, of: 10 },
    { low: 0.1, high: 0.3 },
  ];
  const walk = { kind: "tag", id: "walk", sureness: "clearly", drawn } as const;
  const more = [{ ...walk, first: amount, second: amount }];
  expect(headline({ brightness: null, more })).toEqual({
    sentence: "This is what was different.",
    sure: null,
  });
  expect(headline({ brightness: null })).toEqual({
    sentence: "Nothing stands out as different.",
    sure: null,
  });
  expect(headline({ more }, "weeks").sentence).toBe("Your good weeks had more of this: “walk”.");
  expect(headline({ less: more }, "weeks").sentence).toBe("Your good weeks had less of this: “walk”.");
  expect(headline({}, "weeks").sentence).toBe("Nothing stands out that sets your good weeks apart.");
});

test("what it would take to know is said only where it is not known", () => {
  const sentence = (moreDays: number | null) =>
    toKnowSentence(english, makeResult({ brightness: { ...brightness, moreDays } }));
  expect(sentence(0)).toBeNull();
  expect(sentence(1)).toBe("To know, it would take about 1 more day with a star on each side.");
  expect(sentence(null)).toMatch(/^Even another year of days would hardly tell/);
});

test("everything that can be missing has a sentence in every language, and only some of it means that nothing is said", async () => {
  for (const t of await Promise.all(languageIds.map(translatorOf))) {
    const sentences = missingSentences(t, makeResult({ missing: [...kinds, ...partly] }), names);
    expect(new Set(sentences).size).toBe(kinds.length + partly.length);
    expect(sentences.every((one) => /[.。]$/.test(one) && !/[{}]|undefined|NaN/.test(one))).toBe(true);
    for (const missing of kinds) {
      const result = makeResult({ missing: [missing], brightness: null });
      expect(saysNothing(result)).toBe(true);
      expect(headlineOf(t, result, spoken("month"), names)).toEqual({
        sentence: missingSentences(t, result, names)[0],
        sure: null,
      });
    }
    expect(partly.some((missing) => saysNothing(makeResult({ missing: [missing] })))).toBe(false);
  }
});

test("how far to trust it names what makes it less certain, and never a cause", () => {
  const plain = trustSentences(english, makeResult({ looked: 0 }), names);
  expect(plain).toEqual(["All this says what was different, not why."]);
  const trust = { mostlyEmpty: ["second"], inBoth: 1, isApart: true } as const;
  expect(trustSentences(english, makeResult({ trust }), names)).toEqual([
    expect.stringMatching(/^October 2026: fewer than half/),
    "1 day belongs to both sides and is left out.",
    expect.stringMatching(/^One time lies before the other/),
    expect.stringMatching(/^12 things were looked at/),
    "All this says what was different, not why.",
  ]);
});
