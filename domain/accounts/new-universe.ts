/** A universe that is created by name alone: its fields and their limits. */

import * as z from "zod/mini";
import { calendarDateSchema, latestDateOnEarth } from "../calendar.ts";
import { coded } from "../refusals.ts";
import { textUpTo } from "../text.ts";
import { universeNameSchema, userNameSchema } from "./names.ts";

const demographicsLimit = 500;

export const demographicsSchema = textUpTo(demographicsLimit, "Demographics");

/** An optional form field, whose empty text becomes null. */
const optionalField = <Schema extends z.ZodMiniType>(schema: Schema, refusal: string) =>
  z.nullish(
    z.union(
      [
        z.pipe(
          z.literal(""),
          z.transform(() => null),
        ),
        schema,
      ],
      refusal,
    ),
  );

const optionalDate = (label: string) =>
  optionalField(calendarDateSchema(label), coded("not-a-date", `${label} must be a date.`));

/** The request that creates a universe by name alone. Optional fields may be left out, null or empty. */
export const newUniverseSchema = z.strictObject({
  universeName: universeNameSchema,
  userName: userNameSchema,
  birthday: optionalDate("Birthday"),
  startDate: optionalDate("Journey start date"),
  demographics: optionalField(demographicsSchema, coded("not-text", "Demographics must be text.")),
});

const futureDate = {
  birthday: coded("date-in-future", "Birthday cannot be in the future."),
  startDate: coded("date-in-future", "Journey start date cannot be in the future."),
} as const;

/**
 * A message for each date (`YYYY-MM-DD`) that lies in the future in every time zone at `now` (epoch milliseconds);
 * an empty object when there is none.
 */
export function futureDateRefusals(
  dates: { birthday?: string | null | undefined; startDate?: string | null | undefined },
  now: number,
): Record<string, string> {
  const today = latestDateOnEarth(now);
  return {
    ...(dates.birthday && dates.birthday > today && { birthday: futureDate.birthday }),
    ...(dates.startDate && dates.startDate > today && { startDate: futureDate.startDate }),
  };
}
