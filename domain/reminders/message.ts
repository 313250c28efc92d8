/**
 * A reminder as it travels to a device, encrypted. It is a declarative push message, which Safari shows without a service
 * worker (the key `web_push` with the value 8030 marks it); the service worker of other browsers reads the same.
 */

import * as z from "zod/mini";
import { addMoodPath } from "../pages/paths.ts";

export const reminderMessageSchema = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    /** The address that a tap opens. */
    navigate: z.string(),
    lang: z.string(),
    dir: z.literal("ltr"),
    silent: z.boolean(),
    /** A new reminder replaces the one that is still shown. */
    tag: z.string(),
  }),
  /** Lets the actions of the notification stop or rest the reminders without a session. */
  link: z.string(),
});

/** The calls that the actions of a notification make. */
export const stopPath = "/api/reminders/stop";
export const restPath = "/api/reminders/rest-by-link";
/** The page of the link in a mail, which asks before it stops the reminders: mail programs open links by themselves. */
export const stopPagePath = "/stop-reminders";

export type ReminderMessage = z.output<typeof reminderMessageSchema>;

type Content = {
  readonly line: string;
  /** Of the product, such as `https://mood.example.org`. */
  readonly origin: string;
  readonly isSilent: boolean;
  readonly link: string;
};

export const makeReminderMessage = ({ line, origin, isSilent, link }: Content): ReminderMessage => ({
  web_push: 8030,
  notification: {
    title: "Mood Universe",
    body: line,
    navigate: `${origin}${addMoodPath}`,
    lang: "en",
    dir: "ltr",
    silent: isSilent,
    tag: "reminder",
  },
  link,
});
