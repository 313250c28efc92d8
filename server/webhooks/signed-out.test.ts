import { expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { followLink, makeEntry, makeMigration } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { startWebhookTests } from "../../testing/webhooks.ts";

const at = startWebhookTests();
const { person, read, tellDue } = at;

const addStar = (visitor: Visitor) => visitor.call(api.createMoodEntry, { body: makeEntry() });

it("is told nothing more when everything else is signed out, until its person wakes it", async () => {
  const [{ visitor, webhook }, other] = [await person(), await person()];
  await visitor.call(api.endOtherSessions);
  for (const writer of [visitor, other.visitor]) await addStar(writer);
  await tellDue();
  expect(at.receiver.received.map(({ hook }) => hook)).toEqual([other.webhook.hook]);
  expect(await read(visitor, webhook.id)).toMatchObject({
    ...{ state: "paused", paused: { because: "signed-out", at: new Date(at.test.clock.now).toISOString() } },
  });
  await visitor.call(api.changeWebhook, { params: webhook, body: { state: "active" } });
  await tellDue();
  expect(at.receiver.received.map(({ hook }) => hook)).toEqual([other.webhook.hook, webhook.hook]);
});

it("stays paused as its person has paused it", async () => {
  const { visitor, webhook } = await person();
  await visitor.call(api.changeWebhook, { params: webhook, body: { state: "paused" } });
  await visitor.call(api.endOtherSessions);
  expect(await read(visitor, webhook.id)).toMatchObject({ paused: { because: "person" } });
});

it("of a stranger who knew the name is told nothing of what follows the first password", async () => {
  const { visitor, user, webhook } = await person({ scopes: ["moods:read", "words:read"] });
  const migration = makeMigration(user.universeName);
  await visitor.call(api.migrate, { body: migration });
  await followLink(visitor, (await at.test.mailsTo(migration.email))[0]);
  const { email, password } = migration as { email: string; password: string };
  expect((await visitor.call(api.login, { body: { email, password } })).status).toBe(200);
  await addStar(visitor);
  await tellDue();
  expect(at.receiver.received).toEqual([]);
  expect(await read(visitor, webhook.id)).toMatchObject({ paused: { because: "signed-out" } });
});

it("a webhook that is being told something is told no more after it", async () => {
  const { visitor } = await person();
  // The queue can tell the first star before the last one is there.
  at.receiver.onEvent = () => visitor.call(api.endOtherSessions);
  for (let star = 0; star < 3; star++) await addStar(visitor);
  await tellDue();
  expect(at.receiver.received).toHaveLength(1);
});
