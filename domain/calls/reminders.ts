/** The calls about reminders. */

import * as z from "zod/mini";
import { call, refusalSchema, successSchema } from "../call.ts";
import { ntfyTestSchema } from "../reminders/ntfy.ts";
import { newDeviceSchema, reminderLinkSchema, remindersSchema, restSchema } from "../reminders/reminders.ts";
import { remindersChangeSchema } from "../reminders/schedule.ts";
import { textUpTo } from "../text.ts";

export const reminderCalls = {
  getReminders: call({
    method: "GET",
    path: "/api/reminders",
    summary: "The person's reminders and the devices that get them",
    access: "session",
    replies: { 200: remindersSchema, 401: refusalSchema },
  }),
  putReminders: call({
    method: "PUT",
    path: "/api/reminders",
    summary: "Set when and how reminders come, or stop them",
    access: "session",
    body: remindersChangeSchema,
    replies: { 200: remindersSchema, 400: refusalSchema, 401: refusalSchema, 503: refusalSchema },
  }),
  testNtfy: call({
    method: "POST",
    path: "/api/reminders/ntfy/test",
    summary: "Send a test message to the person's topic of ntfy now, and tell what became of it",
    access: "session",
    replies: { 200: ntfyTestSchema, 401: refusalSchema, 404: refusalSchema, 429: refusalSchema },
  }),
  restReminders: call({
    method: "PUT",
    path: "/api/reminders/rest",
    summary: "Begin or end a rest of a week without reminders",
    access: "session",
    body: restSchema,
    replies: { 200: remindersSchema, 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  putDevice: call({
    method: "PUT",
    path: "/api/reminders/device",
    summary: "Send reminders to this browser, or renew its push subscription",
    access: "session",
    body: newDeviceSchema,
    replies: { 200: remindersSchema, 400: refusalSchema, 401: refusalSchema },
  }),
  deleteDevice: call({
    method: "DELETE",
    path: "/api/reminders/devices/:id",
    summary: "Send no more reminders to a device",
    access: "session",
    params: z.object({ id: textUpTo(100, "id") }),
    replies: { 200: remindersSchema, 400: refusalSchema, 401: refusalSchema },
  }),
  stopReminders: call({
    method: "POST",
    path: "/api/reminders/stop",
    summary: "Stop all reminders by the link of one, without a session (one-click, RFC 8058)",
    access: "anyone",
    fromAnySite: true,
    query: reminderLinkSchema,
    replies: { 200: successSchema, 400: refusalSchema },
  }),
  restRemindersByLink: call({
    method: "POST",
    path: "/api/reminders/rest-by-link",
    summary: "Begin a rest of a week by the link of a reminder, without a session",
    access: "anyone",
    fromAnySite: true,
    query: reminderLinkSchema,
    replies: { 200: successSchema, 400: refusalSchema },
  }),
} as const;
