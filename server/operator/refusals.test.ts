import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { runOperator } from "../../testing/operator.ts";
import { openDatabase } from "../database/open.ts";
import { newUser } from "../universes/new-user.ts";
import { insertUniverse } from "../universes/queries.ts";

let where: TestDatabaseSettings;
beforeEach(async () => {
  where = await makeTestDatabaseSettings();
});
afterEach(() => where.remove());

const wrong = [
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
  it.each(wrong.map((given) => [given.join(" "), given] as const))(
    'explain themselves instead of doing "%s"',
    async (_, given) => {
      const { code, printed, told } = await runOperator(where, given);
      expect([code, printed]).toEqual([2, ""]);
      expect(told).toMatch(/^Use: npm run universe -- <command>\n/);
    },
  );

  it("name a bad setting as the server does", async () => {
    const { code, told } = await runOperator(where, ["list"], { environment: { PORT: "eighty" } });
    expect([code, told]).toEqual([1, "PORT must be a whole number from 1 to 65535.\n"]);
  });

  it("make no database where there is none", async () => {
    const { code, told } = await runOperator(where, ["list"]);
    expect([code, told]).toEqual([
      1,
      where.databaseUrl
        ? "The database is of an earlier version of Mood Universe; npm start brings it up to date.\n"
        : `DATA_DIR (${where.dataDir}) cannot be used: there is no database in it.\n`,
    ]);
    expect(await readdir(where.dataDir)).toEqual([]);
  });

  it("leave the schema of another version as it is, because its server may be running", async () => {
    const { db, close } = await openDatabase(where);
    const latest = sql`select max(name) from kysely_migration`;
    const steps = async () => (await sql`select name from kysely_migration`.execute(db)).rows.length;
    const known = await steps();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    const newer = await runOperator(where, ["list"]);
    expect([newer.code, newer.told]).toEqual([1, expect.stringContaining('schema "9999-later"')]);

    for (let gone = 0; gone < 2; gone++)
      await sql`delete from kysely_migration where name = (${latest})`.execute(db);
    const older = await runOperator(where, ["list"]);
    expect([older.code, older.told]).toEqual([1, expect.stringContaining("of an earlier version")]);
    expect(await steps()).toBe(known - 1);
    await close();
  });
});

describe("a universe that is named", () => {
  it("has to be there, under that very name or a verified address", async () => {
    const { db, close } = await openDatabase(where);
    await insertUniverse(db, newUser({ universeName: "Andromeda", userName: "Ada" }, new Date()));
    await close();
    for (const [name, sentence] of [
      ["Nowhere\u001b[2J", 'There is no universe "Nowhere\uFFFD[2J".\n'],
      ["ANDROMEDA", 'There is no universe "ANDROMEDA"; there is "Andromeda".\n'],
      ["ada@example.org", 'Nobody has verified the address "ada@example.org".\n'],
    ] as const)
      for (const command of ["export", "unlock", "reset-password", "delete"])
        expect(await runOperator(where, [command, name])).toEqual({ code: 1, printed: "", told: sentence });
    expect((await runOperator(where, ["unlock", " \u2068Andromeda\u2069 "])).code).toBe(0);
  });
});
