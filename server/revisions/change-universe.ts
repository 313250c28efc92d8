/** Changes records of a universe, such as stars and tags: one transaction, one lock, one new revision. */

import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { lockUser, updateUser } from "../users/queries.ts";
import { keepHidden } from "./hidden.ts";
import { type Growth, requireRoom } from "./room.ts";

export type UniverseChange = {
  /** The transaction. */
  readonly db: Db;
  /** The user's row before the change. */
  readonly universe: UserRow;
  /** The revision that every row written by this change gets. */
  readonly revision: number;
  /** Epoch milliseconds, read after the lock was acquired. */
  readonly now: number;
};

/**
 * Runs `work` in a transaction that holds the lock of the universe. A `work` that changes something calls `saveRevision`.
 * Returns null when the user does not exist any more; throws what `work` throws, or `NoRoom` where the universe would
 * store more than it may, and then nothing is changed.
 */
export async function changeUniverse<Result>(
  { db, dialect, now, settings, webhooks }: Context,
  userId: string,
  work: (change: UniverseChange) => Promise<Result>,
  growth: Growth = "room",
): Promise<Result | null> {
  let hasWebhooks = false;
  const result = await db.transaction().execute(async (transaction) => {
    const locked = await lockUser(transaction, dialect, userId);
    if (!locked) return null;
    const universe = await keepHidden(transaction, locked);
    hasWebhooks = universe.hasWebhooks === 1;
    const result = await work({ db: transaction, universe, revision: universe.revision + 1, now: now() });
    await requireRoom({ settings }, transaction, universe, growth);
    return result;
  });
  if (hasWebhooks) webhooks.wake();
  return result;
}

/** Stores the new revision with the columns of the universe that changed, so that clients fetch the change. */
export const saveRevision = (
  { db, universe, revision }: UniverseChange,
  columns: Partial<Pick<UserRow, "nextOrdinal" | "entryCount" | "latestEntryAt" | "feedStart">> = {},
) => updateUser(db, universe.id, { revision, ...columns });
