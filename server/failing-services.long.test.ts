import { afterEach, describe, expect, it } from "vitest";
import type { MailServerBehaviour } from "../testing/mail-server.ts";
import { openServiceTest, type ServiceTest, within } from "../testing/service-tests.ts";

const opened: ServiceTest[] = [];
const open = async () => {
  const at = await openServiceTest();
  opened.push(at);
  return at;
};
afterEach(() => Promise.all(opened.splice(0).map((at) => at.close())));

const minute = 60_000;
const polling = { timeout: 4 * minute };
/** Far above what a call takes on a busy machine, and below every timeout of a service. */
const soonMs = 8_000;
/** What docs/hosting.md promises for the end of a process. */
const stopMs = 10_000;

describe("a mail server", () => {
  it.each<MailServerBehaviour>(["stall", "drip", "stall-at-data", "refuse", "drop"])(
    "that fails (%s) delays no call, gets every mail once later, and is left no connection",
    async (behaviour) => {
      const at = await open();
      const { mailServer } = at;
      mailServer.behaviour = behaviour;
      const emails = await within(soonMs, Promise.all(Array.from({ length: 6 }, at.register)));
      await expect.poll(() => mailServer.attempts, polling).toBeGreaterThanOrEqual(emails.length);
      expect(await at.countWaiting("mails")).toBe(emails.length);
      mailServer.behaviour = "accept";
      for (const email of emails) {
        await at.verify(email);
        await at.logIn(email);
      }
      expect(mailServer.mails).toHaveLength(emails.length);
      await expect.poll(() => mailServer.connections, polling).toBe(0);
    },
    8 * minute,
  );
});

describe("a push service", () => {
  it(
    "that never answers gets the reminder later, and is left no connection",
    async () => {
      const { receiver, remind, createUniverse } = await open();
      receiver.behaviour = "stall";
      await remind(await createUniverse(), "phone");
      await expect.poll(() => receiver.attempts, polling).toBe(1);
      receiver.behaviour = "accept";
      await receiver.arrivalOf(1, minute);
      // The server keeps the connection of the last one for others.
      await expect.poll(() => receiver.connections(), polling).toBeLessThanOrEqual(1);
      expect([receiver.received.map(({ device }) => device), receiver.problems]).toEqual([["phone"], []]);
    },
    3 * minute,
  );
});

it(
  "ends in time while calls, mails and reminders wait for services that never answer",
  async () => {
    const at = await open();
    const { mailServer, provider, receiver, server } = at;
    for (const path of ["/.well-known/openid-configuration", "/token"]) provider.faults.set(path, "hang");
    mailServer.behaviour = "stall";
    receiver.behaviour = "stall";
    const [person, reminded] = [await at.createUniverse(), await at.createUniverse()];
    await at.remind(reminded, "phone");
    await Promise.all(Array.from({ length: 6 }, at.register));
    await expect.poll(() => [mailServer.connections, receiver.attempts], polling).toEqual([4, 1]);
    const signIn = at.startProviderSignIn(person).catch(() => null);
    await within(stopMs, server.stop());
    expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
    await signIn;
    expect([await at.countWaiting("mails"), await at.countWaiting("reminder_jobs")]).toEqual([6, 1]);
  },
  minute,
);
