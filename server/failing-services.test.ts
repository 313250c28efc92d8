import { afterEach, beforeEach, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeEntry } from "../testing/make.ts";
import { openServiceTest, type ServiceTest, within } from "../testing/service-tests.ts";

let at: ServiceTest;
beforeEach(async () => {
  at = await openServiceTest();
});
afterEach(() => at.close());

const polling = { timeout: 20_000 };
/** Far above what a call takes on a busy machine, and below every timeout of a service. */
const soonMs = 8_000;
/** What docs/hosting.md promises for the end of a process. */
const stopMs = 10_000;

it("waits for no mail server, push service or provider: calls are answered, and SIGTERM ends it in time", async () => {
  const { mailServer, receiver, provider, server } = at;
  const ada = await at.register();
  await at.verify(ada);
  const [person, reminded] = [await at.createUniverse(), await at.createUniverse()];
  mailServer.behaviour = "stall";
  receiver.behaviour = "stall";
  await provider.stop();
  await at.remind(reminded, "phone");

  const newcomers = await within(soonMs, Promise.all(Array.from({ length: 6 }, at.register)));
  await within(soonMs, at.logIn(ada));
  const star = await within(soonMs, person.call(server.url, api.createMoodEntry, { body: makeEntry() }));
  expect(star.status).toBe(201);
  expect(await within(soonMs, at.startProviderSignIn(person))).toBe("/login?notice=provider-unreachable");
  await expect.poll(() => [mailServer.connections, receiver.attempts], polling).toEqual([4, 1]);

  await within(stopMs, server.stop());
  expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
  await expect
    .poll(async () => [mailServer.connections, await receiver.connections()], polling)
    .toEqual([0, 0]);
  expect([await at.countWaiting("mails"), await at.countWaiting("reminder_jobs")]).toEqual([
    newcomers.length,
    1,
  ]);
});
