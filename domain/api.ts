/**
 * Every HTTP call of the product. The server validates requests and replies with these schemas, the client parses
 * replies with them, and the page /api/docs is generated from them. The client imports the calls of a subject from `calls/`,
 * because each page would otherwise load the schemas of all.
 */

import * as z from "zod/mini";
import { call, refusalSchema } from "./call.ts";
import { accountCalls } from "./calls/account.ts";
import { adminCalls } from "./calls/admin.ts";
import { assistantCalls } from "./calls/assistants.ts";
import { comparisonCalls } from "./calls/comparisons.ts";
import { feelingCalls } from "./calls/feelings.ts";
import { importCalls } from "./calls/imports.ts";
import { invitationCalls } from "./calls/invitations.ts";
import { reminderCalls } from "./calls/reminders.ts";
import { roomCalls } from "./calls/room.ts";
import { sealCalls } from "./calls/seal.ts";
import { shownSkyCalls } from "./calls/shown-skies.ts";
import { tokenCalls } from "./calls/tokens.ts";
import { trackerCalls } from "./calls/trackers.ts";
import { universeCalls } from "./calls/universe.ts";
import { wayInCalls } from "./calls/ways-in.ts";
import { webhookCalls } from "./calls/webhooks.ts";
import { wellnessCalls } from "./calls/wellness.ts";
import { healthSchema, sessionCalls } from "./session-calls.ts";
import { visitorCalls } from "./visitor-calls.ts";

const internalErrorSchema = z.extend(refusalSchema, { requestId: z.string() });

export const api = {
  ...sessionCalls,
  ...visitorCalls,
  ...universeCalls,
  ...feelingCalls,
  ...trackerCalls,
  ...comparisonCalls,
  ...wayInCalls,
  ...accountCalls,
  ...tokenCalls,
  ...assistantCalls,
  ...adminCalls,
  ...invitationCalls,
  ...importCalls,
  ...roomCalls,
  ...sealCalls,
  ...shownSkyCalls,
  ...wellnessCalls,
  ...reminderCalls,
  ...webhookCalls,
  providerCallback: call({
    method: "GET",
    path: "/api/login/callback",
    summary: "The address to which the sign-in provider redirects after sign-in",
    access: "anyone",
    replies: { 302: z.null(), 400: refusalSchema },
  }),
  exportSchema: call({
    method: "GET",
    path: "/api/export-schema.json",
    summary: "The JSON Schema of the file with which a person takes a universe along",
    access: "anyone",
    replies: { 200: z.record(z.string(), z.unknown()) },
  }),
  ready: call({
    method: "GET",
    path: "/api/health/ready",
    summary: "Whether the database responds and the server is not shutting down",
    access: "probe",
    replies: { 200: healthSchema, 503: healthSchema },
  }),
} as const;

/** Statuses with which any call can reply, and their bodies. */
export const commonReplies = {
  413: refusalSchema,
  415: refusalSchema,
  421: refusalSchema,
  500: internalErrorSchema,
  503: refusalSchema,
} as const;
