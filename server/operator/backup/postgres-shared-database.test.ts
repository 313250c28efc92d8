import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addUniverse, everything, raised, seed } from "../../../testing/backups.ts";
import { directly, makeTestDatabaseSettings, type TestDatabaseSettings } from "../../../testing/databases.ts";
import { runBackup, runUniverse } from "../../../testing/operator.ts";
import { openDatabase } from "../../database/open.ts";

let database: TestDatabaseSettings;
let file: string;
beforeEach(async () => {
  database = await makeTestDatabaseSettings({ isMigrated: true });
  file = join(database.dataDir, "backup.jsonl");
});
afterEach(() => database.remove());

const ok = { code: 0 };

/** Runs a statement as another program would, and returns its rows. */
async function query(statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.databaseUrl ?? "" });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * The settings of a server that keeps its tables in `schemas[0]` and can see the other schemas without a prefix. pgbouncer
 * refuses options at the start of a connection.
 */
const withSearchPath = (...schemas: string[]): TestDatabaseSettings => {
  const direct = directly(database);
  const url = new URL(direct.databaseUrl ?? "");
  url.searchParams.set("options", `-c search_path=${schemas.join(",")}`);
  return { ...direct, databaseUrl: url.href };
};

/** A table with the same name as one of the product, with fewer columns and a row. */
const otherUsers = (schema: string) =>
  query(`create table ${schema}.users (id text primary key, "universeName" text);
         insert into ${schema}.users values ('other', 'of another program')`);
const otherUsersLeft = (schema: string) => query(`select * from ${schema}.users`);
const otherUser = [{ id: "other", universeName: "of another program" }];

describe("a backup of a database that another program uses too", () => {
  it("ignores views of extensions and tables with types that a backup cannot hold", async () => {
    await seed(database);
    await query(`create view statement_statistics as select 1.5::float8 as total_time, '{}'::jsonb as plan;
                 create table invoices (amount numeric, tags text[], paid boolean);
                 create schema other;
                 create table other.places (at point)`);
    const before = await everything(database);
    expect(await runBackup(database, "backup", [file])).toMatchObject(ok);
    expect(await readFile(file, "utf8")).not.toMatch(/statement_statistics|invoices|places/);
    expect(await runBackup(database, "restore", [file, "--replace", "--yes"])).toMatchObject(ok);
    expect(await everything(database)).toEqual(raised(before));
  });

  it.each(["another", "zebra"])(
    "keeps every column when the schema %s has a table of the same name with fewer",
    async (schema) => {
      await seed(database);
      const before = await everything(database);
      await query(`create schema ${schema}`);
      await otherUsers(schema);
      expect(await runBackup(database, "backup", [file])).toMatchObject(ok);
      expect(await runBackup(database, "restore", [file, "--replace", "--yes"])).toMatchObject(ok);
      expect(await everything(database)).toEqual(raised(before));
      expect(await otherUsersLeft(schema)).toEqual(otherUser);
    },
  );
});

describe("a restore into a schema of its own", () => {
  beforeEach(async () => {
    await seed(database, async (opened) => void (await addUniverse(opened, "Andromeda", ["a star"])));
    expect(await runBackup(database, "backup", [file])).toMatchObject(ok);
    await query("drop schema public cascade; create schema public; create schema mood");
  });

  it("removes no table of the same name in a later schema of the search path", async () => {
    await otherUsers("public");
    const settings = withSearchPath("mood", "public");
    expect(await runBackup(settings, "restore", [file])).toMatchObject(ok);
    expect(await otherUsersLeft("public")).toEqual(otherUser);
    expect((await everything(settings)).mood_entries).toHaveLength(1);
  });

  it("changes nothing when another program has a table of that name in the same schema", async () => {
    await otherUsers("mood");
    const { code, stderr } = await runBackup(withSearchPath("mood"), "restore", [file]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("Nothing was changed.")]);
    expect(await otherUsersLeft("mood")).toEqual(otherUser);
  });

  it("ignores the migrations of another program in a later schema of the search path", async () => {
    await query(`create table public.kysely_migration (name text primary key, timestamp text);
                 insert into public.kysely_migration values ('2020-of-another-program', '')`);
    const settings = withSearchPath("mood", "public");
    expect(await runBackup(settings, "restore", [file])).toMatchObject(ok);
    expect((await everything(settings)).mood_entries).toHaveLength(1);
    expect(await query("select * from public.kysely_migration")).toHaveLength(1);
  });
});

describe("a start on a database that another program uses too", () => {
  it.each([
    ["visible in the search path", ["mood", "other"]],
    ["in a schema outside the search path", ["mood"]],
  ])("ignores the migrations of that program, %s", async (_, searchPath) => {
    await query(`create schema mood; create schema other;
                 create table other.kysely_migration (name text primary key, timestamp text);
                 create table other.kysely_migration_lock (id text primary key, is_locked integer not null);
                 insert into other.kysely_migration values ('2020-of-another-program', '')`);
    const settings = withSearchPath(...searchPath);
    expect((await runUniverse(settings, ["list"])).stderr).toContain("of an earlier version");
    await (await openDatabase(settings)).close();
    expect(await runUniverse(settings, ["list"])).toMatchObject(ok);
    const applied = await query("select name from mood.kysely_migration");
    expect(applied).toContainEqual({ name: "0001-first-schema" });
    expect(applied).not.toContainEqual({ name: "2020-of-another-program" });
    expect(await query("select name from other.kysely_migration")).toHaveLength(1);
  });
});
