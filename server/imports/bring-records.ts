/**
 * Feelings and trackers that an import or a restored file brings. They are there at once. One with the name of another
 * stands for it: a tombstone leads from its id to that one, so that what comes later can name either.
 */

import { catalogue, findEmotion } from "#domain/feelings.ts";
import { maxOwnFeelings, type OwnFeelingChange } from "#domain/records/feeling/feeling.ts";
import { tagNameKey } from "#domain/records/tag/find-tags.ts";
import { type BroughtTracker, maxTrackers } from "#domain/records/tracker/tracker.ts";
import type { RecordTable } from "../database/tables.ts";
import { findFeelingByName } from "../records/feeling-queries.ts";
import { feelings, findCurrentFeelings } from "../records/feelings.ts";
import { countOwned, findRecord } from "../records/queries.ts";
import { deleteReadingsOf } from "../records/reading-queries.ts";
import { createRecord, wasRemoved } from "../records/store-record.ts";
import { findTrackerByName } from "../records/tracker-queries.ts";
import { trackerColumns, trackers } from "../records/trackers.ts";
import { saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { deleteTombstones, insertTombstones } from "../revisions/tombstones.ts";

export type BroughtFeeling = Omit<OwnFeelingChange, "isArchived"> & {
  readonly id: string;
  readonly isArchived?: boolean;
};

type Bringing = {
  readonly importId: string;
  /** Whether they are those of a whole export, which brings back what was merged since. */
  readonly isRestore: boolean;
};

/** Returns whether something was created; null where the universe has too many then. */
export async function bringFeelings(
  change: UniverseChange,
  { importId, isRestore }: Bringing,
  brought: readonly BroughtFeeling[],
): Promise<boolean | null> {
  const { db, universe } = change;
  const merged = isRestore
    ? new Map<string, string>()
    : await findCurrentFeelings(
        db,
        universe.id,
        brought.map(({ id }) => id),
      );
  let isChanged = false;
  for (const { id, isArchived = false, ...content } of brought) {
    if (merged.has(id) || (await findRecord(db, "own_feelings", universe.id, id))) continue;
    const nameKey = tagNameKey(content.name);
    const known =
      findEmotion(catalogue, nameKey) ?? (await findFeelingByName(db, universe.id, nameKey)) ?? null;
    if (known) await standFor(change, "feeling", id, known.id);
    else {
      const columns = { ...content, nameKey, isArchived: isArchived ? 1 : 0, importId } as const;
      await createRecord(change, feelings, { id, ...columns });
      isChanged = true;
    }
  }
  const isFull = isChanged && (await haveMore(change, "own_feelings", maxOwnFeelings));
  return isFull ? null : isChanged;
}

/** Does for trackers what `bringFeelings` does. */
export async function bringTrackers(
  change: UniverseChange,
  { importId }: Bringing,
  brought: readonly BroughtTracker[],
): Promise<boolean | null> {
  const { db, universe } = change;
  let isChanged = false;
  for (const { id, ...content } of brought) {
    if (await findRecord(db, "trackers", universe.id, id)) continue;
    const columns = trackerColumns(content);
    const known = await findTrackerByName(db, universe.id, columns.nameKey);
    if (known) await standFor(change, "tracker", id, known.id);
    else {
      // The readings of an earlier tracker with the id, which are being deleted, are not its own. Clients that have not
      // heard of its removal still hold them.
      await deleteReadingsOf(db, { userId: universe.id, trackerId: id });
      if (await wasRemoved(change, trackers, id)) await saveRevision(change, { feedStart: change.revision });
      await createRecord(change, trackers, { id, ...columns, importId });
      isChanged = true;
    }
  }
  const isFull = isChanged && (await haveMore(change, "trackers", maxTrackers));
  return isFull ? null : isChanged;
}

async function standFor(change: UniverseChange, kind: "feeling" | "tracker", id: string, known: string) {
  await deleteTombstones(change, kind, [id]);
  await insertTombstones(change, kind, [id], known);
}

const haveMore = async ({ db, universe }: UniverseChange, table: RecordTable, most: number) =>
  (await countOwned(db, table, universe.id)) > most;
