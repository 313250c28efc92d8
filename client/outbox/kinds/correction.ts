/** Corrections of stars. */

import * as z from "zod/mini";
import { changedElsewhereSchema, universeCalls } from "#domain/calls/universe.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import { correctEntry, withReply } from "#domain/records/edit-universe.ts";
import {
  type Correction,
  correctedContent,
  correctionBetween,
  correctionSchema,
  haveSameContent,
  type StarContent,
} from "#domain/records/star/correction.ts";
import { type MoodEntry, moodEntrySchema } from "#domain/records/star/mood-entry.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import type { Failure } from "../deliver.ts";
import { kind, type Order } from "../kind.ts";
import { failureOfStar, isUnknownFeeling, replaceIn, replaceTagIn, textOfStar } from "./star.ts";

/** A correction that must reach the server, and the star as the server had it when the person corrected it. */
export const starCorrectionSchema = z.object({ base: moodEntrySchema, changes: correctionSchema });

export type StarCorrection = z.output<typeof starCorrectionSchema>;

/** What gives a star this content. `entry` is the star as it is shown: with a correction of it that waits, both become one. */
export function correctionTo(
  content: StarContent,
  entry: MoodEntry,
  waiting: StarCorrection | undefined,
): StarCorrection {
  const base = waiting?.base ?? entry;
  // What waits may have reached the server already: what it said is said again, also where the star is as before.
  const said = Object.keys(waiting?.changes ?? {}) as (keyof StarContent)[];
  const again = Object.fromEntries(said.map((field) => [field, content[field]]));
  const { sealed } = waiting?.changes ?? {};
  // What was written before it was locked stays.
  const locked = sealed != null && content.note === null ? { note: null, sealed } : {};
  return { base, changes: { ...again, ...correctionBetween(base, content), ...locked } };
}

/**
 * Corrects a star. When the server changed the star without changing its content, or by an earlier attempt of this
 * correction, the star is corrected by its new revision. Every other change is a conflict: the call rejects with 412,
 * and `currentEntryOf` tells the star as it is now.
 */
export async function sendCorrection({
  id,
  userId,
  body,
  firstSent,
  opened,
}: Order<StarCorrection>): Promise<MoodEntry> {
  const said = opened ?? { body, firstSent };
  for (let { revision } = body.base; ; ) {
    try {
      const headers = { "If-Match": `"${revision}"` };
      const order = { owner: userId, params: { id }, headers, body: body.changes };
      return (await send(universeCalls.updateMoodEntry, order)).data;
    } catch (error) {
      const current = currentEntryOf(error);
      // A server that refuses the revision it names would be asked for ever.
      if (!current || current.revision === revision) throw error;
      const theirs = opened ? await opened.openStar(current, body.base) : current;
      if (isConflict(theirs, said.body.changes, [said.body, said.firstSent])) throw error;
      revision = current.revision;
    }
  }
}

/** True if the star says something that neither the person saw nor one of the attempts wrote. Tags, and whether letters quote it, count only if they are corrected. */
function isConflict(
  current: MoodEntry,
  changes: Correction,
  attempts: readonly (StarCorrection | undefined)[],
) {
  // The words of the star do not open, and are not those that the person saw.
  if (current.sealed && attempts.every((attempt) => attempt?.base.sealed !== current.sealed)) return true;
  const tags = changes.tags ? undefined : current.tags;
  const keptOutOfLetters = changes.keptOutOfLetters == null ? current.keptOutOfLetters : undefined;
  const kept = { ...(tags && { tags }), ...(keptOutOfLetters !== undefined && { keptOutOfLetters }) };
  const expected = attempts.flatMap((attempt) =>
    attempt ? [attempt.base, correctedContent(attempt.base, attempt.changes)] : [],
  );
  return !expected.some((content) => haveSameContent({ ...content, ...kept }, current));
}

/** The star as it is on the server, from the refusal of a correction that was based on another revision; else null. */
export function currentEntryOf(error: unknown): MoodEntry | null {
  if (!(error instanceof CallError) || error.refusal.code !== "changed-elsewhere") return null;
  return changedElsewhereSchema.parse(error.refusal.extra).entry;
}

/** A star that the server does not have any more stays unknown to it. */
export const failureOfKnownStar = (error: unknown): Failure =>
  error instanceof CallError && error.refusal.code === "not-found" ? "refused" : failureOfStar(error);

/** What changes the star into one with another tag, or another feeling, in the place of one. */
function replaceInChanges({ base, changes }: StarCorrection, id: string, by: string | null): Correction {
  const tagged = replaceTagIn(changes, id, by);
  const content = correctedContent(base, tagged);
  const merged = replaceIn(content, id, by);
  return merged.emotion === content.emotion && merged.secondaryEmotion === content.secondaryEmotion
    ? tagged
    : correctionBetween(base, merged);
}

export const correction = kind<StarCorrection, MoodEntry>({
  bodySchema: starCorrectionSchema,
  words: { base: "entry", changes: "entry" },
  deliver: sendCorrection,
  failureOf: failureOfKnownStar,
  isAhead: isUnknownFeeling,
  references: ({ changes: { emotion, secondaryEmotion } }) => [emotion, secondaryEmotion],
  keepsFirstSent: true,
  // The base must contain the person's own earlier correction, which would look like a change by somebody else otherwise.
  bodyAfter: ({ base, changes }, earlier) => ({
    base: { ...base, ...correctedContent(earlier.base, earlier.changes) },
    changes,
  }),
  replaceReference: (body, id, by) => ({ ...body, changes: replaceInChanges(body, id, by) }),
  apply: (universe, { id, body }) => correctEntry(universe, id, body.changes),
  applyReply: (known, entry) => withReply(known, "entries", entry),
  text: (t, { body }, { names }) => textOfStar(t, names, waiting.star.change, body.base),
});
