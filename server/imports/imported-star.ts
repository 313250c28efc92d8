/** The row of a star that an import adds. */

import { randomUUID } from "node:crypto";
import { contentAfter } from "#domain/records/content.ts";
import { starFields } from "#domain/records/star/fields.ts";
import type { ImportRow, MoodEntryRow } from "../database/schema.ts";
import { columnsOf } from "../records/kept-kind.ts";
import { isRestored, type SentContent } from "./sent-entry.ts";
import type { PlacedEntry } from "./sky-plan.ts";

/** `tags` are ids that the import uses. A restored star keeps its id, which is its key, and its times. */
export function importedStar(
  entry: SentContent,
  { key, x, y, z, rank, ordinal }: PlacedEntry,
  { userId, id: importId, publishedAs, openedAt }: ImportRow,
  now: number,
): { star: MoodEntryRow; tags: readonly string[] } {
  const { tags, ...content } = columnsOf(contentAfter(starFields, {}, entry));
  const star: MoodEntryRow = {
    ...{ ...content, userId, importId, x, y, z, rank, ordinal },
    id: isRestored(entry) ? key : (entry.id ?? randomUUID()),
    sealed: content.sealed ?? null,
    timestamp: new Date(Math.min(Date.parse(entry.timestamp), now)),
    ...timesOf(entry, openedAt, now),
    ...{ bodyHash: null, revision: publishedAs ?? 0 },
  };
  return { star, tags };
}

/** An edit is before the import: so a later one shows that the person wants to keep the star. */
function timesOf(entry: SentContent, openedAt: Date, now: number) {
  if (!isRestored(entry)) return { createdAt: new Date(now), editedAt: null, deletedAt: null };
  const opened = openedAt.getTime();
  const atMost = (moment: string, last: number) => new Date(Math.min(Date.parse(moment), last));
  return {
    createdAt: atMost(entry.createdAt, opened),
    editedAt: entry.editedAt == null ? null : atMost(entry.editedAt, opened - 1),
    deletedAt: entry.deletedAt == null ? null : atMost(entry.deletedAt, opened),
  };
}
