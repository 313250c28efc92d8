/** Splits an import into calls. */

import {
  batchLimit,
  entriesPerBatch,
  type ImportBatch,
  type ImportedCorrection,
  type ImportedEntry,
  type ImportedFeeling,
  type ImportedTag,
} from "../../../imports.ts";
import { type BroughtReading, readingsPerBatch } from "../../../records/reading/reading.ts";
import type { BroughtTracker } from "../../../records/tracker/tracker.ts";

/** `{"entries":[],"tags":[]}` */
const frameBytes = 25;

/** What an import sends beside its entries. */
export type Besides = {
  readonly corrections?: readonly ImportedCorrection[];
  readonly feelings?: readonly ImportedFeeling[];
  readonly trackers?: readonly BroughtTracker[];
  readonly readings?: readonly BroughtReading[];
  /** Readings that take the place of others. */
  readonly replacing?: readonly BroughtReading[];
};

/**
 * Batches of up to 500 entries and 1 MiB of JSON, each with the tags that its entries have. New feelings and trackers come
 * first, corrections and readings last.
 */
export function* batchesOf(
  entries: readonly ImportedEntry[],
  tags: readonly ImportedTag[],
  { corrections = [], feelings = [], trackers = [], readings = [], replacing = [] }: Besides = {},
): Generator<ImportBatch, void> {
  if (feelings.length + trackers.length > 0)
    yield { entries: [], tags: [], feelings: [...feelings], trackers: [...trackers] };
  const tagsById = new Map(tags.map((tag) => [tag.id, tag]));
  let batch = emptyBatch();
  for (const entry of entries) {
    if (
      batch.entries.length === entriesPerBatch ||
      batch.bytes + bytesOf(entry, batch, tagsById) > batchLimit
    ) {
      if (batch.entries.length > 0) yield contentOf(batch);
      batch = emptyBatch();
    }
    batch.bytes += bytesOf(entry, batch, tagsById);
    for (const tag of newTagsOf(entry, batch, tagsById)) batch.tags.set(tag.id, tag);
    batch.entries.push(entry);
  }
  if (batch.entries.length > 0) yield contentOf(batch);
  // Corrections have no notes: as many as a batch may have are far below its limit.
  for (let at = 0; at < corrections.length; at += entriesPerBatch)
    yield { entries: [], tags: [], corrections: corrections.slice(at, at + entriesPerBatch) };
  for (let at = 0; at < readings.length; at += readingsPerBatch)
    yield { entries: [], tags: [], readings: readings.slice(at, at + readingsPerBatch) };
  for (let at = 0; at < replacing.length; at += readingsPerBatch)
    yield {
      ...{ entries: [], tags: [], readings: replacing.slice(at, at + readingsPerBatch) },
      replacesReadings: true,
    };
}

type OpenBatch = { entries: ImportedEntry[]; tags: Map<string, ImportedTag>; bytes: number };

const emptyBatch = (): OpenBatch => ({ entries: [], tags: new Map(), bytes: frameBytes });
const contentOf = ({ entries, tags }: OpenBatch): ImportBatch => ({ entries, tags: [...tags.values()] });

type TagsById = ReadonlyMap<string, ImportedTag>;

/** What an entry adds to a batch. */
const bytesOf = (entry: ImportedEntry, batch: OpenBatch, tagsById: TagsById): number =>
  [entry, ...newTagsOf(entry, batch, tagsById)].reduce((sum, part) => sum + jsonBytes(part), 0);

const newTagsOf = ({ tags }: ImportedEntry, batch: OpenBatch, tagsById: TagsById): ImportedTag[] =>
  (tags ?? []).flatMap((id) => {
    const tag = tagsById.get(id);
    return tag && !batch.tags.has(id) ? [tag] : [];
  });

/** Bytes of the value and the comma after it, in UTF-8. */
const jsonBytes = (value: unknown): number => utf8Bytes(JSON.stringify(value)) + 1;

/** The bytes of a text in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // A surrogate is half of a character of four bytes.
    if (unit >= 0x80) bytes += unit >= 0x800 && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}
