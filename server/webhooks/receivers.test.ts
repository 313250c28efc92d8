import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeAccount, makeEntry, signIn } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { startWebhookTests } from "../../testing/webhooks.ts";
import { leaseMs } from "../jobs/lease.ts";

const minute = 60_000;
const hour = 60 * minute;

const at = startWebhookTests();
const { person, read, tellDue, tellAfter } = at;

const addStar = async (visitor: Visitor) =>
  (await visitor.call(api.createMoodEntry, { body: makeEntry() })).body as { id: string };
const idsOf = () => at.receiver.received.map(({ id }) => id);

describe("a receiver", () => {
  it("that fails gets the same event with the same id again, and the later ones after it", async () => {
    const { visitor, webhook } = await person();
    at.receiver.status = 500;
    const one = await addStar(visitor);
    await tellDue();
    const two = await addStar(visitor);
    await tellAfter(9_000);
    expect(at.receiver.attempts).toBe(1);
    expect(await read(visitor, webhook.id)).toMatchObject({ state: "active", lastAnswer: { status: 500 } });
    at.receiver.status = 204;
    await tellAfter(1_000);
    expect(at.receiver.received.map(({ data }) => data.star.id)).toEqual([one.id, one.id, two.id]);
    expect(idsOf()[0]).toBe(idsOf()[1]);
    await tellAfter(hour);
    expect(at.receiver.attempts).toBe(3);
  });

  it.each([301, 308, 400, 404])(
    "whose answer is %i has not accepted it, and no redirect is followed",
    async (status) => {
      const { visitor, webhook } = await person();
      at.receiver.status = status;
      await addStar(visitor);
      await tellDue();
      expect(at.receiver.attempts).toBe(1);
      at.receiver.status = 200;
      await tellAfter(10_000);
      expect(at.receiver.attempts).toBe(2);
      expect(await read(visitor, webhook.id)).toMatchObject({ lastAnswer: { status: 200 } });
    },
  );

  it("that asks for a time is told again after it", async () => {
    const { visitor } = await person();
    [at.receiver.status, at.receiver.retryAfter] = [429, "120"];
    await addStar(visitor);
    await tellDue();
    await tellAfter(119_000);
    expect(at.receiver.attempts).toBe(1);
    await tellAfter(1_000);
    expect(at.receiver.attempts).toBe(2);
  });

  it("that fails for a day is asked less and less often, then paused, and its person gets a mail", async () => {
    const account = await makeAccount(at.test);
    const signedIn = await signIn(at.test, account);
    const webhook = await at.addWebhook(signedIn);
    at.receiver.status = 503;
    await addStar(signedIn.visitor);
    await tellDue();
    const isActive = async () => (await read(signedIn.visitor, webhook.id)).state === "active";
    for (let passed = 0; passed < 25 * hour && (await isActive()); passed += 5 * minute)
      await tellAfter(5 * minute);
    expect(at.receiver.attempts).toBeGreaterThan(20);
    expect(at.receiver.attempts).toBeLessThan(40);
    expect(new Set(idsOf()).size).toBe(1);
    const { attempts } = at.receiver;
    expect(await read(signedIn.visitor, webhook.id)).toMatchObject({
      state: "paused",
      paused: { because: "failing" },
      lastAnswer: { status: 503 },
    });
    // The mail that told of the webhook comes first, and the next one to the address a minute later.
    await at.test.mailsTo(account.email);
    await tellAfter(minute);
    const sent = await at.test.mailsTo(account.email);
    expect(sent.filter(({ subject }) => subject === "A webhook was paused")).toHaveLength(1);
    await tellAfter(2 * hour);
    expect(at.receiver.attempts).toBe(attempts);

    at.receiver.status = 200;
    const woken = await signedIn.visitor.call(api.confirm, { body: { password: account.password } });
    expect(woken.status).toBe(200);
    const body = { state: "active" };
    const changed = await signedIn.visitor.call(api.changeWebhook, { params: { id: webhook.id }, body });
    expect(changed.body).toMatchObject({ state: "active", paused: null });
    await tellDue();
    expect(at.receiver.attempts).toBe(attempts + 1);
    expect(new Set(idsOf()).size).toBe(1);
  });

  it("that says 410 wants nothing any more, and is paused at once", async () => {
    const { visitor, webhook } = await person();
    at.receiver.status = 410;
    await addStar(visitor);
    await tellDue();
    expect(await read(visitor, webhook.id)).toMatchObject({ state: "paused", paused: { because: "gone" } });
    await addStar(visitor);
    await tellAfter(hour);
    expect(at.receiver.attempts).toBe(1);
  });

  it("that never answers delays no other, and is told again after ten seconds and a wait", async () => {
    const { visitor, user, webhook } = await person();
    const other = await at.addWebhook({ visitor, user });
    at.receiver.statusOf.set(webhook.hook, null);
    const arrived = (hook: string) => at.receiver.received.filter((event) => event.hook === hook).length;
    const arrival = async (hook: string, count: number) => {
      while (arrived(hook) < count) await at.receiver.arrival();
    };
    await addStar(visitor);
    await Promise.all([arrival(webhook.hook, 1), arrival(other.hook, 1)]);
    await addStar(visitor);
    await arrival(other.hook, 2);
    expect(arrived(webhook.hook)).toBe(1);
    await at.test.clock.advance(10_000);
    at.receiver.statusOf.delete(webhook.hook);
    await tellAfter(10_000);
    const late = at.receiver.received.filter(({ hook }) => hook === webhook.hook);
    expect(late.length).toBeGreaterThanOrEqual(3);
    expect(late[0]?.id).toBe(late[1]?.id);
    expect(at.test.logged.join("")).not.toMatch(/127\.0\.0\.1|hook-/);
  });

  it("was reached by a process that died: another tells it the same again, with the same id", async () => {
    const { visitor, webhook } = await person();
    const { db } = at.test.database;
    await addStar(visitor);
    await tellDue();
    // What is stored when a process dies after the answer, and before it has stored it.
    await db
      .updateTable("webhooks")
      .set({ revision: 0, ordinal: 0, claim: "of a dead process", attempts: 1 })
      .set({ dueAt: new Date(at.test.clock.now + leaseMs) })
      .where("id", "=", webhook.id)
      .execute();
    await tellAfter(leaseMs - 1);
    expect(at.receiver.received).toHaveLength(1);
    await tellAfter(1);
    expect(at.receiver.received).toHaveLength(2);
    expect(idsOf()[0]).toBe(idsOf()[1]);
  });

  it("is told nothing any more at once when its webhook is removed or changed in the middle of a run", async () => {
    const { visitor, webhook } = await person();
    at.receiver.status = 500;
    for (let count = 0; count < 5; count += 1) await addStar(visitor);
    await tellDue();
    const { attempts } = at.receiver;
    at.receiver.status = 200;
    at.receiver.onEvent = () => {
      at.receiver.onEvent = null;
      return visitor.call(api.deleteWebhook, { params: { id: webhook.id } });
    };
    await tellAfter(minute);
    expect(at.receiver.attempts).toBe(attempts + 1);
  });
});
