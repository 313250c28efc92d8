import { expect, test } from "vitest";
import { expectSentOnce } from "../../testing/expect-sent-once.ts";

test("a server that is killed 20 times has each of 50 waiting writes once", {
  timeout: 600_000,
}, async () => {
  await expectSentOnce({ writes: 50, kills: 20 });
  expect.hasAssertions();
});
