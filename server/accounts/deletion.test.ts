import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closedForMs } from "#domain/accounts/deletion.ts";
import { lockout } from "#domain/accounts/lockout.ts";
import { api } from "#domain/api.ts";
import { responseTo } from "#domain/wellness/quiz/quiz-run.ts";
import { scenarios } from "#domain/wellness/quiz/scenarios.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { importAll, makeEntries, sendImport, starsOf } from "../../testing/imports.ts";
import {
  makeAccount,
  makeDevice,
  makeEntry,
  makeLink,
  makeMigration,
  makeRegistration,
  makeReminders,
  makeSession,
  makeTag,
  password,
  signIn,
  signUp,
} from "../../testing/make.ts";
import { runUniverse } from "../../testing/operator.ts";
import { ProviderTest } from "../../testing/provider-sign-in.ts";
import { readAllRows } from "../../testing/tables.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { sweep } from "../housekeeping.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

type Person = { visitor: Visitor; user: { id: string; universeName: string } };

const remove = ({ visitor, user }: Person, body: Record<string, unknown>) =>
  visitor.call(api.deleteUniverse, { params: user, body });
const nameOf = ({ user: { universeName } }: Person) => ({ universeName });
const open = (universeName: string, visitor = test.visitor()) =>
  visitor.call(api.openUniverse, { params: { universeName } });

/** Leaves rows in every table of a person. */
async function live({ visitor, user }: Person) {
  const tag = (await visitor.call(api.putTag, { params: { id: crypto.randomUUID() }, body: makeTag() })).body;
  const stars = [];
  for (const key of ["one", "two", "three"])
    stars.push(
      (
        await visitor.call(api.createMoodEntry, {
          body: makeEntry({ tags: [tag.id], note: "A secret" }),
          headers: { "idempotency-key": key },
        })
      ).body,
    );
  await visitor.call(api.binMoodEntry, { params: stars[1] });
  await visitor.call(api.binMoodEntry, { params: stars[2] });
  await visitor.call(api.purgeMoodEntry, { params: stars[2] });
  await visitor.call(api.createLink, { body: makeLink() });
  await visitor.call(api.putReminders, { body: makeReminders() });
  await visitor.call(api.putDevice, { body: makeDevice() });
  await addSentReminder(user.id);
  await importAll(visitor, makeEntries(3));
  const entryIds = (await starsOf(visitor)).map(({ id }: { id: string }) => id);
  await visitor.call(api.putConstellation, {
    params: { id: crypto.randomUUID() },
    body: { name: "Kite", entryIds },
  });
  await sendImport(visitor, makeEntries(2), [{ id: crypto.randomUUID(), name: "Sea", kind: "place" }]);
  for (const scenario of scenarios)
    await visitor.call(api.createQuizResponse, {
      params: user,
      body: responseTo(scenario, { runId: user.id, userEmotion: "joy", userIntensity: 3, responseTimeMs: 9 }),
    });
  await visitor.call(api.createWellnessSession, { params: user, body: makeSession() });
}

/** A reminder that was sent lately: without this row the test would wait for the time of one. */
const addSentReminder = (userId: string) =>
  test.database.db
    .insertInto("reminder_jobs")
    .values({
      ...{ userId, id: crypto.randomUUID(), date: "2026-03-13", time: "20:30", target: "mail" },
      ...{ at: new Date(test.clock.now), dueAt: null, attemptedAt: null },
    })
    .execute();

async function expectRowsInEveryTable(userId: string) {
  const rows = await readAllRows(test.database.db);
  const without = [...rows].filter(([, text]) => !text.includes(userId)).map(([table]) => table);
  // Those that are about nobody in particular, and the migrator's.
  const others = [
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
    await live(person);
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
    expect(person.visitor.cookies.size).toBe(0);
    expect((await elsewhere.visitor.call(api.listMoodEntries)).status).toBe(401);
    // Without waiting for the minute after the last mail to the address.
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
    const at = await ProviderTest.open({ rateLimits: false });
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
    expect((await at.test.mailsTo(account.email)).map(({ subject }) => subject)).toEqual([
      "Your universe was deleted",
    ]);
    expect((await at.test.database.db.selectFrom("mails").selectAll().execute()).length).toBe(0);
    await at.close();
  });
});

describe("POST /api/users/:id/deletion of a universe that its name opens", () => {
  async function close() {
    const person = await signUp(test);
    await live(person);
    const { body, status } = await remove(person, nameOf(person));
    expect([status, body]).toEqual([
      202,
      { removedAt: new Date(test.clock.now + closedForMs).toISOString() },
    ]);
    return { ...person, removedAt: body.removedAt as string };
  }

  it("closes it at once: every call is refused, and its name belongs to it", async () => {
    const elsewhere = test.visitor();
    const { visitor, user, removedAt } = await close();
    expect((await visitor.call(api.listMoodEntries)).status).toBe(401);
    const { universeName } = user;
    expect(await open(universeName, elsewhere)).toMatchObject({
      status: 410,
      body: { code: "universe-closed", params: { removedAt } },
    });
    expect(elsewhere.cookies.size).toBe(0);
    expect(
      (await test.visitor().call(api.createUniverse, { body: { universeName, userName: "Eve" } })).status,
    ).toBe(409);
    expect(
      (await test.visitor().call(api.register, { body: makeRegistration({ universeName }) })).status,
    ).toBe(409);
    expect((await test.visitor().call(api.migrate, { body: makeMigration(universeName) })).status).toBe(404);
    expect((await elsewhere.call(api.me)).status).toBe(401);
  });

  it("ends a move to an address whose link was not followed", async () => {
    const person = await signUp(test);
    const migration = makeMigration(person.user.universeName);
    await test.visitor().call(api.migrate, { body: migration });
    const [mail] = await test.mailsTo(migration.email);
    await remove(person, nameOf(person));
    const token = new URL(mail?.link ?? "").searchParams.get("token") ?? "";
    expect((await test.visitor().call(api.verifyEmail, { query: { token } })).status).toBe(400);
    expect((await open(person.user.universeName)).status).toBe(410);
  });

  it("can be kept by its name, with everything in it, and then opens as before", async () => {
    const { user } = await close();
    test.clock.now += closedForMs - 1;
    await sweep(test.app);
    const visitor = test.visitor();
    const keep = () => visitor.call(api.keepUniverse, { params: user });
    expect(await keep()).toMatchObject({ status: 200, body: { id: user.id } });
    expect((await visitor.call(api.listMoodEntries)).body).toHaveLength(4);
    expect((await keep()).status).toBe(200);
    test.clock.now += 1;
    await sweep(test.app);
    expect((await open(user.universeName)).status).toBe(200);
  });

  it("is removed after seven days, from every table", async () => {
    const before = await readAllRows(test.database.db);
    const { user } = await close();
    test.clock.now += closedForMs;
    await sweep(test.app);
    const after = await readAllRows(test.database.db);
    for (const [table, text] of after) expect(text.includes(user.id), table).toBe(false);
    expect(after.get("users")).toBe(before.get("users"));
    expect((await open(user.universeName)).status).toBe(404);
    expect((await signUp(test, { universeName: user.universeName })).user.id).not.toBe(user.id);
  });

  it("shows the operator that it is closed, who can export and delete it", async () => {
    const { user, removedAt } = await close();
    const operate = (...args: string[]) => runUniverse(test.app.context.settings, args);
    const list = (await operate("list")).stdout.split("\n").find((line) => line.includes(user.universeName));
    expect(list).toContain(`closed, removed after ${removedAt.slice(0, 16).replace("T", " ")}`);
    const exported = JSON.parse((await operate("export", user.universeName)).stdout);
    expect([exported.user.closedAt, exported.moodEntries.length]).toEqual([
      new Date(Date.parse(removedAt) - closedForMs).toISOString(),
      4,
    ]);
    expect((await operate("delete", user.universeName, "--yes")).code).toBe(0);
    expect((await open(user.universeName)).status).toBe(404);
  });

  it("keeps no universe that a password protects", async () => {
    const account = await makeAccount(test);
    const { universeName } = account;
    expect((await test.visitor().call(api.keepUniverse, { params: { universeName } })).status).toBe(403);
    expect(
      (await test.visitor().call(api.keepUniverse, { params: { universeName: "No such one" } })).status,
    ).toBe(404);
  });
});
