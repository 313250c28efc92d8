/** A universe as an assistant may know it. */

import { catalogue, type Feelings } from "../feelings.ts";
import { feelingsWith } from "../feelings-with-own.ts";
import { indexJournal, type JournalIndex, withMeasured } from "../journal/journal-index.ts";
import type { Changes } from "../records/changes.ts";
import { unpackReadings } from "../records/reading/columns.ts";
import type { Measured } from "../trackers/day-values.ts";

/** `reads`: whether words are for this assistant. */
export type AssistantReader = { readonly reads: boolean /** Epoch milliseconds. */; readonly now: number };

export type KnownUniverse = AssistantReader &
  Pick<Changes, "entries" | "tags"> &
  Measured & {
    readonly feelings: Feelings;
    readonly index: JournalIndex;
    /** Minutes east of UTC: the clock of the latest star, which stands for that of the person. */
    readonly utcOffset: number;
  };

/**
 * Reads the whole feed of a universe. Names that this assistant may not read, or that only their person can open, are empty:
 * nothing is said about what has none.
 */
export function knownUniverse(
  { entries, tags, trackers, readings: sent, feelings: own }: Changes,
  reader: AssistantReader,
): KnownUniverse {
  const readings = unpackReadings(sent);
  const feelings = own.length === 0 ? catalogue : feelingsWith(own);
  const latest = entries.at(-1);
  const utcOffset = latest?.utcOffset ?? 0;
  const index = withMeasured(indexJournal(feelings, entries, latest?.timeZone ?? "UTC"), {
    trackers,
    readings,
  });
  return { ...reader, entries, tags, trackers, readings, feelings, index, utcOffset };
}
