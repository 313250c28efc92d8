import { expect, it } from "vitest";
import { english } from "../../testing/english.ts";
import { timeInWords } from "./time-in-words.ts";

it("time is told in minutes and seconds, without what is zero", () => {
  expect([0, 1, 59, 60, 61, 125, 420].map((seconds) => timeInWords(english, 1000 * seconds + 999))).toEqual([
    "0 seconds",
    "1 second",
    "59 seconds",
    "1 minute",
    "1 minute and 1 second",
    "2 minutes and 5 seconds",
    "7 minutes",
  ]);
});
