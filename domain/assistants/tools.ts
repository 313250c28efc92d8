/** What an assistant can ask about a universe, and in which form. It changes nothing. The descriptions are for programs, in English. */

import * as z from "zod/mini";
import { calendarDateSchema } from "../calendar.ts";
import { familyIds } from "../emotions.ts";

const dateSchema = calendarDateSchema({
  notADate: "A date is YYYY-MM-DD.",
  noSuchDate: "The calendar has no such day.",
});

export const mostStarsFound = 100;

const findStarsSchema = z.strictObject({
  from: z.optional(dateSchema),
  to: z.optional(dateSchema),
  words: z.optional(z.string().check(z.maxLength(200, "Words are up to 200 characters."))),
  feelings: z.optional(z.array(z.string()).check(z.maxLength(50, "Up to 50 feelings."))),
  families: z.optional(z.array(z.enum(familyIds))),
  tags: z.optional(z.array(z.string()).check(z.maxLength(50, "Up to 50 tags."))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(mostStarsFound)), 20),
});

const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "A month is YYYY-MM."));

/** Every tool by its name. `input` says which arguments it takes. */
export const tools = {
  find_stars: {
    title: "Find stars",
    description:
      "Finds mood entries, called stars, the latest first. All arguments are optional and a star must meet each: `from` and `to` are calendar days, both included; `words` are looked for in notes, which needs a token that may read words; `feelings` and `tags` take ids, of which a star needs one of the feelings and all of the tags; `families` are groups of feelings. `found` says how many there are; at most `limit` of them are listed.",
    input: findStarsSchema,
  },
  get_day: {
    title: "A day",
    description:
      "Everything of one calendar day on the person's own clock: the stars, the earliest first, and what was measured.",
    input: z.strictObject({ date: dateSchema }),
  },
  get_month: {
    title: "A month in numbers",
    description:
      "Counts of a month: stars, days with a star, how often each feeling and each tag occurred, and the mean of what was measured. They are counts and no findings: whether anything goes together is what get_insights says.",
    input: z.strictObject({ month: monthSchema }),
  },
  get_insights: {
    title: "What the insights say",
    description:
      "What the whole journal shows, in sentences that claim only what holds. `sure` says how sure each is: clearly, probably, or it may be chance. Repeat a sentence only together with how sure it is, and conclude nothing about causes.",
    input: z.strictObject({}),
  },
} as const;

export type ToolName = keyof typeof tools;

/** A call of a tool with arguments that its schema has accepted. */
export type ToolCall = {
  [Name in ToolName]: { readonly tool: Name; readonly input: z.output<(typeof tools)[Name]["input"]> };
}[ToolName];
