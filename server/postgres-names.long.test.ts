import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeDevice, makeEntry } from "../testing/make.ts";
import {
  canReplaceFiles,
  NameServer,
  type NameServerBehaviour,
  whyNoOwnNames,
} from "../testing/name-server.ts";
import { report } from "../testing/report.ts";
import { openServiceTest, type ServiceTest, within } from "../testing/service-tests.ts";

const hasOwnNames = canReplaceFiles();
if (!hasOwnNames) report(`Skipped: ${whyNoOwnNames}`);
const failures = ["unknown", "fail", "silent"] as const satisfies readonly NameServerBehaviour[];

let nameServer: NameServer;
let at: ServiceTest;
beforeEach(async () => {
  if (!hasOwnNames) return;
  nameServer = await NameServer.start();
  const names = { database: "db.mood.test", mail: "mail.mood.test", provider: "provider.mood.test" };
  at = await openServiceTest({ names: { ...names, within: nameServer.within }, isStarted: false });
});
afterEach(async () => {
  await at?.close();
  await nameServer?.stop();
});

/** Far above what a call takes on a busy machine, and below the ten seconds for which a resolver asks a silent server. */
const soonMs = 8_000;
const requestMs = 15_000;
/** A process that ends waits for the resolver, which asks a silent server for ten seconds. */
const startMs = 20_000;
/** What docs/hosting.md promises for the end of a process. */
const stopMs = 10_000;
/** Pools close connections that were idle for ten seconds. */
const idleMs = 11_000;
const polling = { timeout: 100_000 };

const reasons = {
  unknown: "the name db.mood.test is not known",
  fail: "the name db.mood.test cannot be resolved (EAI_AGAIN)",
  silent: "the name db.mood.test cannot be resolved (ETIMEDOUT)",
} as const;

describe.runIf(hasOwnNames).each(failures)("a name server that fails (%s)", (failure) => {
  it("at the start is told of in a sentence", async () => {
    nameServer.behaviour = failure;
    await expect(within(startMs, at.server.start())).rejects.toThrow("The server did not start");
    expect(at.server.errorOutput).toBe(
      `DATABASE_URL does not lead to a PostgreSQL server that can be used: ${reasons[failure]}.\n`,
    );
  });

  it("while a process runs leaves it its database, delays calls a little, and mails and sign-ins go on after it", async () => {
    const { mailServer, provider, server } = at;
    const { url } = server;
    await server.start();
    const person = await at.createUniverse();
    nameServer.behaviour = failure;
    // The next calls need new connections.
    await pause(idleMs);
    const add = () => person.call(url, api.createMoodEntry, { body: makeEntry() });
    const stars = await within(soonMs, Promise.all(Array.from({ length: 12 }, add)));
    expect(stars.map(({ status }) => status)).toEqual(stars.map(() => 201));
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);

    const putDevice = (_: unknown, n: number) =>
      person.call(url, api.putDevice, { body: makeDevice({ endpoint: `https://push-${n}.mood.test/1` }) });
    const devices = Promise.all(Array.from({ length: 8 }, putDevice));
    const notice = at.startProviderSignIn(person);
    // Hashes of passwords and the resolver use the same threads.
    const emails = await within(soonMs, Promise.all(Array.from({ length: 6 }, at.register)));
    expect(await within(requestMs, notice)).toBe("/login?notice=provider-unreachable");
    for (const { status, body } of await within(requestMs, devices)) {
      expect(status).toBe(failure === "unknown" ? 400 : 503);
      if (status === 503) expect(body.code).toBe("push-service-not-found");
    }
    expect(mailServer.attempts).toBe(0);

    nameServer.behaviour = "answer";
    await expect.poll(() => at.startProviderSignIn(person), polling).toContain(provider.issuer);
    for (const email of emails) await at.verify(email);

    // What was resolved once is used again.
    nameServer.behaviour = failure;
    await pause(idleMs);
    await within(soonMs, Promise.all(emails.map(at.logIn)));
    await at.verify(await at.register());
    expect(server.errorOutput).toBe("");
    expect(server.log).not.toContain("a bug");
  }, 300_000);
});

describe.runIf(hasOwnNames)("a domain whose name server is silent", () => {
  it("delays nobody but those who name it as their push service", async () => {
    const { provider, server } = at;
    await server.start();
    const person = await at.createUniverse();
    const putDevice = (_: unknown, n: number) =>
      person.call(server.url, api.putDevice, {
        body: makeDevice({ endpoint: `https://${n}.push.mood.test/1` }),
      });
    // The address of this device is one of this machine.
    const refused = await putDevice(null, 0);
    expect([refused.status, refused.body.fieldCodes.endpoint.code]).toEqual([400, "not-a-push-service"]);
    nameServer.silentDomain = "push.mood.test";
    const devices = within(requestMs, Promise.all(Array.from({ length: 30 }, putDevice)));
    const before = nameServer.queries;
    await expect.poll(() => nameServer.queries, polling).toBeGreaterThan(before + 2);
    expect(await within(soonMs, at.startProviderSignIn(person))).toContain(provider.issuer);
    await within(soonMs, at.register().then(at.verify));
    for (const { status, body } of await devices)
      expect([status, body.code, body.text]).toEqual([
        ...[503, "push-service-not-found", "refusals-universe.pushServiceNotFound"],
      ]);
    await within(stopMs, server.stop());
    expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
  });
});
