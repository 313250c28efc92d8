/** What a person can do with a star: correct it, keep it out of letters, move it to the bin, and bring it back. */

import { correctedContent, correctionBetween, type StarContent } from "#domain/records/star/correction.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { outbox } from "./browser-outbox.ts";
import { correctionTo } from "./kinds/correction.ts";
import type { Outcome } from "./outbox-types.ts";

/**
 * Corrects a star, which is shown corrected at once, and reports what became of it. A refused correction is no longer
 * in the outbox. `entry` is the star as it is shown: if a correction of it waits, both become one.
 */
export async function correctStar(
  userId: string,
  entry: MoodEntry,
  content: StarContent,
): Promise<Outcome<MoodEntry>> {
  const { id } = entry;
  const waiting = outbox.pending(userId, "correction").find((item) => item.id === id);
  const body = correctionTo(content, entry, waiting?.body);
  return outbox.sendInstead("correction", { id, userId, body });
}

/** Corrects a star although it was changed elsewhere: `current` is the star as it is on the server. */
export const correctAnyway = (userId: string, current: MoodEntry, content: StarContent) =>
  outbox.sendInstead("correction", {
    id: current.id,
    userId,
    body: { base: current, changes: correctionBetween(current, content) },
  });

/**
 * Keeps the note of a star out of letters, or lets them quote it again; also of a star that waits to be sent. What else was
 * corrected since `entry` was shown stays.
 */
export async function keepOutOfLetters(
  userId: string,
  entry: MoodEntry,
  keptOutOfLetters: boolean,
): Promise<Outcome<MoodEntry> | null> {
  const waiting = outbox.pending(userId, "star").find(({ id }) => id === entry.id);
  if (waiting && (await outbox.change({ ...waiting, body: { ...waiting.body, keptOutOfLetters } })))
    return null;
  const corrected = outbox.pending(userId, "correction").find(({ id }) => id === entry.id)?.body;
  const content = corrected ? correctedContent(corrected.base, corrected.changes) : entry;
  return correctStar(userId, entry, { ...content, keptOutOfLetters });
}

/** Moves a star to the bin, at once for the person. Returns how to bring it back as it was. */
export async function moveToBin(userId: string, entry: MoodEntry): Promise<() => Promise<void>> {
  const { id } = entry;
  const correction = outbox.pending(userId, "correction").find((item) => item.id === id);
  await outbox.addInstead("removal", { id, userId, body: null });
  return async () => {
    await bringBack(userId, correction?.body.base ?? entry);
    if (!correction) return;
    const { base, changes } = correction.body;
    await correctStar(userId, base, correctedContent(base, changes));
  };
}

/** Brings a star back from the bin, at once for the person. */
export const bringBack = async (userId: string, entry: MoodEntry): Promise<void> =>
  void (await outbox.addInstead("restoration", { id: entry.id, userId, body: entry }));
