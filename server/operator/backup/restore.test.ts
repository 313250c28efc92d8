import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sealStates } from "#domain/sealed/seal-states.ts";
import { openTestApp } from "../../../testing/app.ts";
import {
  addUniverse,
  countOf,
  everything,
  now,
  raised,
  seed,
  withDatabase,
} from "../../../testing/backups.ts";
import { compileCache } from "../../../testing/compile-cache.ts";
import { directly, makeTestDatabaseSettings, type TestDatabaseSettings } from "../../../testing/databases.ts";
import { makeNameKey, makeSealed } from "../../../testing/make-sealed.ts";
import { runBackup } from "../../../testing/operator.ts";
import { setSeal } from "../../../testing/set-seal.ts";
import { firstSchema } from "../../database/migrations/0001-first-schema.ts";
import { connectPostgres } from "../../database/postgres.ts";
import type { Tables, UserRow } from "../../database/schema.ts";
import { sqliteDialect } from "../../database/sqlite.ts";
import { startHousekeeping, sweep } from "../../housekeeping.ts";
import { newUser } from "../../users/new-user.ts";
import { raiseRevisions } from "./queries.ts";
import { generateBackup } from "./write.ts";

const main = join(import.meta.dirname, "main.ts");
const databases: TestDatabaseSettings[] = [];
let settings: TestDatabaseSettings;
let file: string;
const makeDatabase = async (options = {}) => {
  const created = await makeTestDatabaseSettings(options);
  databases.push(created);
  return created;
};
beforeEach(async () => {
  settings = await makeDatabase({ isMigrated: true });
  file = join(settings.dataDir, "backup.jsonl");
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.remove();
});

const ok = { code: 0 };

/** A database as the first version of the program made it. */
async function openFirstSchema({ databaseUrl, dataDir }: TestDatabaseSettings) {
  const dialect = databaseUrl ? "postgres" : "sqlite";
  const db = new Kysely<Tables>({
    dialect: databaseUrl ? connectPostgres(databaseUrl, () => {}).kysely : sqliteDialect(dataDir),
  });
  const getMigrations = async () => ({ "0001-first-schema": firstSchema(dialect) });
  await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  return { db, dialect } as const;
}

describe("a restore", () => {
  it("changes nothing when it is killed half-way", async () => {
    // More than a pipe holds, so that the command has put rows into the database when the last of them are written.
    const notes = Array.from({ length: 1_000 }, (_, index) => `note ${index}`);
    await seed(settings, async (database) => void (await addUniverse(database, "Andromeda", notes)));
    await runBackup(settings, "backup", [file]);
    await seed(settings, async (database) => void (await addUniverse(database, "Later", ["a star"])));
    const before = await everything(settings);
    const backup = await readFile(file);
    const pipe = `${file}.pipe`;
    await promisify(execFile)("mkfifo", [pipe]);
    for (const part of process.env.LONG ? [0, 0.5, 0.99] : [0.99]) {
      const child = spawn(process.execPath, [main, "restore", pipe, "--replace", "--yes"], {
        cwd: settings.dataDir,
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: compileCache,
          DATA_DIR: settings.dataDir,
          DATABASE_URL: directly(settings).databaseUrl ?? "",
        },
      });
      const exit = once(child, "exit");
      // The command reads the backup once to validate it, prints what it removes, and reads the backup again.
      await writeFile(pipe, backup);
      const [output] = await Promise.race([once(child.stderr, "data"), exit]);
      expect(String(output)).toContain("This removes 2 universes");
      const writing = await open(pipe, "w");
      await writing.writeFile(backup.subarray(0, backup.length * part));
      child.kill("SIGKILL");
      await exit;
      await writing.close();
      expect(child.signalCode).toBe("SIGKILL");
      expect(await everything(settings)).toEqual(before);
    }
    expect(await runBackup(settings, "restore", [file, "--replace", "--yes"])).toMatchObject(ok);
    expect((await everything(settings)).mood_entries).toHaveLength(1_000);
  });

  it("needs no --replace where a server was only started, and leaves nothing of that database", async () => {
    await seed(settings, async (database) => void (await addUniverse(database, "Andromeda", ["a star"])));
    await runBackup(settings, "backup", [file]);
    const before = await everything(settings);
    const started = await makeDatabase();
    const server = await openTestApp({}, {}, { ...started, remove: async () => {} });
    startHousekeeping(server.app);
    await server.app.context.reminders.keys();
    await sweep(server.app);
    await server.close();
    expect((await everything(started)).reminder_keys).not.toEqual([]);
    expect(await runBackup(started, "restore", [file])).toMatchObject(ok);
    expect(await everything(started)).toEqual(raised(before));
  });

  it("needs no --replace where nobody has a universe, whatever else is there", async () => {
    await seed(settings, async (database) => void (await addUniverse(database, "Andromeda", ["a star"])));
    await runBackup(settings, "backup", [file]);
    const before = await everything(settings);
    const left = await makeDatabase();
    await seed(left);
    await withDatabase(left, async ({ db }) => {
      for (const table of ["directory", "name_skeletons", "users"] as const)
        await db.deleteFrom(table).execute();
    });
    for (const table of ["registrations", "mails", "sign_in_attempts", "limits"] as const)
      expect(await countOf(left, table)).toBe(1);
    expect(await runBackup(left, "restore", [file])).toMatchObject(ok);
    expect(await everything(left)).toEqual(raised(before));
  });

  it("replaces no universe unasked, not even one that is closed", async () => {
    await seed(settings, async (database) => void (await addUniverse(database, "Andromeda", ["a star"])));
    await runBackup(settings, "backup", [file]);
    await withDatabase(settings, ({ db }) => db.updateTable("users").set({ closedAt: now }).execute());
    const before = await everything(settings);
    const refused = { code: 1, stderr: expect.stringContaining("This database holds 1 universe already") };
    expect(await runBackup(settings, "restore", [file])).toMatchObject(refused);
    expect(await everything(settings)).toEqual(before);
  });

  it("raises revisions above every one that a client may have seen", async () => {
    const setRevision = (revision: number) =>
      seed(settings, async ({ db }) => {
        await db.updateTable("users").set({ revision, feedStart: 3 }).execute();
      });
    const revisions = async () => {
      const { users } = await everything(settings);
      return users.map(({ revision, feedStart }: UserRow) => [revision, feedStart]);
    };
    await seed(settings, async (database) => void (await addUniverse(database, "Andromeda", ["a star"])));
    await setRevision(7);
    await runBackup(settings, "backup", [file]);
    // After a restore, the same backup has to pass the numbers that followed the first restore too.
    await setRevision(1_000_030);
    expect(await runBackup(settings, "restore", [file, "--replace", "--yes"])).toMatchObject(ok);
    expect(await revisions()).toEqual([[2_000_007, 2_000_007]]);

    // A restore does this with the revision of the backup, and the highest one that it removes.
    const raisedFrom = async (revision: number, highestSeen: number) => {
      await setRevision(revision);
      await withDatabase(settings, ({ db }) => raiseRevisions(db, highestSeen));
      return revisions();
    };
    expect(await raisedFrom(7, 9)).toEqual([[1_000_007, 1_000_007]]);
    expect(await raisedFrom(2_000_007, 2_000_007)).toEqual([[3_000_007, 3_000_007]]);
    expect(await raisedFrom(2_000_007, 12)).toEqual([[3_000_007, 3_000_007]]);
  });

  it("brings back universes as far as their words were sealed, with plain ones only where some are left", async () => {
    await seed(settings, async (database) => {
      for (const sealState of sealStates) {
        const { id } = await addUniverse(database, sealState, ["Rain", null]);
        const row = { userId: id, kind: "place", revision: 1, createdAt: now };
        const plain = { ...row, id: "plain", name: "Sea", nameKey: "sea" };
        const sealed = {
          ...row,
          id: "sealed",
          name: "",
          nameKey: makeNameKey("Sea"),
          sealed: makeSealed("Sea"),
        };
        const hasPlain = sealState !== "sealed" && sealState !== "rotating";
        const { db } = database;
        if (sealState !== "open") await db.insertInto("tags").values(sealed).execute();
        if (hasPlain) await db.insertInto("tags").values(plain).execute();
        else
          await db
            .updateTable("mood_entries")
            .set({ note: null, sealed: makeSealed("Rain") })
            .where("userId", "=", id)
            .where("note", "is not", null)
            .execute();
        await setSeal(db, id, sealState);
      }
    });
    const before = await everything(settings);
    await runBackup(settings, "backup", [file]);
    expect(await runBackup(settings, "restore", [file, "--replace", "--yes"])).toMatchObject(ok);
    expect(await everything(settings)).toEqual(raised(before));
  });

  it("migrates a backup of an earlier schema, and replaces one in which nobody has a universe", async () => {
    const earlier = await makeDatabase();
    const { db, dialect } = await openFirstSchema(earlier);
    const { locale, opensByName, ...user } = newUser({ universeName: "Andromeda", userName: "Ada" }, now);
    await db
      .insertInto("users")
      .values(user as ReturnType<typeof newUser>)
      .execute();
    const pieces: string[] = [];
    for await (const piece of generateBackup({ db, dialect }, now)) pieces.push(piece);
    await writeFile(file, pieces.join(""));
    await db.destroy();
    expect(pieces.join("")).toContain('"schema":"0001-first-schema"');

    const unused = await makeDatabase();
    await (await openFirstSchema(unused)).db.destroy();
    expect(await runBackup(unused, "restore", [file])).toMatchObject(ok);
    expect((await everything(unused)).users).toMatchObject([{ ...user, locale, pendingEmailKey: null }]);
    await withDatabase(unused, async ({ db }) => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        db,
      );
      expect(rows.length).toBeGreaterThan(1);
    });
  });
});
