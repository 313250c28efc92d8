/** What a person is writing, and the one call that may carry it: sent again unchanged, it bears the same key. */

import * as z from "zod/mini";
import { type EmotionId, emotionIds, familyIds } from "#domain/emotions.ts";
import { intensityRange, type NewMoodEntry, noteOrNull } from "#domain/mood-entry.ts";
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

/** A call that was begun: its answer, or even whether it arrived, may be unknown. */
const attemptSchema = z.object({
  key: z.string(),
  /** Null where the list of stars was not known: the server places the star. */
  position: z.nullable(z.object({ x: z.number(), y: z.number(), z: z.number() })),
  /** The form as it was sent. */
  form: formSchema,
});

export type Attempt = z.output<typeof attemptSchema>;

export const draftSchema = z.object({ form: formSchema, attempt: z.nullable(attemptSchema) });

export type Draft = z.output<typeof draftSchema>;

export const emptyDraft: Draft = {
  form: {
    emotion: null,
    intensity: intensityRange.usual,
    isTwin: false,
    base: null,
    baseIntensity: intensityRange.usual,
    note: "",
  },
  attempt: null,
};

/** Keeps the rules of twins while a person changes their mind. */
export function changeForm(form: MoodForm, change: Partial<MoodForm>): MoodForm {
  const next = { ...form, ...change };
  if (!next.isTwin) return { ...next, base: null, baseIntensity: intensityRange.usual };
  return next.base === next.emotion ? { ...next, base: null } : next;
}

/** The specified conditions under which Create Star can be pressed, but for the loading. */
export const isComplete = ({ emotion, isTwin, base }: MoodForm) =>
  emotion !== null && (!isTwin || base !== null);

/** The attempt that was begun with exactly this form. */
export function unchangedAttempt({ form, attempt }: Draft): Attempt | null {
  return attempt && JSON.stringify(attempt.form) === JSON.stringify(form) ? attempt : null;
}

/** The attempt that carries this form: the last one when nothing has changed since, else a new one. */
export function attemptFor({ form, attempt }: Draft, place: Position | null, makeKey: () => string): Attempt {
  return unchangedAttempt({ form, attempt }) ?? { key: makeKey(), position: place, form };
}

/** The body of an attempt; the same attempt always gives the same body. */
export function bodyOf({ form, position }: Attempt): NewMoodEntry | null {
  if (form.emotion === null) return null;
  return {
    emotion: form.emotion,
    intensity: form.intensity,
    note: noteOrNull(form.note) ?? null,
    isTwinStar: form.isTwin ? 1 : 0,
    secondaryEmotion: form.base,
    secondaryIntensity: form.isTwin ? form.baseIntensity : null,
    position,
  };
}
