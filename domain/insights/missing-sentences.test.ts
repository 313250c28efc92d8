import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import {
  missingHalfLifeSentence,
  missingSeasonSentence,
  missingSpreadSentence,
  missingVarietySentence,
  noWeekdaySentence,
} from "./missing-sentences.ts";

const coverage = (stars: number, span: number, last90 = stars) => ({
  ...{ stars, span, hours: [] },
  days: { last7: 0, last30: 0, last90, last365: 0, all: stars },
});

test("the spread of days says how many of the last 90 have a star", () => {
  expect(missingSpreadSentence(english, coverage(20, 200, 6))).toMatch(
    /: 6 of 10 days with a star in the last 90\.$/,
  );
  expect(missingSpreadSentence(english, coverage(20, 200, 12))).toMatch(/: from 10 days/);
});

test("variety counts stars only while all are from the last 90 days", () => {
  expect(missingVarietySentence(english, coverage(8, 90))).toMatch(/: 8 of 30 stars\.$/);
  expect(missingVarietySentence(english, coverage(28, 91))).toMatch(
    /: from 30 stars in the last 90 days on\.$/,
  );
});

test("the length of a mood is missing stars, or is not clear", () => {
  expect(missingHalfLifeSentence(english, coverage(149, 200))).toMatch(/: 149 of 150 stars\.$/);
  expect(missingHalfLifeSentence(english, coverage(150, 200))).toMatch(/do not show it clearly/);
});

test("the year needs its span first, then its days", () => {
  expect(missingSeasonSentence(english, coverage(300, 365))).toMatch(
    /: 365 of 730 days since your first star\.$/,
  );
  expect(missingSeasonSentence(english, coverage(150, 1_200))).toMatch(/: 150 of 200 days with a star\.$/);
  expect(missingSeasonSentence(english, coverage(250, 1_200))).toMatch(/too close together/);
});

test("no weekday is judged before one of them has eight days", () => {
  expect(noWeekdaySentence(english, coverage(49, 400))).toMatch(/from eight days/);
  expect(noWeekdaySentence(english, coverage(50, 50))).toMatch(/^No weekday/);
});
