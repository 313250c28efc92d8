import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { reminderLines } from "#domain/reminders/lines.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeEntry, makeReminders, signIn, signUp } from "../../testing/make.ts";
import { PushReceiver } from "../../testing/push-receiver.ts";
import { sweep } from "../housekeeping.ts";
import { PushService } from "./push-service.ts";
import { ReminderQueue } from "./reminder-queue.ts";

const minute = 60_000;
const hour = 60 * minute;

let receiver: PushReceiver;
let test: TestApp;
beforeEach(async () => {
  receiver = await PushReceiver.start(() => test.clock.now);
  test = await openTestApp({ rateLimits: false }, { trustedPushOrigin: receiver.origin });
});
afterEach(async () => {
  await test.close();
  await receiver.stop();
  expect(receiver.problems).toEqual([]);
});

const setClock = (moment: string) => {
  test.clock.now = Date.parse(moment);
};
const sendDue = () => test.app.context.reminders.sendDue();
const sendAt = async (moment: string) => {
  setClock(moment);
  await sendDue();
};

/** A person with reminders at 20:30 in Berlin on a device. */
async function makePerson({ device = "phone", ...reminders }: Record<string, unknown> = {}) {
  const person = await signUp(test);
  await person.visitor.call(api.putReminders, { body: makeReminders(reminders) });
  const answer = await person.visitor.call(api.putDevice, { body: receiver.subscribe(String(device)) });
  expect(answer.status).toBe(200);
  return person;
}
const jobs = () => test.database.db.selectFrom("reminder_jobs").selectAll().execute();

describe("a reminder", () => {
  it("arrives encrypted at its minute, and says nothing of the person", async () => {
    await makePerson();
    await sendAt("2026-03-13T19:29:59Z");
    expect(receiver.attempts).toBe(0);
    await sendAt("2026-03-13T19:30:00Z");
    const [push] = receiver.received;
    expect(push).toMatchObject({ ttl: 7200, topic: "reminder", urgency: "normal", device: "phone" });
    expect(push?.contact).toBe("mailto:support@example.org");
    const { web_push, notification, link } = JSON.parse(push?.text ?? "");
    expect(web_push).toBe(8030);
    expect(notification).toMatchObject({ title: "Mood Universe", silent: true, tag: "reminder" });
    expect(notification.navigate).toBe("http://mood.example.org/?add=1");
    expect(reminderLines).toContain(notification.body);
    expect(link).toMatch(/^[\w-]{36}\.[\w-]{43}$/);
  });

  it("is signed with the key with which browsers subscribe, also after a restart", async () => {
    const { visitor } = await makePerson();
    const { pushKey } = (await visitor.call(api.getReminders)).body;
    await test.restart();
    await sendAt("2026-03-13T19:30:00Z");
    expect(receiver.received.map(({ key }) => key)).toEqual([pushKey]);
  });

  it("goes to every device of the person", async () => {
    const { visitor, user } = await makePerson();
    const other = test.visitor();
    await other.call(api.openUniverse, { params: { universeName: user.universeName } });
    await other.call(api.putDevice, { body: receiver.subscribe("laptop") });
    const { devices, here } = (await visitor.call(api.getReminders)).body;
    expect(devices.map(({ name }: { name: string }) => name).sort()).toEqual(["laptop", "phone"]);
    expect(devices.find(({ id }: { id: string }) => id === here).name).toBe("phone");
    await sendAt("2026-03-13T19:30:00Z");
    expect(receiver.received.map(({ device }) => device).sort()).toEqual(["laptop", "phone"]);
  });

  it.each([
    ["spring", "2026-03-28T12:00:00Z", "02:30", ["2026-03-29T01:30:00Z", "2026-03-30T00:30:00Z"]],
    ["autumn", "2026-10-24T12:00:00Z", "02:30", ["2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"]],
  ])("comes once on the night of the clock change in %s, at its minute", async (_, start, time, moments) => {
    setClock(start);
    await makePerson({ times: [{ time, weekdays: [0, 1, 2, 3, 4, 5, 6] }] });
    const arrivals: string[] = [];
    for (let at = Date.parse(start); at <= Date.parse(moments.at(-1) ?? ""); at += 30 * minute)
      for (const moment of [at - 1, at]) {
        test.clock.now = moment;
        const before = receiver.received.length;
        await sendDue();
        for (let n = before; n < receiver.received.length; n++)
          arrivals.push(new Date(moment).toISOString().replace(".000", ""));
      }
    expect(arrivals).toEqual(moments);
  });

  it("is skipped after a star of the last hours, and the next one comes", async () => {
    const { visitor } = await makePerson();
    setClock("2026-03-13T17:00:00Z");
    await visitor.call(api.createMoodEntry, { body: makeEntry() });
    await sendAt("2026-03-13T19:30:00Z");
    expect(receiver.attempts).toBe(0);
    await sendAt("2026-03-14T19:30:00Z");
    expect(receiver.received).toHaveLength(1);
  });

  it("is dropped when it is more than an hour late", async () => {
    await makePerson();
    await sendAt("2026-03-13T20:30:01Z");
    expect(receiver.attempts).toBe(0);
    await sendAt("2026-03-14T20:30:00Z");
    expect(receiver.received).toHaveLength(1);
  });

  it("is not sent again when the clock is set back, and comes after a clock was ahead", async () => {
    await makePerson();
    await sendAt("2026-03-13T19:30:00Z");
    await sendAt("2026-03-13T18:30:00Z");
    await sweep(test.app);
    await sendAt("2026-03-13T19:31:00Z");
    expect(receiver.received).toHaveLength(1);
    await sendAt("2026-04-20T12:00:00Z");
    setClock("2026-03-14T12:00:00Z");
    await sweep(test.app);
    await sendAt("2026-03-14T19:30:00Z");
    expect(receiver.received).toHaveLength(2);
  });

  it("is sent once when several processes work on the queue", async () => {
    for (let n = 0; n < 12; n++) await makePerson({ device: `phone-${n}` });
    setClock("2026-03-13T19:30:00Z");
    const { db, dialect, now } = test.app.context;
    const queues = Array.from({ length: 3 }, () => {
      const push = new PushService({ contact: "https://example.org", now, trustedOrigin: receiver.origin });
      const onFailure = (failure: object) => expect.fail(JSON.stringify(failure));
      return new ReminderQueue({
        ...{ db, dialect, now, push, onFailure, origin: "https://example.org" },
        wakeMail: () => {},
      });
    });
    await Promise.all(queues.map((queue) => queue.sendDue()));
    await Promise.all(queues.map((queue) => queue.close()));
    expect(receiver.received.map(({ device }) => device).sort()).toEqual(
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
    expect(receiver.attempts).toBe(0);
    const ended = await visitor.call(api.restReminders, { body: { isResting: false } });
    expect([ended.body.choices.restUntil, ended.body.nextAt]).toEqual([null, "2026-03-14T19:30:00.000Z"]);
  });

  it("stop with the link of a reminder, without a session", async () => {
    const { visitor } = await makePerson();
    await sendAt("2026-03-13T19:30:00Z");
    const { link } = JSON.parse(receiver.received[0]?.text ?? "");
    const stranger = test.visitor();
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
    expect(receiver.received).toHaveLength(1);
  });

  it("end on a device that signs out, and go on with a new session of the same person there", async () => {
    const { visitor, user } = await makePerson();
    await visitor.call(api.openUniverse, { params: { universeName: user.universeName } });
    await sendAt("2026-03-13T19:30:00Z");
    expect(receiver.received).toHaveLength(1);
    await visitor.call(api.logout);
    await sendAt("2026-03-14T19:30:00Z");
    expect(receiver.received).toHaveLength(1);
    expect(await test.database.db.selectFrom("push_subscriptions").selectAll().execute()).toEqual([]);
  });

  it("end on a device where somebody else signs in", async () => {
    const { visitor } = await makePerson();
    const { user: other } = await signUp(test);
    await visitor.call(api.openUniverse, { params: { universeName: other.universeName } });
    expect(await test.database.db.selectFrom("push_subscriptions").selectAll().execute()).toEqual([]);
  });

  it("have one subscription for a browser, whose endpoint can change", async () => {
    const { visitor } = await makePerson();
    const { status, body } = await visitor.call(api.putDevice, { body: receiver.subscribe("phone-again") });
    expect([status, body.devices.length]).toEqual([200, 1]);
    await sendAt("2026-03-13T19:30:00Z");
    expect(receiver.received.map(({ device }) => device)).toEqual(["phone-again"]);
  });

  it("do not come from a universe that is closed", async () => {
    const { visitor, user } = await makePerson();
    await visitor.call(api.deleteUniverse, {
      params: user,
      body: { universeName: user.universeName, password: "" },
    });
    await sendAt("2026-03-13T19:30:00Z");
    expect(receiver.attempts).toBe(0);
  });

  it("end with a device that is removed, and with the last one nothing is sent", async () => {
    const { visitor } = await makePerson();
    const { here } = (await visitor.call(api.getReminders)).body;
    const { body } = await visitor.call(api.deleteDevice, { params: { id: here } });
    expect([body.devices, body.here]).toEqual([[], null]);
    await sendAt("2026-03-13T19:30:00Z");
    expect(receiver.attempts).toBe(0);
  });
});

describe("a push service", () => {
  it("that says 410 ends the subscription", async () => {
    await makePerson();
    receiver.behaviour = "gone";
    await sendAt("2026-03-13T19:30:00Z");
    expect(await test.database.db.selectFrom("push_subscriptions").selectAll().execute()).toEqual([]);
    await sendAt("2026-03-14T19:30:00Z");
    expect(receiver.attempts).toBe(1);
  });

  it("that is busy gets the reminder again, after the time that it asks for", async () => {
    await makePerson();
    receiver.behaviour = "busy";
    receiver.retryAfter = "120";
    await sendAt("2026-03-13T19:30:00Z");
    await sendAt("2026-03-13T19:31:59Z");
    expect(receiver.attempts).toBe(1);
    receiver.behaviour = "accept";
    await sendAt("2026-03-13T19:32:00Z");
    expect(receiver.received).toHaveLength(1);
    await sendAt("2026-03-13T19:40:00Z");
    expect(receiver.attempts).toBe(2);
  });

  it("that stays busy is asked less and less often, and not after an hour", async () => {
    await makePerson();
    receiver.behaviour = "busy";
    const start = Date.parse("2026-03-13T19:30:00Z");
    const asked: number[] = [];
    for (let seconds = 0; seconds <= 3 * 3600; seconds += 10) {
      test.clock.now = start + seconds * 1000;
      const before = receiver.attempts;
      await sendDue();
      if (receiver.attempts > before) asked.push(seconds);
    }
    expect(asked).toEqual([0, 10, 70, 370, 1270]);
    expect((await jobs()).filter(({ dueAt }) => dueAt)).toEqual([]);
  });

  it.each([
    ["that no calendar has", "9".repeat(30)],
    ["that is no number", "9".repeat(400)],
    ["that is over", "-5"],
    ["in words", "soon"],
    ["in a far year", "Fri, 31 Dec 9999 23:59:59 GMT"],
  ])(
    "that asks for a time %s is asked again within the hour for which a reminder counts",
    async (_, retryAfter) => {
      await makePerson();
      receiver.behaviour = "busy";
      receiver.retryAfter = retryAfter;
      await sendAt("2026-03-13T19:30:00Z");
      const [job] = await jobs();
      const waitMs = Number(job?.dueAt) - test.clock.now;
      expect(job?.attemptedAt).toBeNull();
      expect(waitMs).toBeGreaterThan(0);
      expect(waitMs).toBeLessThanOrEqual(hour);
    },
  );

  it.each(["refuse", "redirect"] as const)(
    "whose answer is final (%s) is not asked again",
    async (behaviour) => {
      await makePerson();
      receiver.behaviour = behaviour;
      await sendAt("2026-03-13T19:30:00Z");
      await sendAt("2026-03-13T20:10:00Z");
      expect(receiver.attempts).toBe(1);
    },
  );

  it("that never answers delays nobody else, and no log line names an endpoint", async () => {
    await makePerson();
    receiver.behaviour = "stall";
    setClock("2026-03-13T19:30:00Z");
    const reached = receiver.attempt();
    test.app.context.reminders.wake();
    await reached;
    receiver.behaviour = "accept";
    await makePerson({ device: "other", times: [{ time: "20:31", weekdays: [5] }] });
    setClock("2026-03-13T19:31:00Z");
    test.app.context.reminders.wake();
    await receiver.arrivalOf(1);
    expect(receiver.received.map(({ device }) => device)).toEqual(["other"]);
    // The lease of the silent one ends with its process.
    await test.restart();
    await sendAt("2026-03-13T19:34:00Z");
    expect(receiver.received.map(({ device }) => device)).toEqual(["other", "phone"]);
    expect(test.logged.join("")).not.toMatch(/\/push\/|127\.0\.0\.1/);
  });
});

describe("the endpoint of a subscription", () => {
  it.each([
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://10.1.2.3/x",
    "https://192.168.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/x",
    "https://0.0.0.0/x",
    "https://[::1]/x",
    "https://[::]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[fe80::1]/x",
    "https://[fd00::1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://user:word@8.8.8.8/x",
    "ftp://8.8.8.8/x",
    "file:///etc/passwd",
    "nonsense",
  ])("cannot be %s", async (endpoint) => {
    const { visitor } = await signUp(test);
    const answer = await visitor.call(api.putDevice, { body: { ...receiver.subscribe("x"), endpoint } });
    expect([answer.status, answer.body.fieldCodes?.endpoint?.code]).toEqual([400, "not-a-push-service"]);
  });

  it("can be a public https address", async () => {
    const { visitor } = await signUp(test);
    for (const host of ["8.8.8.8", "[2606:4700::1111]"]) {
      const body = { ...receiver.subscribe("x"), endpoint: `https://${host}/push/x` };
      expect((await visitor.call(api.putDevice, { body })).status).toBe(200);
    }
  });

  it("is checked again when a reminder is sent", async () => {
    const { visitor, user } = await makePerson();
    const { db } = test.database;
    await db
      .updateTable("push_subscriptions")
      .set({ endpoint: receiver.origin.replace("http:", "https:").replace("127.0.0.1", "localhost") })
      .where("userId", "=", user.id)
      .execute();
    await sendAt("2026-03-13T19:30:00Z");
    expect(receiver.attempts).toBe(0);
    expect((await visitor.call(api.getReminders)).status).toBe(200);
  });

  it("has keys of a browser", async () => {
    const { visitor } = await signUp(test);
    const device = receiver.subscribe("x");
    const notOnCurve = { ...device.keys, p256dh: `B${"A".repeat(86)}` };
    for (const keys of [notOnCurve, { ...device.keys, auth: "short" }, {}]) {
      const answer = await visitor.call(api.putDevice, { body: { ...device, keys } });
      expect([answer.status, answer.body.fieldCodes?.keys?.code]).toEqual([400, "wrong-shape"]);
    }
  });
});

describe("a reminder by mail", () => {
  async function makeReader() {
    const account = await makeAccount(test);
    const person = await signIn(test, account);
    await person.visitor.call(api.putReminders, { body: makeReminders({ byMail: true }) });
    return { ...person, email: account.email };
  }
  const mailsOf = async (email: string) => {
    await sendDue();
    return (await test.mailsTo(email)).filter(({ text }) => text.includes("/?add=1"));
  };

  it("goes to the verified address once, with a link that ends it by one POST", async () => {
    const { email, visitor } = await makeReader();
    setClock("2026-03-13T19:30:00Z");
    const [mail, ...others] = await mailsOf(email);
    expect(others).toEqual([]);
    expect(reminderLines).toContain(mail?.subject);
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const [, url = ""] =
      /^<(http:\/\/mood\.example\.org\/api\/reminders\/stop\?token=.*)>$/.exec(header("list-unsubscribe")) ??
      [];
    const { pathname, search } = new URL(url);
    const answer = await test.visitor().send("POST", pathname + search, {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect((await visitor.call(api.getReminders)).body.choices.isOn).toBe(false);
    setClock("2026-03-14T19:30:00Z");
    expect(await mailsOf(email)).toHaveLength(1);
  });

  it("is not sent after a star, and not to an address that is not verified", async () => {
    const { email, visitor } = await makeReader();
    const { visitor: nameOnly } = await signUp(test);
    await nameOnly.call(api.putReminders, { body: makeReminders({ byMail: true }) });
    setClock("2026-03-13T19:00:00Z");
    await visitor.call(api.createMoodEntry, { body: makeEntry() });
    setClock("2026-03-13T19:30:00Z");
    expect(await mailsOf(email)).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it("is dropped when the mail server was away for more than an hour", async () => {
    const { email } = await makeReader();
    await sendAt("2026-03-13T19:30:00Z");
    test.clock.now += hour + 1;
    expect(await mailsOf(email)).toEqual([]);
  });
});
