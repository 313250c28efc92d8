/** How much a universe may store. */

import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { refusal } from "#domain/refusals.ts";
import type { UserRow } from "../database/schema.ts";
import type { Settings } from "../environment.ts";

const megabyte = 1_000_000;
const inMegabytes = (bytes: number) => Math.round(bytes / megabyte);

type Stored = Pick<UserRow, "storedBytes" | "noteBytes">;

/** The universe stores as much as it may: the reply is 409, and the transaction changes nothing. */
export class NoRoom extends Error {
  readonly refusal;

  constructor({ noteBytes }: Stored, most: number) {
    super("The universe has no room.");
    const sizes = { megabytes: inMegabytes(most), notes: inMegabytes(noteBytes) };
    this.refusal = refusal("no-room", refusalsUniverse.noRoom, sizes);
  }
}

/**
 * Throws `NoRoom`. Call it before something is added, with the locked row of the universe. What is added by the call
 * that passes the limit is stored: it is as large as a request can be.
 */
export function requireRoom(
  { settings }: { readonly settings: Pick<Settings, "universeBytes"> },
  universe: Stored,
) {
  const most = settings.universeBytes;
  if (universe.storedBytes >= most) throw new NoRoom(universe, most);
}

/**
 * Sealed words take more bytes than plain ones, mostly less than twice as many with their record: no universe is stuck on the way
 * because a universe was nearly full. More is no honest sealing: one letter could be sealed as 24 KB.
 */
const growthByWords = 3;

/** `requireRoom` for words of so many bytes in the place of those that are there. */
export function requireRoomForWords(
  { settings }: { readonly settings: Pick<Settings, "universeBytes"> },
  universe: Stored,
  bytes: number,
) {
  const most = growthByWords * settings.universeBytes;
  if (universe.storedBytes + bytes > most) throw new NoRoom(universe, most);
}
