import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeAdministrator } from "../../../testing/administrator.ts";
import { openTestApp, type TestApp } from "../../../testing/app.ts";
import { makeRegistration, makeReminders } from "../../../testing/make.ts";
import { runDoctor } from "../../../testing/operator.ts";
import type { Visitor } from "../../../testing/visitor.ts";
import { readVersion } from "../../start-line.ts";

let test: TestApp;
let administrator: Visitor;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
  administrator = (await makeAdministrator(test)).visitor;
});
afterAll(() => test.close());

const read = async () => (await administrator.call(api.adminHealth)).body;

it("has what the doctor prints, the version, and when it was found", async () => {
  const { version, checkedAt, findings } = await read();
  expect([version, checkedAt]).toEqual([readVersion(), new Date(test.clock.now).toISOString()]);
  const { stdout } = await runDoctor(test.app.context.settings, { now: () => test.clock.now });
  for (const part of ["Version", "Settings", "Disk", "Database", "Mail", "Provider", "Clock"]) {
    expect(stdout).toContain(`${part}: `);
    expect(findings).toContainEqual({ level: expect.any(String), part, text: expect.any(String) });
  }
  expect(findings).toContainEqual({
    ...{ level: "well", part: "Version" },
    text: expect.stringContaining(readVersion()),
  });
});

it("examines the server once a minute, however often it is asked", async () => {
  const { checkedAt } = await read();
  test.clock.now += 59_000;
  expect((await read()).checkedAt).toBe(checkedAt);
  test.clock.now += 1_000;
  expect((await read()).checkedAt).toBe(new Date(test.clock.now).toISOString());
});

it("counts mails that wait, and those that could not be sent", async () => {
  test.clock.now += 60_000;
  await test.app.context.mail.sendDue();
  expect((await read()).queues.mails).toEqual({ waiting: 0, failing: 0, oldestAt: null });
  const at = new Date(test.clock.now);
  const mail = {
    kind: "unknown",
    subjectId: "s",
    emailKey: "e",
    email: "e",
    locale: null,
    isBulk: 0 as const,
  };
  await test.database.db
    .insertInto("mails")
    .values([
      { ...mail, id: "waits", dueAt: at, createdAt: at, attempts: 0 },
      { ...mail, id: "failed", dueAt: at, createdAt: new Date(at.getTime() - 5_000), attempts: 2 },
      { ...mail, id: "sent", dueAt: null, createdAt: new Date(0), attemptedAt: at, attempts: 1 },
    ])
    .execute();
  expect((await read()).queues.mails).toEqual({
    ...{ waiting: 2, failing: 1, oldestAt: new Date(at.getTime() - 5_000).toISOString() },
  });
  await test.database.db.deleteFrom("mails").where("kind", "=", "unknown").execute();
});

it("counts reminders whose time has come, also while they wait to be tried again", async () => {
  expect((await read()).queues.reminders).toEqual({ waiting: 0, failing: 0, oldestAt: null });
  await administrator.call(api.putReminders, { body: makeReminders() });
  const at = new Date(test.clock.now);
  const [user] = await test.database.db.selectFrom("users").select("id").execute();
  const job = { userId: user?.id ?? "", date: "2026-03-13", time: "20:30", target: "mail", at };
  await test.database.db
    .insertInto("reminder_jobs")
    .values([
      { ...job, id: "due", dueAt: at, attempts: 0 },
      { ...job, id: "failed", dueAt: new Date(at.getTime() + 60_000), attempts: 1 },
      { ...job, id: "sent", dueAt: null, attempts: 1 },
    ])
    .execute();
  expect((await read()).queues.reminders).toEqual({ waiting: 2, failing: 1, oldestAt: at.toISOString() });
});

it("counts webhooks that were not told everything, and not those that are paused or know all", async () => {
  expect((await read()).queues.webhooks).toEqual({ waiting: 0, failing: 0, oldestAt: null });
  const at = new Date(test.clock.now);
  const user = await test.database.db
    .selectFrom("users")
    .select(["id", "revision"])
    .executeTakeFirstOrThrow();
  const webhook = {
    ...{ userId: user.id, url: "https://8.8.8.8/", events: "[]", scopes: "[]", sealedSecret: "s" },
    ...{ createdAt: at, revision: user.revision + 1, ordinal: 0, attempts: 0, dueAt: at },
  };
  await test.database.db
    .insertInto("webhooks")
    .values([
      { ...webhook, id: "knows all", revision: user.revision },
      { ...webhook, id: "is told now" },
      { ...webhook, id: "fails", attempts: 1, failingSince: at },
      { ...webhook, id: "paused", failingSince: at, pausedAt: at, dueAt: null },
    ])
    .execute();
  expect((await read()).queues.webhooks).toEqual({ waiting: 2, failing: 1, oldestAt: at.toISOString() });
});

it("has no address of a person, and no password of a service", async () => {
  const registration = makeRegistration();
  await test.visitor().call(api.register, { body: registration });
  Object.assign(test.app.context.settings, { smtpUrl: "smtp://mood:Canary-Secret@127.0.0.1:9" });
  test.clock.now += 60_000;
  const { text } = await administrator.call(api.adminHealth);
  expect(text).toContain("The mail server cannot be used");
  for (const secret of ["Canary-Secret", registration.email]) expect(text).not.toContain(secret);
});
