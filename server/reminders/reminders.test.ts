import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { reminderLines } from "#domain/reminders/lines.ts";
import { makeEntry, makeReminders, signUp } from "../../testing/make.ts";
import { startReminderTests } from "../../testing/reminders.ts";
import { sweep } from "../housekeeping.ts";
import { PushService } from "./push-service.ts";
import { replan } from "./queries.ts";
import { ReminderQueue } from "./reminder-queue.ts";

const minute = 60_000;

const at = startReminderTests();
const { makePerson, sendAt, sendDue, setClock } = at;

describe("a reminder", () => {
  it("arrives encrypted at its minute, and says nothing of the person", async () => {
    await makePerson();
    await sendAt("2026-03-13T19:29:59Z");
    expect(at.receiver.attempts).toBe(0);
    await sendAt("2026-03-13T19:30:00Z");
    const [push] = at.receiver.received;
    expect(push).toMatchObject({ ttl: 7200, topic: "reminder", urgency: "normal", device: "phone" });
    expect(push?.contact).toBe("mailto:support@example.org");
    const { web_push, notification, link } = JSON.parse(push?.text ?? "");
    expect(web_push).toBe(8030);
    expect(notification).toMatchObject({ title: "Mood Universe", silent: true, tag: "reminder" });
    expect(notification.navigate).toBe("http://mood.example.org/?add=1");
    expect(reminderLines.map(({ english }) => english)).toContain(notification.body);
    expect(link).toMatch(/^[\w-]{36}\.[\w-]{43}$/);
  });

  it("says its direction and its buttons in the language of the person", async () => {
    const { visitor, user } = await makePerson();
    await visitor.call(api.updateProfile, { params: { id: user.id }, body: { locale: "ar" } });
    await sendAt("2026-03-13T19:30:00Z");
    const { notification, actions } = JSON.parse(at.receiver.received[0]?.text ?? "");
    expect(notification).toMatchObject({ lang: "ar", dir: "rtl" });
    expect(Object.keys(actions)).toEqual(["rest", "stop"]);
  });

  it("is signed with the key with which browsers subscribe, also after a restart", async () => {
    const { visitor } = await makePerson();
    const { pushKey } = (await visitor.call(api.getReminders)).body;
    await at.test.restart();
    await sendAt("2026-03-13T19:30:00Z");
    expect(at.receiver.received.map(({ key }) => key)).toEqual([pushKey]);
  });

  it("is listed with a device whose name hides nothing, whatever a browser sends", async () => {
    const { visitor } = await makePerson();
    await visitor.call(api.putDevice, {
      body: at.receiver.subscribe("Fire\u202efox\u0007 on\nWindows\u2066"),
    });
    const { devices } = (await visitor.call(api.getReminders)).body;
    expect(devices.map(({ name }: { name: string }) => name)).toContain("Firefox on Windows");
  });

  it("goes to every device of the person", async () => {
    const { visitor, user } = await makePerson();
    const other = at.test.visitor();
    await other.call(api.openUniverse, { params: { universeName: user.universeName } });
    await other.call(api.putDevice, { body: at.receiver.subscribe("laptop") });
    const { devices, here } = (await visitor.call(api.getReminders)).body;
    expect(devices.map(({ name }: { name: string }) => name).sort()).toEqual(["laptop", "phone"]);
    expect(devices.find(({ id }: { id: string }) => id === here).name).toBe("phone");
    await sendAt("2026-03-13T19:30:00Z");
    expect(at.receiver.received.map(({ device }) => device).sort()).toEqual(["laptop", "phone"]);
  });

  it.each([
    ["spring", "2026-03-28T12:00:00Z", "02:30", ["2026-03-29T01:30:00Z", "2026-03-30T00:30:00Z"]],
    ["autumn", "2026-10-24T12:00:00Z", "02:30", ["2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"]],
  ])("comes once on the night of the clock change in %s, at its minute", async (_, start, time, moments) => {
    setClock(start);
    await makePerson({ times: [{ time, weekdays: [0, 1, 2, 3, 4, 5, 6] }] });
    const arrivals: string[] = [];
    for (let slot = Date.parse(start); slot <= Date.parse(moments.at(-1) ?? ""); slot += 30 * minute)
      for (const moment of [slot - 1, slot]) {
        at.test.clock.now = moment;
        const before = at.receiver.received.length;
        await sendDue();
        for (let n = before; n < at.receiver.received.length; n++)
          arrivals.push(new Date(moment).toISOString().replace(".000", ""));
      }
    expect(arrivals).toEqual(moments);
  });

  it("is skipped after a star of the last hours, and the next one comes", async () => {
    const { visitor } = await makePerson();
    setClock("2026-03-13T17:00:00Z");
    await visitor.call(api.createMoodEntry, { body: makeEntry() });
    await sendAt("2026-03-13T19:30:00Z");
    expect(at.receiver.attempts).toBe(0);
    await sendAt("2026-03-14T19:30:00Z");
    expect(at.receiver.received).toHaveLength(1);
  });

  it("is dropped when it is more than an hour late", async () => {
    await makePerson();
    await sendAt("2026-03-13T20:30:01Z");
    expect(at.receiver.attempts).toBe(0);
    await sendAt("2026-03-14T20:30:00Z");
    expect(at.receiver.received).toHaveLength(1);
  });

  it("is not sent again when the clock is set back, and comes after a clock was ahead", async () => {
    await makePerson();
    await sendAt("2026-03-13T19:30:00Z");
    await sendAt("2026-03-13T18:30:00Z");
    await sweep(at.test.app);
    await sendAt("2026-03-13T19:31:00Z");
    expect(at.receiver.received).toHaveLength(1);
    await sendAt("2026-04-20T12:00:00Z");
    setClock("2026-03-14T12:00:00Z");
    await sweep(at.test.app);
    await sendAt("2026-03-14T19:30:00Z");
    expect(at.receiver.received).toHaveLength(2);
  });

  it("keeps what its person has changed while it was planned again", async () => {
    const { visitor } = await makePerson();
    const { db } = at.test.database;
    const before = await db.selectFrom("reminders").selectAll().executeTakeFirstOrThrow();
    at.test.clock.now += minute;
    const body = makeReminders({ times: [{ time: "06:00", weekdays: [1] }] });
    await visitor.call(api.putReminders, { body });
    const changed = await db.selectFrom("reminders").selectAll().executeTakeFirstOrThrow();
    expect(changed.times).not.toBe(before.times);
    await replan(db, before, before.nextAt, new Date(at.test.clock.now));
    expect(await db.selectFrom("reminders").selectAll().execute()).toEqual([changed]);
  });

  it("is sent once when several processes work on the queue", async () => {
    for (let n = 0; n < 12; n++) await makePerson({ device: `phone-${n}` });
    setClock("2026-03-13T19:30:00Z");
    const { db, dialect, timers } = at.test.app.context;
    const queues = Array.from({ length: 3 }, () => {
      const push = new PushService({
        contact: "https://example.org",
        timers,
        trustedOrigin: at.receiver.origin,
      });
      return new ReminderQueue({
        ...{ db, dialect, timers, push, ntfy: at.test.app.context.ntfy, address: "https://example.org" },
        wakeMail: () => {},
        onDeliveryFailure: (failure) => expect.fail(JSON.stringify(failure)),
        onQueueFailure: (error) => expect.fail(`${error}`),
      });
    });
    await Promise.all(queues.map((queue) => queue.sendDue()));
    await Promise.all(queues.map((queue) => queue.close()));
    expect(at.receiver.received.map(({ device }) => device).sort()).toEqual(
      Array.from({ length: 12 }, (_, n) => `phone-${n}`).sort(),
    );
  });
});

describe("reminders", () => {
  it("rest for a week, and come again after it or when the rest is ended", async () => {
    const { visitor } = await makePerson();
    const { body } = await visitor.call(api.restReminders, { body: { isResting: true } });
    expect(body.choices.restUntil).toBe("2026-03-20T12:00:00.000Z");
    expect(body.nextAt).toBe("2026-03-20T19:30:00.000Z");
    await sendAt("2026-03-13T19:30:00Z");
    expect(at.receiver.attempts).toBe(0);
    const ended = await visitor.call(api.restReminders, { body: { isResting: false } });
    expect([ended.body.choices.restUntil, ended.body.nextAt]).toEqual([null, "2026-03-14T19:30:00.000Z"]);
  });

  it("stop with the link of a reminder, without a session", async () => {
    const { visitor } = await makePerson();
    await sendAt("2026-03-13T19:30:00Z");
    const { link } = JSON.parse(at.receiver.received[0]?.text ?? "");
    const stranger = at.test.visitor();
    for (const token of [
      `${link}x`,
      link.replace(/\../, (two: string) => (two === ".A" ? ".B" : ".A")),
      `${"0".repeat(36)}.x`,
      "x",
    ]) {
      const { status } = await stranger.call(api.stopReminders, { query: { token } });
      expect([token, status]).toEqual([token, link === token ? 200 : 400]);
    }
    expect((await visitor.call(api.getReminders)).body.choices.isOn).toBe(true);
    expect((await stranger.call(api.restRemindersByLink, { query: { token: link } })).status).toBe(200);
    expect((await visitor.call(api.getReminders)).body.choices.restUntil).not.toBeNull();
    expect((await stranger.call(api.stopReminders, { query: { token: link } })).status).toBe(200);
    expect((await visitor.call(api.getReminders)).body.choices.isOn).toBe(false);
    await sendAt("2026-03-14T19:30:00Z");
    expect(at.receiver.received).toHaveLength(1);
  });

  it("end on a device that signs out, and go on with a new session of the same person there", async () => {
    const { visitor, user } = await makePerson();
    await visitor.call(api.openUniverse, { params: { universeName: user.universeName } });
    await sendAt("2026-03-13T19:30:00Z");
    expect(at.receiver.received).toHaveLength(1);
    await visitor.call(api.logout);
    await sendAt("2026-03-14T19:30:00Z");
    expect(at.receiver.received).toHaveLength(1);
    expect(await at.test.database.db.selectFrom("push_subscriptions").selectAll().execute()).toEqual([]);
  });

  it("end on a device where somebody else signs in", async () => {
    const { visitor } = await makePerson();
    const { user: other } = await signUp(at.test);
    await visitor.call(api.openUniverse, { params: { universeName: other.universeName } });
    expect(await at.test.database.db.selectFrom("push_subscriptions").selectAll().execute()).toEqual([]);
  });

  it("have one subscription for a browser, whose endpoint can change", async () => {
    const { visitor } = await makePerson();
    const { status, body } = await visitor.call(api.putDevice, {
      body: at.receiver.subscribe("phone-again"),
    });
    expect([status, body.devices.length]).toEqual([200, 1]);
    await sendAt("2026-03-13T19:30:00Z");
    expect(at.receiver.received.map(({ device }) => device)).toEqual(["phone-again"]);
  });

  it("do not come from a universe that is closed", async () => {
    const { visitor, user } = await makePerson();
    await visitor.call(api.deleteUniverse, {
      params: user,
      body: { universeName: user.universeName, password: "" },
    });
    await sendAt("2026-03-13T19:30:00Z");
    expect(at.receiver.attempts).toBe(0);
  });

  it("end with a device that is removed, and with the last one nothing is sent", async () => {
    const { visitor } = await makePerson();
    const { here } = (await visitor.call(api.getReminders)).body;
    const { body } = await visitor.call(api.deleteDevice, { params: { id: here } });
    expect([body.devices, body.here]).toEqual([[], null]);
    await sendAt("2026-03-13T19:30:00Z");
    expect(at.receiver.attempts).toBe(0);
  });
});
