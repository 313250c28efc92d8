/** Readings that an import or a restored file brings. They are there at once, and name their import until they are changed. */

import { dateOf, refusalOfAt } from "#domain/records/reading/at.ts";
import {
  type BroughtReading,
  maxReadings,
  maxReadingsOfDay,
  readingId,
} from "#domain/records/reading/reading.ts";
import { isValueOf, rangeOf } from "#domain/records/tracker/range.ts";
import { countReadings, type ReadingRow } from "../records/reading-queries.ts";
import { bytesOfReading } from "../records/readings.ts";
import { listTrackersOf } from "../records/tracker-queries.ts";
import type { TrackerRow } from "../records/trackers.ts";
import type { UniverseChange } from "../revisions/change-universe.ts";
import { deleteTombstones, listTombstones } from "../revisions/tombstones.ts";
import { countPerDay, listReadingsAt, upsertReadings } from "./reading-queries.ts";
import { Refused } from "./refused.ts";

export type ReadingRefusal =
  | { ok: false; reason: "unknown tracker"; index: number }
  | { ok: false; reason: "out of range"; index: number; range: ReturnType<typeof rangeOf> }
  | { ok: false; reason: "wrong at"; index: number; sentence: string }
  | { ok: false; reason: "too many of day" | "too many readings" };

export type ReadingCounts = { added: number; known: number; replaced: number };

type Bringing = {
  readonly importId: string;
  /** Whether they replace readings that are there. */
  readonly replaces: boolean;
  /** Whether they are those of a whole export, in which a narrower range has kept old readings. */
  readonly isRestore: boolean;
};

/** Stores readings of trackers that the universe has by now. Throws `Refused`. */
export async function bringReadings(
  change: UniverseChange,
  brought: readonly BroughtReading[],
  bringing: Bringing,
): Promise<ReadingCounts> {
  const findTracker = await trackerFinder(change, brought);
  const byId = new Map<string, ReadingRow>();
  for (const [index, reading] of brought.entries()) {
    const row = rowOf(change, findTracker(reading.trackerId), { index, reading, bringing });
    byId.set(readingId(row.trackerId, row.at), row);
  }
  const known = await findKnown(change, [...byId.values()]);
  const removed = bringing.isRestore ? new Set<string>() : await findRemoved(change, [...byId.keys()]);
  const fresh = [...byId].flatMap(([id, row]) => (known.has(id) || removed.has(id) ? [] : [row]));
  const replacing = bringing.replaces
    ? [...known].flatMap(([id, before]) => replace(before, byId.get(id)))
    : [];
  await requirePlace(change, fresh);
  await deleteTombstones(
    change,
    "reading",
    fresh.map(({ trackerId, at }) => readingId(trackerId, at)),
  );
  await upsertReadings(change.db, [...fresh, ...replacing]);
  const [added, replaced] = [fresh.length, replacing.length];
  return { added, known: brought.length - added - replaced, replaced };
}

/** Finds the tracker for which an id stands. */
async function trackerFinder(
  { db, universe }: UniverseChange,
  brought: readonly BroughtReading[],
): Promise<(id: string) => TrackerRow | undefined> {
  const ids = [...new Set(brought.map(({ trackerId }) => trackerId))];
  const led = await listTombstones(db, universe.id, "tracker", ids);
  const targets = new Map(led.map(({ id, mergedInto }) => [id, mergedInto]));
  const rows = await listTrackersOf(db, universe.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => byId.get(id) ?? byId.get(targets.get(id) ?? "");
}

type Place = {
  readonly index: number;
  readonly reading: BroughtReading;
  readonly bringing: Bringing;
};

function rowOf(
  { universe, revision, now }: UniverseChange,
  tracker: TrackerRow | undefined,
  { index, reading, bringing: { importId, isRestore } }: Place,
): ReadingRow {
  if (!tracker) throw new Refused<ReadingRefusal>({ ok: false, reason: "unknown tracker", index });
  const { at, value, utcOffset = null, timeZone = null } = reading;
  const sentence = refusalOfAt(tracker, at, now);
  if (sentence !== null)
    throw new Refused<ReadingRefusal>({ ok: false, reason: "wrong at", index, sentence });
  if (!isRestore && !isValueOf(tracker, value))
    throw new Refused<ReadingRefusal>({
      ...{ ok: false, reason: "out of range", index, range: rangeOf(tracker) },
    });
  const own = { userId: universe.id, trackerId: tracker.id, at };
  const ofRow = { createdAt: new Date(now), revision, importId, replaced: null };
  return { ...own, value, utcOffset, timeZone, ...ofRow };
}

/** Readings that the person has removed stay away, as stars do. An undo leaves no tombstones of readings. */
const findRemoved = async ({ db, universe }: UniverseChange, ids: readonly string[]) =>
  new Set((await listTombstones(db, universe.id, "reading", ids)).map(({ id }) => id));

/** The readings that are there already, by their ids. */
async function findKnown({ db, universe }: UniverseChange, rows: readonly ReadingRow[]) {
  const known = new Map<string, ReadingRow>();
  for (const [trackerId, ofTracker] of Map.groupBy(rows, (row) => row.trackerId)) {
    const key = { userId: universe.id, trackerId };
    for (const row of await listReadingsAt(
      db,
      key,
      ofTracker.map(({ at }) => at),
    ))
      known.set(readingId(trackerId, row.at), row);
  }
  return known;
}

/** What a reading was before an import, as JSON of a row, and before an earlier import that replaced it, too. */
export type Replaced = Pick<ReadingRow, "value" | "utcOffset" | "timeZone" | "importId"> & {
  readonly earlier: Replaced | null;
};

export const parseReplaced = (replaced: string | null): Replaced | null =>
  replaced === null ? null : (JSON.parse(replaced) as Replaced);

/** The row that takes the place of another; none where nothing changes, or where it is of this import already. */
function replace(before: ReadingRow, after: ReadingRow | undefined): ReadingRow[] {
  if (!after || before.importId === after.importId) return [];
  const { value, utcOffset, timeZone, importId } = before;
  if (value === after.value && utcOffset === after.utcOffset && timeZone === after.timeZone) return [];
  const earlier = parseReplaced(before.replaced);
  const replaced = JSON.stringify({ value, utcOffset, timeZone, importId, earlier } satisfies Replaced);
  return [{ ...after, createdAt: before.createdAt, replaced }];
}

async function requirePlace({ db, universe }: UniverseChange, fresh: readonly ReadingRow[]) {
  const often = fresh.filter(({ at }) => at !== dateOf(at));
  for (const [trackerId, ofTracker] of Map.groupBy(often, (row) => row.trackerId)) {
    const dates = ofTracker.map(({ at }) => dateOf(at)).sort();
    const [from = "", to = ""] = [dates[0], dates.at(-1)];
    const counts = await countPerDay(db, { userId: universe.id, trackerId, from, to });
    for (const date of dates) {
      const count = (counts.get(date) ?? 0) + 1;
      if (count > maxReadingsOfDay)
        throw new Refused<ReadingRefusal>({ ok: false, reason: "too many of day" });
      counts.set(date, count);
    }
  }
  if (universe.storedBytes + fresh.length * bytesOfReading <= maxReadings * bytesOfReading) return;
  if ((await countReadings(db, universe.id)) + fresh.length > maxReadings)
    throw new Refused<ReadingRefusal>({ ok: false, reason: "too many readings" });
}
