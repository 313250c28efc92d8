/** Tombstones tell clients which rows were removed permanently, and keep their ids from being used again. */

import type { Db, TombstonesTable } from "../database/schema.ts";
import type { UniverseChange } from "./change-universe.ts";

type Kind = TombstonesTable["kind"];

const tombstonesOf = (db: Db, userId: string, kind: Kind) =>
  db
    .selectFrom("tombstones")
    .select(["id", "mergedInto"])
    .where("userId", "=", userId)
    .where("kind", "=", kind);

export const findTombstone = (db: Db, userId: string, kind: Kind, id: string) =>
  tombstonesOf(db, userId, kind).where("id", "=", id).executeTakeFirst();

export const listTombstones = async (db: Db, userId: string, kind: Kind, ids: readonly string[]) =>
  ids.length === 0 ? [] : tombstonesOf(db, userId, kind).where("id", "in", ids).execute();

/** Rows of all kinds that were removed permanently after a revision. */
export const listTombstonesSince = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("tombstones")
    .select(["kind", "id"])
    .where("userId", "=", userId)
    .where("revision", ">", since)
    .orderBy("id")
    .execute();

/**
 * Most tombstones of a person and kind: more than the stars of a month, whose clients may be away. Each kind has its
 * own, so that a bin that is emptied does not take the ways of merged tags, which stars that wait on a device may
 * name.
 */
export const mostTombstones = 10_000;

export async function insertTombstones(
  { db, universe, revision, now }: UniverseChange,
  kind: Kind,
  ids: readonly string[],
  mergedInto: string | null = null,
) {
  const row = { userId: universe.id, kind, revision, mergedInto, createdAt: new Date(now) };
  await db
    .insertInto("tombstones")
    .values(ids.map((id) => ({ ...row, id })))
    .execute();
  await forgetOldest(db, universe.id, kind);
}

/** Deletes the tombstones of a kind beyond the latest; a client that knows none of them gets everything anew. */
async function forgetOldest(db: Db, userId: string, kind: Kind) {
  const oldest = await db
    .selectFrom("tombstones")
    .select("revision")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .orderBy("revision", "desc")
    .offset(mostTombstones)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom("tombstones")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("revision", "<=", oldest.revision)
    .execute();
  // An undone import can have started the feed later, also in this transaction: then it starts there.
  await db
    .updateTable("users")
    .set({ feedStart: oldest.revision })
    .where("id", "=", userId)
    .where("feedStart", "<", oldest.revision)
    .execute();
}

/** Leads what was merged into `from` on to `into`, so that no way to a tag or to a feeling is longer than one step. */
export const leadTo = (
  db: Db,
  userId: string,
  kind: "tag" | "feeling",
  { from, into }: { readonly from: string; readonly into: string },
) =>
  db
    .updateTable("tombstones")
    .set({ mergedInto: into })
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("mergedInto", "=", from)
    .execute();

/** Rows that are created again are removed no longer. */
export async function deleteTombstones({ db, universe }: UniverseChange, kind: Kind, ids: readonly string[]) {
  if (ids.length === 0) return;
  await db
    .deleteFrom("tombstones")
    .where("userId", "=", universe.id)
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .execute();
}
