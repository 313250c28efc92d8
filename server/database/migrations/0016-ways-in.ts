/**
 * Ways in beside a password, an identity and a name: passkeys, a second factor, recovery codes and links by mail; and what
 * a session knows of how and where it began.
 */

import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;

const create = (
  db: AnyDb,
  table: string,
  columns: Record<string, [type: "text" | Moment, isNull?: "null"]>,
) =>
  Object.entries(columns).reduce<CreateTableBuilder<string, never>>(
    (builder, [name, [type, isNull]]) =>
      builder.addColumn(name, type, (column) => {
        const owned = name === "userId" ? column.references("users.id").onDelete("cascade") : column;
        return isNull ? owned : owned.notNull();
      }),
    db.schema.createTable(table),
  );

type Moment = ReturnType<typeof sql.raw>;

async function createTables(db: AnyDb, moment: Moment) {
  await create(db, "credentials", {
    ...{ userId: ["text"], id: ["text"], kind: ["text"], data: ["text"] },
    ...{ name: ["text", "null"], createdAt: [moment], lastUsedAt: [moment, "null"] },
  })
    .addPrimaryKeyConstraint("credentials_pk", ["userId", "id"] as never[])
    .execute();
  await create(db, "challenges", {
    ...{ id: ["text"], purpose: ["text"], subjectId: ["text", "null"], expiresAt: [moment] },
  })
    .addPrimaryKeyConstraint("challenges_pk", ["id"] as never[])
    .execute();
  await create(db, "sign_in_links", { userId: ["text"], tokenHash: ["text"], expiresAt: [moment] })
    .addPrimaryKeyConstraint("sign_in_links_pk", ["userId"] as never[])
    .execute();
  await create(db, "known_devices", { userId: ["text"], deviceHash: ["text"], seenAt: [moment] })
    .addPrimaryKeyConstraint("known_devices_pk", ["userId", "deviceHash"] as never[])
    .execute();
  for (const [table, column] of [
    ["challenges", "expiresAt"],
    ["sign_in_links", "expiresAt"],
    ["known_devices", "seenAt"],
  ] as const)
    await db.schema.createIndex(`${table}_sweep`).on(table).column(column).execute();
}

/** What the version before writes has none of these values, and needs none. */
async function addColumns(db: AnyDb, moment: Moment) {
  const add = (table: string, column: string, type: "text" | Moment) =>
    db.schema.alterTable(table).addColumn(column, type).execute();
  for (const column of ["authenticatedAt", "confirmedAt", "lastUsedAt"])
    await add("sessions", column, moment);
  for (const column of ["method", "device", "scope"]) await add("sessions", column, "text");
  for (const column of ["passwordChangedAt", "providerLastUsedAt"]) await add("users", column, moment);
  await add("provider_sign_ins", "confirms", "text");
  await db.schema
    .alterTable("users")
    .addColumn("providerIsEnough", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

export const waysInSchema = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    await createTables(db, moment);
    await addColumns(db, moment);
  },
});
