import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockout } from "#domain/accounts/lockout.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { askForPasskey, makeKeyedUniverse, openPasskeyApp } from "../../testing/authenticator/passkeys.ts";
import { live, nameOf, remove } from "../../testing/deletions.ts";
import { MailServer } from "../../testing/mail-server.ts";
import { makeAccount, makeRegistration, password, signIn, signUp } from "../../testing/make.ts";
import { ProviderTest } from "../../testing/provider-sign-in.ts";
import { readAllRows } from "../../testing/tables.ts";

let test: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await MailServer.start();
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 }, { mailServer });
});
afterAll(async () => {
  await test.close();
  await mailServer.stop();
});

const open = (universeName: string, visitor = test.visitor()) =>
  visitor.call(api.openUniverse, { params: { universeName } });

async function expectRowsInEveryTable(userId: string) {
  const rows = await readAllRows(test.database.db);
  const without = [...rows].filter(([, text]) => !text.includes(userId)).map(([table]) => table);
  // Tables that are about nobody in particular, the migrator's, and the log, which names people by keys that go with them.
  const others = [
    "admin_log",
    "join_invitations",
    "kysely_migration",
    "kysely_migration_lock",
    "limits",
    "provider_sign_ins",
    "registrations",
    "reminder_keys",
  ];
  expect(
    without.filter((table) => !others.includes(table) && table !== "mails" && table !== "sign_in_attempts"),
  ).toEqual([]);
}

describe("POST /api/users/:id/deletion of an account", () => {
  it("deletes every row of every table at once, ends every session, and leaves no mail after the last one", async () => {
    const other = await signUp(test);
    // Creates the keys of the server, which stay.
    await other.visitor.call(api.getReminders);
    const before = await readAllRows(test.database.db);
    const account = await makeAccount(test);
    const person = await signIn(test, account);
    const elsewhere = await signIn(test, account);
    await live(test, person);
    await person.visitor.call(api.updateProfile, {
      params: person.user,
      body: { email: "next@example.org" },
    });
    // Connected to the person by the address and the name alone.
    await test.visitor().call(api.register, { body: makeRegistration({ email: account.email }) });
    await test
      .visitor()
      .call(api.login, { body: { identifier: account.universeName, password: "Wrong-Pass-1" } });
    await expectRowsInEveryTable(person.user.id);

    const answer = await remove(person, { universeName: account.universeName, password });
    expect([answer.status, answer.body]).toEqual([202, { removedAt: null }]);
    expect([...person.visitor.cookies.keys()]).toEqual(["mood-universe-device"]);
    expect((await elsewhere.visitor.call(api.listMoodEntries)).status).toBe(401);
    // The mail is there at once, although one was sent to the address within the minute.
    const mails = await test.mailsTo(account.email);
    expect(mails.at(-1)?.subject).toBe("Your universe was deleted");
    expect(await readAllRows(test.database.db)).toEqual(before);
    expect((await other.visitor.call(api.me)).status).toBe(200);
    await makeAccount(test, { email: account.email, universeName: account.universeName });
  });

  it("sends the last mail although another one was sent to the address within the minute", async () => {
    const account = await makeAccount(test);
    const person = await signIn(test, account);
    await remove(person, { universeName: account.universeName, password });
    await test.visitor().call(api.register, { body: makeRegistration({ email: account.email }) });
    const mails = await test.mailsTo(account.email);
    expect(mails.filter(({ subject }) => subject === "Your universe was deleted")).toHaveLength(1);
  });

  it("needs the exact name and the password, whose wrong ones count toward the lockout", async () => {
    const account = await makeAccount(test);
    const person = await signIn(test, account);
    const { universeName } = account;
    const other = await remove(person, { universeName: universeName.toLowerCase(), password });
    expect(other).toMatchObject({
      status: 409,
      body: { fieldCodes: { universeName: { code: "other-name" } } },
    });
    const none = await remove(person, { universeName });
    expect(none).toMatchObject({ status: 400, body: { fieldCodes: { password: { code: "required" } } } });
    for (let count = 0; count < lockout.maxAttempts; count++)
      expect(await remove(person, { universeName, password: `Wrong-${count}!` })).toMatchObject({
        status: 403,
        body: { code: "wrong-password" },
      });
    const locked = await remove(person, { universeName, password });
    expect(locked).toMatchObject({ status: 423, body: { code: "account-locked", remainingMinutes: 15 } });
    expect(
      (await test.visitor().call(api.login, { body: { identifier: account.email, password } })).status,
    ).toBe(423);
    test.clock.now += lockout.durationMs;
    expect((await remove(person, { universeName, password })).status).toBe(202);
  });

  it("happens once when it is asked for twice at the same time", async () => {
    const account = await makeAccount(test);
    const [one, other] = [await signIn(test, account), await signIn(test, account)];
    const body = { universeName: account.universeName, password };
    const answers = await Promise.all([remove(one, body), remove(other, body)]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(202);
    expect(
      (await test.mailsTo(account.email)).filter(({ subject }) => subject.includes("deleted")),
    ).toHaveLength(1);
  });

  it("succeeds where the mails in the outbox cannot be deleted, and the log says so", async () => {
    const account = await makeAccount(test);
    const person = await signIn(test, account);
    const outbox = join(test.app.context.settings.dataDir, "outbox");
    // A file in place of the folder.
    await writeFile(outbox, "");
    const answer = await remove(person, { universeName: account.universeName, password });
    await rm(outbox);
    expect(answer.status).toBe(202);
    expect(test.logged.join()).toContain("could not delete the mails of a person");
  });

  it("is only for its person", async () => {
    const [ada, eve] = [await signUp(test), await signUp(test)];
    const { status } = await remove({ ...ada, visitor: eve.visitor }, nameOf(ada));
    expect(status).toBe(404);
    expect((await remove({ ...ada, visitor: test.visitor() }, nameOf(ada))).status).toBe(401);
    expect((await open(ada.user.universeName)).status).toBe(200);
  });
});

describe("POST /api/users/:id/deletion of an account with a provider", () => {
  it("needs a sign-in with the provider within the last ten minutes", async () => {
    const at = await ProviderTest.open({ rateLimits: false, smtpUrl: mailServer.url });
    const account = { sub: "leaving", name: "Ada", email: "ada@leaving.example.org", email_verified: true };
    const person = await at.signIn(account);
    at.test.clock.now += 10 * 60_000 + 1;
    const body = { universeName: person.user.universeName };
    const refused = await remove(person, body);
    expect(refused).toMatchObject({
      status: 403,
      body: { code: "recent-sign-in-required", params: { minutes: 10 } },
    });
    const again = await at.signIn(account);
    expect((await remove(again, body)).body).toEqual({ removedAt: null });
    await at.test.app.context.mail.sendDue();
    expect((await test.mailsTo(account.email)).map(({ subject }) => subject)).toEqual([
      "Your universe was deleted",
    ]);
    expect((await at.test.database.db.selectFrom("mails").selectAll().execute()).length).toBe(0);
    await at.close();
  });
});

describe("POST /api/users/:id/deletion of a universe that only a passkey opens", () => {
  it("needs a proof of the last ten minutes, by a sign-in or given again", async () => {
    const at = await openPasskeyApp();
    const { authenticator, ...person } = await makeKeyedUniverse(at);
    const body = { universeName: person.user.universeName };
    at.clock.now += 10 * 60_000;
    expect(await remove(person, body)).toMatchObject({
      status: 403,
      body: { code: "recent-sign-in-required", params: { minutes: 10 } },
    });
    const response = authenticator.get(await askForPasskey(person.visitor, "confirm"));
    await person.visitor.call(api.confirm, { body: { response } });
    expect((await remove(person, body)).body).toEqual({ removedAt: null });
    await at.close();
  });
});
