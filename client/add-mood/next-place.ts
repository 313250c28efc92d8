/** The place of the next star: shown in the sky and sent with the star. */

import { useMemo } from "react";
import type { Feelings } from "#domain/feelings.ts";
import { OccupiedPositions, type Position, placeStar } from "#domain/placement.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { useAddMoodState } from "./add-mood-store.tsx";
import { unchangedAttempt } from "./draft.ts";
import { useUnsentStars } from "./unsent-stars.ts";

type KnownSky = Pick<Universe, "entries" | "nextOrdinal">;

/** Null if no place is shown: with stars, none is shown before an emotion is chosen. */
export function nextPlace(
  feelings: Feelings,
  { entries, nextOrdinal }: KnownSky,
  taken: OccupiedPositions,
  emotion: string | null,
): Position | null {
  if (emotion === null && entries.length > 0) return null;
  return placeStar(feelings, nextOrdinal, emotion ?? "", taken);
}

/** The sky and the dialog ask for the same stars. */
const takenBy = new WeakMap<readonly MoodEntry[], OccupiedPositions>();

function takenPlaces(entries: readonly MoodEntry[]): OccupiedPositions {
  const taken = takenBy.get(entries) ?? new OccupiedPositions(entries);
  takenBy.set(entries, taken);
  return taken;
}

/** Null until the stars are loaded, and for a star of an earlier moment: only the server knows its neighbours. */
export function useNextPlace(): Position | null {
  const feelings = useFeelings();
  const { entries, nextOrdinal, isLoading } = useOwnUniverse();
  const isOpen = useAddMoodState((state) => state.isOpen);
  const emotion = useAddMoodState(({ draft }) => (isOpen ? draft.form.emotion : null));
  const isEarlier = useAddMoodState(({ draft }) => isOpen && draft.form.when !== null);
  // A star that the server may have stored is shown at its sent position.
  const sent = useAddMoodState(({ draft }) => (isOpen && unchangedAttempt(draft)?.position) || null);
  const waiting = useUnsentStars().at(-1)?.body.position ?? null;
  const next = useMemo(
    () => (isLoading ? null : nextPlace(feelings, { entries, nextOrdinal }, takenPlaces(entries), emotion)),
    [feelings, isLoading, entries, nextOrdinal, emotion],
  );
  if (isEarlier) return null;
  return isOpen ? (sent ?? next ?? waiting) : (waiting ?? next);
}
