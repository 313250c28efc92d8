/** Tombstones tell clients which rows were removed permanently, and keep their ids from being used again. */

import type { Db, TombstonesTable } from "../database/schema.ts";
import type { UniverseChange } from "./change-universe.ts";

type Kind = TombstonesTable["kind"];

export const findTombstone = (db: Db, userId: string, kind: Kind, id: string) =>
  db
    .selectFrom("tombstones")
    .select(["id", "mergedInto"])
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();

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
