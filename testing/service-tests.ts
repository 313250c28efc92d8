/** A server process with a mail server, a provider and a push service that a test can let fail. */

import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { api } from "#domain/api.ts";
import { weekdays } from "#domain/reminders/schedule.ts";
import { openDatabase } from "../server/database/open.ts";
import type { Db } from "../server/database/schema.ts";
import { makeTestDatabaseSettings } from "./databases.ts";
import { RemoteVisitor } from "./hosting/remote-visitor.ts";
import { MailServer } from "./mail-server.ts";
import { makeRegistration, makeReminders, makeUniverse, password } from "./make.ts";
import { OidcProvider } from "./oidc-provider.ts";
import { PushReceiver } from "./push-receiver.ts";
import { ServerProcess, withClock } from "./server-process.ts";

export type ServiceTest = Awaited<ReturnType<typeof openServiceTest>>;

/**
 * Names that stand in every address of the process, in place of 127.0.0.1, and the command that lets it find them.
 */
export type Names = {
  readonly database: string;
  readonly mail: string;
  readonly provider: string;
  readonly within: readonly string[];
};

const atHost = (address: string, host: string | undefined) =>
  host === undefined ? address : address.replace("127.0.0.1", host);

/** `isStarted` false leaves the start of the process to the test. */
export async function openServiceTest({
  names,
  isStarted = true,
}: {
  names?: Names;
  isStarted?: boolean;
} = {}) {
  const where = await makeTestDatabaseSettings({ isMigrated: true });
  const [mailServer, receiver, provider] = await Promise.all([
    MailServer.start(),
    PushReceiver.start(),
    OidcProvider.start({ ...(names && { host: names.provider }) }),
  ]);
  const settings: Record<string, string> = {
    ...(where.databaseUrl !== null && { DATABASE_URL: atHost(where.databaseUrl, names?.database) }),
    ...{ SMTP_URL: atHost(mailServer.url, names?.mail), OIDC_ISSUER: provider.issuer, LOG_LEVEL: "warn" },
    ...{ OIDC_CLIENT_ID: provider.clientId, OIDC_CLIENT_SECRET: provider.clientSecret },
    ...{ RATE_LIMITS: "off", COOLDOWN_SECONDS: "0" },
  };
  const server = new ServerProcess(where.dataDir, settings, withClock(receiver.origin), names?.within);
  if (isStarted) await server.start();

  async function inDatabase<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
    const database = await openDatabase(where);
    try {
      return await use(database.db);
    } finally {
      await database.close();
    }
  }

  async function register() {
    const account = makeRegistration({
      universeName: `Account ${randomUUID()}`,
      email: `${randomUUID()}@example.org`,
    });
    expect((await new RemoteVisitor().call(server.url, api.register, { body: account })).status).toBe(201);
    return account.email;
  }

  async function verify(email: string) {
    const { link } = await mailServer.mailTo(email, { patienceMs: 150_000 });
    const query = { token: new URL(link ?? "").searchParams.get("token") ?? "" };
    expect((await new RemoteVisitor().call(server.url, api.verifyEmail, { query })).status).toBe(200);
  }

  /** The address to which a sign-in by provider redirects the browser first. */
  async function startProviderSignIn(visitor: RemoteVisitor): Promise<string> {
    const { status, headers } = await visitor.call(server.url, api.providerSignIn);
    expect(status).toBe(302);
    return headers.get("location") ?? "";
  }

  return {
    ...{ where, mailServer, receiver, provider, server, register, verify, startProviderSignIn },

    isReady: () =>
      new RemoteVisitor().call(server.url, api.ready).then(
        ({ status }) => status === 200,
        () => false,
      ),

    async logIn(identifier: string) {
      const answer = await new RemoteVisitor().call(server.url, api.login, {
        body: { identifier, password },
      });
      expect(answer.status).toBe(200);
    },

    async createUniverse() {
      const visitor = new RemoteVisitor();
      const body = makeUniverse({ universeName: `Universe ${randomUUID()}` });
      expect((await visitor.call(server.url, api.createUniverse, { body })).status).toBe(201);
      return visitor;
    },

    /** Lets a reminder of the person be due now, on one device. */
    async remind(visitor: RemoteVisitor, device: string) {
      const moment = new Date(Math.floor(Date.now() / 60_000) * 60_000);
      const times = [{ time: moment.toISOString().slice(11, 16), weekdays }];
      const body = makeReminders({ times, timeZone: "UTC" });
      expect((await visitor.call(server.url, api.putReminders, { body })).status).toBe(200);
      const subscription = receiver.subscribe(device);
      expect((await visitor.call(server.url, api.putDevice, { body: subscription })).status).toBe(200);
      // The reminder looks as if it had been set before this minute began.
      await inDatabase((db) => db.updateTable("reminders").set({ nextAt: moment }).execute());
    },

    countWaiting: (table: "mails" | "reminder_jobs") =>
      inDatabase(async (db) => {
        const waiting = await db.selectFrom(table).select("id").where("dueAt", "is not", null).execute();
        return waiting.length;
      }),

    /** Goes to the provider and through its pages; returns the outcome of the callback. */
    async signInByProvider(beforeReturn = () => {}) {
      const visitor = new RemoteVisitor();
      const callback = await provider.follow(await startProviderSignIn(visitor));
      beforeReturn();
      return visitor.call(server.url, api.providerCallback, {
        query: Object.fromEntries(callback.searchParams),
      });
    },

    async close() {
      await server.kill();
      await Promise.all([mailServer.stop(), provider.stop(), receiver.stop()]);
      await where.remove();
    },
  };
}

/** Runs a task that must not take longer than this. */
export async function within<Result>(milliseconds: number, task: Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await task;
  expect(performance.now() - begin).toBeLessThan(milliseconds);
  return result;
}
