import { randomUUID } from "node:crypto";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { lockout } from "#domain/accounts/lockout.ts";
import { api } from "#domain/api.ts";
import { weekdays } from "#domain/reminders/schedule.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../testing/databases.ts";
import { inTurn, killAll, makeProcesses, startAll } from "../testing/hosting/processes.ts";
import { RemoteVisitor } from "../testing/hosting/remote-visitor.ts";
import { MailServer } from "../testing/mail-server.ts";
import { makeEntry, makeRegistration, makeReminders, makeUniverse, password } from "../testing/make.ts";
import { PushReceiver } from "../testing/push-receiver.ts";
import type { ReceivedMail } from "../testing/received-mail.ts";
import { authenticator } from "../testing/second-factor.ts";
import { type ServerProcess, withReceiver } from "../testing/server-process.ts";
import { openDatabase } from "./database/open.ts";
import { limits } from "./limits/limits.ts";
import { keyFileOf } from "./secret-key.ts";

let where: TestDatabaseSettings;
let mailServer: MailServer;
let receiver: PushReceiver;
let servers: readonly ServerProcess[];
let [one, other] = ["", ""];

beforeAll(async () => {
  where = await makeTestDatabaseSettings({ isMigrated: true });
  [mailServer, receiver] = [await MailServer.start(), await PushReceiver.start()];
  servers = await makeProcesses(where, {
    ...{ name: "host", count: 2, program: withReceiver(receiver.origin) },
    environment: {
      PUBLIC_URL: "http://mood.example.org",
      TRUST_PROXY: "1",
      SMTP_URL: mailServer.url,
    },
  });
  await startAll(servers);
  [one = "", other = ""] = servers.map(({ url }) => url);
});
afterAll(async () => {
  await killAll(servers ?? []);
  await mailServer?.stop();
  await receiver?.stop();
  await where?.remove();
});
afterEach(() => expect(receiver.problems).toEqual([]));

async function signUp(server: string) {
  const visitor = new RemoteVisitor();
  const universe = makeUniverse({ universeName: `Two processes ${randomUUID()}` });
  const { status, body } = await visitor.call(server, api.createUniverse, { body: universe });
  expect(status).toBe(201);
  return { visitor, user: body as { id: string; universeName: string } };
}

const countBy = (answers: readonly { status: number }[]) => {
  const byStatus = [...Map.groupBy(answers, ({ status }) => status)];
  return Object.fromEntries(byStatus.map(([status, all]) => [status, all.length]));
};

async function countWaiting(table: "mails" | "reminder_jobs"): Promise<number> {
  const database = await openDatabase(where);
  try {
    const waiting = database.db.selectFrom(table).select("id").where("dueAt", "is not", null);
    return (await waiting.execute()).length;
  } finally {
    await database.close();
  }
}

async function setNextReminder(nextAt: Date) {
  const database = await openDatabase(where);
  await database.db.updateTable("reminders").set({ nextAt }).execute();
  await database.close();
}

/** Sends calls to both processes at once. */
const atOnce = <T>(count: number, send: (server: string, n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n % 2 === 0 ? one : other, n)));

const follow = (server: string, mail: ReceivedMail) =>
  new RemoteVisitor().call(server, api.verifyEmail, {
    query: { token: new URL(mail.link ?? "").searchParams.get("token") ?? "" },
  });

async function makeAccount(server: string) {
  const account = makeRegistration({
    universeName: `Account ${randomUUID()}`,
    email: `${randomUUID()}@example.org`,
  });
  expect((await new RemoteVisitor().call(server, api.register, { body: account })).status).toBe(201);
  return account;
}

async function logIn(server: string, identifier: string, tried = password) {
  const visitor = new RemoteVisitor();
  const answer = await visitor.call(server, api.login, { body: { identifier, password: tried } });
  return { visitor, ...answer };
}

describe("two processes on one PostgreSQL server", () => {
  it("know each other's sessions, and end them for both", async () => {
    const { visitor, user } = await signUp(one);
    expect((await visitor.call(other, api.me)).body).toMatchObject({ user: { id: user.id } });
    const copied = new RemoteVisitor();
    for (const [name, value] of visitor.cookies) copied.cookies.set(name, value);
    expect((await copied.call(one, api.me)).status).toBe(200);
    await visitor.call(other, api.logout);
    for (const server of [one, other]) expect((await copied.call(server, api.me)).status).toBe(401);
  });

  it("tell a poll on one of a star that was added on the other", async () => {
    const { visitor } = await signUp(one);
    const first = await visitor.call(other, api.listChanges);
    await visitor.call(one, api.createMoodEntry, { body: makeEntry() });
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    const second = await visitor.call(other, api.listChanges, { headers });
    expect([first.body.revision, second.status, second.body.revision]).toEqual([0, 200, 1]);
  });

  it("share the cooldown: of stars that are added at once, one is accepted", async () => {
    const { visitor } = await signUp(one);
    const added = await atOnce(20, (server) =>
      visitor.call(server, api.createMoodEntry, { body: makeEntry() }),
    );
    expect(countBy(added)).toEqual({ 201: 1, 429: 19 });
  });

  it("add a star once, to whichever of them its request is repeated", async () => {
    const { visitor } = await signUp(one);
    const parts = { body: makeEntry(), headers: { "idempotency-key": randomUUID() } };
    const added = await atOnce(20, (server) => visitor.call(server, api.createMoodEntry, parts));
    expect(countBy(added)).toEqual({ 201: 20 });
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1);
    expect((await visitor.call(other, api.listMoodEntries)).body).toHaveLength(1);
    const another = { ...parts, body: makeEntry({ intensity: 2 }) };
    expect((await visitor.call(other, api.createMoodEntry, another)).status).toBe(422);
  });

  it("give a name to one person", async () => {
    const body = makeUniverse({ universeName: `Wanted ${randomUUID()}` });
    const created = await atOnce(10, (server) =>
      new RemoteVisitor().call(server, api.createUniverse, { body }),
    );
    expect(countBy(created)).toEqual({ 201: 1, 409: 9 });
  });

  it("send each mail once, and follow the links of both", async () => {
    const accounts = await atOnce(8, makeAccount);
    for (const [n, { email }] of accounts.entries())
      expect((await follow(n % 2 === 0 ? other : one, await mailServer.mailTo(email))).status).toBe(200);
    await expect.poll(() => countWaiting("mails")).toBe(0);
    expect(mailServer.mails.map(({ to }) => to).sort()).toEqual(accounts.map(({ email }) => email).sort());
  });

  it("count wrong passwords together, and lock the account on both", async () => {
    const { email } = await makeAccount(one);
    await follow(other, await mailServer.mailTo(email));
    const tried = await atOnce(14, (server) => logIn(server, email, `${password}?`));
    expect(countBy(tried)).toEqual({ 401: lockout.maxAttempts, 423: 14 - lockout.maxAttempts });
    for (const server of [one, other]) expect((await logIn(server, email)).status).toBe(423);
  });

  it("end the sessions of an account on both when its password changes on one", async () => {
    const { email } = await makeAccount(one);
    await follow(other, await mailServer.mailTo(email));
    const [first, second] = [await logIn(one, email), await logIn(other, email)];
    const body = { currentPassword: password, newPassword: `${password}!` };
    const params = { id: first.body.user.id };
    expect((await first.visitor.call(one, api.changePassword, { params, body })).status).toBe(200);
    expect((await second.visitor.call(other, api.me)).status).toBe(401);
    expect([
      (await logIn(other, email)).status,
      (await logIn(other, email, body.newPassword)).status,
    ]).toEqual([401, 200]);
  });

  it("check codes with the same key, and let one of the sign-ins in that use the same recovery code", async () => {
    const { email } = await makeAccount(one);
    await follow(other, await mailServer.mailTo(email));
    const { visitor } = await logIn(one, email);
    const { secret } = (await visitor.call(one, api.startTotp)).body;
    const [here = "", there = ""] = [0, 1].map((n) => keyFileOf(join(where.dataDir, `host-${n}`)));
    await copyFile(here, there);
    const code = authenticator(secret)(Date.now());
    const confirmed = await visitor.call(other, api.confirmTotp, { body: { code } });
    const [recoveryCode] = confirmed.body.recoveryCodes;
    const body = { identifier: email, password, code: recoveryCode };
    const tried = await atOnce(10, (server) => new RemoteVisitor().call(server, api.login, { body }));
    expect(countBy(tried)).toEqual({ 200: 1, 401: 9 });
  });

  it("count look-ups of an address together", async () => {
    const stranger = new RemoteVisitor();
    const lookedUp = await atOnce(limits["look-up"] + 10, (server, n) =>
      stranger.call(server, api.openUniverse, { params: { universeName: `Nobody ${n}` } }),
    );
    expect(countBy(lookedUp)).toEqual({ 404: limits["look-up"], 429: 10 });
  });

  it("send each reminder once", async () => {
    const pick = inTurn(servers);
    const moment = new Date(Math.floor(Date.now() / 60_000) * 60_000);
    const time = moment.toISOString().slice(11, 16);
    const body = makeReminders({ times: [{ time, weekdays }], timeZone: "UTC" });
    const devices = Array.from({ length: 12 }, (_, n) => `phone-${n}`);
    for (const device of devices) {
      const { visitor } = await signUp(pick());
      await visitor.call(pick(), api.putReminders, { body });
      expect((await visitor.call(pick(), api.putDevice, { body: receiver.subscribe(device) })).status).toBe(
        200,
      );
    }
    // The reminder looks as if it had been set before this minute began.
    await setNextReminder(moment);
    await receiver.arrivalOf(devices.length);
    await expect.poll(() => countWaiting("reminder_jobs")).toBe(0);
    expect(receiver.received.map(({ device }) => device).sort()).toEqual(devices.sort());
    expect(new Set(receiver.received.map(({ key }) => key)).size).toBe(1);
  });
});
