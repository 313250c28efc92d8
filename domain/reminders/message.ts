/**
 * A reminder as it travels to a device, encrypted. It is a declarative push message, which Safari shows without a service
 * worker (the key `web_push` with the value 8030 marks it); the service worker of other browsers reads the same.
 */

import * as z from "zod/mini";

export const reminderMessageSchema = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    /** The address that a tap opens. */
    navigate: z.string(),
    lang: z.string(),
    dir: z.enum(["ltr", "rtl"]),
    silent: z.boolean(),
    /** A new reminder replaces the one that is still shown. */
    tag: z.string(),
  }),
  /** What the buttons of the notification say; servers of earlier versions do not send it. */
  actions: z.optional(z.object({ rest: z.string(), stop: z.string() })),
  /** Lets the actions of the notification stop or rest the reminders without a session. */
  link: z.string(),
});

/** The calls that the actions of a notification make. */
export const stopPath = "/api/reminders/stop";
export const restPath = "/api/reminders/rest-by-link";
/** The page of the link in a mail, which asks before it stops the reminders: mail programs open links by themselves. */
export const stopPagePath = "/stop-reminders";

export type ReminderMessage = z.output<typeof reminderMessageSchema>;
