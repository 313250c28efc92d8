import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runStatement } from "../../testing/databases.ts";
import { makePostgres, type PostgresServer } from "../../testing/postgres.ts";
import { ServerProcess } from "../../testing/server-process.ts";
import { expectNothingLost, openStarWriter, writeContinuously } from "../../testing/star-writer.ts";
import { suspend } from "../../testing/suspend.ts";
import { openDatabase } from "./open.ts";

let postgres: PostgresServer;
let server: ServerProcess;
let dataDir: string;
beforeAll(async () => {
  // Acknowledged stars must survive a restart here.
  postgres = await makePostgres({ synchronous_commit: "on", max_connections: "50" });
  await postgres.start();
  dataDir = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
  const environment = { DATABASE_URL: postgres.url, COOLDOWN_SECONDS: "0", RATE_LIMITS: "off" };
  server = new ServerProcess(dataDir, { ...environment, LOG_LEVEL: "error" });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await postgres.remove();
  await rm(dataDir, { recursive: true });
});

const probe = async (path: string) => (await fetch(`${server.url}/api/health/${path}`)).status;
const expectReadiness = (status: number) => expect.poll(() => probe("ready")).toBe(status);

describe("a PostgreSQL server", () => {
  it("can be restarted under load: no star is lost, and the app recovers", async () => {
    const writer = await openStarWriter(server.url, "Restarted");
    const writing = writeContinuously(writer);
    await expect.poll(() => writing.ids.size).toBeGreaterThan(10);
    await postgres.halt();
    await expectReadiness(503);
    expect(await probe("live")).toBe(200);
    await postgres.start();
    await expectReadiness(200);
    const before = writing.ids.size;
    await expect.poll(() => writing.ids.size).toBeGreaterThan(before);
    const keys = await writing.stop();
    expect([...writing.statuses].sort()).toEqual([201, 503]);
    await expectNothingLost(writer, keys, writing.ids);
  });

  it("can hang without blocking calls and health checks for longer than their timeouts", async () => {
    const writer = await openStarWriter(server.url, "Frozen");
    const writing = writeContinuously(writer);
    await expect.poll(() => writing.ids.size).toBeGreaterThan(10);
    const resume = await suspend(await postgres.pid());
    const [first, second] = [writer.add("first"), probe("ready")];
    expect(await Promise.race([first.then(() => "the star"), second])).toBe(503);
    expect((await first).status).toBe(503);
    // The writers wait for an answer on connections from before.
    await expect.poll(() => writing.statuses.has(503)).toBe(true);
    expect(await probe("live")).toBe(200);
    resume();
    await expectReadiness(200);
    const before = writing.ids.size;
    await expect.poll(() => writing.ids.size).toBeGreaterThan(before);
    const keys = await writing.stop();
    expect([...writing.statuses].sort()).toEqual([201, 503]);
    await expectNothingLost(writer, [...keys, "first"], writing.ids);
  });

  it("can permit only reading for a while: writes get 503, and nothing else is refused", async () => {
    const writer = await openStarWriter(server.url, "Read Only");
    await writer.addUntilStored("before");
    const setReadOnly = async (value: string) => {
      await runStatement(postgres.url, `alter system set default_transaction_read_only = ${value}`);
      await runStatement(postgres.url, "select pg_reload_conf()");
    };
    await setReadOnly("on");
    await expect.poll(async () => (await writer.add("during")).status).toBe(503);
    expect((await writer.listIds()).length).toBeGreaterThanOrEqual(1);
    expect([await probe("ready"), await probe("live")]).toEqual([200, 200]);
    await setReadOnly("off");
    await expect.poll(async () => (await writer.add("after")).status).toBe(201);
    await expectNothingLost(writer, ["before", "during", "after"], new Map());
  });

  it("ends statements and transactions that take too long", async () => {
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir });
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout')
    `.execute(db);
    for (const { name, setting } of rows) expect([name, Number(setting) > 0]).toEqual([name, true]);
    expect(rows).toHaveLength(2);
    await close();
  });
});
