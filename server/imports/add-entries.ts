/** Stores what an open import sends: a batch, or a slice of a whole export. Nobody sees it before the import finishes. */

import type { ImportBatch, ImportCounts, ImportedCorrection } from "#domain/imports.ts";
import { momentOf } from "#domain/moment.ts";
import type { BroughtReading } from "#domain/records/reading/reading.ts";
import { maxTags } from "#domain/records/tag/tag.ts";
import type { BroughtTracker } from "#domain/records/tracker/tracker.ts";
import type { Context } from "../context.ts";
import type { Db, ImportRow } from "../database/schema.ts";
import { findCurrentTags } from "../records/tags.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { nameKeyOf } from "../sealed/name-key.ts";
import { requireKeys, requireWords } from "../sealed/require-words.ts";
import type { SentCorrection } from "./apply-corrections.ts";
import { bringReadings, type ReadingCounts, type ReadingRefusal } from "./bring-readings.ts";
import { type BroughtFeeling, bringFeelings, bringTrackers } from "./bring-records.ts";
import { updateSaid } from "./correction-queries.ts";
import { indexOfUnknownFeeling, mergedFeelings } from "./import-feelings.ts";
import { isExpired, roomOf } from "./open-import.ts";
import {
  findImport,
  insertImportTags,
  insertSent,
  listImportTags,
  listKnownKeys,
  listSentKeys,
  listTagNames,
  updateImport,
} from "./queries.ts";
import { orRefused, Refused } from "./refused.ts";
import type { SentEntry } from "./sent-entry.ts";
import { listStars } from "./sky-queries.ts";

export type Sent = {
  readonly entries: readonly SentEntry[];
  readonly corrections?: readonly ImportedCorrection[] | undefined;
  readonly tags: readonly (ImportBatch["tags"][number] & { readonly isArchived?: boolean })[];
};

export type BatchRefusal =
  | {
      ok: false;
      reason: "not found" | "closed" | "too many tags" | "too many feelings" | "too many trackers";
    }
  | ReadingRefusal
  | { ok: false; reason: "moment in future"; index: number; now: number }
  | { ok: false; reason: "unknown tag" | "unknown feeling" | "id used"; index: number }
  | { ok: false; reason: "more than announced"; total: number }
  | { ok: false; reason: "universe full"; room: number };

export type Batched = { ok: true; counts: ImportCounts } | BatchRefusal;

export async function addEntries(
  context: Context,
  userId: string,
  id: string,
  batch: ImportBatch,
): Promise<Batched> {
  const batched = await orRefused<Batched | null, BatchRefusal>(() =>
    changeUniverse(context, userId, async (change): Promise<Batched> => {
      const row = await findImport(change.db, userId, id);
      if (!row) return { ok: false, reason: "not found" };
      requireWordsOf(change, batch);
      if (!isOpen(row, change.now)) return { ok: false, reason: "closed" };
      const readings = await bringRecords(change, row, { ...batch, replaces: batch.replacesReadings });
      const felt = await mergedFeelings(change, batch.entries);
      const stored = await storeSent(change, row, { ...batch, entries: batch.entries.map(felt) });
      if (!stored.ok) throw new Refused(stored);
      return readings ? { ok: true, counts: { ...stored.counts, readings } } : stored;
    }),
  );
  return batched ?? { ok: false, reason: "not found" };
}

/** A key, and what an entry says in short, contain what the source says: a person who has sealed words sends their HMACs. */
function requireWordsOf(
  change: UniverseChange,
  { entries, corrections = [], tags, ...brought }: ImportBatch,
) {
  const { feelings = [], trackers = [] } = brought;
  const told = [...entries, ...corrections].flatMap(({ key, said }) => [key, said ?? []].flat());
  requireKeys(change.universe, [...told, ...corrections.map(({ corrects }) => corrects)]);
  requireWords(change.universe, { entry: entries, tag: tags, feeling: feelings, tracker: trackers });
}

const isOpen = (row: ImportRow, now: number) =>
  row.finishedAt === null && row.undoneAt === null && row.publishedAs === null && !isExpired(row, now);

type Brought = {
  readonly feelings?: readonly BroughtFeeling[] | undefined;
  readonly trackers?: readonly BroughtTracker[] | undefined;
  readonly readings?: readonly BroughtReading[] | undefined;
  readonly replaces?: boolean | undefined;
  readonly isRestore?: boolean;
};

/** Stores what an open import brings beside stars. Null where it brings no readings. Throws `Refused`. */
export async function bringRecords(
  change: UniverseChange,
  { id: importId }: ImportRow,
  { feelings = [], trackers = [], readings = [], replaces = false, isRestore = false }: Brought,
): Promise<ReadingCounts | null> {
  const bringing = { importId, isRestore };
  const [felt, measured] = [
    await bringFeelings(change, bringing, feelings),
    await bringTrackers(change, bringing, trackers),
  ];
  if (felt === null) throw new Refused<BatchRefusal>({ ok: false, reason: "too many feelings" });
  if (measured === null) throw new Refused<BatchRefusal>({ ok: false, reason: "too many trackers" });
  const counts =
    readings.length > 0 ? await bringReadings(change, readings, { importId, replaces, isRestore }) : null;
  if (felt || measured || (counts && counts.added + counts.replaced > 0)) await saveRevision(change);
  return counts;
}

/** Stores all of it, or nothing. */
export async function storeSent(change: UniverseChange, row: ImportRow, sent: Sent): Promise<Batched> {
  if (!isOpen(row, change.now)) return { ok: false, reason: "closed" };
  return (await refuseRow(change, row, sent)) ?? storeBatch(change, row, sent);
}

/** The first row that the universe cannot take. */
async function refuseRow(
  change: UniverseChange,
  row: ImportRow,
  { entries, tags, corrections = [] }: Sent,
): Promise<BatchRefusal | null> {
  const { db, universe, now } = change;
  const all = [...entries, ...corrections.map(({ correction }) => correction)];
  const inFuture = all.findIndex(({ timestamp }) => timestamp && momentOf(timestamp, now) === null);
  if (inFuture >= 0) return { ok: false, reason: "moment in future", index: inFuture, now };
  const names = await listTagNames(db, universe.id);
  const sent = await listImportTags(db, { userId: universe.id, importId: row.id });
  const keys = [...sent, ...tags].map((tag) => nameKeyOf(tag));
  if (new Set([...names.map(({ nameKey }) => nameKey), ...keys]).size > maxTags)
    return { ok: false, reason: "too many tags" };
  const known = new Set([...names, ...sent, ...tags].map(({ id }) => id));
  const named = entries.flatMap((entry) => entry.tags ?? []).filter((tag) => !known.has(tag));
  const earlier = await findCurrentTags(db, universe.id, named);
  const unknown = entries.findIndex(({ tags: ids }) => ids?.some((id) => !known.has(id) && !earlier.has(id)));
  if (unknown >= 0) return { ok: false, reason: "unknown tag", index: unknown };
  const felt = await indexOfUnknownFeeling(change, all);
  return felt >= 0 ? { ok: false, reason: "unknown feeling", index: felt } : null;
}

async function storeBatch(
  { db, universe, now }: UniverseChange,
  row: ImportRow,
  batch: Sent,
): Promise<Batched> {
  const of = { userId: universe.id, importId: row.id };
  const { corrections = [] } = batch;
  const byKey = new Map([...batch.entries, ...corrections].map((entry) => [entry.key, entry]));
  const keys = [...byKey.keys(), ...corrections.map(({ corrects }) => corrects)];
  const [known, sent] = [await listKnownKeys(db, of.userId, keys), await listSentKeys(db, of, keys)];
  const fresh = [...byKey.values()].filter(({ key }) => !sent.has(key));
  const unknown = fresh.filter(({ key }) => !known.has(key));
  const corrected = unknown.filter((entry) => "corrects" in entry).length;
  const added = unknown.length - corrected;
  const taken = await findTakenId(db, of.userId, unknown);
  if (taken)
    return { ok: false, reason: "id used", index: batch.entries.findIndex(({ key }) => key === taken) };
  if (row.added + row.known + row.corrected + fresh.length > row.total)
    return { ok: false, reason: "more than announced", total: row.total };
  const room = await roomOf(db, universe);
  if (row.added + added > room) return { ok: false, reason: "universe full", room };
  if (batch.tags.length > 0)
    await insertImportTags(
      db,
      batch.tags.map(({ isArchived = false, sealed = null, nameKey = null, ...tag }) => ({
        ...{ ...of, ...tag, sealed, nameKey, isArchived: isArchived ? 1 : 0, tagId: null },
      })),
    );
  if (fresh.length > 0)
    await insertSent(
      db,
      fresh.map((entry) => ({ ...of, ...sentRow(entry, known.has(entry.key), now) })),
    );
  const said = fresh.flatMap((entry) =>
    known.has(entry.key) && "said" in entry && entry.said ? { key: entry.key, said: entry.said } : [],
  );
  if (said.length > 0) await updateSaid(db, universe, said);
  await updateImport(db, row, {
    ...{ added: row.added + added, known: row.known + fresh.length - unknown.length },
    corrected: row.corrected + corrected,
  });
  return {
    ok: true,
    counts: { added, known: batch.entries.length - added, ...(corrected > 0 && { corrected }) },
  };
}

/** The key of the first entry with an id that another star has, or an earlier one of them; null if there is none. */
async function findTakenId(db: Db, userId: string, sent: readonly (SentEntry | ImportedCorrection)[]) {
  const named = sent.flatMap((entry) =>
    "id" in entry && entry.id ? [{ id: entry.id, key: entry.key }] : [],
  );
  if (named.length === 0) return null;
  const ids = named.map(({ id }) => id);
  const taken = new Set((await listStars(db, userId, ids)).map(({ id }) => id));
  return named.find(({ id }) => taken.size === taken.add(id).size)?.key ?? null;
}

function sentRow({ key, ...entry }: SentEntry | ImportedCorrection, isKnown: boolean, now: number) {
  if ("corrects" in entry) {
    const { corrects, said, correction } = entry;
    // The entry's moment and feeling are those of a star that is there already: nothing reads them here.
    const content = JSON.stringify({ corrects, said, correction } satisfies SentCorrection);
    return { key, timestamp: new Date(now), emotion: "", content: isKnown ? null : content };
  }
  const timestamp = new Date(momentOf(entry.timestamp, now) ?? now);
  return { key, timestamp, emotion: entry.emotion, content: isKnown ? null : JSON.stringify(entry) };
}
