import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { MailServer } from "../../testing/mail-server.ts";
import { followLink, makeRegistration, signUp } from "../../testing/make.ts";
import { composeLetter } from "../accounts/letters.ts";
import { sweep } from "../housekeeping.ts";
import { MailQueue, postMail } from "./queue.ts";
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
const waiting = () =>
  test.database.db.selectFrom("mails").selectAll().where("dueAt", "is not", null).execute();
const minute = 60_000;

describe("a mail on its way", () => {
  it("goes out over SMTP, by itself", async () => {
    const { email } = await register();
    const mail = await mailServer.mailTo(email);
    expect(mail.recipients).toEqual([email]);
    await test.app.context.mail.sendDue();
    expect(await waiting()).toEqual([]);
    expect((await followLink(test.visitor(), mail)).status).toBe(200);
  });

  it.each(["refuse", "drop"] as const)(
    "is tried again when the mail server does not take it (%s), and no account is lost",
    async (behaviour) => {
      mailServer.behaviour = behaviour;
      const { email } = await register();
      await test.app.context.mail.sendDue();
      expect(await waiting()).toMatchObject([{ email, attempts: 1 }]);
      expect(test.logged.join("")).toContain("a mail could not be sent yet");

      mailServer.behaviour = "accept";
      await test.app.context.mail.sendDue();
      expect(mailServer.mails).toEqual([]);
      test.clock.now += 10_000;
      await test.app.context.mail.sendDue();
      expect((await followLink(test.visitor(), await mailServer.mailTo(email))).status).toBe(200);
    },
  );

  it("keeps nobody waiting while the mail server says nothing, and outlives a restart", async () => {
    mailServer.behaviour = "stall";
    const reached = mailServer.connection();
    const { email } = await register();
    await reached;
    expect((await test.visitor().call(api.ready)).status).toBe(200);
    mailServer.behaviour = "accept";
    await test.restart();
    test.clock.now += 2 * minute;
    await test.app.context.mail.sendDue();
    expect((await followLink(test.visitor(), await mailServer.mailTo(email))).status).toBe(200);
  });

  it("waits as long as the mail server is gone, and ever longer between tries", async () => {
    await mailServer.stop();
    await register();
    const tries: number[] = [];
    for (let n = 0; n < 6; n++) {
      await test.app.context.mail.sendDue();
      const [mail] = await waiting();
      tries.push(((mail?.dueAt?.getTime() ?? 0) - test.clock.now) / 1000);
      test.clock.now = mail?.dueAt?.getTime() ?? 0;
    }
    expect(tries).toEqual([10, 60, 300, 900, 3600, 3600]);
  });

  it("is sent once, whichever of several processes takes it", async () => {
    const { db, dialect, now, settings } = test.app.context;
    const makeQueue = () =>
      new MailQueue({
        ...{ db, dialect, now },
        openTransport: () => openTransport(settings, () => {}),
        compose: (mail) => composeLetter({ db, now, settings }, mail),
        onFailure: (error) => {
          throw error;
        },
      });
    const at = new Date(test.clock.now);
    const { user } = await signUp(test);
    for (let n = 0; n < 12; n++)
      await postMail(db, "password-changed", user.id, `reader-${n}@example.org`, at);
    const queues = [makeQueue(), makeQueue(), makeQueue()];
    await Promise.all(queues.map((queue) => queue.sendDue()));
    await Promise.all(queues.map((queue) => queue.close()));
    expect(mailServer.mails.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 12 }, (_, n) => `reader-${n}@example.org`).sort(),
    );
  });

  it("does not wait for a clock that was set back", async () => {
    const { email } = await register();
    await test.app.context.mail.sendDue();
    test.clock.now -= 60 * minute;
    await test.visitor().call(api.resendVerification, { body: { email } });
    await test.app.context.mail.sendDue();
    expect(mailServer.mails.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it("is not held up by another that the mail server swallows in silence", async () => {
    mailServer.behaviour = "stall-at-data";
    const reached = mailServer.connection();
    await register();
    await reached;
    mailServer.behaviour = "accept";
    const { email } = await register();
    expect((await mailServer.mailTo(email, { patienceMs: 5_000 })).to).toBe(email);
  });

  it("waits with all others for the same address, whatever the fraction of its moment", async () => {
    const { db } = test.database;
    await register();
    const { user } = await signUp(test);
    for (let n = 0; n < 3; n++)
      await postMail(db, "email-changed", `${user.id} ${n}`, "crowd@example.org", new Date(test.clock.now));
    if (test.database.dialect === "postgres")
      await sql`update mails set "dueAt" = "dueAt" - interval '0.0005 seconds'`.execute(db);
    await test.app.context.mail.sendDue();
    expect((await waiting()).every(({ dueAt }) => (dueAt?.getTime() ?? 0) > test.clock.now)).toBe(true);
  });

  it("is forgotten when its reason is gone, and swept a day after", async () => {
    mailServer.behaviour = "refuse";
    await register();
    await test.app.context.mail.sendDue();
    await test.database.db.deleteFrom("registrations").execute();
    mailServer.behaviour = "accept";
    test.clock.now += minute;
    await test.app.context.mail.sendDue();
    expect([await waiting(), mailServer.mails]).toEqual([[], []]);

    await register();
    await test.app.context.mail.sendDue();
    test.clock.now += 24 * 60 * minute;
    await sweep(test.app);
    expect(await test.database.db.selectFrom("mails").selectAll().execute()).toEqual([]);
    expect(await test.database.db.selectFrom("registrations").selectAll().execute()).toEqual([]);
  });
});
