/** Statements that are the same for every kind of record. */

import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db, Tables } from "../database/schema.ts";
import type { ActivityTable, RecordTable } from "../database/tables.ts";
import { visibleRevision } from "../revisions/visible.ts";

/** Every record has the moment at which it reached the server. */
type Row<Table extends RecordTable> = Selectable<Tables[Table]> & { readonly createdAt: Date };
type Key = { readonly userId: string; readonly id: string };

/** The type of one table stands for all of them: these statements name only columns that all have. */
const named = (table: RecordTable | ActivityTable) => table as "tags";

const recordsOf = (db: Db, table: RecordTable, userId: string) =>
  db.selectFrom(named(table)).where("userId", "=", userId);

export const findRecord = <Table extends RecordTable>(db: Db, table: Table, userId: string, id: string) =>
  recordsOf(db, table, userId).selectAll().where("id", "=", id).executeTakeFirst() as unknown as Promise<
    Row<Table> | undefined
  >;

/** A revision before the first of every universe. */
const beginning = -1;

/** The records that changed after a revision, or all; not those of an import that is being finished. */
export const listRecords = <Table extends RecordTable>(
  db: Db,
  table: Table,
  userId: string,
  since: number | null = null,
) =>
  recordsOf(db, table, userId)
    .selectAll()
    .where("revision", ">", since ?? beginning)
    .where("revision", "<=", visibleRevision(userId))
    .orderBy("id")
    .execute() as unknown as Promise<Row<Table>[]>;

/** The rows of a person; those of an import that is being finished count too, and those in the bin. */
export async function countOwned(db: Db, table: RecordTable | ActivityTable, userId: string) {
  const { count } = await db
    .selectFrom(named(table))
    .where("userId", "=", userId)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertRecord = <Table extends RecordTable>(
  db: Db,
  table: Table,
  row: Insertable<Tables[Table]>,
) =>
  db
    .insertInto(named(table))
    .values(row as unknown as Insertable<Tables["tags"]>)
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<Row<Table>>;

export const updateRecord = <Table extends RecordTable>(
  db: Db,
  table: Table,
  { userId, id }: Key,
  columns: Updateable<Tables[Table]>,
) =>
  db
    .updateTable(named(table))
    .set(columns as Updateable<Tables["tags"]>)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<Row<Table>>;

/** Removes records permanently, with everything that belongs to them alone. */
export const deleteRecords = (db: Db, table: RecordTable, userId: string, ids: readonly string[]) =>
  db.deleteFrom(named(table)).where("userId", "=", userId).where("id", "in", ids).execute();
