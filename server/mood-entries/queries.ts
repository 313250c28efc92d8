import type { Position } from "#domain/placement.ts";
import type { Db, MoodEntryRow } from "../database/schema.ts";
import { listTagsOf, starsOfPage } from "../records/star-queries.ts";
import { pagesWithTags, type TaggedEntry } from "../records/stars.ts";
import { visibleRevision } from "../revisions/visible.ts";

const starsOf = (db: Db, userId: string) => db.selectFrom("mood_entries").where("userId", "=", userId);

const inSky = (db: Db, userId: string) => starsOf(db, userId).where("deletedAt", "is", null);

/** A star in the sky or in the bin. */
export const findEntry = (db: Db, userId: string, id: string) =>
  findTagged(db, starsOf(db, userId).where("revision", "<=", visibleRevision(userId)).where("id", "=", id));

/** The star that has an id; also one of an import that is being finished, which keeps the id from being used again. */
export const findEntryById = (db: Db, userId: string, id: string) =>
  findTagged(db, starsOf(db, userId).where("id", "=", id));

async function findTagged(db: Db, star: ReturnType<typeof starsOf>): Promise<TaggedEntry | null> {
  const entry = await star.selectAll().executeTakeFirst();
  if (!entry) return null;
  return { ...entry, tags: (await listTagsOf(db, entry.userId, [entry.id])).map(({ tagId }) => tagId) };
}

/** Up to `starsOfPage` stars in the bin, the most recently deleted first: those after a star, or the first. */
export const listBinnedAfter = (db: Db, userId: string, after: MoodEntryRow | undefined) =>
  starsOf(db, userId)
    .selectAll()
    .where("deletedAt", "is not", null)
    .where("revision", "<=", visibleRevision(userId))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("deletedAt", "revision", "id"),
          "<",
          tuple(after?.deletedAt ?? null, after?.revision ?? 0, after?.id ?? ""),
        ),
      ),
    )
    .orderBy("deletedAt", "desc")
    .orderBy("revision", "desc")
    .orderBy("id", "desc")
    .limit(starsOfPage)
    .execute();

/** The stars in the bin in pages. To be read as of one moment (`readSnapshot`). */
export const pagesOfBin = (db: Db, userId: string) =>
  pagesWithTags(db, userId, (after) => listBinnedAfter(db, userId, after));

/** Places of the user's stars outside the bin, in a cube around `place` with the half-width `reach`, without the star `except`. */
export const listPlacesNear = (
  db: Db,
  userId: string,
  place: Position,
  reach: number,
  except: string | null = null,
) =>
  inSky(db, userId)
    .select(["x", "y", "z"])
    .where((eb) => eb.between("x", place.x - reach, place.x + reach))
    .where((eb) => eb.between("y", place.y - reach, place.y + reach))
    .where((eb) => eb.between("z", place.z - reach, place.z + reach))
    .$if(except !== null, (query) => query.where("id", "!=", except ?? ""))
    .execute();

type Side = {
  userId: string;
  moment: Date;
  except: string | null;
  limit: number;
  /** Only stars that the person added by hand. */
  isByHand?: boolean;
};

/** Stars outside the bin at `moment` or earlier, the latest first. */
export const listEarlier = (db: Db, { userId, moment, except, limit, isByHand = false }: Side) =>
  inSky(db, userId)
    .select(["id", "timestamp", "rank", "importId"])
    .where("timestamp", "<=", moment)
    .$if(isByHand, (query) => query.where("importId", "is", null))
    .$if(except !== null, (query) => query.where("id", "!=", except ?? ""))
    .orderBy("timestamp", "desc")
    .orderBy("rank", "desc")
    .limit(limit)
    .execute();

/** Stars outside the bin after `moment`, the earliest first. */
export const listLater = (db: Db, { userId, moment, except, limit, isByHand = false }: Side) =>
  inSky(db, userId)
    .select(["id", "timestamp", "rank", "importId"])
    .where("timestamp", ">", moment)
    .$if(isByHand, (query) => query.where("importId", "is", null))
    .$if(except !== null, (query) => query.where("id", "!=", except ?? ""))
    .orderBy("timestamp")
    .orderBy("rank")
    .limit(limit)
    .execute();

/** Finds when the star was added by hand that has `skip` later ones between `since` and `until`. */
export const findCreation = (db: Db, userId: string, since: Date, until: Date, skip: number) =>
  starsOf(db, userId)
    .select("createdAt")
    .where("importId", "is", null)
    .where("createdAt", ">", since)
    .where("createdAt", "<=", until)
    .orderBy("createdAt", "desc")
    .offset(skip)
    .limit(1)
    .executeTakeFirst();

/** Replaces the tags of a star. */
export async function replaceTags(db: Db, userId: string, entryId: string, tags: readonly string[]) {
  await db
    .deleteFrom("mood_entry_tags")
    .where("userId", "=", userId)
    .where("entryId", "=", entryId)
    .execute();
  if (tags.length === 0) return;
  const rows = tags.map((tagId, position) => ({ userId, entryId, tagId, position }));
  await db.insertInto("mood_entry_tags").values(rows).execute();
}

/** The users of stars that were moved to the bin at `until` or earlier. Without `distinct`, for which SQLite would read the whole bin. */
export async function listUsersWithBin(db: Db, until: Date): Promise<Set<string>> {
  const rows = await db.selectFrom("mood_entries").select("userId").where("deletedAt", "<=", until).execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** The ids of up to `limit` stars of a user that were moved to the bin at `until` or earlier. */
export async function listBinnedUntil(db: Db, userId: string, until: Date, limit: number) {
  const rows = await starsOf(db, userId)
    .select("id")
    .where("deletedAt", "<=", until)
    .where("revision", "<=", visibleRevision(userId))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
