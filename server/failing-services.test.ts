import { afterEach, beforeEach, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeEntry } from "../testing/make.ts";
import { openServiceTest, type ServiceTest } from "../testing/service-tests.ts";
import { closeTimeoutMs } from "./jobs/job-runner.ts";

let at: ServiceTest;
beforeEach(async () => {
  at = await openServiceTest();
});
afterEach(() => at.close());

it("waits for no mail server, push service or provider: calls are answered, and SIGTERM ends it in seconds", async () => {
  const { mailServer, receiver, provider, server } = at;
  const ada = await at.register();
  await at.verify(ada);
  const [person, reminded] = [await at.createUniverse(), await at.createUniverse()];
  // A call that waited for the mail server would be answered after the end of the test.
  mailServer.behaviour = "drip-at-data";
  receiver.behaviour = "stall";
  await provider.stop();
  await at.remind(reminded, "phone");

  const newcomers = await Promise.all(Array.from({ length: 6 }, at.register));
  await at.logIn(ada);
  const star = await person.call(server.url, api.createMoodEntry, { body: makeEntry() });
  expect(star.status).toBe(201);
  expect(await at.startProviderSignIn(person)).toBe("/login?notice=provider-unreachable");
  await expect.poll(() => [mailServer.connections, receiver.attempts > 0]).toEqual([4, true]);

  const stopped = server.stop();
  await expect.poll(() => at.isReady()).toBe(false);
  await server.advance(closeTimeoutMs);
  await stopped;
  expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
  await expect.poll(async () => [mailServer.connections, await receiver.connections()]).toEqual([0, 0]);
  expect([await at.countWaiting("mails"), await at.countWaiting("reminder_jobs")]).toEqual([
    newcomers.length,
    1,
  ]);
});
