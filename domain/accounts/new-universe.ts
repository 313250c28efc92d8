/** A universe that is created by name alone: its fields and their limits. */

import * as z from "zod/mini";
import { calendarDateSchema, latestDateOnEarth } from "../calendar.ts";
import { rulesAccounts } from "../languages/en/rules-accounts.ts";
import { coded } from "../refusals.ts";
import { textUpTo } from "../text.ts";
import { universeNameSchema, userNameSchema } from "./names.ts";

const demographicsLimit = 500;

export const demographicsSchema = textUpTo(demographicsLimit, "Demographics", {
  tooLong: coded("too-long", rulesAccounts.demographics.tooLong, { max: demographicsLimit }),
  unstorable: coded("invalid-characters", rulesAccounts.demographics.unstorable),
});

export const birthdayRefusals = {
  notADate: coded("not-a-date", rulesAccounts.birthday.notADate),
  noSuchDate: coded("not-a-date", rulesAccounts.birthday.noSuchDate),
} as const;

export const startDateRefusals = {
  notADate: coded("not-a-date", rulesAccounts.startDate.notADate),
  noSuchDate: coded("not-a-date", rulesAccounts.startDate.noSuchDate),
} as const;

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

const optionalDate = (refusals: typeof birthdayRefusals) =>
  optionalField(calendarDateSchema(refusals), refusals.notADate);

/** The token of an invitation, which a server with `REGISTRATION=invite` needs. */
export const invitationTextSchema = z.nullish(textUpTo(200, "The invitation"));

/** The request that creates a universe by name alone. Optional fields may be left out, null or empty. */
export const newUniverseSchema = z.strictObject({
  universeName: universeNameSchema,
  userName: userNameSchema,
  birthday: optionalDate(birthdayRefusals),
  startDate: optionalDate(startDateRefusals),
  demographics: optionalField(demographicsSchema, coded("not-text", "Demographics must be text.")),
  invitation: invitationTextSchema,
});

const futureDate = {
  birthday: coded("date-in-future", rulesAccounts.birthday.inFuture),
  startDate: coded("date-in-future", rulesAccounts.startDate.inFuture),
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
