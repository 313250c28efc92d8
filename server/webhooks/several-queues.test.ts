import { expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeEntry } from "../../testing/make.ts";
import { startWebhookTests } from "../../testing/webhooks.ts";
import { readKeyOfWebhooks } from "../secret-key.ts";
import { WebhookQueue } from "./webhook-queue.ts";

const at = startWebhookTests();

/** A queue as another process has it; `told` counts what it has sent. */
function openQueue() {
  const { app, clock, database } = at.test;
  const fail = (error: unknown) => {
    throw error;
  };
  const counted = { told: 0 };
  const queue = new WebhookQueue({
    ...{ db: database.db, dialect: database.dialect, readers: database.readers, timers: clock.timers },
    ...{ trustedOrigin: at.receiver.origin, wakeMail: () => {} },
    ...{ onDeliveryFailure: fail, onQueueFailure: fail },
    key: () => {
      counted.told += 1;
      return readKeyOfWebhooks(app.context.settings.dataDir);
    },
  });
  return { queue, counted };
}

it("queues of several processes share what is due, and tell each webhook once, in its order", async () => {
  at.receiver.status = 500;
  const expected = new Map<string, string[]>();
  for (let count = 0; count < 16; count += 1) {
    const someone = await at.person();
    const hooks = [someone.webhook];
    for (let more = 0; more < 4; more += 1) hooks.push(await at.addWebhook(someone));
    const ids: string[] = [];
    for (let star = 0; star < 3; star += 1)
      ids.push((await someone.visitor.call(api.createMoodEntry, { body: makeEntry() })).body.id);
    for (const { hook } of hooks) expected.set(hook, ids);
  }
  await at.tellDue();
  at.receiver.received.length = 0;
  at.receiver.status = 204;
  at.test.clock.now += 60_000;
  const others = [openQueue(), openQueue()];
  await Promise.all([at.tellDue(), ...others.map(({ queue }) => queue.tellDue())]);
  await Promise.all(others.map(({ queue }) => queue.close()));
  const told = Map.groupBy(at.receiver.received, ({ hook }) => hook);
  expect(new Map([...told].map(([hook, events]) => [hook, events.map(({ data }) => data.star.id)]))).toEqual(
    expected,
  );
  expect(new Set(at.receiver.received.map(({ id }) => id)).size).toBe(80 * 3);
  expect(Math.max(...others.map(({ counted }) => counted.told))).toBeGreaterThan(0);
}, 60_000);
