import { Options } from "@zxcvbn-ts/core";
import { expect, test } from "vitest";
import { strength } from "#domain/languages/en/strength.ts";
import { estimateOf } from "./estimate.ts";

const { longer } = strength.advice;

test("every warning of the library has words of its own", () => {
  const { warnings } = new Options().translations;
  // Nobody asks another server whether it knows the password.
  const known = Object.keys(warnings).filter((warning) => warning !== "pwned");
  expect(known.length).toBeGreaterThan(10);
  for (const warning of known) expect(estimateOf({ score: 0, warning }).advice, warning).not.toBe(longer);
});

test("a weak password without a warning is told to be longer, and a good one gets no advice", () => {
  expect(estimateOf({ score: 2, warning: null })).toEqual({ level: "fair", advice: longer });
  expect(estimateOf({ score: 3, warning: "dates" })).toEqual({ level: "good", advice: null });
  expect(estimateOf({ score: 4, warning: null })).toEqual({ level: "strong", advice: null });
});
