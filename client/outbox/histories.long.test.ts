import { expect, test } from "vitest";
import { expectNothingLost } from "../../testing/outbox-histories.ts";

test("after 5,000 longer histories of two browsers, both hold what the server holds, and no text is lost", {
  timeout: 3_600_000,
}, async () => {
  await expectNothingLost({ from: 1_000, histories: 5_000, steps: 120 });
  expect.hasAssertions();
});
