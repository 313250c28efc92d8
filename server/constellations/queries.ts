import type { ConstellationRow, Db } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

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

/** Lists those of the ids that are stars outside the bin. */
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

/** Removes the stars from a constellation, which stay in the sky. */
export const deleteMembers = (db: Db, { userId, id }: Pick<ConstellationRow, "userId" | "id">) =>
  db
    .deleteFrom("constellation_stars")
    .where("userId", "=", userId)
    .where("constellationId", "=", id)
    .execute();
