import { expect, test } from "vitest";
import { expectNothingLost } from "../../testing/outbox-histories.ts";

/** Milliseconds: the only test that is long by itself. A machine with much else to do needs more than the usual limit. */
const timeout = 600_000;

test("after 100 random histories of two browsers, both hold what the server holds, and no text is lost", {
  timeout,
}, async () => {
  await expectNothingLost({ from: 1, histories: 100, steps: 80 });
  expect.hasAssertions();
});

test("after 50 random histories with sealed words, both hold what the server holds, and no text is lost", {
  timeout,
}, async () => {
  await expectNothingLost({ from: 1, histories: 50, steps: 80, isSealed: true });
  expect.hasAssertions();
});
