/** What an entry says, in short, so that a later export of its journal shows which entries are the same. */

import type { ImportedKey } from "../../../imports.ts";
import { noteLimit } from "../../../records/star/fields.ts";
import { normalizeNote } from "../../../records/star/mood-entry.ts";
import type { ReadEntry } from "../read-journal.ts";
import { cutNote, splitNote } from "../stars/split-note.ts";

/** `moods` and `note` are hashes: they tell texts apart and do not hold them. */
export type Said = {
  readonly date: string;
  readonly time: string | null;
  readonly moods: string;
  readonly note: string;
};

/** `note` is that of the star of the key, which may have been edited; null where the star is not in the sky. */
export type KnownEntry = ImportedKey & { readonly note: string | null };

export const whatIsSaid = ({ date, time, moods, note }: ReadEntry): Said => ({
  ...{ date, time, note: hashOfNote(note) },
  moods: hashOf(moods.map(({ id }) => id).join(" ")),
});

/** The text that is stored with the key of the entry. */
export const textOfSaid = ({ date, time, moods, note }: Said): string =>
  [date, time ?? "-", moods, note].join(" ");

/** Imports of earlier releases stored a key alone, which has the time and the moods, and no note. */
export function saidOfKnown({ key, said, note }: KnownEntry): Said | null {
  const [date, time = "-", moods = "", hash = ""] = said?.split(" ") ?? [];
  if (date !== undefined) return { date, time: time === "-" ? null : time, moods, note: hash };
  const parts = key.match(
    /^\S+ (?<date>\d{4}-\d\d-\d\d)(?: (?<time>\d\d:\d\d))?(?: (?<moods>.*?))?(?: #\d+)?$/s,
  );
  if (!parts?.groups) return null;
  const { date: day = "", time: hour = null, moods: names = "" } = parts.groups;
  return { date: day, time: hour, moods: hashOf(names), note: note === null ? "" : hashOfNote(note) };
}

/** The hashes that the note of the star of an entry can have: a long note is cut, or goes on in a second star. */
export const hashesOfNote = ({ note }: ReadEntry): ReadonlySet<string> =>
  new Set(
    [note, ...(note.length > noteLimit ? [cutNote(note), splitNote(note)[0] ?? ""] : [])].map(hashOfNote),
  );

const hashOfNote = (note: string) => hashOf(normalizeNote(note)?.replace(/\s+/g, " ").trim() ?? "");

/** Hash of an empty text, also that of no note. */
export const noHash = "0";

/** FNV-1a of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), over UTF-16 units. */
function hashOf(text: string): string {
  if (text === "") return noHash;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
