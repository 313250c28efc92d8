/** The draft of a star and the attempt to send it: a retry of the unchanged draft is the same star at the same moment. */

import * as z from "zod/mini";
import { localTimeAt } from "#domain/local-time.ts";
import type { Position } from "#domain/placement.ts";
import type { NewMoodEntry } from "#domain/records/star/mood-entry.ts";
import type { LocalTime } from "#domain/typed-moment.ts";
import { emptyForm, fieldsOf, formSchema, isSameForm, type MoodForm } from "./mood-form.ts";

/** A call that was sent: whether the server has processed it may be unknown. */
const attemptSchema = z.object({
  id: z.string(),
  /** When the person made the star, ISO 8601 by the server's clock. */
  timestamp: z.string(),
  utcOffset: z.number(),
  timeZone: z.nullable(z.string()),
  /** The ids of its tags. */
  tags: z._default(z.array(z.string()), []),
  /** Null if the place is not known, as for an earlier moment: the server then places the star. */
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

/** What an attempt adds to the form. */
type Order = {
  /** The moment that the person chose; null for now. */
  readonly moment: LocalTime | null;
  readonly place: Position | null;
  readonly tags: string[];
};

/** A new attempt for this form. */
export function makeAttempt(
  form: MoodForm,
  { moment, place, tags }: Order,
  { now, randomUuid }: { now: () => number; randomUuid: () => string },
): Attempt {
  const present = now();
  const time = moment ?? { timestamp: new Date(present).toISOString(), ...localTimeAt(present) };
  // Only the server knows the stars between which an earlier one belongs.
  return { id: randomUuid(), ...time, position: moment ? null : place, tags, form };
}

/** The request body of an attempt; deterministic. */
export function bodyOf({ form, ...attempt }: Attempt): NewMoodEntry | null {
  const { id, timestamp, utcOffset, timeZone, position, tags } = attempt;
  const fields = fieldsOf(form);
  return (
    fields && { ...fields, id, timestamp, utcOffset, timeZone, position, ...(tags.length > 0 && { tags }) }
  );
}
