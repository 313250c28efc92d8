import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { RemoteVisitor } from "../../testing/hosting/remote-visitor.ts";
import { makeEntry, makeUniverse, makeWebhook } from "../../testing/make.ts";
import { startProcessTests } from "../../testing/process-tests.ts";
import { withClock } from "../../testing/server-process.ts";
import { WebhookReceiver } from "../../testing/webhooks.ts";
import { openDatabase } from "../database/open.ts";
import { leaseMs } from "../jobs/lease.ts";

const at = startProcessTests();
/** The receiver replaces `Date.now` while it verifies what arrives. */
const { now } = Date;
/** How far the clock of the server is ahead, in milliseconds. */
let ahead: number;
let receiver: WebhookReceiver;
beforeEach(async () => {
  ahead = 0;
  receiver = await WebhookReceiver.start(() => now() + ahead);
});
afterEach(() => receiver.stop());

/** Calls can name no address of the machine. */
async function setUrl(url: string) {
  const { db, close } = await openDatabase(at.where);
  await db.updateTable("webhooks").set({ url }).execute();
  await close();
}

it("a process that is killed while it tells a webhook is followed by one that tells the same again, with its id, and then the rest", async () => {
  const environment = { COOLDOWN_SECONDS: "0", LOG_LEVEL: "error" };
  const server = at.makeServer(environment, { program: withClock(receiver.origin) });
  await server.start();
  const visitor = new RemoteVisitor();
  await visitor.call(server.url, api.createUniverse, { body: makeUniverse() });
  const created = await visitor.call(server.url, api.createWebhook, { body: makeWebhook() });
  expect(created.status).toBe(201);
  receiver.expect("hook", created.body.secret);
  await setUrl(`${receiver.origin}/hook`);

  const arrived = receiver.arrival();
  receiver.onEvent = () => {
    receiver.onEvent = null;
    return server.kill();
  };
  const [one, two] = [randomUUID(), randomUUID()];
  const add = (id: string) => visitor.call(server.url, api.createMoodEntry, { body: makeEntry({ id }) });
  // The process may die before it has answered.
  await Promise.allSettled([add(one), arrived]);
  await server.kill();
  await server.start();
  expect((await add(two)).status).toBe(201);
  expect(receiver.attempts).toBe(1);
  ahead += leaseMs;
  await server.advance(leaseMs);
  while (receiver.received.length + receiver.problems.length < 3) await receiver.arrival();
  expect(receiver.problems).toEqual([]);
  expect(receiver.received.map(({ data }) => data.star.id)).toEqual([one, one, two]);
  const [before, after, last] = receiver.received.map(({ id }) => id);
  expect([after, last]).toEqual([before, expect.not.stringMatching(`^${before}$`)]);
}, 60_000);
