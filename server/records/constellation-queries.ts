import type { ConstellationRow, Db } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

/**
 * The stars of the constellations that changed after a revision, or of all, in their order. Constellations are few, and a
 * planner that begins with the stars reads all of them: a cross join keeps SQLite from it.
 */
export const listStarsOfConstellations = (
  db: Db,
  userId: string,
  { since, withBin }: { readonly since: number | null; readonly withBin: boolean },
) =>
  db
    .selectFrom("constellations")
    .crossJoin("constellation_stars")
    .crossJoin("mood_entries")
    .select(["constellation_stars.constellationId", "constellation_stars.entryId"])
    .where("constellations.userId", "=", userId)
    .$if(since !== null, (query) => query.where("constellations.revision", ">", since ?? 0))
    .whereRef("constellation_stars.userId", "=", "constellations.userId")
    .whereRef("constellation_stars.constellationId", "=", "constellations.id")
    .whereRef("mood_entries.userId", "=", "constellation_stars.userId")
    .whereRef("mood_entries.id", "=", "constellation_stars.entryId")
    .$if(!withBin, (query) => query.where("mood_entries.deletedAt", "is", null))
    .where("mood_entries.revision", "<=", visibleRevision(userId))
    .orderBy("constellation_stars.constellationId")
    .orderBy("constellation_stars.position")
    .execute();

/** Gives a constellation without stars its stars, in their order. */
export async function insertMembers(
  db: Db,
  { userId, id: constellationId }: Pick<ConstellationRow, "userId" | "id">,
  entryIds: readonly string[],
) {
  if (entryIds.length === 0) return;
  const rows = entryIds.map((entryId, position) => ({ userId, constellationId, entryId, position }));
  await db.insertInto("constellation_stars").values(rows).execute();
}
