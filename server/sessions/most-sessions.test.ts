import { afterAll, beforeAll, expect, it } from "vitest";
import { mostSessions } from "#domain/accounts/sessions.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { signUp } from "../../testing/make.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

it("ends the sessions that were not used for longest when a person opens more than they can have, and never the one that founded the universe", async () => {
  const founder = await signUp(test);
  const open = async () => {
    test.clock.now += 1;
    const visitor = test.visitor();
    const { status } = await visitor.call(api.openUniverse, {
      params: { universeName: founder.user.universeName },
    });
    expect(status).toBe(200);
    return visitor;
  };
  const first = await open();
  const second = await open();
  for (let n = 2; n < mostSessions; n++) await open();
  expect((await first.call(api.me)).status).toBe(200);
  const latest = await open();
  const statuses = [];
  for (const visitor of [founder.visitor, first, second, latest])
    statuses.push((await visitor.call(api.me)).status);
  expect(statuses).toEqual([200, 401, 200, 200]);
  const rows = await test.database.db
    .selectFrom("sessions")
    .select("sid")
    .where("userId", "=", founder.user.id)
    .execute();
  expect(rows).toHaveLength(mostSessions + 1);
});
