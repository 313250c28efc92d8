import { type Feelings, feelingsWith } from "#domain/feelings.ts";
import type { Mapping } from "#domain/formats/import/read-journal.ts";
import type { OwnFeeling } from "#domain/records/feeling/feeling.ts";

/** The feelings of the universe, and those that the answers make. */
export const feelingsToCome = (
  present: readonly OwnFeeling[],
  { feelings }: Pick<Mapping, "feelings">,
): Feelings =>
  feelingsWith([
    ...present,
    ...[...feelings].map(([id, feeling]) => ({ id, ...feeling, isArchived: false, revision: 0 })),
  ]);
