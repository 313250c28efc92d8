import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Cluster, type Member, whyNoCluster } from "../../testing/hosting/cluster.ts";
import { report, reportFigures, skipAndReport } from "../../testing/report.ts";
import { ServerProcess } from "../../testing/server-process.ts";
import { expectNothingLost, openStarWriter, writeContinuously } from "../../testing/star-writer.ts";

const longMs = 30 * 60_000;
const kills = Number(process.env.FAILOVERS ?? 10);
const cuts = 3;
/** The promise of docs/hosting.md. */
const mostSeconds = 30;

let reason: string | null;
let cluster: Cluster | null = null;
let server: ServerProcess;
let dataDir: string;

beforeAll(async () => {
  reason = await whyNoCluster();
  if (reason !== null) return;
  cluster = await Cluster.start();
  dataDir = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
  server = new ServerProcess(dataDir, {
    DATABASE_URL: cluster.databaseUrl(),
    ...{ COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" },
  });
  await server.start();
}, longMs);
afterAll(async () => {
  await server?.kill();
  await cluster?.remove();
  if (dataDir) await rm(dataDir, { recursive: true });
}, longMs);

describe("a cluster of three PostgreSQL servers that Patroni runs", () => {
  it(
    "heals itself when its leader dies or loses its network: no acknowledged star is lost, and nobody has to do anything",
    async ({ skip }) => {
      if (!cluster) return skipAndReport(skip, `no cluster of PostgreSQL servers: ${reason}`);
      const all = cluster;
      const { pid } = server;
      const writer = await openStarWriter(server.url, "Patroni");
      const writing = writeContinuously(writer, 4);
      const seconds: number[] = [];
      const expectMore = async () => {
        const before = writing.ids.size;
        await expect.poll(() => writing.ids.size, { timeout: longMs, interval: 20 }).toBeGreaterThan(before);
      };
      /** Another member must lead before writes count: the last ones to the old leader may still be answered. */
      const fail = async (what: string, end: (leader: Member) => Promise<unknown>) => {
        await expectMore();
        const old = await all.leader();
        if (!old) throw new Error("No member leads.");
        const from = performance.now();
        await end(old);
        const others = all.members.filter((member) => member !== old);
        const led = async () =>
          (await Promise.all(others.map((member) => member.members())))
            .flat()
            .some(({ name, role }) => role === "leader" && name !== old.name);
        await expect.poll(led, { timeout: longMs, interval: 50 }).toBe(true);
        await expectMore();
        seconds.push((performance.now() - from) / 1000);
        report(`${what}: ${seconds.at(-1)?.toFixed(1)} s`);
        return old;
      };
      for (let n = 0; n < kills; n++) {
        const what = n % 2 === 0 ? "machine" : "database";
        const old = await fail(`the leader's ${what} ended`, (leader) => leader.kill(what));
        // systemd does this: both services restart.
        await (what === "machine" ? old.start() : old.startPatroni());
        await all.whole();
      }
      for (let n = 0; n < cuts; n++) {
        const old = await fail("the leader lost its network", (leader) => leader.setCable("down"));
        await old.setCable("up");
        await all.whole();
      }
      const keys = await writing.stop();
      await expectNothingLost(writer, keys, writing.ids);
      const longest = Math.max(...seconds);
      reportFigures(
        `${kills} leaders killed, ${cuts} cut off: ${writing.ids.size} stars acknowledged, 0 lost, writing again after ${longest.toFixed(1)} s at most, members copied anew: ${all.copies}`,
      );
      expect(longest).toBeLessThan(mostSeconds);
      expect([server.pid, server.exitCode]).toEqual([pid, null]);
    },
    longMs,
  );

  it(
    "copies a member anew that was away for so long that its leader no longer keeps what it lacks",
    async ({ skip }) => {
      if (!cluster) return skipAndReport(skip, `no cluster of PostgreSQL servers: ${reason}`);
      const leader = await cluster.leader();
      const away = cluster.members.find((member) => member !== leader);
      if (!leader || !away) throw new Error("No member leads.");
      const client = new Client({ connectionString: cluster.databaseUrl([leader]) });
      await client.connect();
      const count = async (from: string, values: unknown[] = []) =>
        Number((await client.query(`select count(*) from ${from}`, values)).rows[0].count);
      await away.kill("machine");
      const { rows } = await client.query("select pg_walfile_name(pg_current_wal_lsn()) as last");
      // Patroni has the leader keep everything for a member until it takes it for gone.
      await expect.poll(() => count("pg_replication_slots"), { timeout: longMs, interval: 500 }).toBe(1);
      await client.query("alter system set wal_keep_size = 0");
      await client.query("select pg_reload_conf()");
      const kept = async () => {
        await client.query("select pg_switch_wal()");
        await client.query("checkpoint");
        return count("pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and name <= $1", [rows[0].last]);
      };
      await expect.poll(kept, { timeout: longMs, interval: 500 }).toBe(0);
      await client.end();
      const before = cluster.copies;
      await away.start();
      await cluster.whole();
      expect(cluster.copies).toBe(before + 1);
    },
    longMs,
  );
});
