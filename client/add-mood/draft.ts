/** The draft of a star and the attempt to send it: a retry of the unchanged draft is the same star at the same moment. */

import * as z from "zod/mini";
import { localTimeAt } from "#domain/local-time.ts";
import type { NewMoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { emptyForm, fieldsOf, formSchema, isSameForm } from "./mood-form.ts";

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
  form: emptyForm,
  attempt: null,
};

/** The earlier attempt with exactly this form, or null. */
export function unchangedAttempt({ form, attempt }: Draft): Attempt | null {
  return attempt && isSameForm(attempt.form, form) ? attempt : null;
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
