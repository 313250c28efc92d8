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

export const insertTombstones = (
  { db, universe, revision, now }: UniverseChange,
  kind: Kind,
  ids: readonly string[],
  mergedInto: string | null = null,
) =>
  db
    .insertInto("tombstones")
    .values(
      ids.map((id) => ({ userId: universe.id, kind, id, revision, mergedInto, createdAt: new Date(now) })),
    )
    .execute();

/** `mergedInto` is the tag that took the place of a merged tag. */
export const insertTombstone = (
  change: UniverseChange,
  kind: Kind,
  id: string,
  mergedInto: string | null = null,
) => insertTombstones(change, kind, [id], mergedInto);

/** Leads the tags that were merged into `from` on to `into`, so that no way to a tag is longer than one step. */
export const leadTo = (db: Db, userId: string, from: string, into: string) =>
  db
    .updateTable("tombstones")
    .set({ mergedInto: into })
    .where("userId", "=", userId)
    .where("kind", "=", "tag")
    .where("mergedInto", "=", from)
    .execute();

/** Rows that are created again are removed no longer. */
export const deleteTombstones = ({ db, universe }: UniverseChange, kind: Kind, ids: readonly string[]) =>
  db
    .deleteFrom("tombstones")
    .where("userId", "=", universe.id)
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .execute();

export const deleteTombstone = (change: UniverseChange, kind: Kind, id: string) =>
  deleteTombstones(change, kind, [id]);
