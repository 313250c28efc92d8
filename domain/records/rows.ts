/** Records as a browser stores them: the text of a list of rows, whose columns are named once. */

import type * as z from "zod/mini";
import type { Fields } from "./fields.ts";
import { fieldsOfTomorrow, readRecords } from "./restore-gate.ts";

type Kind<S extends z.ZodMiniType> = { readonly fields: Fields; readonly schema: S };

export const columnsOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => !fields[name]?.isOfUniverse && !fields[name]?.isOptional);

/** A row ends with an object of what the record says beside its columns, and of the fields that this version does not know. */
export function packRows(fields: Fields, records: readonly object[]): string {
  const columns = columnsOf(fields);
  const inColumns = Object.fromEntries(Object.entries(fields).filter(([, { isOptional }]) => !isOptional));
  const rows = records.map((record) => {
    const row: unknown[] = columns.map((column) => record[column as keyof typeof record]);
    const more = fieldsOfTomorrow(inColumns, record);
    return more ? [...row, more] : row;
  });
  return JSON.stringify(rows);
}

/**
 * The records of a text of `packRows` with these columns, which another version of the client may have written; `shared`
 * has the fields of the universe. `isWhole` is false where some cannot be read, or lack a field of this version.
 */
export function unpackRows<S extends z.ZodMiniType>(
  { fields, schema }: Kind<S>,
  { text, columns, shared }: { text: unknown; columns: readonly string[]; shared: object },
) {
  const rows = rowsIn(text)?.map((row) => unpackRow(row, columns, shared));
  const { records, isWhole } = readRecords(schema, rows);
  return { records, isWhole: isWhole && columnsOf(fields).every((column) => columns.includes(column)) };
}

function rowsIn(text: unknown): readonly unknown[] | undefined {
  try {
    const rows: unknown = JSON.parse(String(text));
    return Array.isArray(rows) ? rows : undefined;
  } catch {
    return undefined;
  }
}

function unpackRow(row: unknown, columns: readonly string[], shared: object): unknown {
  if (!Array.isArray(row)) return row;
  const record: Record<string, unknown> = { ...shared };
  for (let at = 0; at < columns.length; at++) record[columns[at] as string] = row[at];
  const more: unknown = row[columns.length];
  return typeof more === "object" ? { ...more, ...record } : record;
}
