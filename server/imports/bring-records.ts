/**
 * Feelings and trackers that an import or a restored file brings. They are there at once. One with the name of another
 * stands for it: a tombstone leads from its id to that one, so that what comes later can name either.
 */

import { catalogue, findEmotion } from "#domain/feelings.ts";
import { graphemesOf } from "#domain/graphemes.ts";
import { maxOwnFeelings, type OwnFeelingChange } from "#domain/records/feeling/feeling.ts";
import { type BroughtTracker, maxTrackers, trackerNameLimit } from "#domain/records/tracker/tracker.ts";
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
import { nameKeyOf } from "../sealed/name-key.ts";

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
  for (const { id, isArchived = false, sealed = null, ...content } of brought) {
    if (merged.has(id) || (await findRecord(db, "own_feelings", universe.id, id))) continue;
    const nameKey = nameKeyOf({ ...content, sealed });
    const known =
      findEmotion(catalogue, nameKey) ?? (await findFeelingByName(db, universe.id, nameKey)) ?? null;
    if (known) await standFor(change, "feeling", id, known.id);
    else {
      const columns = { ...content, sealed, nameKey, isArchived: isArchived ? 1 : 0, importId } as const;
      await createRecord(change, feelings, { id, ...columns });
      isChanged = true;
    }
  }
  const isFull = isChanged && (await haveMore(change, "own_feelings", maxOwnFeelings));
  return isFull ? null : isChanged;
}

/**
 * Does for trackers what `bringFeelings` does. One of a whole export that measures in another way than its namesake gets a
 * name of its own, because that one could not take its readings; an import asks the person first.
 */
export async function bringTrackers(
  change: UniverseChange,
  { importId, isRestore }: Bringing,
  brought: readonly BroughtTracker[],
): Promise<boolean | null> {
  const { db, universe } = change;
  let isChanged = false;
  for (const { id, ...content } of brought) {
    if (await findRecord(db, "trackers", universe.id, id)) continue;
    const known = await findTrackerByName(db, universe.id, nameKeyOf(content));
    const measuresAlike = known?.kind === content.kind && known.perDay === content.perDay;
    if (known && (measuresAlike || !isRestore)) await standFor(change, "tracker", id, known.id);
    else {
      // The readings of an earlier tracker with the id, which are being deleted, are not its own. Clients that have not
      // heard of its removal still hold them.
      await deleteReadingsOf(db, { userId: universe.id, trackerId: id });
      if (await wasRemoved(change, trackers, id)) await saveRevision(change, { feedStart: change.revision });
      const named = known ? await withOwnName(change, id, content) : content;
      await createRecord(change, trackers, { id, ...trackerColumns(named), importId });
      isChanged = true;
    }
  }
  const isFull = isChanged && (await haveMore(change, "trackers", maxTrackers));
  return isFull ? null : isChanged;
}

/** A sealed name stays as it is: then its key alone tells the tracker from its namesake. */
const withOwnName = async (change: UniverseChange, id: string, tracker: Omit<BroughtTracker, "id">) =>
  tracker.sealed == null
    ? { ...tracker, name: await freeName(change, tracker.name) }
    : { ...tracker, nameKey: `${tracker.nameKey} ${id}` };

/** The name with the first number that no other tracker has. */
async function freeName({ db, universe }: UniverseChange, name: string): Promise<string> {
  for (let number = 2; ; number++) {
    const letters = [...graphemesOf(name)];
    const numbered = () => `${letters.join("").trimEnd()} ${number}`;
    while (numbered().length > trackerNameLimit) letters.pop();
    if (!(await findTrackerByName(db, universe.id, nameKeyOf({ name: numbered() })))) return numbered();
  }
}

async function standFor(change: UniverseChange, kind: "feeling" | "tracker", id: string, known: string) {
  await deleteTombstones(change, kind, [id]);
  await insertTombstones(change, kind, [id], known);
}

const haveMore = async ({ db, universe }: UniverseChange, table: RecordTable, most: number) =>
  (await countOwned(db, table, universe.id)) > most;
