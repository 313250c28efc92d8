/** What the dialog shows when a star is opened in it. */

import { changedElsewhereSchema } from "#domain/calls/universe.ts";
import type { Feelings } from "#domain/feelings.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import type { Sentence } from "#domain/languages/translator.ts";
import { correctedContent, type StarContent } from "#domain/records/star/correction.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { isStatus } from "../call-errors.ts";
import { sentenceOfRefusal } from "../outbox/deliver.ts";
import { currentEntryOf } from "../outbox/kinds/correction.ts";
import type { WaitingCorrection } from "../outbox/use-universe.ts";
import type { Edit } from "./edit-store.ts";
import { refusalText } from "./explain-failure.ts";
import { formOf, type MoodForm } from "./mood-form.ts";
import { typedOf } from "./typed-when.ts";

/** Why the changes are not saved. */
export type Obstacle =
  /** Another device changed the star; `theirs` is the star as it is there. */
  | { readonly kind: "conflict"; readonly mine: StarContent; readonly theirs: MoodEntry }
  /** Another device removed the star. */
  | { readonly kind: "removed" }
  | { readonly kind: "refused"; readonly sentence: Sentence };

export type EditState = Edit & {
  readonly obstacle: Obstacle | null;
  /** The changes are from before the dialog was opened. */
  readonly isResumed: boolean;
};

/** Continues with what was typed before, or with a change that the server has refused in the meantime. */
export function beginEdit(
  feelings: Feelings,
  entry: MoodEntry,
  kept: Edit | null,
  waiting: WaitingCorrection | undefined,
): EditState {
  if (kept) return { ...kept, obstacle: null, isResumed: true };
  if (!waiting?.refusal)
    return { base: entry, form: formOf(feelings, entry), obstacle: null, isResumed: false };
  const { base, changes } = waiting.body;
  const mine = correctedContent(base, changes);
  return {
    base,
    form: formOfContent(feelings, base, mine),
    obstacle: refusedBefore(waiting, entry),
    isResumed: true,
  };
}

const formOfContent = (feelings: Feelings, base: StarContent, content: StarContent): MoodForm => ({
  ...formOf(feelings, content),
  when: content.timestamp === base.timestamp ? null : typedOf(content),
});

function refusedBefore({ body, refusal }: WaitingCorrection, entry: MoodEntry): Obstacle | null {
  const mine = correctedContent(body.base, body.changes);
  if (refusal?.status === 412) {
    const stored = changedElsewhereSchema.safeParse(refusal.extra).data?.entry;
    const theirs = stored && stored.revision > entry.revision ? stored : entry;
    return { kind: "conflict", mine, theirs };
  }
  if (refusal?.status === 404) return { kind: "removed" };
  return {
    kind: "refused",
    sentence: (t) => (refusal && sentenceOfRefusal(t, refusal)) ?? t(addMood.edit.notAccepted),
  };
}

/** What the refusal of a correction means for the dialog; `mine` is what the person wants the star to say. */
export function obstacleOf(error: Error, mine: StarContent): Obstacle {
  const theirs = currentEntryOf(error);
  if (theirs) return { kind: "conflict", mine, theirs };
  if (isStatus(error, 404)) return { kind: "removed" };
  return { kind: "refused", sentence: (t) => refusalText(t, error) ?? t(addMood.edit.notAccepted) };
}
