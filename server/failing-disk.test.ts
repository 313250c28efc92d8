import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { makePostgres, type PostgresServer } from "../testing/postgres.ts";
import { report } from "../testing/report.ts";
import { ServerProcess } from "../testing/server-process.ts";
import { canMountDisks, SmallDisk } from "../testing/small-disk.ts";
import { openStarWriter, type StarWriter } from "../testing/star-writer.ts";

/** Stars survive the end of PostgreSQL and of its disk here. */
const safe = { fsync: "on", full_page_writes: "on", synchronous_commit: "on", max_connections: "50" };
const megabytes = 160;

let disk: SmallDisk;
let dataDir: string;
/** Null when the tests run on SQLite, whose file is on the disk. */
let postgres: PostgresServer | null;
let server: ServerProcess;
let writer: StarWriter;

const makeServer = (environment: Record<string, string> = {}) =>
  new ServerProcess(dataDir, {
    ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: join(disk.folder, "data") }),
    ...{ COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error", ...environment },
  });

const hasDisks = canMountDisks();
if (!hasDisks) report("Skipped: tests of a failing disk need root and Linux, and must be able to mount one.");

beforeEach(async () => {
  if (!hasDisks) return;
  disk = await SmallDisk.make(megabytes);
  dataDir = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
  postgres = inject("postgresUrl") === null ? null : await makePostgres(safe, { place: disk.folder });
  await postgres?.start();
  await disk.flush();
  server = makeServer();
  await server.start();
  writer = await openStarWriter(server.url);
});
afterEach(async () => {
  if (!hasDisks) return;
  await server.kill();
  await postgres?.remove();
  await disk.remove();
  await rm(dataDir, { recursive: true });
});

const probe = async (path: string) => (await fetch(`${server.url}/api/health/${path}`)).status;
const star = { emotion: "joy", intensity: 7, note: "n".repeat(2_000) };
const unavailable = {
  error: "Mood Universe cannot reach its storage right now. Please try again in a moment.",
  code: "storage-unavailable",
  text: "refusals.storageUnavailable",
};

const add = (key: string) => writer.send("POST", "/api/mood-entries", star, { "idempotency-key": key });

/** Adds stars until one is refused, and returns how many were acknowledged. The refusal must be the sentence above. */
async function addUntilRefused(): Promise<number> {
  for (let n = 0; ; n++) {
    const response = await add(`${n}`);
    if (response.status === 201) continue;
    expect([response.status, await response.json()]).toEqual([503, unavailable]);
    return n;
  }
}

describe.runIf(hasDisks)("the server on a disk of its own", () => {
  it("refuses stars with a sentence while the disk is full, still reads, and goes on by itself", async () => {
    expect((await add("before")).status).toBe(201);
    await disk.fill();
    const acknowledged = await addUntilRefused();
    expect(await writer.listIds()).toHaveLength(1 + acknowledged);
    expect([await probe("live"), await probe("ready")]).toEqual([200, 200]);

    // A restart needs no room, and people stay signed in.
    await server.stop();
    expect(server.exitCode).toBe(0);
    await server.start();
    expect(await writer.listIds()).toHaveLength(1 + acknowledged);

    await disk.makeRoom();
    await expect.poll(async () => (await add(`${acknowledged}`)).status).toBe(201);
    expect(await writer.listIds()).toHaveLength(2 + acknowledged);
    expect(server.log).not.toContain("a bug");
  });

  it("refuses stars with a sentence when the disk permits only reading, and has them all after its repair", async () => {
    for (let n = 0; n < 20; n++) expect((await add(`before-${n}`)).status).toBe(201);
    await disk.failWrites();
    expect(await addUntilRefused()).toBe(0);
    expect(await probe("live")).toBe(200);
    if (postgres) {
      // PostgreSQL ends, because it cannot start again without writing.
      await postgres.ended();
      const other = makeServer();
      await expect(other.start()).rejects.toThrow();
      expect(other.errorOutput).toMatch(
        /^DATABASE_URL does not lead to a PostgreSQL server that can be used: [^\n]+\.\n$/,
      );
      await disk.repair();
      await postgres.start();
    } else {
      // SQLite reads on, also after a restart.
      expect([await probe("ready"), (await writer.listIds()).length]).toEqual([200, 20]);
      await server.stop();
      await server.start();
      expect([await probe("ready"), (await writer.listIds()).length]).toEqual([200, 20]);
      expect(await addUntilRefused()).toBe(0);
      await server.stop();
      await disk.repair();
      await server.start();
    }
    await expect.poll(() => probe("ready")).toBe(200);
    expect(await writer.listIds()).toHaveLength(20);
    expect((await add("after")).status).toBe(201);
    expect(server.log).not.toContain("a bug");
  });
});
