/** The signed-in person's universe, read once for a page and handed to everything on it that shows a part. */

import { type ReactNode, useMemo } from "react";
import type { User } from "#domain/accounts/user.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { isOfEarlierVisit } from "../stars/mood-entries.ts";
import { requiredContext } from "../ui/store.ts";
import { useUniverse, type WaitingCorrection, type WaitingStar } from "./use-universe.ts";

type OwnUniverse = Omit<Universe, "revision"> & {
  readonly user: User;
  /** Whether the stars of the universe are not known yet. */
  readonly isLoading: boolean;
  /** The stars are those of an earlier visit, until the server answers. */
  readonly isStale: boolean;
  readonly isOutOfReach: boolean;
  /** The stars that the server has, without what waits in this browser; null until it has told them. */
  readonly stored: readonly MoodEntry[] | null;
  /** The stars and the new ones that wait, for which the sky has no place yet: for lists and counts. */
  readonly listed: readonly MoodEntry[];
  /** New stars that wait to be sent, or that the server has refused. */
  readonly waitingStars: readonly WaitingStar[];
  readonly corrections: readonly WaitingCorrection[];
};

export const [OwnUniverseContext, useOwnUniverse] = requiredContext<OwnUniverse>("the universe");

/** While it loads, the universe is empty. */
const nothing = {
  entries: [],
  tags: [],
  constellations: [],
  feelings: [],
  trackers: [],
  readings: [],
  comparisons: [],
  nextOrdinal: 0,
};

export function OwnUniverseProvider({ user, children }: { user: User; children: ReactNode }) {
  const { query, universe, entries: listed, stars: waitingStars, corrections } = useUniverse(user.id);
  const isLoading = universe === undefined;
  // A query that has never succeeded is pending again during each poll.
  const isOutOfReach = isLoading ? query.errorUpdateCount > 0 : query.isError;
  const isStale = isOfEarlierVisit(query);
  const stored = (!isStale && query.data?.entries) || null;
  const own = useMemo(
    () => ({
      ...(universe ?? nothing),
      ...{ user, isLoading, isStale, isOutOfReach, stored, listed, waitingStars, corrections },
    }),
    [universe, user, isLoading, isStale, isOutOfReach, stored, listed, waitingStars, corrections],
  );
  return <OwnUniverseContext value={own}>{children}</OwnUniverseContext>;
}
