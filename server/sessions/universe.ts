/** What whoever makes a call knows of their universe already, because the look-up that lets them in has read it. */

import type { UserRow } from "../database/schema.ts";

/** The most frequent call, a poll without changes, needs nothing else. */
export const universeColumns = [
  "users.revision",
  "users.feedStart",
  "users.latestEntryAt",
  "users.storedBytes",
  "users.sealState",
] as const;

/** The universe at the start of the request. */
export type Universe = Readonly<
  Pick<UserRow, "revision" | "feedStart" | "latestEntryAt" | "storedBytes" | "sealState">
>;

export const universeOf = ({
  revision,
  feedStart,
  latestEntryAt,
  storedBytes,
  sealState,
}: Universe): Universe => ({ revision, feedStart, latestEntryAt, storedBytes, sealState });
