import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addUniverse, countOf, everything, seed, withDatabase } from "../../../testing/backups.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../../testing/databases.ts";
import { runBackup } from "../../../testing/operator.ts";
import { freePort, ServerProcess } from "../../../testing/server-process.ts";
import { allTables } from "./tables.ts";

const made: TestDatabaseSettings[] = [];
let where: TestDatabaseSettings;
let file: string;
const makePlace = async () => {
  const place = await makeTestDatabaseSettings();
  made.push(place);
  return place;
};
beforeEach(async () => {
  where = await makePlace();
  file = join(where.dataDir, "backup.jsonl");
});
let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.kill();
  for (const place of made.splice(0)) await place.remove();
});

const ok = { code: 0 };
/** Lines of a backup but the first, which says when it was made. */
const dataOf = async (path: string) => (await readFile(path, "utf8")).split("\n").slice(1, -2);

describe("a backup", () => {
  it("brings every row back after everything is gone, and ends every session", async () => {
    await seed(where);
    const before = await everything(where);
    for (const rows of Object.values(before)) expect(rows).not.toEqual([]);
    expect(await runBackup(where, "backup", [file])).toMatchObject(ok);
    await withDatabase(where, async ({ db }) => {
      for (const table of [...allTables].reverse()) await db.deleteFrom(table).execute();
    });

    const { code, printed, told } = await runBackup(where, "restore", [file]);
    expect([code, printed]).toEqual([0, expect.stringContaining("1 universe with 3 stars.\n")]);
    expect(told).toContain("everybody signs in again");
    expect(await everything(where)).toEqual(before);
    for (const table of ["sessions", "limits", "provider_sign_ins"] as const)
      expect(await countOf(where, table)).toBe(0);
  });

  it("moves to an embedded database, and back", async () => {
    const embedded = (await makePlace()).dataDir;
    const other = { databaseUrl: null, dataDir: embedded };
    await seed(where);
    const before = await everything(where);
    expect(await runBackup(where, "backup", [file])).toMatchObject(ok);
    expect(await runBackup(other, "restore", [file])).toMatchObject(ok);
    expect(await everything(other)).toEqual(before);
    expect(await runBackup(other, "backup", [`${file}2`])).toMatchObject(ok);
    expect(await dataOf(`${file}2`)).toHaveLength((await dataOf(file)).length);
    expect(await runBackup(where, "restore", [`${file}2`, "--replace", "--yes"])).toMatchObject(ok);
    expect(await everything(where)).toEqual(before);
  });

  it("keeps texts of any Unicode, and more than a page of them", async () => {
    const texts = fc
      .string({ unit: "binary", maxLength: 300 })
      .filter((text) => !/[\0]|\p{Surrogate}/u.test(text));
    const notes = fc.sample(fc.option(texts, { nil: null }), 2_500);
    await seed(where, async (database) => void (await addUniverse(database, "Andromeda", notes)));
    const before = await everything(where);
    expect(await runBackup(where, "backup", [file])).toMatchObject(ok);
    expect(await runBackup(where, "restore", [file, "--replace", "--yes"])).toMatchObject(ok);
    expect(await everything(where)).toEqual(before);
  });

  it("is one moment of a server that goes on writing", async () => {
    const database: Record<string, string> = where.databaseUrl ? { DATABASE_URL: where.databaseUrl } : {};
    const environment = { ...database, COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" };
    server = new ServerProcess(await freePort(), where.dataDir, environment);
    await server.start();
    const { url } = server;
    const ask = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    const created = await ask("/api/users", { universeName: "Andromeda", userName: "Ada" });
    const cookie = created.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    let isWriting = true;
    const statuses = new Set<number>();
    const writes = (async () => {
      while (isWriting)
        statuses.add((await ask("/api/mood-entries", { emotion: "joy", intensity: 7 }, { cookie })).status);
    })();
    const ran = await runBackup(where, "backup", [file]);
    const busy = await runBackup(where, "restore", [file, "--replace", "--yes"]);
    isWriting = false;
    await writes;
    await server.stop();
    expect([ran.code, [...statuses]]).toEqual([0, [201]]);
    expect([busy.code, busy.told]).toEqual([1, expect.stringContaining("stop the server")]);

    expect(await runBackup(where, "restore", [file, "--replace", "--yes"])).toMatchObject(ok);
    const { users, mood_entries } = await everything(where);
    // The count is on the user's row, the stars are in another table: both are of the same moment.
    expect(mood_entries).toHaveLength(users[0].entryCount);
  });

  it("is for its owner's eyes, is whole when it is there, and takes no other file's place", async () => {
    await seed(where);
    await runBackup(where, "backup", [file]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const first = await readFile(file, "utf8");
    expect(await runBackup(where, "backup", [file])).toMatchObject({
      code: 1,
      told: expect.stringContaining("is there already"),
    });
    expect(await readFile(file, "utf8")).toBe(first);
    expect(await runBackup(where, "backup", [file, "--overwrite"])).toMatchObject(ok);
    expect(await runBackup(where, "backup", [join(where.dataDir, "no", "folder")])).toMatchObject({
      code: 1,
    });
    expect((await readdir(where.dataDir)).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  it("is refused by a database that has something in it, until that is confirmed", async () => {
    await seed(where);
    await runBackup(where, "backup", [file]);
    await seed(where, async (database) => void (await addUniverse(database, "Later", [])));
    const before = await everything(where);
    expect(await runBackup(where, "restore", [file])).toMatchObject({
      code: 1,
      told: expect.stringContaining("This database holds 2 universes already"),
    });
    expect(await runBackup(where, "restore", [file, "--replace"], { typed: "replace\n" })).toMatchObject({
      code: 1,
      told: expect.stringContaining("confirmed at a terminal"),
    });
    expect(await everything(where)).toEqual(before);
  });

  it.each([
    ["backup", []],
    ["backup", ["a", "b"]],
    ["backup", ["a", "--replace"]],
    ["restore", ["a", "--overwrite"]],
    ["restore", []],
  ] as const)("is explained where npm run %s cannot be meant with %j", async (command, given) => {
    const { code, told } = await runBackup(where, command, given);
    expect([code, told]).toEqual([2, expect.stringMatching(/^Use: npm run backup/)]);
  });
});
