/** What people measure: their trackers and readings, and the bytes that these take. */

import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";
import { countingTriggers, type Sizes } from "./0013-room-of-universes.ts";

type AnyDb = Kysely<Record<string, never>>;
type Type = "text" | "integer" | "double precision" | ReturnType<typeof sql.raw>;

/** Readings have 310 bytes on SQLite and 380 on PostgreSQL, with their indexes. */
export const sizesOfTrackers = { trackers: { row: 500 }, readings: { row: 350 } } satisfies Sizes;

const create = (db: AnyDb, table: string, columns: Record<string, [Type, isNull?: "null"]>) =>
  Object.entries(columns).reduce<CreateTableBuilder<string, never>>(
    (builder, [name, [type, isNull]]) =>
      builder.addColumn(name, type, (column) => (isNull ? column : column.notNull())),
    db.schema
      .createTable(table)
      .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade")),
  );

const partialIndexes = [
  `"readings_by_import" on "readings" ("userId", "importId") where "importId" is not null`,
  `"tombstones_of_trackers" on "tombstones" ("kind", "userId", "id") where "kind" = 'tracker'`,
];

/**
 * Readings do not refer to their trackers, because a tracker with many goes before they do: the readings of one that is
 * gone are deleted in slices, and nobody sees them.
 */
export const trackersSchema = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    const isPostgres = dialect === "postgres";
    const moment = sql.raw(isPostgres ? "timestamptz" : sqliteMoment);
    const revision = isPostgres ? sql.raw("bigint") : "integer";
    const ofRecord = { createdAt: [moment], revision: [revision], importId: ["text", "null"] } as Record<
      string,
      [Type, "null"?]
    >;
    await create(db, "trackers", {
      ...{ id: ["text"], name: ["text"], nameKey: ["text"], kind: ["text"], unit: ["text"] },
      ...{ min: ["double precision", "null"], max: ["double precision", "null"] },
      ...{ step: ["double precision", "null"], lowLabel: ["text"], highLabel: ["text"], ask: ["text"] },
      ...{ perDay: ["text"], isArchived: ["integer"], position: ["integer"] },
      ...ofRecord,
    })
      .addPrimaryKeyConstraint("trackers_pk", ["userId", "id"] as never[])
      .addUniqueConstraint("trackers_name", ["userId", "nameKey"] as never[])
      .execute();
    await create(db, "readings", {
      ...{ trackerId: ["text"], at: ["text"], value: ["double precision"] },
      ...{ utcOffset: ["integer", "null"], timeZone: ["text", "null"], replaced: ["text", "null"] },
      ...ofRecord,
    })
      .addPrimaryKeyConstraint("readings_pk", ["userId", "trackerId", "at"] as never[])
      .execute();
    for (const table of ["trackers", "readings"])
      await db.schema.createIndex(`${table}_by_revision`).on(table).columns(["userId", "revision"]).execute();
    await db.schema.alterTable("own_feelings").addColumn("importId", "text").execute();
    for (const index of partialIndexes) await sql.raw(`create index ${index}`).execute(db);
    for (const statement of countingTriggers(dialect, sizesOfTrackers)) await sql.raw(statement).execute(db);
  },
});
