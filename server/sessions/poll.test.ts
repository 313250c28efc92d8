import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { statementCounter } from "../../testing/count-statements.ts";
import { signUp } from "../../testing/make.ts";
import { programOf, tokenOf } from "../../testing/tokens.ts";
import type { Visitor } from "../../testing/visitor.ts";

const { metrics, during } = statementCounter();
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false }, { metrics });
});
afterAll(() => test.close());

const hour = 3_600_000;
const day = 24 * hour;

type Caller = Pick<Visitor, "call">;

async function pollOf(caller?: Caller) {
  const who = caller ?? (await signUp(test)).visitor;
  const { etag } = (await who.call(api.listChanges)).headers;
  const headers = { "if-none-match": String(etag) };
  return (times = 1) =>
    during(async () => {
      const asked = Array.from({ length: times }, () => who.call(api.listChanges, { headers }));
      expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([304]));
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

it("costs a program's unchanged poll no statement more, with words and without", async () => {
  const { visitor } = await signUp(test);
  for (const scopes of [["moods:read"], ["moods:read", "words:read"]] as const) {
    const { token } = await tokenOf(visitor, scopes);
    // A new token lets the app look for mails that are due, which takes statements of its own.
    await test.app.context.mail.sendDue();
    const poll = await pollOf(programOf(test, token));
    const costs = [];
    for (const passed of [0, 3_000, hour - 3_001, 1, 3_000, hour, 0]) {
      test.clock.now += passed;
      costs.push(await poll());
    }
    expect(costs).toEqual([1, 1, 1, 2, 1, 2, 1]);
    // How many arrive before the first statement is sent is the event loop's choice.
    expect(await poll(30)).toBeLessThan(15);
  }
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
