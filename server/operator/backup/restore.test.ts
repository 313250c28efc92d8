import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addUniverse, everything, now, seed, withDatabase } from "../../../testing/backups.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../../testing/databases.ts";
import { runBackup } from "../../../testing/operator.ts";
import { firstSchema } from "../../database/migrations/0001-first-schema.ts";
import { postgresDialect } from "../../database/postgres.ts";
import type { Tables } from "../../database/schema.ts";
import { sqliteDialect } from "../../database/sqlite.ts";
import { newUser } from "../../universes/new-user.ts";
import { backupOf } from "./write.ts";

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
afterEach(async () => {
  for (const place of made.splice(0)) await place.remove();
});

const ok = { code: 0 };

describe("a restore", () => {
  it("that is killed in the middle has changed nothing", async () => {
    const notes = Array.from({ length: 5_000 }, (_, index) => `note ${index}`);
    await seed(where, async (database) => void (await addUniverse(database, "Andromeda", notes)));
    await runBackup(where, "backup", [file]);
    await seed(where, async (database) => void (await addUniverse(database, "Later", ["a star"])));
    const before = await everything(where);
    const main = join(import.meta.dirname, "main.ts");
    for (const delay of [0, 40, 80, 160]) {
      const child = spawn(process.execPath, [main, "restore", file, "--replace", "--yes"], {
        cwd: where.dataDir,
        env: { PATH: process.env.PATH, DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl ?? "" },
      });
      const exit = once(child, "exit");
      // It says what it removes just before it begins.
      const [said] = await Promise.race([once(child.stderr, "data"), exit]);
      expect(String(said)).toContain("This removes 2 universes");
      await new Promise((after) => setTimeout(after, delay));
      child.kill("SIGKILL");
      await exit;
      if (child.signalCode !== "SIGKILL") break;
      expect(await everything(where)).toEqual(before);
    }
    expect(await runBackup(where, "restore", [file, "--replace", "--yes"])).toMatchObject(ok);
    expect((await everything(where)).mood_entries).toHaveLength(5_000);
  });

  it("brings a backup of an earlier schema up to date", async () => {
    const earlier = await makePlace();
    const dialect = earlier.databaseUrl ? "postgres" : "sqlite";
    const db = new Kysely<Tables>({
      dialect: earlier.databaseUrl
        ? postgresDialect(earlier.databaseUrl, () => {})
        : sqliteDialect(earlier.dataDir),
    });
    const getMigrations = async () => ({ "0001-first-schema": firstSchema(dialect) });
    await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
    const user = newUser({ universeName: "Andromeda", userName: "Ada" }, now);
    await db.insertInto("users").values(user).execute();
    const pieces: string[] = [];
    for await (const piece of backupOf(db, now)) pieces.push(piece);
    await writeFile(file, pieces.join(""));
    await db.destroy();
    expect(pieces.join("")).toContain('"schema":"0001-first-schema"');

    expect(await runBackup(where, "restore", [file])).toMatchObject(ok);
    expect((await everything(where)).users).toMatchObject([{ ...user, pendingEmailKey: null }]);
    await withDatabase(where, async ({ db }) => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        db,
      );
      expect(rows.length).toBeGreaterThan(1);
    });
  });
});
