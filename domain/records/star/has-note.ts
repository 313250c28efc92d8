import type { MoodEntry } from "./mood-entry.ts";

/** Whether a star has a note: a sealed one that is not unlocked here is one too, because a star without has nothing to seal. */
export const hasNote = ({ note, sealed }: Pick<MoodEntry, "note" | "sealed">): boolean =>
  note !== null || sealed != null;
