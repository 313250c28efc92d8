/** Kept comparisons, and the records that the ids in their queries stand for. */

import { sql } from "kysely";
import { idsInQuery, replaceIdsInQuery } from "#domain/records/comparison/comparison.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import type { Db } from "../database/schema.ts";
import { listTombstones } from "../revisions/tombstones.ts";
import { keepRows } from "./kept-kind.ts";

export const comparisons = keepRows(recordKinds.comparison, {
  ...{ table: "comparisons", tombstone: "comparison" },
});

/**
 * The query with the ids of the records for which those of merged tags and feelings stand, and those of what a restored
 * file has under the name of another. `others` leads from ids on to others, too. Every id is in lower case, by which
 * merges find it later.
 */
export async function withCurrentIds(
  db: Db,
  userId: string,
  query: string,
  others: ReadonlyMap<string, string> = new Map(),
): Promise<string> {
  const ids = idsInQuery(query).map((id) => id.toLowerCase());
  if (ids.length === 0) return query;
  const current = new Map(others);
  for (const kind of ["tag", "feeling", "tracker"] as const)
    for (const { id, mergedInto } of await listTombstones(db, userId, kind, ids))
      if (mergedInto !== null) current.set(id, mergedInto);
  return replaceIdsInQuery(query, (written) => {
    const id = written.toLowerCase();
    return current.get(id) ?? id;
  });
}

type Merge = {
  readonly userId: string;
  readonly from: string;
  readonly into: string;
  readonly revision: number;
};

/** Follows a merge in all queries of a person. */
export const replaceInComparisons = (db: Db, { userId, from, into, revision }: Merge) =>
  db
    .updateTable("comparisons")
    .set({ query: sql`replace("query", cast(${from} as text), cast(${into} as text))`, revision })
    .where("userId", "=", userId)
    .where("query", "like", `%${from}%`)
    .execute();
