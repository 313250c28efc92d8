import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runStatement } from "../../testing/databases.ts";
import { makePostgres, type PostgresServer } from "../../testing/postgres.ts";
import { reportFigures } from "../../testing/report.ts";
import { ServerProcess } from "../../testing/server-process.ts";
import { expectNothingLost, openStarWriter, writeContinuously } from "../../testing/star-writer.ts";
import { suspend } from "../../testing/suspend.ts";

/** `npm run test:long` sets a larger number. Every other primary hangs instead of being killed. */
const failovers = Number(process.env.FAILOVERS ?? 1);
const settings = { synchronous_commit: "on", max_connections: "50" };

let ports: number[];
let primary: PostgresServer;
let replica: PostgresServer;
let server: ServerProcess;
let dataDir: string;

/** Starts a replica of the primary, without whose copy the primary acknowledges nothing from now on. */
async function attachReplica(port?: number) {
  replica = await makePostgres(settings, { replicaOf: primary, ...(port && { port }) });
  await replica.start();
  // The setting changes after the replica was copied: the replica is to write without one, once it is the primary.
  await runStatement(primary.url, "alter system set synchronous_standby_names = '*'");
  await runStatement(primary.url, "select pg_reload_conf()");
  while ((await countSynchronous()) === 0) await pause(20);
}

async function countSynchronous(): Promise<number> {
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  const { rows } = await client.query("select 1 from pg_stat_replication where sync_state = 'sync'");
  await client.end();
  return rows.length;
}

beforeAll(async () => {
  primary = await makePostgres(settings);
  await primary.start();
  await attachReplica();
  ports = [primary, replica].map(({ url }) => Number(new URL(url).port));
  dataDir = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(",");
  server = new ServerProcess(dataDir, {
    DATABASE_URL: `postgres://mood_universe@${hosts}/postgres?target_session_attrs=read-write`,
    ...{ COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" },
  });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await Promise.all([primary.remove(), replica.remove()]);
  await rm(dataDir, { recursive: true });
});

const polling = { timeout: 50_000, interval: 20 };
const probe = async (path: string) => (await fetch(`${server.url}/api/health/${path}`)).status;

describe("a PostgreSQL primary with a synchronous replica", () => {
  it(
    "can fail under load: the promoted replica has every acknowledged star, and takes more within 30 s",
    async () => {
      const { pid } = server;
      const writer = await openStarWriter(server.url, "Failover");
      const writing = writeContinuously(writer, 8);
      const expectMore = async (timeout: number) => {
        const before = writing.ids.size;
        await expect.poll(() => writing.ids.size, { ...polling, timeout }).toBeGreaterThan(before);
      };
      for (let n = 0; n < failovers; n++) {
        const failed = primary;
        await expectMore(30_000);
        if (n % 2 === 0) await failed.kill();
        else await suspend(await failed.pid());
        await expect.poll(() => probe("ready"), polling).toBe(503);
        expect(await probe("live")).toBe(200);

        await runStatement(replica.url, "select pg_promote()");
        await expectMore(30_000);
        await expect.poll(() => probe("ready"), polling).toBe(200);

        // An operator does this, too: the failed primary must never accept a write again.
        if (n % 2 !== 0) await failed.kill();
        await failed.remove();
        primary = replica;
        await attachReplica(ports[n % 2]);
      }
      const keys = await writing.stop();
      expect([...writing.statuses].sort()).toEqual([201, 503]);
      await expectNothingLost(writer, keys, writing.ids);
      reportFigures(`${failovers} failovers: ${writing.ids.size} stars acknowledged, 0 lost`);
      expect([server.pid, server.exitCode]).toEqual([pid, null]);
    },
    60_000 + failovers * 60_000,
  );

  it("is found behind a replica that the address names first", async () => {
    const hosts = [replica, primary].map(({ url }) => new URL(url).host).join(",");
    const address = `postgres://mood_universe@${hosts}/postgres`;
    const other = new ServerProcess(dataDir, { DATABASE_URL: address });
    await other.start();
    await openStarWriter(other.url, "Second Host");
    await other.stop();
    expect([other.exitCode, other.errorOutput]).toEqual([0, ""]);
  });

  it("states why no host can be used", async () => {
    const hosts = `${new URL(replica.url).host},127.0.0.1:1`;
    const other = new ServerProcess(dataDir, {
      DATABASE_URL: `postgres://mood_universe:secret@${hosts}/postgres`,
    });
    await expect(other.start()).rejects.toThrow();
    expect(other.errorOutput).toBe(
      "DATABASE_URL does not lead to a PostgreSQL server that can be used: the server permits only reading; connect ECONNREFUSED 127.0.0.1:1.\n",
    );
  });
});
