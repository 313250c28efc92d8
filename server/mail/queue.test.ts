import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { MailServer } from "../../testing/mail-server.ts";
import { followLink, makeRegistration, signUp } from "../../testing/make.ts";
import { composeLetter } from "../accounts/compose-letter.ts";
import { sweep } from "../housekeeping.ts";
import { closeTimeoutMs } from "../jobs/job-runner.ts";
import { leaseMs } from "../jobs/lease.ts";
import { enqueueMail, MailQueue } from "./queue.ts";
import { openTransport } from "./transport.ts";

let mailServer: MailServer;
let test: TestApp;
beforeEach(async () => {
  mailServer = await MailServer.start();
  test = await openTestApp({ smtpUrl: mailServer.url });
});
afterEach(async () => {
  await test.close();
  await mailServer.stop();
});

async function register() {
  const registration = makeRegistration();
  const answer = await test.visitor().call(api.register, { body: registration });
  expect([answer.status, answer.body]).toEqual([201, { success: true }]);
  return registration;
}
const listQueued = () =>
  test.database.db.selectFrom("mails").selectAll().where("dueAt", "is not", null).execute();
const minute = 60_000;

describe("a queued mail", () => {
  it("is delivered over SMTP without another call", async () => {
    const { email } = await register();
    const mail = await mailServer.mailTo(email);
    expect(mail.recipients).toEqual([email]);
    await test.app.context.mail.sendDue();
    expect(await listQueued()).toEqual([]);
    expect((await followLink(test.visitor(), mail)).status).toBe(200);
  });

  it.each(["refuse", "drop"] as const)(
    "is retried when the mail server does not accept it (%s), and no account is lost",
    async (behaviour) => {
      mailServer.behaviour = behaviour;
      const { email } = await register();
      await test.app.context.mail.sendDue();
      expect(await listQueued()).toMatchObject([{ email, attempts: 1 }]);
      expect(test.logged.join("")).toContain("a mail could not be sent yet");

      mailServer.behaviour = "accept";
      await test.app.context.mail.sendDue();
      expect(mailServer.mails).toEqual([]);
      test.clock.now += 10_000;
      await test.app.context.mail.sendDue();
      expect((await followLink(test.visitor(), await mailServer.mailTo(email))).status).toBe(200);
    },
  );

  it("delays no call while the mail server is silent, and survives a restart", async () => {
    mailServer.behaviour = "stall";
    const reached = mailServer.connection();
    const { email } = await register();
    await reached;
    expect((await test.visitor().call(api.ready)).status).toBe(200);
    mailServer.behaviour = "accept";
    const restarted = test.restart();
    await test.clock.advance(closeTimeoutMs);
    await restarted;
    test.clock.now += 2 * minute;
    await test.app.context.mail.sendDue();
    expect((await followLink(test.visitor(), await mailServer.mailTo(email))).status).toBe(200);
  });

  it("stays queued while the mail server is unreachable, with longer and longer delays", async () => {
    await mailServer.stop();
    await register();
    const delays: number[] = [];
    for (let n = 0; n < 6; n++) {
      await test.app.context.mail.sendDue();
      const [mail] = await listQueued();
      delays.push(((mail?.dueAt?.getTime() ?? 0) - test.clock.now) / 1000);
      test.clock.now = mail?.dueAt?.getTime() ?? 0;
    }
    expect(delays).toEqual([10, 60, 300, 900, 3600, 3600]);
  });

  it("is sent once when several processes work on the queue", async () => {
    const { db, dialect, now, timers, settings } = test.app.context;
    const makeQueue = () =>
      new MailQueue({
        ...{ db, dialect, timers },
        openTransport: () => openTransport(settings, () => {}),
        compose: (mail) => composeLetter({ db, dialect, now, settings }, mail),
        onDeliveryFailure: (error) => expect.fail(`${error}`),
        onQueueFailure: (error) => expect.fail(`${error}`),
      });
    const at = new Date(test.clock.now);
    const { user } = await signUp(test);
    for (let n = 0; n < 12; n++)
      await enqueueMail(db, "password-changed", user.id, `reader-${n}@example.org`, at);
    const queues = [makeQueue(), makeQueue(), makeQueue()];
    await Promise.all(queues.map((queue) => queue.sendDue()));
    await Promise.all(queues.map((queue) => queue.close()));
    expect(mailServer.mails.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 12 }, (_, n) => `reader-${n}@example.org`).sort(),
    );
  });

  it("stays sent when an earlier attempt, whose lease has ended, fails after that", async () => {
    const { db, dialect, now, timers, settings } = test.app.context;
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const failures: unknown[] = [];
    let attempts = 0;
    const send = async () => {
      attempts += 1;
      await (attempts === 1 ? first : second).promise;
    };
    const queue = new MailQueue({
      ...{ db, dialect, timers },
      openTransport: () => ({ send, close: () => {} }),
      compose: (mail) => composeLetter({ db, dialect, now, settings }, mail),
      onDeliveryFailure: (error) => failures.push(error),
      onQueueFailure: (error) => expect.fail(`${error}`),
    });
    const { user } = await signUp(test);
    await enqueueMail(db, "password-changed", user.id, "reader@example.org", new Date(now()));
    queue.wake();
    await expect.poll(() => attempts).toBe(1);
    test.clock.now += leaseMs;
    queue.wake();
    await expect.poll(() => attempts).toBe(2);
    second.resolve();
    await expect.poll(listQueued).toEqual([]);
    first.reject(new Error("refused late"));
    await queue.sendDue();
    expect([failures.length, attempts, await listQueued()]).toEqual([1, 2, []]);
    await queue.close();
  });

  it("is not delayed by a clock that was set back", async () => {
    const { email } = await register();
    await test.app.context.mail.sendDue();
    test.clock.now -= 60 * minute;
    await test.visitor().call(api.resendVerification, { body: { email } });
    await test.app.context.mail.sendDue();
    expect(mailServer.mails.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it("is not delayed by another mail on a hung connection", async () => {
    mailServer.behaviour = "stall-at-data";
    const reached = mailServer.connection();
    await register();
    await reached;
    mailServer.behaviour = "accept";
    const { email } = await register();
    expect((await mailServer.mailTo(email)).to).toBe(email);
    // The mail server's connections end before the app, which would wait for the hung one.
    await mailServer.stop();
  });

  it("is postponed with all mails to the same address, whatever the fraction of its due time", async () => {
    const { db } = test.database;
    await register();
    const { user } = await signUp(test);
    for (let n = 0; n < 3; n++)
      await enqueueMail(
        db,
        "email-changed",
        `${user.id} ${n}`,
        "crowd@example.org",
        new Date(test.clock.now),
      );
    if (test.database.dialect === "postgres")
      await sql`update mails set "dueAt" = "dueAt" - interval '0.0005 seconds'`.execute(db);
    await test.app.context.mail.sendDue();
    expect((await listQueued()).every(({ dueAt }) => (dueAt?.getTime() ?? 0) > test.clock.now)).toBe(true);
  });

  it("is left to a process of a later version when its kind is unknown, and delays no other", async () => {
    const { db } = test.database;
    const { user } = await signUp(test);
    const at = new Date(test.clock.now);
    await enqueueMail(db, "email-changed", user.id, "later@example.org", at);
    await db.updateTable("mails").set({ kind: "of a later version" }).execute();
    const { email } = await register();
    await test.app.context.mail.sendDue();
    expect(mailServer.mails.map(({ to }) => to)).toEqual([email]);
    expect(await listQueued()).toMatchObject([{ kind: "of a later version", attempts: 0 }]);
  });

  it("is deleted when its reason no longer exists, and a day after it was sent", async () => {
    mailServer.behaviour = "refuse";
    await register();
    await test.app.context.mail.sendDue();
    await test.database.db.deleteFrom("registrations").execute();
    mailServer.behaviour = "accept";
    test.clock.now += minute;
    await test.app.context.mail.sendDue();
    expect([await listQueued(), mailServer.mails]).toEqual([[], []]);

    await register();
    await test.app.context.mail.sendDue();
    test.clock.now += 24 * 60 * minute;
    await sweep(test.app);
    expect(await test.database.db.selectFrom("mails").selectAll().execute()).toEqual([]);
    expect(await test.database.db.selectFrom("registrations").selectAll().execute()).toEqual([]);
  });
});
