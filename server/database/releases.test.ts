import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { everything, raised } from "../../testing/backups.ts";
import { compileCache } from "../../testing/compile-cache.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { expectMigrated, inOrderOfList, inSky, starsOf, usersOf } from "../../testing/migrated-content.ts";
import { runBackup } from "../../testing/operator.ts";
import {
  type Content,
  loadRelease,
  type ReleasedSchema,
  readContent,
  releasedBackup,
  releasedSchemas,
  withUnmigrated,
} from "../../testing/releases.ts";
import { readStored, recount } from "../../testing/stored-bytes.ts";
import { pagesOfEntries } from "../records/stars.ts";
import { openDatabase } from "./open.ts";

const databases: TestDatabaseSettings[] = [];
const makeDatabase = async () => {
  const created = await makeTestDatabaseSettings();
  databases.push(created);
  return created;
};
afterEach(async () => {
  for (const database of databases.splice(0)) await database.remove();
});

const migrate = async (database: TestDatabaseSettings) => (await openDatabase(database)).close();

/** `npm test` restores the earliest and the latest of these schemas, and the backups that releases made of the others. */
const isBackedUp = (schema: ReleasedSchema) => process.env.LONG !== undefined || schema === 1 || schema === 9;

describe.each(releasedSchemas)("a database of schema %i", (schema) => {
  let settings: TestDatabaseSettings;
  let before: Content;
  let file: string;
  beforeAll(async () => {
    settings = await makeTestDatabaseSettings();
    await loadRelease(settings, schema);
    before = await readContent(settings);
    file = join(settings.dataDir, "backup.jsonl");
    if (isBackedUp(schema)) expect(await runBackup(settings, "backup", [file])).toMatchObject({ code: 0 });
    await migrate(settings);
  });
  afterAll(() => settings?.remove());

  it("is migrated with every row and value, and the stars in their order", async () => {
    const filled = Object.keys(before).filter((table) => (before[table] ?? []).length > 0);
    expect(filled).toEqual(expect.arrayContaining(["users", "sessions", "mood_entries", "idempotency_keys"]));
    await expectMigrated(before, await readContent(settings));

    const { db, close } = await openDatabase(settings);
    for (const { id } of usersOf(before)) {
      const stars = inOrderOfList(inSky(starsOf(before)).filter(({ userId }) => userId === id));
      const listed: string[] = [];
      for await (const page of pagesOfEntries(db, id)) listed.push(...page.map((star) => star.id));
      expect(listed).toEqual(stars.map((star) => star.id));
      expect(await readStored(db, id)).toEqual(await recount(db, id));
    }
    await close();
  });

  if (isBackedUp(schema))
    it("can be backed up before the migration, and the backup be restored", async () => {
      const other = await makeDatabase();
      expect(await runBackup(other, "restore", [file])).toMatchObject({ code: 0 });
      expect(await everything(other)).toEqual(raised(await everything(settings)));
    });
});

it.each([
  [2, "4 universes with 25 stars"],
  [4, "3 universes with 15 stars"],
  [5, "5 universes with 30 stars"],
  [7, "6 universes with 17 stars"],
  [9, "5 universes with 15 stars"],
] as const)("restores a backup that the release of schema %i made", async (schema, contents) => {
  const settings = await makeDatabase();
  expect(await runBackup(settings, "restore", [releasedBackup(schema)])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(contents),
  });
  for (const { revision, feedStart } of usersOf(await readContent(settings)))
    expect([feedStart, Math.floor(revision / 1_000_000)]).toEqual([revision, 1]);
});

/** Copies each star, so that a migration has some to copy. */
const multiplyStars = (database: TestDatabaseSettings, copies: number) =>
  withUnmigrated(database, async (db) => {
    const columns = sql.raw(
      `"emotion", "intensity", "note", "timestamp", "x", "y", "z", "isTwinStar", "secondaryEmotion", "secondaryIntensity"`,
    );
    await sql`
      with recursive "copies" ("n") as (select 1 union all select "n" + 1 from "copies" where "n" < ${sql.lit(copies)})
      insert into "mood_entries" ("userId", "id", ${columns})
      select "userId", "id" || '-' || "n", ${columns} from "mood_entries" cross join "copies"`.execute(db);
    await sql`update "users" set "entryCount" = (select count(*) from "mood_entries" where "userId" = "users"."id")`.execute(
      db,
    );
  });

/** Opens the database in a process that kills itself before that statement. Returns whether it came so far. */
async function isKilledBefore(database: TestDatabaseSettings, statement: number): Promise<boolean> {
  const { databaseUrl, dataDir } = database;
  const program = `
    import { DatabaseSync } from "node:sqlite";
    import pg from "pg";
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, "open.ts"))};
    let statements = 0;
    const killing = (send) => function (...parameters) {
      if (++statements === ${statement}) process.kill(process.pid, "SIGKILL");
      return send.apply(this, parameters);
    };
    DatabaseSync.prototype.prepare = killing(DatabaseSync.prototype.prepare);
    pg.Client.prototype.query = killing(pg.Client.prototype.query);
    await (await openDatabase(${JSON.stringify({ databaseUrl, dataDir })})).close();`;
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { env });
  const [code, signal] = await once(child, "exit");
  if (signal === null) expect(code).toBe(0);
  return signal === "SIGKILL";
}

/** Migrates, calls `onStatement` before each statement with how many there were, and returns the statements. */
async function migrateWatched(
  database: TestDatabaseSettings,
  onStatement: (count: number) => void,
): Promise<string[]> {
  const statements: string[] = [];
  const watch = (text: unknown) => {
    statements.push(String(text));
    onStatement(statements.length);
  };
  const [{ prepare }, { query }] = [DatabaseSync.prototype, pg.Client.prototype];
  DatabaseSync.prototype.prepare = function (...parameters) {
    watch(parameters[0]);
    return prepare.apply(this, parameters);
  };
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: unknown[]) {
    watch(parameters[0]);
    return Reflect.apply(query, this, parameters);
  } as typeof query;
  try {
    await migrate(database);
  } finally {
    DatabaseSync.prototype.prepare = prepare;
    pg.Client.prototype.query = query;
  }
  return statements;
}

const fingerprint = (content: Content) => createHash("sha256").update(JSON.stringify(content)).digest("hex");

describe("a migration that is killed", () => {
  let settings: TestDatabaseSettings;
  let before: Content;
  const makeEarlier = async () => {
    settings = await makeDatabase();
    await loadRelease(settings, 2);
    await multiplyStars(settings, 20);
    before = await readContent(settings);
  };

  it("changes nothing until it is complete, and is complete after the next start", async () => {
    await makeEarlier();
    // What is in the files of the embedded database before a statement is what a process leaves that is killed there.
    const left: { count: number; copy: TestDatabaseSettings }[] = [];
    const isEmbedded = settings.databaseUrl === null;
    const statements = await migrateWatched(settings, (count) => {
      if (!isEmbedded || count % 60 !== 30) return;
      const copy = { ...settings, dataDir: `${settings.dataDir}-${count}` };
      cpSync(settings.dataDir, copy.dataDir, { recursive: true });
      left.push({ count, copy });
    });
    const commit = statements.lastIndexOf("commit") + 1;
    const copied = statements.findIndex((text) => /^\s*insert into "mood_entries"/i.test(text)) + 1;
    // One transaction has everything, and ends once.
    const ends = statements.flatMap((text) => /^(begin|commit|rollback)\b/i.exec(text)?.[0] ?? []);
    expect(ends).toEqual(["begin", "commit"]);
    expect([copied > 0, copied + 60 < commit]).toEqual([true, true]);
    for (const { count, copy } of left) {
      const content = await readContent(copy);
      await rm(copy.dataDir, { recursive: true });
      // After its last statement, the database is also written anew.
      if (count > commit) await expectMigrated(before, content);
      else expect(fingerprint(content), `before statement ${count}`).toBe(fingerprint(before));
    }
    await expectMigrated(before, await readContent(settings));

    await makeEarlier();
    expect(await isKilledBefore(settings, commit)).toBe(true);
    expect(fingerprint(await readContent(settings))).toBe(fingerprint(before));
    await migrate(settings);
    await expectMigrated(before, await readContent(settings));
  }, 180_000);

  if (process.env.LONG)
    it("before every third statement", async () => {
      await makeEarlier();
      let hasCommitted = false;
      for (let statement = 3; await isKilledBefore(settings, statement); statement += 3) {
        const content = await readContent(settings);
        hasCommitted ||= fingerprint(content) !== fingerprint(before);
        if (hasCommitted) await expectMigrated(before, content);
      }
      await expectMigrated(before, await readContent(settings));
    }, 600_000);
});
