/** A schedule says when a person wants reminders: times by weekday on the clock of a time zone. */

import * as z from "zod/mini";
import { dayOfDate, type Weekday, weekdayOf } from "../calendar.ts";
import { rulesSettings } from "../languages/en/rules-settings.ts";
import { timeZoneSchema } from "../local-time-schemas.ts";
import { coded } from "../refusals.ts";
import { ntfyChangeSchema } from "./ntfy.ts";

/** What a reminder is for: a star, or a check-in with the trackers that are due. */
export const reminderKinds = ["star", "check-in"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Enough for a morning, a noon and an evening that differ at weekends. */
export const maxReminderTimes = 6;

/** Weekdays in the order of `Date.getUTCDay`. */
export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

const timeRefusal = coded("not-a-moment", rulesSettings.reminderTime);
const weekdaysRefusal = coded("unknown-option", rulesSettings.reminderWeekdays);

const kindRefusal = coded("unknown-option", `The kind of a reminder is one of ${reminderKinds.join(", ")}.`);

export const reminderTimeSchema = z.strictObject({
  /** `HH:MM` on the person's clock, from 00:00 to 23:59. */
  time: z.string(timeRefusal).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeRefusal)),
  weekdays: z
    .array(z.literal([0, 1, 2, 3, 4, 5, 6], weekdaysRefusal), weekdaysRefusal)
    .check(z.refine((days) => days.length > 0 && new Set(days).size === days.length, weekdaysRefusal)),
  /** What the reminder is for; a star where it is left out, as clients and files of earlier versions do. */
  kind: z.optional(z.enum(reminderKinds, kindRefusal)),
});

export type ReminderTime = z.output<typeof reminderTimeSchema>;

export const kindOf = ({ kind = "star" }: Pick<ReminderTime, "kind">): ReminderKind => kind;

/** What the reminder of a date and time is for: both, where a person has chosen both for the same time. */
export const kindsAt = (
  times: readonly ReminderTime[],
  { date, time }: { readonly date: string; readonly time: string },
): readonly ReminderKind[] =>
  times.filter((one) => one.time === time && one.weekdays.includes(weekdayOf(dayOfDate(date)))).map(kindOf);

const timesRefusal = coded("length-out-of-range", rulesSettings.reminderTimes, {
  min: 1,
  max: maxReminderTimes,
});
const onOrOff = coded("unknown-option", "It is true or false.");

/** The request that sets a person's reminders. */
export const remindersChangeSchema = z.strictObject({
  isOn: z.boolean(onOrOff),
  times: z
    .array(reminderTimeSchema, timesRefusal)
    .check(z.minLength(1, timesRefusal), z.maxLength(maxReminderTimes, timesRefusal)),
  timeZone: timeZoneSchema,
  /** Whether they come by mail too; only to a verified address. */
  byMail: z.boolean(onOrOff),
  /** Whether notifications make no sound. */
  isSilent: z.boolean(onOrOff),
  /** The topic of ntfy to which they go too. It stays where it is left out, as clients of earlier versions do. */
  ntfy: z.optional(ntfyChangeSchema),
});

export type RemindersChange = z.output<typeof remindersChangeSchema>;

/** The schedule of a person who has chosen nothing yet, in the time zone of their device. */
export const firstReminders = (timeZone: string): RemindersChange => ({
  isOn: false,
  times: [{ time: "20:30", weekdays: [...weekdays] }],
  timeZone,
  byMail: false,
  isSilent: true,
});
