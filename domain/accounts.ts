/** A person's account and universe: what making one takes, and what is told about one. */

import * as z from "zod/mini";
import { calendarDateSchema, latestToday } from "./calendar.ts";
import { universeNameSchema, userNameSchema } from "./names.ts";
import { textUpTo } from "./text.ts";

const demographicsLimit = 500;

export const demographicsSchema = textUpTo(demographicsLimit, "Demographics");

/** An empty text field of a form stands for nothing. */
const nothingWhenEmpty = <Schema extends z.ZodMiniType>(schema: Schema, refusal: string) =>
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

const optionalDate = (what: string) => nothingWhenEmpty(calendarDateSchema(what), `${what} must be a date.`);

/** Universe by name alone. Optional fields may be left out, null or empty. */
export const newUniverseSchema = z.strictObject({
  universeName: universeNameSchema,
  userName: userNameSchema,
  birthday: optionalDate("Birthday"),
  startDate: optionalDate("Journey start date"),
  demographics: nothingWhenEmpty(demographicsSchema, "Demographics must be text."),
});

/** Which dates lie in the future at `now` (epoch milliseconds), wherever on Earth the person is; empty when none does. */
export function futureDates(
  dates: { birthday?: string | null | undefined; startDate?: string | null | undefined },
  now: number,
): Record<string, string> {
  const today = latestToday(now);
  return {
    ...(dates.birthday && dates.birthday > today && { birthday: "Birthday cannot be in the future." }),
    ...(dates.startDate &&
      dates.startDate > today && { startDate: "Journey start date cannot be in the future." }),
  };
}

/** A user on the wire, seen by themself alone. Times are ISO 8601 with `Z`, dates `YYYY-MM-DD`, `journeyStats` JSON text. */
export const userSchema = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  universeName: z.string(),
  userName: z.string(),
  emailVerified: z.boolean(),
  birthday: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  demographics: z.nullable(z.string()),
  avatarShape: z.string(),
  avatarColors: z.array(z.string()),
  avatarPattern: z.string(),
  avatarAccessories: z.array(z.string()),
  journeyStats: z.string(),
  lastLoginAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  hasPassword: z.boolean(),
});

export type User = z.output<typeof userSchema>;
