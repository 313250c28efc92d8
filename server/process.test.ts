import { once } from "node:events";
import { mkdir, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../testing/databases.ts";
import { freePort, ServerProcess } from "../testing/server-process.ts";
import { openStarWriter } from "../testing/star-writer.ts";

let where: TestDatabaseSettings;
const running: ServerProcess[] = [];
beforeEach(async () => {
  where = await makeTestDatabaseSettings();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  await where.remove();
});

/** Makes a server process on the database of the test, without starting it. */
async function makeServer(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const database: Record<string, string> = where.databaseUrl ? { DATABASE_URL: where.databaseUrl } : {};
  const server = new ServerProcess(await freePort(), where.dataDir, { ...database, ...environment });
  running.push(server);
  return server;
}

/** `npm run test:long` sets a larger number. */
const kills = Number(process.env.SIGKILLS ?? 5);
const starsInRound = 20;

describe("the server process", () => {
  it(
    "loses no acknowledged star when it is killed during writes",
    async () => {
      const server = await makeServer({ COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" });
      await server.start();
      const ada = await openStarWriter(server.url);
      const countStars = async () => (await ada.listIds()).length;
      let acknowledged = 0;
      for (let round = 0; round < kills; round++) {
        const killAfter = 3 + 2 * (round % 8);
        const writes = Array.from({ length: starsInRound }, async (_, n) => {
          const { status } = await ada.add(`${round}-${n}`);
          if (status !== 201) throw new Error(`A star was refused: ${status}`);
          acknowledged += 1;
          if (n === killAfter) await server.kill();
        });
        await Promise.allSettled(writes);
        await server.kill();
        await server.start();
        const kept = await countStars();
        expect(kept).toBeGreaterThanOrEqual(acknowledged);
        // A request in flight may have stored its star without a reply; a retry with its key adds no second star.
        for (let n = 0; n < starsInRound; n++) expect((await ada.add(`${round}-${n}`)).status).toBe(201);
        acknowledged = await countStars();
        expect(acknowledged).toBe(starsInRound * (round + 1));
      }
    },
    60_000 + kills * 10_000,
  );

  it("creates files that other users of the machine cannot read", async () => {
    const dataDir = join(where.dataDir, "new");
    const server = await makeServer({ DATA_DIR: dataDir, DATABASE_URL: "" });
    await server.start();
    for (const name of ["", "mood-universe.sqlite"])
      expect((await stat(join(dataDir, name))).mode & 0o077).toBe(0);
  });

  it.each(["SIGTERM", "SIGINT"] as const)("stops with 0 on %s", async (signal) => {
    const server = await makeServer();
    await server.start();
    await server.stop(signal);
    expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
  });

  it("warns at start when the limits are off", async () => {
    const server = await makeServer({ RATE_LIMITS: "off" });
    await server.start();
    expect(server.log).toContain("RATE_LIMITS is off");
  });
});

describe("a failed start", () => {
  const refusal = async (environment: Record<string, string>) => {
    const server = await makeServer(environment);
    await expect(server.start()).rejects.toThrow("The server did not start");
    expect(server.exitCode).toBe(1);
    return server.errorOutput;
  };

  it("names a bad variable", async () => {
    expect(await refusal({ PORT: "eighty" })).toBe("PORT must be a whole number from 1 to 65535.\n");
  });

  it("names a .env that cannot be read", async () => {
    await mkdir(join(where.dataDir, ".env"));
    expect(await refusal({})).toBe(".env is there but cannot be read.\n");
  });

  it("names a port in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    expect(await refusal({ PORT: String(port) })).toBe(`PORT ${port} is in use; set PORT to another one.\n`);
    other.close();
  });

  it("names a DATA_DIR that cannot be written", async () => {
    expect(await refusal({ DATABASE_URL: "", DATA_DIR: "/dev/null/data" })).toMatch(
      /^DATA_DIR \(\/dev\/null\/data\) cannot be used: [^\n]+\.\n$/,
    );
  });

  it("names a PostgreSQL server that does not answer, without the password", async () => {
    const message = await refusal({ DATABASE_URL: "postgres://ada:secret@127.0.0.1:1/mood" });
    expect(message).toMatch(
      /^DATABASE_URL does not lead to a PostgreSQL server that can be used: [^\n]+\.\n$/,
    );
    expect(message).not.toContain("secret");
  });
});
