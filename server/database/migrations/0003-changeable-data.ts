/**
 * Data that can change: the local time, position rank, revision and bin of stars; tags, constellations, and the
 * tombstones that tell clients which rows were removed.
 */

import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;
type Moment = ReturnType<typeof sql.raw>;

const isFlag = (name: string) => sql<boolean>`${sql.ref(name)} in (0, 1)`;
const between = (name: string, least: number, most: number) =>
  sql<boolean>`${sql.ref(name)} between ${sql.lit(least)} and ${sql.lit(most)}`;

const owned = (db: AnyDb, table: string): CreateTableBuilder<string, "userId"> =>
  db.schema
    .createTable(table)
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"));

async function extendUsers(db: AnyDb) {
  for (const column of ["nextOrdinal", "feedStart"])
    await db.schema
      .alterTable("users")
      .addColumn(column, "integer", (definition) => definition.notNull().defaultTo(0))
      .execute();
  await sql`update "users" set "nextOrdinal" = "entryCount"`.execute(db);
}

async function createMoodEntries(db: AnyDb, moment: Moment) {
  await owned(db, "mood_entries")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("emotion", "text", (column) => column.notNull())
    .addColumn("intensity", "integer", (column) => column.notNull().check(between("intensity", 1, 10)))
    .addColumn("note", "text")
    .addColumn("timestamp", moment, (column) => column.notNull())
    .addColumn("utcOffset", "integer", (column) => column.check(between("utcOffset", -840, 840)))
    .addColumn("timeZone", "text")
    .addColumn("x", "integer", (column) => column.notNull())
    .addColumn("y", "integer", (column) => column.notNull())
    .addColumn("z", "integer", (column) => column.notNull())
    .addColumn("ordinal", "integer", (column) => column.notNull())
    .addColumn("rank", "double precision", (column) => column.notNull())
    .addColumn("isTwinStar", "integer", (column) => column.notNull().defaultTo(0).check(isFlag("isTwinStar")))
    .addColumn("secondaryEmotion", "text")
    .addColumn("secondaryIntensity", "integer", (column) =>
      column.check(between("secondaryIntensity", 1, 10)),
    )
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("editedAt", moment)
    .addColumn("deletedAt", moment)
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("bodyHash", "text")
    .addPrimaryKeyConstraint("mood_entries_pk", ["userId", "id"])
    .execute();
}

/** Ordinals follow the order of the list, in which stars were placed until now. */
const copyMoodEntries = sql`
  insert into "mood_entries" ("userId", "id", "emotion", "intensity", "note", "timestamp", "x", "y", "z",
    "ordinal", "rank", "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "revision")
  select "earlier"."userId", "earlier"."id", "emotion", "intensity", "note", "timestamp", "x", "y", "z",
    row_number() over "oldest_first" - 1, row_number() over "oldest_first" - 1,
    "isTwinStar", "secondaryEmotion", "secondaryIntensity", "timestamp", "users"."revision"
  from "earlier_mood_entries" as "earlier" join "users" on "users"."id" = "earlier"."userId"
  window "oldest_first" as (partition by "earlier"."userId" order by "timestamp", "earlier"."id")`;

/** SQLite can neither add a required column without a constant default nor change a primary key: the table is copied. */
async function replaceMoodEntries(db: AnyDb, moment: Moment) {
  for (const index of ["mood_entries_by_time", "mood_entries_by_place"])
    await db.schema.dropIndex(index).execute();
  await db.schema.alterTable("mood_entries").renameTo("earlier_mood_entries").execute();
  await createMoodEntries(db, moment);
  await copyMoodEntries.execute(db);
  await db.schema.dropTable("earlier_mood_entries").execute();
  const indexes = [
    ["by_time", ["userId", "timestamp", "id"]],
    ["by_place", ["userId", "x", "y", "z"]],
    ["by_revision", ["userId", "revision"]],
    ["by_creation", ["userId", "createdAt"]],
  ] as const;
  for (const [name, columns] of indexes)
    await db.schema
      .createIndex(`mood_entries_${name}`)
      .on("mood_entries")
      .columns([...columns])
      .execute();
  await sql`create index "mood_entries_bin" on "mood_entries" ("userId", "deletedAt") where "deletedAt" is not null`.execute(
    db,
  );
  await sql`create index "mood_entries_bin_sweep" on "mood_entries" ("deletedAt") where "deletedAt" is not null`.execute(
    db,
  );
}

async function createTags(db: AnyDb, moment: Moment) {
  await owned(db, "tags")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("nameKey", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("isArchived", "integer", (column) => column.notNull().defaultTo(0).check(isFlag("isArchived")))
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("tags_pk", ["userId", "id"])
    .addUniqueConstraint("tags_name", ["userId", "nameKey"])
    .execute();
  await db.schema.createIndex("tags_by_revision").on("tags").columns(["userId", "revision"]).execute();
  await db.schema
    .createTable("mood_entry_tags")
    .addColumn("userId", "text", (column) => column.notNull())
    .addColumn("entryId", "text", (column) => column.notNull())
    .addColumn("tagId", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("mood_entry_tags_pk", ["userId", "entryId", "tagId"])
    .addForeignKeyConstraint(
      "mood_entry_tags_entry",
      ["userId", "entryId"],
      "mood_entries",
      ["userId", "id"],
      (constraint) => constraint.onDelete("cascade"),
    )
    .addForeignKeyConstraint(
      "mood_entry_tags_tag",
      ["userId", "tagId"],
      "tags",
      ["userId", "id"],
      (constraint) => constraint.onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("mood_entry_tags_by_tag")
    .on("mood_entry_tags")
    .columns(["userId", "tagId"])
    .execute();
}

async function createConstellations(db: AnyDb, moment: Moment) {
  await owned(db, "constellations")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("constellations_pk", ["userId", "id"])
    .execute();
  await db.schema
    .createIndex("constellations_by_revision")
    .on("constellations")
    .columns(["userId", "revision"])
    .execute();
  await db.schema
    .createTable("constellation_stars")
    .addColumn("userId", "text", (column) => column.notNull())
    .addColumn("constellationId", "text", (column) => column.notNull())
    .addColumn("entryId", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("constellation_stars_pk", ["userId", "constellationId", "entryId"])
    .addForeignKeyConstraint(
      "constellation_stars_constellation",
      ["userId", "constellationId"],
      "constellations",
      ["userId", "id"],
      (constraint) => constraint.onDelete("cascade"),
    )
    .addForeignKeyConstraint(
      "constellation_stars_entry",
      ["userId", "entryId"],
      "mood_entries",
      ["userId", "id"],
      (constraint) => constraint.onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("constellation_stars_by_entry")
    .on("constellation_stars")
    .columns(["userId", "entryId"])
    .execute();
}

async function createTombstones(db: AnyDb, moment: Moment) {
  await owned(db, "tombstones")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("mergedInto", "text")
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addPrimaryKeyConstraint("tombstones_pk", ["userId", "kind", "id"])
    .execute();
  await db.schema
    .createIndex("tombstones_by_revision")
    .on("tombstones")
    .columns(["userId", "revision"])
    .execute();
  await db.schema.createIndex("tombstones_sweep").on("tombstones").column("createdAt").execute();
}

export const changeableData = (dialect: Dialect): Migration => ({
  async up(db) {
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    await extendUsers(db);
    await replaceMoodEntries(db, moment);
    await createTags(db, moment);
    await createConstellations(db, moment);
    await createTombstones(db, moment);
  },
});
