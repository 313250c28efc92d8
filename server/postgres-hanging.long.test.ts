import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { RemoteVisitor } from "../testing/hosting/remote-visitor.ts";
import { MailServer } from "../testing/mail-server.ts";
import { makeRegistration } from "../testing/make.ts";
import { makePostgres, type PostgresServer } from "../testing/postgres.ts";
import { ServerProcess } from "../testing/server-process.ts";
import {
  expectNothingLost,
  openStarWriter,
  type StarWriter,
  writeContinuously,
} from "../testing/star-writer.ts";
import { suspend } from "../testing/suspend.ts";

const hangMs = 60_000;
/** The wait for a connection and one statement (decision 23), on a busy machine. */
const longestCallMs = 15_000;
const poolSize = 10;
const readers = 40;

let postgres: PostgresServer;
let server: ServerProcess;
let dataDir: string;
let figuresUrl: string;
let mailServer: MailServer;
let resume = () => {};
beforeEach(async () => {
  postgres = await makePostgres({ synchronous_commit: "on", max_connections: "30" });
  await postgres.start();
  dataDir = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
  mailServer = await MailServer.start();
  server = new ServerProcess(dataDir, (port) => ({
    SMTP_URL: mailServer.url,
    ...{ DATABASE_URL: postgres.url, METRICS: "on", METRICS_PORT: `${port + 1}` },
    ...{ COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" },
  }));
  await server.start();
  figuresUrl = `http://127.0.0.1:${server.port + 1}/metrics`;
});
afterEach(async () => {
  resume();
  await server.kill();
  await Promise.all([postgres.remove(), mailServer.stop()]);
  await rm(dataDir, { recursive: true });
});

const probe = async (path: string) => (await fetch(`${server.url}/api/health/${path}`)).status;

/** Reads figures of the process by their names and labels. */
async function readFigures() {
  const text = await (await fetch(figuresUrl)).text();
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  const figures = new Map(lines.map((line) => [line.replace(/ [^ ]+$/, ""), Number(line.split(" ").at(-1))]));
  return (name: string) => figures.get(name) ?? 0;
}

async function countConnections(): Promise<number> {
  const figure = await readFigures();
  return ["used", "idle"]
    .map((state) => figure(`mood_universe_database_connections{state="${state}"}`))
    .reduce((all, count) => all + count);
}

async function countRows(statement: string): Promise<number> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows.length;
}

/** Sessions that PostgreSQL counts, without the one that asks. */
const countSessions = () =>
  countRows(
    "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );

const countWaitingMails = () => countRows(`select 1 from mails where "dueAt" is not null`);

/** People who look at their stars again and again, until `stop`. */
function readContinuously(writer: StarWriter) {
  const seen = { statuses: new Set<number>(), refusals: new Set<string>(), longestMs: 0 };
  let isReading = true;
  const read = async () => {
    while (isReading) {
      const begin = performance.now();
      const answer = await writer.send("GET", "/api/changes");
      const text = await answer.text();
      seen.longestMs = Math.max(seen.longestMs, performance.now() - begin);
      seen.statuses.add(answer.status);
      if (answer.status !== 200) seen.refusals.add(`${answer.headers.get("retry-after")} ${text}`);
      await pause(50);
    }
  };
  const all = Promise.all(Array.from({ length: readers }, read));
  all.catch(() => {});
  return {
    async stop() {
      isReading = false;
      await all;
      return seen;
    },
  };
}

describe("a PostgreSQL server that hangs", () => {
  it(
    "for a minute gets no more connections than before, calls are refused in time, and all goes on after it",
    async () => {
      const { pid } = server;
      const writer = await openStarWriter(server.url, "Frozen");
      const writing = writeContinuously(writer, 8);
      const reading = readContinuously(writer);
      await expect.poll(() => writing.ids.size).toBeGreaterThan(100);

      resume = await suspend(await postgres.pid());
      const until = performance.now() + hangMs;
      await expect.poll(() => probe("ready")).toBe(503);
      const stored = writing.ids.size;
      while (performance.now() < until) {
        const begin = performance.now();
        expect([await probe("live"), await probe("ready")]).toEqual([200, 503]);
        expect((await readFigures())("mood_universe_database_up")).toBe(0);
        expect(await countConnections()).toBeLessThanOrEqual(poolSize);
        // Each of the probes has its own limit of 2 s.
        expect(performance.now() - begin).toBeLessThan(longestCallMs);
        await pause(1_000);
      }
      expect(writing.ids.size).toBe(stored);
      resume();

      await expect.poll(() => probe("ready")).toBe(200);
      await expect.poll(() => writing.ids.size).toBeGreaterThan(stored + 100);
      const keys = await writing.stop();
      const { statuses, refusals, longestMs } = await reading.stop();
      expect([...writing.statuses].sort()).toEqual([201, 503]);
      expect([...statuses].sort()).toEqual([200, 503]);
      expect([...refusals]).toEqual([expect.stringMatching(/^5 .*cannot reach its storage right now/)]);
      expect(longestMs).toBeLessThan(longestCallMs);
      await expectNothingLost(writer, keys, writing.ids);
      await expect.poll(countSessions).toBeLessThanOrEqual(poolSize);
      expect([server.pid, server.exitCode]).toEqual([pid, null]);
      expect(server.log).not.toContain("a bug");
    },
    4 * hangMs,
  );

  it("does not delay the end of a process for longer than ten seconds", async () => {
    const writer = await openStarWriter(server.url, "Ended");
    resume = await suspend(await postgres.pid());
    const calls = Promise.allSettled(Array.from({ length: 20 }, (_, n) => writer.add(`${n}`)));
    expect(await probe("ready")).toBe(503);
    const begin = performance.now();
    await server.stop();
    expect(performance.now() - begin).toBeLessThan(10_000);
    expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
    await calls;
  });

  it("lets a mail be sent once that was accepted meanwhile", async () => {
    mailServer.behaviour = "hold";
    const answer = await new RemoteVisitor().call(server.url, api.register, { body: makeRegistration() });
    expect(answer.status).toBe(201);
    await expect.poll(() => mailServer.held).toBe(1);
    resume = await suspend(await postgres.pid());
    // On a connection from before, PostgreSQL would find the statement when it goes on. They end after 10 s, or 7 s of a query.
    await pause(18_000);
    mailServer.behaviour = "accept";
    mailServer.release();
    // Longer than two attempts to connect.
    await pause(12_000);
    resume();
    // The mails are gone before another process could claim them.
    await expect.poll(countWaitingMails).toBe(0);
    expect([mailServer.mails.length, mailServer.attempts]).toEqual([1, 1]);
  }, 100_000);

  it("is told of in a sentence by a process that starts, in time", async () => {
    resume = await suspend(await postgres.pid());
    const other = new ServerProcess(dataDir, { DATABASE_URL: postgres.url });
    const begin = performance.now();
    await expect(other.start()).rejects.toThrow("The server did not start");
    expect(performance.now() - begin).toBeLessThan(longestCallMs);
    expect(other.errorOutput).toBe(
      "DATABASE_URL does not lead to a PostgreSQL server that can be used: it does not answer.\n",
    );
  });
});
