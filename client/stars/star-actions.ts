/** What a person can do with a star wherever it is shown. `pages.tsx` provides it. */

import { hasNote } from "#domain/records/star/has-note.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { requiredContext } from "../ui/store.ts";

export type StarActions = {
  /** Opens Add Mood for noon of a calendar day; for today and for null, for now. */
  add(day: number | null): void;
  /** Opens the star in the dialog, with every field editable. */
  correct(entry: MoodEntry): void;
  /** Keeps its note out of letters, or lets them quote it again. */
  keepOutOfLetters(entry: MoodEntry, isKept: boolean): void;
  /** Moves the star to the bin, and offers to undo that. */
  remove(entry: MoodEntry): void;
};

/** Whether letters could quote the star: only then there is something to keep out of them. */
export const canBeQuoted = (star: MoodEntry) => hasNote(star) || star.keptOutOfLetters;

export const [StarActionsContext, useStarActions] = requiredContext<StarActions>("actions on stars");
