/** How much a universe may store. */

import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { refusal } from "#domain/refusals.ts";
import { inMegabytes, largestPart, type RoomParts } from "#domain/room.ts";
import type { Db, UserRow } from "../database/schema.ts";
import type { Settings } from "../environment.ts";
import { findStored } from "../users/queries.ts";

export type Stored = Pick<
  UserRow,
  "storedBytes" | "noteBytes" | "starBytes" | "readingBytes" | "importBytes" | "practiceBytes"
>;

/** The parts of what a universe stores, in bytes; together they are `storedBytes`. */
export function partsOf({ storedBytes, ...counted }: Stored): RoomParts {
  const { noteBytes: notes, starBytes: stars, readingBytes: readings } = counted;
  const { importBytes: imports, practiceBytes: practice } = counted;
  const parts = { notes, stars, readings, imports, practice };
  const rest = Object.values(parts).reduce((left, bytes) => left - bytes, storedBytes);
  return { ...parts, rest };
}

/** The universe would store more than it may: the reply is 409, and the transaction changes nothing. */
export class NoRoom extends Error {
  readonly refusal;

  constructor(stored: Stored, most: number) {
    super("The universe has no room.");
    const parts = partsOf(stored);
    const largest = largestPart(parts);
    this.refusal = refusal("no-room", refusalsUniverse.noRoom, {
      ...{ megabytes: inMegabytes(most), used: inMegabytes(stored.storedBytes) },
      ...{ largest, size: inMegabytes(parts[largest]), notes: inMegabytes(parts.notes) },
    });
  }
}

/**
 * How much a change may add. `words` is for sealing and opening: sealed words take more bytes than plain ones, mostly less
 * than twice as many, and no universe may be stuck on the way. More than three times is no honest sealing: one letter
 * could be sealed as 24 KB. `anything` is for what takes back or removes.
 */
export type Growth = "room" | "words" | "anything";

const timesOf = { room: 1, words: 3, anything: Number.POSITIVE_INFINITY } as const;

/** No change adds as much: a body has up to 1 MiB, of which 4 bytes can become one of the members of a constellation. */
const mostAdded = 20_000_000;

/**
 * Throws `NoRoom` where a change has made the universe larger, and larger than it may be. Call it at the end of the
 * transaction, with the row from before. Only a universe that stores nearly as much as it may is looked at again.
 */
export async function requireRoom(
  { settings }: { readonly settings: Pick<Settings, "universeBytes"> },
  db: Db,
  before: UserRow,
  growth: Growth = "room",
) {
  const most = timesOf[growth] * settings.universeBytes;
  if (before.storedBytes + mostAdded <= most) return;
  const stored = await findStored(db, before.id);
  if (stored && stored.storedBytes > Math.max(most, before.storedBytes)) throw new NoRoom(before, most);
}
