import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everything, seed, withDatabase } from "../../../testing/backups.ts";
import {
  makeSqliteSettings,
  makeTestDatabaseSettings,
  type TestDatabaseSettings,
} from "../../../testing/databases.ts";
import { runBackup } from "../../../testing/operator.ts";
import { loadRelease, withUnmigrated } from "../../../testing/releases.ts";
import type { UserRow } from "../../database/schema.ts";

let settings: TestDatabaseSettings;
let file: string;
beforeAll(async () => {
  settings = await makeTestDatabaseSettings({ isMigrated: true });
  await seed(settings);
  file = join(settings.dataDir, "backup.jsonl");
});
afterAll(() => settings.remove());

const ok = { code: 0 };
const revised = ["users", "mood_entries", "tags", "constellations", "tombstones"] as const;

const setRevisions = (revision: bigint) =>
  withDatabase(settings, async ({ db }) => {
    for (const table of revised)
      await sql`update ${sql.table(table)} set "revision" = ${sql.raw(String(revision))}`.execute(db);
    await sql`update "imports" set "publishedAs" = ${sql.raw(String(revision))}`.execute(db);
  });

const revisionsNow = () =>
  withDatabase(settings, async ({ db }) => {
    const read = revised.map(async (table) => {
      const rows = await db.selectFrom(table).select("revision").execute();
      return rows.map(({ revision }) => revision);
    });
    return new Set((await Promise.all(read)).flat());
  });

const backUp = () => runBackup(settings, "backup", [file, "--overwrite"]);
const replace = () => runBackup(settings, "restore", [file, "--replace", "--yes"]);

describe("a backup with large numbers", () => {
  const expectAnew = async (revision: bigint) => {
    await setRevisions(revision);
    expect(await backUp()).toMatchObject(ok);
    expect(await replace()).toMatchObject(ok);
    const { users, mood_entries, imports } = await everything(settings);
    expect(users).toMatchObject([{ revision: 1_000_000, feedStart: 1_000_000 }]);
    expect([mood_entries.length, imports[0].publishedAs]).toEqual([3, 0]);
    expect(await revisionsNow()).toEqual(new Set([1_000_000, 0]));
  };

  it.each([2n ** 63n - 900_000n, 2n ** 53n])(
    "is restored with revisions of %s, which count from 0 again",
    expectAnew,
  );

  it("is restored with the largest revisions, so that the universe goes on", async () => {
    await expectAnew(2n ** 63n - 1n);
    expect(await backUp()).toMatchObject(ok);
    expect(await replace()).toMatchObject(ok);
    expect((await everything(settings)).users).toMatchObject([{ revision: 2_000_000 }]);
  });

  it("keeps every digit of a revision that 32 bits cannot hold", async () => {
    const revision = 2n ** 50n + 1n;
    await setRevisions(revision);
    expect(await backUp()).toMatchObject(ok);
    expect(await replace()).toMatchObject(ok);
    expect(await revisionsNow()).toEqual(new Set([Number(revision), Number(revision) + 1_000_000]));
  });

  it("is restored from an earlier schema of the embedded database, which had 64 bits already", async () => {
    // The revisions of the present universe raise those of the backup no further.
    await setRevisions(0n);
    const embedded = await makeSqliteSettings();
    await loadRelease(embedded, 9);
    await withUnmigrated(embedded, (db) =>
      db.updateTable("users").set({ revision: 3_000_000_000 }).execute(),
    );
    expect(await runBackup(embedded, "backup", [file, "--overwrite"])).toMatchObject(ok);
    expect(await replace()).toMatchObject(ok);
    const { users } = await everything(settings);
    expect(new Set(users.map(({ revision }: UserRow) => revision))).toEqual(new Set([3_001_000_000]));
    await embedded.remove();
  });
});

describe("a backup that cannot be restored", () => {
  it("is no backup: the command fails, and leaves no file", async () => {
    await rm(file);
    await withDatabase(settings, async ({ db, dialect }) => {
      const allow =
        dialect === "sqlite"
          ? sql`pragma ignore_check_constraints = on`
          : sql`alter table "mood_entries" drop constraint "mood_entries_intensity_check1"`;
      await allow.execute(db);
      await sql`update "mood_entries" set "intensity" = 11`.execute(db);
    });
    const { code, stderr } = await runBackup(settings, "backup", [file]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("could not be restored")]);
    expect((await readdir(settings.dataDir)).filter((name) => name.includes("backup"))).toEqual([]);
  });
});
