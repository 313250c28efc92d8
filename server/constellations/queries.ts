import type { Insertable } from "kysely";
import type { ConstellationRow, ConstellationsTable, Db } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

const constellationsOf = (db: Db, userId: string) =>
  db.selectFrom("constellations").where("userId", "=", userId);

export const findConstellation = (db: Db, userId: string, id: string) =>
  constellationsOf(db, userId).selectAll().where("id", "=", id).executeTakeFirst();

export async function countConstellations(db: Db, userId: string): Promise<number> {
  const { count } = await constellationsOf(db, userId)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All stars of a constellation in its order, also those in the bin and those of an import that is being finished. */
export const listStarsOf = (db: Db, userId: string, constellationId: string) =>
  db
    .selectFrom("constellation_stars")
    .innerJoin("mood_entries", (join) =>
      join
        .onRef("mood_entries.userId", "=", "constellation_stars.userId")
        .onRef("mood_entries.id", "=", "constellation_stars.entryId"),
    )
    .select(["constellation_stars.entryId", "mood_entries.deletedAt", "mood_entries.revision"])
    .where("constellation_stars.userId", "=", userId)
    .where("constellation_stars.constellationId", "=", constellationId)
    .orderBy("constellation_stars.position")
    .execute();

/** Those of the ids that are stars outside the bin. */
export async function listVisibleStars(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("mood_entries")
    .select("id")
    .where("userId", "=", userId)
    .where("id", "in", ids)
    .where("deletedAt", "is", null)
    .where("revision", "<=", visibleRevision(userId))
    .execute();
  return rows.map(({ id }) => id);
}

export const insertConstellation = (db: Db, row: Insertable<ConstellationsTable>) =>
  db.insertInto("constellations").values(row).execute();

type Key = Pick<ConstellationRow, "userId" | "id">;

export const updateConstellation = (
  db: Db,
  { userId, id }: Key,
  columns: Pick<ConstellationRow, "name" | "revision">,
) =>
  db.updateTable("constellations").set(columns).where("userId", "=", userId).where("id", "=", id).execute();

/** `entryIds` in the order of the constellation. */
export async function replaceStars(
  db: Db,
  { userId, id: constellationId }: Key,
  entryIds: readonly string[],
) {
  await db
    .deleteFrom("constellation_stars")
    .where("userId", "=", userId)
    .where("constellationId", "=", constellationId)
    .execute();
  const rows = entryIds.map((entryId, position) => ({ userId, constellationId, entryId, position }));
  await db.insertInto("constellation_stars").values(rows).execute();
}

/** Removes a constellation; its stars stay. */
export const deleteConstellationRow = (db: Db, { userId, id }: Key) =>
  db.deleteFrom("constellations").where("userId", "=", userId).where("id", "=", id).execute();
