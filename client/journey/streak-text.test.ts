import * as fc from "fast-check";
import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { streakText } from "./streak-text.ts";

test("a run with a star today is its number of days", () => {
  expect(streakText(english, 1, 0)).toEqual({ days: "1 day", note: null });
  expect(streakText(english, 12, 0)).toEqual({ days: "12 days", note: null });
});

test("a run without a star today keeps its length and says that today is open", () => {
  expect(streakText(english, 0, 12)).toEqual({ days: "12 days", note: "today still open" });
});

test("without a run, no number is shown, not even a zero", () => {
  expect(streakText(english, 0, 0)).toEqual({ days: null, note: "a star begins one" });
  fc.assert(
    fc.property(fc.nat(30), fc.boolean(), (days, isToday) => {
      const { days: shown, note } = streakText(english, isToday ? days : 0, isToday ? 0 : days);
      expect(`${shown} ${note}`).not.toMatch(/\b0\b/);
    }),
  );
});
