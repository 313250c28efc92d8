/** What the server does with a kind of record. */

import type { Selectable } from "kysely";
import { type Fields, type RecordOf, wordFields } from "#domain/records/fields.ts";
import type { RecordKind } from "#domain/records/record-kinds.ts";
import type { ColumnsOf, Db, Tables, TombstonesTable } from "../database/schema.ts";
import type { RecordTable, RevisedTable } from "../database/tables.ts";
import type { UniverseChange } from "../revisions/change-universe.ts";
import type { SlicedJson } from "../sliced/json-slices.ts";
import { listRecords } from "./queries.ts";

/** What a client that knows an earlier revision has to learn. */
export type Changed = {
  /** The records that changed, as the API sends them: a list, or the JSON of one. */
  readonly records: readonly unknown[] | SlicedJson;
  /** The ids of records that clients show no more, though they are not removed permanently. */
  readonly gone: readonly string[];
};

export type KeptKind<Table extends RevisedTable = RevisedTable> = RecordKind & {
  readonly table: Table;
  /** The name of the kind in tombstones. */
  readonly tombstone: TombstonesTable["kind"];
  /** What changed after a revision; null: everything. `db` reads as of one moment. */
  readChanged(db: Db, userId: string, since: number | null): Promise<Changed>;
  /** Every record as the API sends it, page by page, with its `createdAt`. */
  readAll(db: Db, userId: string): AsyncIterable<readonly object[]>;
  /** Changes what else shows the records that are about to be removed permanently. */
  beforeRemoval?(change: UniverseChange, ids: readonly string[]): Promise<unknown>;
};

/**
 * Makes records of rows, whose columns have the names of the fields: moments become ISO 8601 with `Z`, flags booleans. Words
 * are null beside sealed ones, which a record without them leaves out.
 */
export function recordReader<F extends Fields>(fields: F) {
  const parts = Object.entries(fields).flatMap(([name, { schema, isOptional }]) =>
    isOptional ? [] : [[name, schema.def.type === "boolean"] as const],
  );
  const words = wordFields(fields);
  return (row: Readonly<Record<string, unknown>>) => {
    const record: Record<string, unknown> = {};
    for (const [name, isFlag] of parts) {
      const value = row[name];
      record[name] = isFlag ? value === 1 : value instanceof Date ? value.toISOString() : value;
    }
    if (row.sealed == null) return record as RecordOf<F>;
    for (const word of words) record[word] = null;
    record.sealed = row.sealed;
    return record as RecordOf<F>;
  };
}

/** What a person says with a record, as its columns have it. */
export const columnsOf = <Content extends object>(content: Content) =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      typeof value === "boolean" ? Number(value) : value,
    ]),
  ) as ColumnsOf<Content>;

type Rows<Table extends RecordTable> = Pick<KeptKind<Table>, "table" | "tombstone" | "beforeRemoval"> & {
  /** Makes a record of a row, for a kind of which a column has another type than the field. */
  toRecord?(row: Selectable<Tables[Table]>): object;
};

/** A kind whose records are rows of one table, few enough to be read at once. */
export const keepRows = <Table extends RecordTable>(
  kind: RecordKind,
  { toRecord = recordReader(kind.fields), ...rows }: Rows<Table>,
): KeptKind<Table> => ({
  ...kind,
  ...rows,
  readChanged: async (db, userId, since) => ({
    records: (await listRecords(db, rows.table, userId, since)).map(toRecord),
    gone: [],
  }),
  async *readAll(db, userId) {
    const all = await listRecords(db, rows.table, userId);
    yield all.map((row) => ({ ...toRecord(row), createdAt: row.createdAt.toISOString() }));
  },
});
