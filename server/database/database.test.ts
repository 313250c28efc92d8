import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import { findUserByUniverseKey, insertUser } from "../users/queries.ts";
import { NewerSchema } from "./migrate.ts";
import { firstSchema } from "./migrations/0001-first-schema.ts";
import { type DatabaseSettings, openDatabase } from "./open.ts";
import { connectPostgres } from "./postgres.ts";
import type { Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

let where: TestDatabaseSettings;
beforeEach(async () => {
  where = await makeTestDatabaseSettings();
});
afterEach(() => where.remove());

const now = new Date("2026-03-13T12:00:00.123Z");
/** The columns of a user in the first schema. */
const firstUser = {
  id: "u",
  universeName: "Andromeda",
  universeKey: "andromeda",
  userName: "Ada",
  avatarShape: "cosmic-orb",
  avatarColors: "[]",
  avatarPattern: "gradient",
  createdAt: now,
  updatedAt: now,
};
const user = { ...firstUser, opensByName: 1 as const };

const star = makeStarRow({ id: "s", userId: "u", timestamp: now });
/** The columns of a star in the first schema. */
const { id, userId, emotion, intensity, note, timestamp, x, y, z, isTwinStar } = star;
const firstStar = { id, userId, emotion, intensity, note, timestamp, x, y, z, isTwinStar };

/** Opens a database with only the first released schema. */
async function openAtFirstSchema({ databaseUrl, dataDir }: TestDatabaseSettings) {
  const dialect = databaseUrl ? "postgres" : "sqlite";
  const db = new Kysely<Tables>({
    dialect: databaseUrl ? connectPostgres(databaseUrl, () => {}).kysely : sqliteDialect(dataDir),
  });
  const getMigrations = async () => ({ "0001-first-schema": firstSchema(dialect) });
  await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  return { db, close: () => db.destroy() };
}

/** Opens and closes the database in another process. */
const openElsewhere = (settings: DatabaseSettings) =>
  promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, "open.ts"))};
     await (await openDatabase(${JSON.stringify(settings)})).close();`,
  ]);

describe("the database", () => {
  it("keeps its rows when it is opened again, with moments to the millisecond", async () => {
    const first = await openDatabase(where);
    await insertUser(first.db, user);
    await first.close();
    const second = await openDatabase(where);
    expect(await findUserByUniverseKey(second.db, "andromeda")).toMatchObject({
      createdAt: now,
      latestEntryAt: null,
      emailVerified: 0,
      avatarAccessories: "[]",
      journeyStats: "{}",
    });
    await second.close();
  });

  it("is migrated once by two processes that start at the same time", async () => {
    await Promise.all([openElsewhere(where), openElsewhere(where)]);
    const { db, close } = await openDatabase(where);
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(applied.rows.map(({ name }) => name)).toEqual([
      "0001-first-schema",
      "0002-accounts",
      "0003-changeable-data",
      "0004-imports",
      "0005-leaving-and-restoring",
      "0006-shown-skies",
      "0007-reminders",
      "0008-directory",
      "0009-languages",
      "0010-wide-revisions",
      "0011-registrations-and-names",
      "0012-taking-over",
      "0013-room-of-universes",
      "0014-opening-by-name",
      "0015-import-corrections",
      "0016-ways-in",
      "0017-own-feelings",
      "0018-trackers",
      "0019-kept-out-of-letters",
      "0020-comparisons",
      "0021-sealed-words",
      "0022-sealing",
      "0023-bytes-of-texts",
      "0024-access-tokens",
      "0025-administrators",
      "0026-webhooks",
      "0027-return-of-confirmations",
    ]);
    await close();
  });

  it("is migrated from the first schema, and keeps every row", async () => {
    const before = await openAtFirstSchema(where);
    await before.db
      .insertInto("users")
      .values({ ...(firstUser as typeof user), revision: 1, entryCount: 1 })
      .execute();
    await before.db
      .insertInto("mood_entries")
      .values(firstStar as typeof star)
      .execute();
    await before.close();

    const { db, close } = await openDatabase(where);
    expect(await db.selectFrom("users").selectAll().execute()).toMatchObject([
      { ...user, pendingEmailKey: null, nextOrdinal: 1, feedStart: 0 },
    ]);
    expect(await db.selectFrom("mood_entries").selectAll().execute()).toMatchObject([star]);
    await close();
  });

  it("is refused after use by a later version of the program", async () => {
    const later = await openDatabase(where);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00Z')`.execute(
      later.db,
    );
    await later.close();
    await expect(openDatabase(where)).rejects.toThrow(NewerSchema);
  });

  it("refuses invalid rows, and deletes the rows of a user with the user", async () => {
    const { db, close } = await openDatabase(where);
    await db.insertInto("users").values(user).execute();
    await expect(
      db
        .insertInto("mood_entries")
        .values({ ...star, intensity: 11 })
        .execute(),
    ).rejects.toThrow();
    await expect(
      db
        .insertInto("mood_entries")
        .values({ ...star, userId: "nobody" })
        .execute(),
    ).rejects.toThrow();
    await db.insertInto("mood_entries").values(star).execute();
    await db.deleteFrom("users").where("id", "=", "u").execute();
    expect(await db.selectFrom("mood_entries").selectAll().execute()).toEqual([]);
    await close();
  });

  it("rolls back a transaction that fails half-way", async () => {
    const { db, close } = await openDatabase(where);
    const half = db.transaction().execute(async (transaction) => {
      await insertUser(transaction, user);
      throw new Error("in the middle");
    });
    await expect(half).rejects.toThrow("in the middle");
    expect(await findUserByUniverseKey(db, "andromeda")).toBeUndefined();
    await close();
  });
});
