/** The draft of a star and the attempt to send it: a retry of the unchanged draft is the same star at the same moment. */

import * as z from "zod/mini";
import { type EmotionId, emotionIds, familyIds } from "#domain/emotions.ts";
import { localTimeAt } from "#domain/local-time.ts";
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
  id: z.string(),
  /** When the person made the star, ISO 8601 by the server's clock. */
  timestamp: z.string(),
  utcOffset: z.number(),
  timeZone: z.nullable(z.string()),
  /** Null if the list of stars was not loaded: the server then places the star. */
  position: z.nullable(z.object({ x: z.number(), y: z.number(), z: z.number() })),
  /** The form at the time of sending. */
  form: formSchema,
});

export type Attempt = z.output<typeof attemptSchema>;

export const draftSchema = z.object({
  form: formSchema,
  // An attempt of an earlier version of the client is forgotten; what was typed is not.
  attempt: z.catch(z.nullable(attemptSchema), null),
});

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
  { now, randomUuid }: { now: () => number; randomUuid: () => string },
): Attempt {
  const unchanged = unchangedAttempt({ form, attempt });
  if (unchanged) return unchanged;
  const moment = now();
  const timestamp = new Date(moment).toISOString();
  return { id: randomUuid(), timestamp, ...localTimeAt(moment), position: place, form };
}

/** The request body of an attempt; deterministic. */
export function bodyOf({ form, ...attempt }: Attempt): NewMoodEntry | null {
  const { id, timestamp, utcOffset, timeZone, position } = attempt;
  const fields = fieldsOf(form);
  return fields && { ...fields, id, timestamp, utcOffset, timeZone, position };
}

/** What the form says of a star; null without an emotion. */
export function fieldsOf(form: MoodForm) {
  if (form.emotion === null) return null;
  return {
    emotion: form.emotion,
    intensity: form.intensity,
    note: normalizeNote(form.note) ?? null,
    isTwinStar: form.isTwin ? (1 as const) : (0 as const),
    secondaryEmotion: form.base,
    secondaryIntensity: form.isTwin ? form.baseIntensity : null,
  } satisfies Partial<NewMoodEntry>;
}

/** The form of a star that waits to be sent. */
export function formOf(star: NewMoodEntry): MoodForm {
  return formSchema.parse({
    emotion: star.emotion,
    intensity: star.intensity,
    isTwin: star.isTwinStar === 1,
    base: star.secondaryEmotion ?? null,
    baseIntensity: star.secondaryIntensity ?? intensityRange.default,
    note: star.note ?? "",
  });
}
