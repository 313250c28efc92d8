/** The stars of a sky that an import lays out again. */

import { type Insertable, sql } from "kysely";
import type { Position } from "#domain/placement.ts";
import type { Db, ImportKeysTable, MoodEntriesTable, MoodEntryRow } from "../database/schema.ts";

/** Stars outside the bin after an id, in the order of their ids; those of an import that is being finished too. */
export const listStarsAfter = (db: Db, userId: string, after: string, limit: number) =>
  db
    .selectFrom("mood_entries")
    .select(["id", "timestamp", "emotion", "ordinal", "rank", "x", "y", "z", "importId"])
    .where("userId", "=", userId)
    .where("id", ">", after)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();

/** Stars by their ids, in the sky or in the bin. */
export const listStars = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom("mood_entries")
    .select(["id", "editedAt", "deletedAt"])
    .where("userId", "=", userId)
    .where("id", "in", ids)
    .execute();

type NewRows = {
  readonly stars: readonly Insertable<MoodEntriesTable>[];
  readonly tags: readonly { userId: string; entryId: string; tagId: string; position: number }[];
  readonly keys: readonly Insertable<ImportKeysTable>[];
};

export async function insertStars(db: Db, { stars, tags, keys }: NewRows) {
  if (stars.length === 0) return;
  await db.insertInto("mood_entries").values(stars).execute();
  if (tags.length > 0) await db.insertInto("mood_entry_tags").values(tags).execute();
  await db.insertInto("import_keys").values(keys).execute();
}

export type Move = Pick<MoodEntryRow, "id"> & Position & { readonly rank: number };

/** Gives stars other places, in one statement. Their revisions stay. */
export const moveStars = (db: Db, userId: string, moves: readonly Move[]) =>
  sql`update "mood_entries" set "rank" = "moves"."column2", "x" = "moves"."column3", "y" = "moves"."column4", "z" = "moves"."column5"
    from (values ${sql.join(moves.map(rowOf))}) as "moves"
    where "mood_entries"."userId" = ${userId} and "mood_entries"."id" = "moves"."column1"`.execute(db);

const rowOf = ({ id, rank, x, y, z }: Move) =>
  sql`(cast(${id} as text), cast(${rank} as double precision), cast(${x} as integer), cast(${y} as integer), cast(${z} as integer))`;

/** The highest revision of a star, visible or not. */
export async function highestRevision(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("mood_entries")
    .select("revision")
    .where("userId", "=", userId)
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? 0;
}
