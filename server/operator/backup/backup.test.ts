import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anyCharacter } from "../../../testing/any-character.ts";
import { addUniverse, countOf, everything, raised, seed, withDatabase } from "../../../testing/backups.ts";
import {
  makeSqliteSettings,
  makeTestDatabaseSettings,
  type TestDatabaseSettings,
} from "../../../testing/databases.ts";
import { runBackup, spawnBackup } from "../../../testing/operator.ts";
import { ServerProcess } from "../../../testing/server-process.ts";
import { allTables } from "../../database/tables.ts";

const databases: TestDatabaseSettings[] = [];
let settings: TestDatabaseSettings;
let file: string;
const makeDatabase = async () => {
  const created = await makeTestDatabaseSettings({ isMigrated: true });
  databases.push(created);
  return created;
};
beforeEach(async () => {
  settings = await makeDatabase();
  file = join(settings.dataDir, "backup.jsonl");
});
let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.kill();
  for (const database of databases.splice(0)) await database.remove();
});

const ok = { code: 0 };
/** The lines of a backup without the head, which contains the time, and the end. */
const dataOf = async (path: string) => (await readFile(path, "utf8")).split("\n").slice(1, -2);

describe("a backup", () => {
  it("restores every row of an emptied database, and ends every session", async () => {
    await seed(settings);
    const before = await everything(settings);
    for (const rows of Object.values(before)) expect(rows).not.toEqual([]);
    expect(await runBackup(settings, "backup", [file])).toMatchObject(ok);
    await withDatabase(settings, async ({ db }) => {
      // Nobody empties the log.
      const emptied = allTables.filter((table) => table !== "admin_log");
      for (const table of emptied.toReversed()) await db.deleteFrom(table).execute();
    });

    const { code, stdout, stderr } = await runBackup(settings, "restore", [file]);
    expect([code, stdout]).toEqual([0, expect.stringContaining("1 universe with 3 stars.\n")]);
    expect(stderr).toContain("everybody signs in again");
    expect(await everything(settings)).toEqual(raised(before));
    for (const table of ["sessions", "limits", "provider_sign_ins"] as const)
      expect(await countOf(settings, table)).toBe(0);
  });

  it("can be restored into an embedded database, and back", async () => {
    const other = await makeSqliteSettings();
    databases.push(other);
    await seed(settings);
    const before = await everything(settings);
    expect(await runBackup(settings, "backup", [file])).toMatchObject(ok);
    expect(await runBackup(other, "restore", [file])).toMatchObject(ok);
    expect(await everything(other)).toEqual(raised(before));
    expect(await runBackup(other, "backup", [`${file}2`])).toMatchObject(ok);
    expect(await dataOf(`${file}2`)).toHaveLength((await dataOf(file)).length);
    expect(await runBackup(settings, "restore", [`${file}2`, "--replace", "--yes"])).toMatchObject(ok);
    expect(await everything(settings)).toEqual(raised(before, 2));
  });

  it("keeps any Unicode text, and more than one page of rows", async () => {
    const texts = fc
      .string({ unit: anyCharacter, maxLength: 300 })
      .filter((text) => !/[\0]|\p{Surrogate}/u.test(text));
    const notes = fc.sample(fc.option(texts, { nil: null }), 2_500);
    await seed(settings, async (database) => void (await addUniverse(database, "Andromeda", notes)));
    const before = await everything(settings);
    expect(await runBackup(settings, "backup", [file])).toMatchObject(ok);
    expect(await runBackup(settings, "restore", [file, "--replace", "--yes"])).toMatchObject(ok);
    expect(await everything(settings)).toEqual(raised(before));
  });

  it("is a snapshot of a server that continues to write", async () => {
    const database: Record<string, string> = settings.databaseUrl
      ? { DATABASE_URL: settings.databaseUrl }
      : {};
    const environment = { ...database, COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" };
    server = new ServerProcess(settings.dataDir, environment);
    await server.start();
    const { url } = server;
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    const created = await post("/api/users", { universeName: "Andromeda", userName: "Ada" });
    const cookie = created.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    let isWriting = true;
    const statuses = new Set<number>();
    const writes = (async () => {
      while (isWriting)
        statuses.add((await post("/api/mood-entries", { emotion: "joy", intensity: 7 }, { cookie })).status);
    })();
    const backup = await runBackup(settings, "backup", [file]);
    const busy = await runBackup(settings, "restore", [file, "--replace", "--yes"]);
    isWriting = false;
    await writes;
    await server.stop();
    expect([backup.code, [...statuses]]).toEqual([0, [201]]);
    expect([busy.code, busy.stderr]).toEqual([1, expect.stringContaining("stop the server")]);

    expect(await runBackup(settings, "restore", [file, "--replace", "--yes"])).toMatchObject(ok);
    const { users, mood_entries } = await everything(settings);
    // The count and the stars are in different tables: equal numbers prove a snapshot.
    expect(mood_entries).toHaveLength(users[0].entryCount);
  });

  it("is readable only by its owner, is never partial, and replaces no other file", async () => {
    await seed(settings);
    await runBackup(settings, "backup", [file]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const first = await readFile(file, "utf8");
    expect(await runBackup(settings, "backup", [file])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is there already"),
    });
    expect(await readFile(file, "utf8")).toBe(first);
    expect(await runBackup(settings, "backup", [file, "--overwrite"])).toMatchObject(ok);
    expect(await runBackup(settings, "backup", [join(settings.dataDir, "no", "folder")])).toMatchObject({
      code: 1,
    });
    expect((await readdir(settings.dataDir)).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  it("is not restored into a database with data until that is confirmed", async () => {
    await seed(settings);
    await runBackup(settings, "backup", [file]);
    await seed(settings, async (database) => void (await addUniverse(database, "Later", [])));
    const before = await everything(settings);
    expect(await runBackup(settings, "restore", [file])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("This database holds 2 universes already"),
    });
    expect(await spawnBackup(settings, "restore", [file, "--replace"], { typed: "replace\n" })).toMatchObject(
      {
        code: 1,
        stderr: expect.stringContaining("confirmed at a terminal"),
      },
    );
    expect(await everything(settings)).toEqual(before);
  });

  it.each([
    ["backup", []],
    ["backup", ["a", "b"]],
    ["backup", ["a", "--replace"]],
    ["restore", ["a", "--overwrite"]],
    ["restore", []],
  ] as const)("prints the usage of npm run %s for the arguments %j", async (command, args) => {
    const { code, stderr } = await runBackup(settings, command, args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^Use: npm run backup/)]);
  });

  it("exits with 2 for wrong arguments as a process too", async () => {
    expect(await spawnBackup(settings, "backup", [])).toMatchObject({ code: 2, stdout: "" });
  });
});
