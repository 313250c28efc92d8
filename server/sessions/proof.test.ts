import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, signIn, signUp } from "../../testing/make.ts";
import { readSession } from "../../testing/sessions.ts";
import { isProved } from "./proof.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

const minutes = (count: number) => count * 60_000;
const change = (userId: string, columns: Record<string, unknown>) =>
  test.database.db.updateTable("sessions").set(columns).where("userId", "=", userId).execute();

it("stores when and how a session began, and on which device, without what the browser says of itself", async () => {
  const { user } = await signUp(test);
  const rows = test.database.db.selectFrom("sessions").selectAll().where("userId", "=", user.id);
  const at = new Date(test.clock.now);
  expect(await rows.executeTakeFirst()).toMatchObject({
    ...{ authenticatedAt: at, lastUsedAt: at, confirmedAt: null, method: "name", scope: null },
    device: '{"browser":null,"system":null}',
  });
});

it("counts a sign-in as a proof for ten minutes, and one of an earlier version too", async () => {
  const { visitor, user } = await signIn(test, await makeAccount(test));
  const proved = async () => isProved(test.app.context, await readSession(test, visitor));
  expect(await proved()).toBe(true);
  await change(user.id, { authenticatedAt: null });
  expect(await proved()).toBe(true);
  test.clock.now += minutes(10);
  expect(await proved()).toBe(false);
  await change(user.id, { confirmedAt: new Date(test.clock.now) });
  expect(await proved()).toBe(true);
  test.clock.now += minutes(10);
  expect(await proved()).toBe(false);
});

it("asks no proof of a universe that opens by its name alone", async () => {
  const { visitor } = await signUp(test);
  test.clock.now += minutes(60);
  expect(await isProved(test.app.context, await readSession(test, visitor))).toBe(true);
});
