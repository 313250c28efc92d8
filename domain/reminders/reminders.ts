/** Reminders and devices as the API sends them. */

import * as z from "zod/mini";
import { coded } from "../refusals.ts";
import { textUpTo } from "../text.ts";
import { lineUpTo } from "../visible-text.ts";

/** More than a person uses; the one that was not renewed for longest makes room. */
export const maxDevices = 10;

const deviceSchema = z.object({
  id: z.string(),
  /** Such as `Firefox on Windows`. */
  name: z.string(),
  createdAt: z.string(),
  /** Moment when the app was last opened on the device. */
  renewedAt: z.string(),
});

export type Device = z.output<typeof deviceSchema>;

/** What the person has chosen. Moments are ISO 8601 with `Z`. */
export const reminderChoicesSchema = z.object({
  isOn: z.boolean(),
  // The checks of a request are left out, because every page would load them.
  times: z.array(
    z.object({
      time: z.string(),
      weekdays: z.array(z.literal([0, 1, 2, 3, 4, 5, 6])),
      kind: z.optional(z.enum(["star", "check-in"])),
    }),
  ),
  timeZone: z.string(),
  byMail: z.boolean(),
  isSilent: z.boolean(),
  /** No reminder before; null without a rest. */
  restUntil: z.nullable(z.string()),
});

export type ReminderChoices = z.output<typeof reminderChoicesSchema>;

/** How the last message ended that did not arrive: the server refused it, or did not answer. */
export const ntfyProblems = ["refused", "unreachable"] as const;

export const ntfySchema = z.object({
  topicUrl: z.string(),
  /** The token itself is never sent back. */
  hasToken: z.boolean(),
  /** Null while messages arrive. */
  problem: z.nullable(z.enum(ntfyProblems)),
});

export const remindersSchema = z.object({
  /** Null until the person has chosen something. */
  choices: z.nullable(reminderChoicesSchema),
  /** The next reminder; null when none comes. */
  nextAt: z.nullable(z.string()),
  devices: z.array(deviceSchema),
  /** The id of the device of this session; null if it gets no reminders. */
  here: z.nullable(z.string()),
  /** The verified address, to which reminders can go; null without one. */
  mail: z.nullable(z.string()),
  /** The server's public key, with which a browser subscribes. */
  pushKey: z.string(),
  /** The topic of ntfy to which reminders go too; null without one. Servers of earlier versions do not send it. */
  ntfy: z.optional(z.nullable(ntfySchema)),
});

export type Reminders = z.output<typeof remindersSchema>;

export const restSchema = z.strictObject({
  /** True begins a rest of a week, false ends it. */
  isResting: z.boolean(coded("unknown-option", "isResting is true or false.")),
});

const keyOf = (bytes: number, name: string) => {
  const characters = Math.ceil((bytes * 4) / 3);
  const message = coded("wrong-shape", `${name} must be a key of ${bytes} bytes in base64url.`);
  return z.string(message).check(z.regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), message));
};

/** A browser's push subscription. */
export const newDeviceSchema = z.strictObject({
  endpoint: textUpTo(2_000, "endpoint"),
  keys: z.strictObject(
    { p256dh: keyOf(65, "p256dh"), auth: keyOf(16, "auth") },
    coded("wrong-shape", "keys must have p256dh and auth."),
  ),
  name: lineUpTo(60, "name"),
});

export type NewDevice = z.output<typeof newDeviceSchema>;

/** The token of a link in a reminder, which needs no session. */
export const reminderLinkSchema = z.object({ token: textUpTo(200, "token") });
