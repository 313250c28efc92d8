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

it("costs an unchanged poll one statement, and one more each hour that stores the use", async () => {
  const { visitor } = await signUp(test);
  const { etag } = (await visitor.call(api.listChanges)).headers;
  const poll = () =>
    during(async () => {
      const headers = { "if-none-match": String(etag) };
      expect((await visitor.call(api.listChanges, { headers })).status).toBe(304);
    });
  const costs = [];
  for (const passed of [0, 3_000, hour - 3_001, 1, 3_000, hour, 0]) {
    test.clock.now += passed;
    costs.push(await poll());
  }
  expect(costs).toEqual([1, 1, 1, 2, 1, 2, 1]);
});
