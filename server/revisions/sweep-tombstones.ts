/** Deletes tombstones that are older than a client may be. */

import type { Context } from "../context.ts";
import type { Db } from "../database/schema.ts";
import { updateUser } from "../users/queries.ts";
import { changeUniverse } from "./change-universe.ts";

/** A client that was away for longer gets everything anew. */
const tombstoneRetentionMs = 120 * 24 * 3_600_000;

/** Raises the start of each feed to the latest removal that no longer has a tombstone. */
export async function sweepTombstones(context: Context) {
  const until = new Date(context.now() - tombstoneRetentionMs);
  for (const userId of await listUsersWithTombstones(context.db, until))
    await changeUniverse(context, userId, async ({ db, universe }) => {
      const revision = await deleteTombstonesUntil(db, userId, until);
      if (revision > universe.feedStart) await updateUser(db, userId, { feedStart: revision });
    });
}

/** The users of tombstones from `until` or earlier. Without `distinct`, for which SQLite would read the whole table. */
export async function listUsersWithTombstones(db: Db, until: Date): Promise<Set<string>> {
  const rows = await db.selectFrom("tombstones").select("userId").where("createdAt", "<=", until).execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** Returns the highest revision of the deleted tombstones, or 0. */
export async function deleteTombstonesUntil(db: Db, userId: string, until: Date): Promise<number> {
  const deleted = await db
    .deleteFrom("tombstones")
    .where("userId", "=", userId)
    .where("createdAt", "<=", until)
    .returning("revision")
    .execute();
  return deleted.reduce((highest, { revision }) => Math.max(highest, revision), 0);
}
