import { expect, test } from "vitest";
import { expectSentOnce } from "../../testing/expect-sent-once.ts";

test("a server that is killed before, during and after a call has each of 10 waiting writes once", async () => {
  await expectSentOnce({ writes: 10, kills: 3 });
  expect.hasAssertions();
});
