import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp } from "../../testing/app.ts";
import { leastOfThree, statementCounter } from "../../testing/count-statements.ts";
import { makeEntry, makeReading, makeTag, makeTracker, makeWebhook, signUp } from "../../testing/make.ts";

it("a person without webhooks pays no statement more for a change, whoever else has some", async () => {
  const counter = statementCounter();
  const test = await openTestApp({ rateLimits: false, cooldownMs: 0 }, { metrics: counter.metrics });
  const { visitor } = await signUp(test);
  const star = (await visitor.call(api.createMoodEntry, { body: makeEntry() })).body;
  const tracker = { id: randomUUID() };
  await visitor.call(api.putTracker, { params: tracker, body: makeTracker() });
  let { revision } = star;
  let value = 1;
  const params = { trackerId: tracker.id, at: "2026-03-12" };
  /** Changes whose statements are the same each time; the place of a new star is sought until one is free. */
  const change = () =>
    leastOfThree(() =>
      counter.during(async () => {
        const headers = { "if-match": `"${revision}"` };
        value = 3 - value;
        const body = { intensity: value };
        revision = (await visitor.call(api.updateMoodEntry, { params: star, body, headers })).body.revision;
        await visitor.call(api.putReading, { params, body: makeReading({ value }) });
        await visitor.call(api.putTag, { params: { id: randomUUID() }, body: makeTag() });
      }),
    );
  await change();
  const before = await change();

  const other = await signUp(test);
  await other.visitor.call(api.createWebhook, { body: makeWebhook({ events: ["star.removed"] }) });
  expect(await change()).toBe(before);

  await visitor.call(api.createWebhook, { body: makeWebhook({ events: ["star.removed"] }) });
  const withOne = async () => {
    const count = await change();
    await test.app.context.webhooks.tellDue();
    return count;
  };
  expect(await counter.during(withOne)).toBeGreaterThan(3 * before);
  await test.close();
});
