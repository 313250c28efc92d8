import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { statementCounter } from "../../testing/count-statements.ts";
import { signUp } from "../../testing/make.ts";

const { metrics, during } = statementCounter();
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false }, { metrics });
});
afterAll(() => test.close());

const hour = 3_600_000;
const day = 24 * hour;

async function pollOf() {
  const { visitor } = await signUp(test);
  const { etag } = (await visitor.call(api.listChanges)).headers;
  return () =>
    during(async () => {
      const headers = { "if-none-match": String(etag) };
      expect((await visitor.call(api.listChanges, { headers })).status).toBe(304);
    });
}

it("costs an unchanged poll one statement, and one more each hour that stores the use", async () => {
  const poll = await pollOf();
  const costs = [];
  for (const passed of [0, 3_000, hour - 3_001, 1, 3_000, hour, 0]) {
    test.clock.now += passed;
    costs.push(await poll());
  }
  expect(costs).toEqual([1, 1, 1, 2, 1, 2, 1]);
});

it("writes no more often in the last month of a session, which nothing extends any more", async () => {
  const poll = await pollOf();
  for (let month = 0; month < 12; month++) {
    test.clock.now += 29 * day;
    await poll();
  }
  test.clock.now += day;
  await poll();
  expect([await poll(), await poll()]).toEqual([2, 2]);
});
