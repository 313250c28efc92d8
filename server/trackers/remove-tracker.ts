/** Removes a tracker at once, and then its readings in slices, so that nobody waits for the deletion of very many. */

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context } from "../context.ts";
import { findRecord } from "../records/queries.ts";
import { deleteReadingsOf } from "../records/reading-queries.ts";
import { removeRecord } from "../records/store-record.ts";
import { trackers } from "../records/trackers.ts";
import { changeUniverse } from "../revisions/change-universe.ts";
import { listTrackersToClear } from "./queries.ts";

/** Readings of one transaction. */
const readingsAtOnce = 2_000;

/** Returns false for a tracker that the universe never had. */
export async function removeTracker(context: Context, userId: string, id: string): Promise<boolean> {
  if (!(await removeRecord(context, trackers, userId, id))) return false;
  await clearReadings(context, userId, id);
  return true;
}

async function clearReadings(context: Context, userId: string, trackerId: string) {
  const clearSlice = () =>
    changeUniverse(context, userId, async ({ db }) => {
      // A restore of the same file may have brought it back.
      if (await findRecord(db, "trackers", userId, trackerId)) return false;
      return (await deleteReadingsOf(db, { userId, trackerId }, readingsAtOnce)) === readingsAtOnce;
    });
  while (await clearSlice()) await nextTurn();
}

/** Deletes the readings of removed trackers whose process ended too early. */
export async function clearRemovedTrackers(context: Context) {
  for (const { userId, id } of await listTrackersToClear(context.db))
    await clearReadings(context, userId, id);
}
