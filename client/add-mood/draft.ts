/** The draft of a star and the attempt to send it: a retry of the unchanged draft has the same idempotency key. */

import * as z from "zod/mini";
import { type EmotionId, emotionIds, familyIds } from "#domain/emotions.ts";
import { intensityRange, type NewMoodEntry, normalizeNote } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";

const formSchema = z.object({
  emotion: z.nullable(z.enum(emotionIds as [EmotionId, ...EmotionId[]])),
  intensity: z.number(),
  isTwin: z.boolean(),
  base: z.nullable(z.enum(familyIds)),
  baseIntensity: z.number(),
  note: z.string(),
});

export type MoodForm = z.output<typeof formSchema>;

/** A call that was sent: whether the server has processed it may be unknown. */
const attemptSchema = z.object({
  key: z.string(),
  /** Null if the list of stars was not loaded: the server then places the star. */
  position: z.nullable(z.object({ x: z.number(), y: z.number(), z: z.number() })),
  /** The form at the time of sending. */
  form: formSchema,
});

export type Attempt = z.output<typeof attemptSchema>;

export const draftSchema = z.object({ form: formSchema, attempt: z.nullable(attemptSchema) });

export type Draft = z.output<typeof draftSchema>;

export const emptyDraft: Draft = {
  form: {
    emotion: null,
    intensity: intensityRange.default,
    isTwin: false,
    base: null,
    baseIntensity: intensityRange.default,
    note: "",
  },
  attempt: null,
};

/** Applies a change and keeps the rules of twin stars. */
export function changeForm(form: MoodForm, change: Partial<MoodForm>): MoodForm {
  const next = { ...form, ...change };
  if (!next.isTwin) return { ...next, base: null, baseIntensity: intensityRange.default };
  return next.base === next.emotion ? { ...next, base: null } : next;
}

/** The specified conditions for Create Star, except that no call is pending. */
export const isComplete = ({ emotion, isTwin, base }: MoodForm) =>
  emotion !== null && (!isTwin || base !== null);

/** The earlier attempt with exactly this form, or null. */
export function unchangedAttempt({ form, attempt }: Draft): Attempt | null {
  return attempt && JSON.stringify(attempt.form) === JSON.stringify(form) ? attempt : null;
}

/** The attempt for this form: the earlier one if the form is unchanged, else a new one. */
export function attemptFor(
  { form, attempt }: Draft,
  place: Position | null,
  randomUuid: () => string,
): Attempt {
  return unchangedAttempt({ form, attempt }) ?? { key: randomUuid(), position: place, form };
}

/** The request body of an attempt; deterministic. */
export function bodyOf({ form, position }: Attempt): NewMoodEntry | null {
  if (form.emotion === null) return null;
  return {
    emotion: form.emotion,
    intensity: form.intensity,
    note: normalizeNote(form.note) ?? null,
    isTwinStar: form.isTwin ? 1 : 0,
    secondaryEmotion: form.base,
    secondaryIntensity: form.isTwin ? form.baseIntensity : null,
    position,
  };
}
