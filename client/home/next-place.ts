/** The place of the next star: shown in the sky and sent with the star. */

import { useMemo } from "react";
import { OccupiedPositions, type Position, placeStar } from "#domain/placement.ts";
import type { Universe } from "#domain/records/apply-changes.ts";

type KnownSky = Pick<Universe, "entries" | "nextOrdinal">;

/** Null if no place is shown: with stars, none is shown before an emotion is chosen. */
export function nextPlace(
  { entries, nextOrdinal }: KnownSky,
  taken: OccupiedPositions,
  emotion: string | null,
): Position | null {
  if (emotion === null && entries.length > 0) return null;
  return placeStar(nextOrdinal, emotion ?? "", taken);
}

/** Also null until the stars are loaded. */
export function useNextPlace(sky: KnownSky | null, emotion: string | null): Position | null {
  const taken = useMemo(() => new OccupiedPositions(sky?.entries ?? []), [sky?.entries]);
  return useMemo(() => sky && nextPlace(sky, taken, emotion), [sky, taken, emotion]);
}
