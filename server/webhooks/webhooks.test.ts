import { randomUUID } from "node:crypto";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { maxWebhooks } from "#domain/webhooks/webhooks.ts";
import { makeAccount, makeEntry, makeWebhook, signIn, signUp } from "../../testing/make.ts";
import { startWebhookTests } from "../../testing/webhooks.ts";

const at = startWebhookTests();
const { person, read, tellDue } = at;
const hour = 3_600_000;

describe("an address of a webhook", () => {
  it.each([
    "http://hooks.example.org/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://2130706433/x",
    "https://10.1.2.3/x",
    "https://192.168.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[fd00::1]/x",
    "https://user:word@8.8.8.8/x",
    "https://user@8.8.8.8/x",
    "https://8.8.8.8:22/x",
    "https://8.8.8.8:0443/x",
    "https://8.8.8.8/x#fragment",
    "https://8.8.8.8\\@127.0.0.1/x",
    "https://mood.example.org/api/health",
    "https://8.8.8.8/x y",
    "ftp://8.8.8.8/x",
    "nonsense",
    `https://8.8.8.8/${"x".repeat(2_000)}`,
  ])("cannot be %s", async (url) => {
    const { visitor } = await signUp(at.test);
    const answer = await visitor.call(api.createWebhook, { body: makeWebhook({ url }) });
    expect([answer.status, answer.body.fieldCodes?.url?.code]).toEqual([400, "not-a-webhook-address"]);
    // What went on after the reply would have come before this one.
    const { id } = (await visitor.call(api.createWebhook, { body: makeWebhook() })).body;
    expect((await visitor.call(api.listWebhooks)).body.webhooks).toMatchObject([{ id }]);
  });

  it.each(["https://127.0.0.1/x", "https://localhost/x", "https://mood.example.org/api/health"])(
    "cannot become %s, and stays what it was",
    async (url) => {
      const { visitor } = await signUp(at.test);
      const { id, url: before } = (await visitor.call(api.createWebhook, { body: makeWebhook() })).body;
      const answer = await visitor.call(api.changeWebhook, { params: { id }, body: { url } });
      expect([answer.status, answer.body.fieldCodes?.url?.code]).toEqual([400, "not-a-webhook-address"]);
      expect((await visitor.call(api.listWebhooks)).body.webhooks).toMatchObject([{ id, url: before }]);
    },
  );

  it("can be a public one, at the port of https or above those of the system", async () => {
    const { visitor } = await signUp(at.test);
    for (const host of ["8.8.8.8", "[2606:4700::1111]", "8.8.8.8:443", "8.8.8.8:8443"]) {
      const { status } = await visitor.call(api.createWebhook, {
        body: makeWebhook({ url: `https://${host}/x?y=1` }),
      });
      expect(status).toBe(201);
    }
  });

  it("is checked again when something is told", async () => {
    let connections = 0;
    const inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0);
    const { port } = inside.address() as AddressInfo;
    const { visitor, user } = await person();
    for (const host of ["127.0.0.1", "localhost"]) {
      await at.test.database.db
        .updateTable("webhooks")
        .set({ url: `https://${host}:${port}/x`, dueAt: new Date(0) })
        .where("userId", "=", user.id)
        .execute();
      await visitor.call(api.createMoodEntry, { body: makeEntry() });
      await tellDue();
    }
    expect(connections).toBe(0);
    inside.close();
  });
});

describe("webhooks", () => {
  it("show their secret once, and it is stored encrypted", async () => {
    const { visitor } = await signUp(at.test);
    const { body } = await visitor.call(api.createWebhook, { body: makeWebhook() });
    expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const list = await visitor.call(api.listWebhooks);
    expect(list.body.webhooks).toEqual([
      {
        ...{ id: body.id, url: "https://8.8.8.8/hook", events: makeWebhook().events, scopes: ["moods:read"] },
        ...{ state: "active", createdAt: expect.any(String), paused: null, lastAnswer: null },
      },
    ]);
    const rows = JSON.stringify(await at.test.database.db.selectFrom("webhooks").selectAll().execute());
    expect(rows).not.toContain(body.secret.slice("whsec_".length));
  });

  it("are few", async () => {
    const { visitor } = await signUp(at.test);
    const create = () => visitor.call(api.createWebhook, { body: makeWebhook() });
    for (let count = 0; count < maxWebhooks; count += 1) expect((await create()).status).toBe(201);
    const refused = await create();
    expect([refused.status, refused.body.code]).toEqual([409, "too-many-webhooks"]);
  });

  it("are made and changed only by whoever has proved themselves lately, and removed by anybody signed in", async () => {
    const { visitor } = await signIn(at.test, await makeAccount(at.test));
    const params = { id: (await visitor.call(api.createWebhook, { body: makeWebhook() })).body.id };
    at.test.clock.now += hour;
    for (const asked of [
      await visitor.call(api.createWebhook, { body: makeWebhook() }),
      await visitor.call(api.changeWebhook, { params, body: { state: "active" } }),
    ])
      expect([asked.status, asked.body.code]).toEqual([403, "recent-sign-in-required"]);
    expect((await visitor.call(api.deleteWebhook, { params })).status).toBe(204);
    expect((await visitor.call(api.listWebhooks)).body.webhooks).toEqual([]);
  });

  it.each([
    ["no events", { events: [] }],
    ["an unknown event", { events: ["star.born"] }],
    ["an event twice", { events: ["star.created", "star.created"] }],
    ["words without moods", { scopes: ["words:read"] }],
    ["a scope of writing", { scopes: ["moods:read", "moods:write"] }],
    ["an unknown field", { secret: "whsec_AAAA" }],
  ])("have not %s", async (_, overrides) => {
    const { visitor } = await signUp(at.test);
    expect((await visitor.call(api.createWebhook, { body: makeWebhook(overrides) })).status).toBe(400);
  });

  it("that their person pauses are told what they missed when they wake", async () => {
    const { visitor, webhook } = await person();
    const params = { id: webhook.id };
    const paused = await visitor.call(api.changeWebhook, { params, body: { state: "paused" } });
    expect(paused.body).toMatchObject({ state: "paused", paused: { because: "person" } });
    await visitor.call(api.createMoodEntry, { body: makeEntry() });
    await tellDue();
    expect(at.receiver.attempts).toBe(0);
    await visitor.call(api.changeWebhook, { params, body: { state: "active" } });
    await tellDue();
    expect(at.receiver.received.map(({ type }) => type)).toEqual(["star.created"]);
  });

  it("keep their secret where the file of the key is another one, but can sign nothing with it", async () => {
    const { visitor, user, webhook } = await person();
    const { db } = at.test.database;
    const { sealedSecret } = await db.selectFrom("webhooks").select("sealedSecret").executeTakeFirstOrThrow();
    // The secret of another webhook is not taken either.
    await db.updateTable("webhooks").set({ id: randomUUID() }).where("userId", "=", user.id).execute();
    await visitor.call(api.createMoodEntry, { body: makeEntry() });
    await tellDue();
    expect(at.receiver.attempts).toBe(0);
    await db
      .updateTable("webhooks")
      .set({ id: webhook.id, sealedSecret, dueAt: new Date(0) })
      .execute();
    await tellDue();
    expect(at.receiver.received).toHaveLength(1);
  });

  it("can be tried with an event that says nothing, and the answer is told", async () => {
    const { visitor, user, webhook } = await person();
    const params = { id: webhook.id };
    expect((await visitor.call(api.testWebhook, { params })).body).toEqual({ status: 204, hasArrived: true });
    expect(at.receiver.received).toMatchObject([{ type: "webhook.test", data: { universe: user.id } }]);
    at.receiver.status = 404;
    expect((await visitor.call(api.testWebhook, { params })).body).toEqual({
      status: 404,
      hasArrived: false,
    });
    expect(await read(visitor, webhook.id)).toMatchObject({ state: "active", lastAnswer: { status: 404 } });
  });
});
