import { expect, test } from "vitest";
import { expectNothingLost } from "../../testing/outbox-histories.ts";

test("after 100 random histories of two browsers, both hold what the server holds, and no text is lost", async () => {
  await expectNothingLost({ from: 1, histories: 100, steps: 80 });
  expect.hasAssertions();
});
