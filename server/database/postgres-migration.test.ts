import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { directly, makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { loadRelease } from "../../testing/releases.ts";
import { openDatabase } from "./open.ts";

let where: TestDatabaseSettings;
/** A transaction of another process, which has read. */
let other: Client;
beforeEach(async () => {
  where = await makeTestDatabaseSettings();
  await loadRelease(where, 7);
  other = new Client({ connectionString: directly(where).databaseUrl ?? "" });
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await where.remove();
});

const openAndClose = async () => (await openDatabase(where)).close();

async function beginReading() {
  await other.query("begin");
  await other.query(`select "id" from "users"`);
}

const isAnyoneWaiting = async () =>
  (await other.query("select from pg_locks where not granted and locktype = 'relation'")).rows.length > 0;

describe("a migration while others use the database", () => {
  it("waits for a transaction that has read, and lets it write", async () => {
    await beginReading();
    const migrated = openAndClose();
    await expect.poll(isAnyoneWaiting, { interval: 10 }).toBe(true);
    await other.query(`update "users" set "revision" = "revision"`);
    await other.query(`delete from "sessions"`);
    await other.query("commit");
    await migrated;
    expect((await other.query(`select from "directory"`)).rows).not.toEqual([]);
  });

  it("needs no locks when the schema is current, and so waits neither for an open transaction nor for a migration", async () => {
    await openAndClose();
    await beginReading();
    await other.query("select pg_advisory_xact_lock(hashtextextended('migrations', 0))");
    await openAndClose();
    await other.query("commit");
  });
});
