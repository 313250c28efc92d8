/** How a record of any kind is created, and removed permanently. Both leave what clients need to learn it. */

import type { Insertable, Selectable } from "kysely";
import type { Context } from "../context.ts";
import type { Tables } from "../database/schema.ts";
import type { RecordTable } from "../database/tables.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { deleteTombstones, findTombstone, insertTombstones } from "../revisions/tombstones.ts";
import type { KeptKind } from "./kept-kind.ts";
import { deleteRecords, findRecord, insertRecord } from "./queries.ts";

type Given = "userId" | "createdAt" | "revision";
type Columns<Table extends RecordTable> = Omit<Insertable<Tables[Table]>, Given> & {
  readonly id: string;
  readonly revision?: number;
};

/** A record that was removed is there again. */
export async function createRecord<Table extends RecordTable>(
  change: UniverseChange,
  { table, tombstone }: KeptKind<Table>,
  columns: Columns<Table>,
): Promise<Selectable<Tables[Table]>> {
  const { db, universe, revision, now } = change;
  await deleteTombstones(change, tombstone, [columns.id]);
  const row = { userId: universe.id, createdAt: new Date(now), revision, ...columns };
  return insertRecord(db, table, row as unknown as Insertable<Tables[Table]>);
}

/** Returns false for a record that the universe never had. */
export async function removeRecord(
  context: Context,
  kind: KeptKind<RecordTable>,
  userId: string,
  id: string,
): Promise<boolean> {
  const isKnown = await changeUniverse(context, userId, async (change) => {
    if (!(await findRecord(change.db, kind.table, userId, id))) return wasRemoved(change, kind, id);
    await removeRecords(change, kind, [id]);
    return true;
  });
  return isKnown ?? false;
}

export const wasRemoved = async ({ db, universe }: UniverseChange, { tombstone }: KeptKind, id: string) =>
  (await findTombstone(db, universe.id, tombstone, id)) !== undefined;

/** `mergedInto` is the tag or the feeling that took the place of a merged one. */
export async function removeRecords(
  change: UniverseChange,
  kind: KeptKind<RecordTable>,
  ids: readonly string[],
  mergedInto: string | null = null,
) {
  await kind.beforeRemoval?.(change, ids);
  await deleteRecords(change.db, kind.table, change.universe.id, ids);
  await insertTombstones(change, kind.tombstone, ids, mergedInto);
  await saveRevision(change);
}
