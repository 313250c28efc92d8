/** Whether a request with the id of a star repeats the one that has added it. */

import { fastClockMs } from "#domain/moment.ts";
import { contentAfter } from "#domain/records/content.ts";
import { haveSameContent } from "#domain/records/star/correction.ts";
import { starFields } from "#domain/records/star/fields.ts";
import { type NewMoodEntry, normalizeNote } from "#domain/records/star/mood-entry.ts";
import { type TaggedEntry, toMoodEntry } from "../records/stars.ts";
import { currentTags } from "../records/tags.ts";
import type { UniverseChange } from "../revisions/change-universe.ts";
import { findFeelings } from "./feelings.ts";
import { hashContent } from "./star.ts";

export async function isRepeated(
  change: UniverseChange,
  star: TaggedEntry,
  entry: NewMoodEntry,
): Promise<boolean> {
  if (star.bodyHash !== null) return hasItsHash(star, entry);
  if (hasWords(star) !== hasWords(entry)) return false;
  // Hashes of plain words, which would confirm guesses, go when words are sealed.
  return change.universe.sealState !== "open" && saysWhatItSays(change, star, entry);
}

/** Sealed words cannot be compared; whether there are any can. */
const hasWords = ({ note, sealed }: Pick<NewMoodEntry, "note" | "sealed">) =>
  sealed != null || normalizeNote(note) !== null;

function hasItsHash(star: TaggedEntry, entry: NewMoodEntry): boolean {
  // What a device has sent as it was, and has got no reply to, it sends sealed after the sealing has begun.
  const unsealed = entry.sealed != null && star.note !== null ? { note: star.note, sealed: null } : null;
  // What was sealed comes as it is once its words are opened.
  const resealed = entry.sealed == null && normalizeNote(entry.note) ? { note: null, sealed: "" } : null;
  return [null, unsealed, resealed].some((words) => hashContent({ ...entry, ...words }) === star.bodyHash);
}

/** Whether a request says the star as it is now beside its words. The moment of a star for the present is the server's own. */
async function saysWhatItSays({ db, universe }: UniverseChange, star: TaggedEntry, entry: NewMoodEntry) {
  const tags = await currentTags(db, universe.id, entry.tags ?? []);
  const felt = await findFeelings(db, universe.id, entry);
  if (!tags || !felt.ok) return false;
  const known = { ...toMoodEntry(star), note: null };
  const { timestamp } = known;
  const said = contentAfter(starFields, {}, { ...felt.star, tags, timestamp, note: null, sealed: null });
  const away = entry.timestamp == null ? 0 : Date.parse(entry.timestamp) - star.timestamp.getTime();
  return haveSameContent(said, known) && Math.abs(away) <= fastClockMs;
}
