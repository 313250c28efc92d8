import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Changes } from "#domain/changes.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../testing/databases.ts";
import { freePort, ServerProcess } from "../testing/server-process.ts";
import { openStarWriter, type StarWriter } from "../testing/star-writer.ts";

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
const kills = Number(process.env.SIGKILLS ?? 2);
const starsInRound = 20;

type Star = Pick<MoodEntry, "id" | "revision">;

const addStars = (writer: StarWriter): Promise<Star[]> =>
  Promise.all(
    Array.from({ length: starsInRound }, async () => {
      const body = { id: randomUUID(), emotion: "joy", intensity: 7, note: "before" };
      return (await writer.send("POST", "/api/mood-entries", body)).json() as Promise<Star>;
    }),
  );

const isRemoved = (n: number) => n % 2 === 1;
const correction = { emotion: "fear", intensity: 1, note: "after", timestamp: "2001-02-03T04:05:06.000Z" };

/** Removes every other star and corrects the rest: place, rank and moment change with the words. */
const changeStar = (writer: StarWriter, { id, revision }: Star, n: number) =>
  isRemoved(n)
    ? writer.send("DELETE", `/api/mood-entries/${id}`)
    : writer.send("PATCH", `/api/mood-entries/${id}`, correction, { "if-match": `"${revision}"` });

/** Every star is as before its change or as after it, and each of `done` is as after it. */
async function expectChanged(writer: StarWriter, stars: readonly Star[], done: ReadonlySet<string>) {
  const get = async (path: string) => (await writer.send("GET", path)).json();
  const sky = new Map(((await get("/api/mood-entries")) as MoodEntry[]).map((star) => [star.id, star]));
  const bin = new Set(((await get("/api/mood-entries/bin")) as Star[]).map(({ id }) => id));
  for (const [n, { id, revision }] of stars.entries()) {
    const star = sky.get(id);
    expect(star === undefined).toBe(bin.has(id));
    const isChanged = isRemoved(n) ? star === undefined : star?.revision !== revision;
    if (done.has(id)) expect(isChanged).toBe(true);
    if (!star) continue;
    const before = { emotion: "joy", intensity: 7, note: "before", editedAt: null, revision };
    expect(star).toMatchObject(isChanged ? { ...correction, editedAt: expect.any(String) } : before);
  }
}

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

  it(
    "loses no acknowledged correction or removal when it is killed during writes, and leaves none half written",
    async () => {
      const server = await makeServer({ COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" });
      await server.start();
      const ada = await openStarWriter(server.url);
      for (let round = 0; round < kills; round++) {
        const stars = await addStars(ada);
        const done = new Set<string>();
        const killAfter = 2 + 3 * (round % 5);
        const writes = stars.map(async (star, n) => {
          const { status } = await changeStar(ada, star, n);
          if (status >= 300) throw new Error(`A change was refused: ${status}`);
          done.add(star.id);
          if (n === killAfter) await server.kill();
        });
        await Promise.allSettled(writes);
        await server.kill();
        await server.start();
        await expectChanged(ada, stars, done);

        // The client sends what has no reply again. A change that was stored already changes nothing.
        for (const [n, star] of stars.entries()) expect((await changeStar(ada, star, n)).ok).toBe(true);
        await expectChanged(ada, stars, new Set(stars.map(({ id }) => id)));
        const again = await ada.send("GET", "/api/changes");
        expect(((await again.json()) as Changes).revision).toBe(2 * starsInRound * (round + 1));
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
