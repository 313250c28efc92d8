/** Registrations of one address stand beside each other, and names have skeletons, by which they are compared. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { lookColumns } from "../../users/name-look.ts";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;

const addEnd = (db: AnyDb) =>
  db.schema
    .alterTable("registrations")
    .addColumn("isEnded", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

/** SQLite cannot drop the uniqueness of a column: the table is copied. */
async function copyRegistrations(db: AnyDb) {
  const moment = sql.raw(sqliteMoment);
  await db.schema.alterTable("registrations").renameTo("earlier_registrations").execute();
  await db.schema
    .createTable("registrations")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("emailKey", "text", (column) => column.notNull())
    .addColumn("universeName", "text", (column) => column.notNull())
    .addColumn("universeKey", "text", (column) => column.notNull())
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("birthday", "text", (column) => column.notNull())
    .addColumn("startDate", "text")
    .addColumn("passwordHash", "text", (column) => column.notNull())
    .addColumn("salt", "text", (column) => column.notNull())
    .addColumn("emailVerificationToken", "text", (column) => column.unique())
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("expires", moment, (column) => column.notNull())
    .addColumn("locale", "text")
    .execute();
  const { rows } = await sql<{ name: string }>`select "name" from pragma_table_info('registrations')`.execute(
    db,
  );
  const names = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into "registrations" (${names}) select ${names} from "earlier_registrations"`.execute(db);
  await db.schema.dropTable("earlier_registrations").execute();
  await db.schema.createIndex("registrations_sweep").on("registrations").column("expires").execute();
}

async function dropUniqueness(db: AnyDb) {
  for (const column of ["emailKey", "universeKey"])
    await sql`alter table "registrations" drop constraint if exists ${sql.id(`registrations_${column}_key`)}`.execute(
      db,
    );
}

/** No foreign key to users, as the directory (decision 65). */
async function createSkeletons(db: AnyDb) {
  await db.schema
    .createTable("name_skeletons")
    .addColumn("skeleton", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull())
    .addColumn("scripts", "text")
    .addColumn("registrationId", "text", (column) =>
      column.references("registrations.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("name_skeletons_pk", ["skeleton", "userId"])
    .execute();
  for (const column of ["userId", "registrationId"])
    await db.schema.createIndex(`name_skeletons_${column}`).on("name_skeletons").column(column).execute();
}

type Named = { readonly id: string; readonly universeName: string };
const pageSize = 500;

/** Existing names keep their places, whatever they look like. */
async function fillSkeletons(db: AnyDb, table: "users" | "registrations") {
  for (let last = ""; ; ) {
    const { rows } = await sql<Named>`select "id", "universeName" from ${sql.table(table)}
      where "id" > ${last} order by "id" limit ${sql.lit(pageSize)}`.execute(db);
    if (rows.length === 0) return;
    for (const { id, universeName } of rows)
      for (const { skeleton, scripts } of await lookColumns(universeName))
        await sql`insert into "name_skeletons" ("skeleton", "userId", "scripts", "registrationId")
          values (${skeleton}, ${id}, ${scripts}, ${table === "registrations" ? id : null})`.execute(db);
    last = rows.at(-1)?.id ?? "";
  }
}

export const registrationsAndNames = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    await (dialect === "postgres" ? dropUniqueness(db) : copyRegistrations(db));
    await addEnd(db);
    for (const column of ["emailKey", "universeKey"])
      await db.schema.createIndex(`registrations_${column}`).on("registrations").column(column).execute();
    await createSkeletons(db);
    for (const table of ["users", "registrations"] as const) await fillSkeletons(db, table);
  },
});
