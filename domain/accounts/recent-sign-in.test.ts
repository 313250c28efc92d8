import fc from "fast-check";
import { expect, test } from "vitest";
import { isRecent, recentSignInMs } from "./recent-sign-in.ts";

const now = Date.parse("2026-03-13T12:00:00Z");

test("a proof counts for ten minutes, and one of the future does not", () => {
  expect([0, 1, 10 * 60_000 - 1].map((ago) => isRecent(now - ago, now))).toEqual([true, true, true]);
  expect([10 * 60_000, 3_600_000, -1].map((ago) => isRecent(now - ago, now))).toEqual([false, false, false]);
});

test("a proof that does not count any more never counts again", () => {
  fc.assert(
    fc.property(fc.nat(2 * recentSignInMs), fc.nat(2 * recentSignInMs), (first, later) => {
      const wasRecent = isRecent(now, now + first);
      expect(wasRecent || !isRecent(now, now + first + later)).toBe(true);
    }),
  );
});

test("a proof without a moment does not count", () => {
  expect(isRecent(Number.NaN, now)).toBe(false);
});
