import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { runUniverse, spawnUniverse } from "../../testing/operator.ts";
import { openDatabase } from "../database/open.ts";
import { newUser } from "../users/new-user.ts";
import { insertUser } from "../users/queries.ts";

let settings: TestDatabaseSettings;
beforeEach(async () => {
  settings = await makeTestDatabaseSettings();
});
afterEach(() => settings.remove());

const wrongArguments = [
  [],
  ["constructor"],
  ["list", "Andromeda"],
  ["list", "--yes"],
  ["export"],
  ["export", "Andromeda", "--to"],
  ["unlock", "Two", "words"],
  ["delete", "Andromeda", "--to", "file"],
  ["delete", "Andromeda", "--force"],
];

describe("the operator's commands", () => {
  it.each(wrongArguments.map((args) => [args.join(" "), args] as const))(
    'print the usage for "%s"',
    async (_, args) => {
      const { code, stdout, stderr } = await runUniverse(settings, args);
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(/^Use: npm run universe -- <command>\n/);
    },
  );

  it("exit with 2 and write the usage to standard error as processes too", async () => {
    expect(await spawnUniverse(settings, ["list", "--yes"])).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^Use: npm run universe/),
    });
  });

  it("report a wrong setting as the server does", async () => {
    const { code, stderr } = await spawnUniverse(settings, ["list"], { environment: { PORT: "eighty" } });
    expect([code, stderr]).toEqual([1, "PORT must be a whole number from 1 to 65535.\n"]);
  });

  it("create no database", async () => {
    const { code, stderr } = await runUniverse(settings, ["list"]);
    expect([code, stderr]).toEqual([
      1,
      settings.databaseUrl
        ? "The database is of an earlier version of Mood Universe; npm start brings it up to date.\n"
        : `DATA_DIR (${settings.dataDir}) cannot be used: there is no database in it.\n`,
    ]);
    expect(await readdir(settings.dataDir)).toEqual([]);
  });

  it("do not change the schema of another version, because its server may be running", async () => {
    const { db, close } = await openDatabase(settings);
    const latest = sql`select max(name) from kysely_migration`;
    const countMigrations = async () =>
      (await sql`select name from kysely_migration`.execute(db)).rows.length;
    const known = await countMigrations();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    const newer = await runUniverse(settings, ["list"]);
    expect([newer.code, newer.stderr]).toEqual([1, expect.stringContaining('schema "9999-later"')]);

    for (let removed = 0; removed < 2; removed++)
      await sql`delete from kysely_migration where name = (${latest})`.execute(db);
    const older = await runUniverse(settings, ["list"]);
    expect([older.code, older.stderr]).toEqual([1, expect.stringContaining("of an earlier version")]);
    expect(await countMigrations()).toBe(known - 1);
    await close();
  });
});

describe("a named universe", () => {
  it("must exist, under exactly that name or a verified address", async () => {
    const { db, close } = await openDatabase(settings);
    await insertUser(db, newUser({ universeName: "Andromeda", userName: "Ada" }, new Date()));
    await close();
    for (const [name, sentence] of [
      ["Nowhere\u001b[2J", 'There is no universe "Nowhere\uFFFD[2J".\n'],
      ["ANDROMEDA", 'There is no universe "ANDROMEDA"; there is "Andromeda".\n'],
      ["ada@example.org", 'Nobody has verified the address "ada@example.org".\n'],
    ] as const)
      for (const command of ["export", "unlock", "sign-out", "reset-password", "delete"])
        expect(await runUniverse(settings, [command, name])).toEqual({
          code: 1,
          stdout: "",
          stderr: sentence,
        });
    expect((await runUniverse(settings, ["unlock", " \u2068Andromeda\u2069 "])).code).toBe(0);
  });
});
