import type { Db, MoodEntryRow } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

/** So few that reading and writing them takes some milliseconds, also with long notes. */
export const starsOfPage = 200;

type Key = Pick<MoodEntryRow, "timestamp" | "id">;

const visibleStars = (db: Db, userId: string) =>
  db.selectFrom("mood_entries").where("userId", "=", userId).where("revision", "<=", visibleRevision(userId));

/** Up to `starsOfPage` stars outside the bin, oldest first: those after a star, or the first. */
export const listEntriesAfter = (db: Db, userId: string, after: Key | undefined) =>
  visibleStars(db, userId)
    .selectAll()
    .where("deletedAt", "is", null)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("timestamp", "id"), ">", tuple(after?.timestamp ?? new Date(0), after?.id ?? "")),
      ),
    )
    .orderBy("timestamp")
    .orderBy("id")
    .limit(starsOfPage)
    .execute();

/** The tags of stars. */
export const listTagsOf = async (db: Db, userId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom("mood_entry_tags")
        .select(["entryId", "tagId"])
        .where("userId", "=", userId)
        .where("entryId", "in", ids)
        .orderBy("entryId")
        .orderBy("position")
        .execute();

const changedStars = (db: Db, userId: string, since: number) =>
  visibleStars(db, userId).where("revision", ">", since);

/** Whether more than `count` stars changed after a revision. */
export async function haveMoreChanged(
  db: Db,
  userId: string,
  since: number,
  count: number,
): Promise<boolean> {
  const next = await changedStars(db, userId, since).select("id").offset(count).limit(1).executeTakeFirst();
  return next !== undefined;
}

/** The ids of the stars that changed after a revision, those in the bin too, oldest first. */
export const listChangedEntries = (db: Db, userId: string, since: number) =>
  changedStars(db, userId, since).select(["id", "deletedAt"]).orderBy("timestamp").orderBy("id").execute();

export const listEntriesByIds = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom("mood_entries")
    .selectAll()
    .where("userId", "=", userId)
    .where("id", "in", ids)
    .orderBy("timestamp")
    .orderBy("id")
    .execute();

/** Gives a revision to the constellations that contain one of the stars. */
export const reviseConstellationsOf = (db: Db, userId: string, ids: readonly string[], revision: number) =>
  db
    .updateTable("constellations")
    .set({ revision })
    .where("userId", "=", userId)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("constellation_stars")
        .select("constellationId")
        .where("userId", "=", userId)
        .where("entryId", "in", ids),
    )
    .execute();
