/** Every HTTP call of the product: the server validates with it, the client parses with it, /api/docs is made from it. */

import * as z from "zod/mini";
import { newUniverseSchema, userSchema } from "./accounts.ts";
import { moodEntrySchema, newMoodEntrySchema } from "./mood-entry.ts";
import { textUpTo } from "./text.ts";

/** Every refusal: a sentence for a person and, where input was wrong, a sentence for each field. */
export const refusalSchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** 403 where a name alone opens nothing. */
const needsPasswordSchema = z.extend(refusalSchema, { needsPassword: z.optional(z.literal(true)) });

/** 429 of a star that comes too soon. `endsAt` is ISO 8601, `remainingMinutes` rounded up. */
export const cooldownRefusalSchema = z.extend(refusalSchema, {
  remainingMinutes: z.optional(z.int()),
  endsAt: z.optional(z.string()),
});

export const cooldownStatusSchema = z.object({
  active: z.boolean(),
  remainingMinutes: z.int(),
  endsAt: z.nullable(z.string()),
});

const bugSchema = z.object({ error: z.string(), requestId: z.string() });
const healthSchema = z.object({ status: z.literal(["ok", "unavailable"]) });

/**
 * Who may make a call: anyone; a session; or only the session whose user the `id` in the path is (404 for others).
 * A probe asks for no session and is not limited, so that it is true whatever else goes on.
 */
export type Access = "anyone" | "session" | "owner" | "probe";

export type Call = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With `:name` for each parameter. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** A GET that changes something, and is therefore, like every other method, answered to our own pages alone. */
  readonly sameOriginOnly?: true;
  readonly params?: z.ZodMiniType;
  /** Those that matter to the call; others pass. */
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly replies: { readonly [status: number]: z.ZodMiniType };
};

const idParams = z.object({ id: z.string() });

/** Retries of a POST with the same key get the first answer. */
const idempotencyHeaders = z.looseObject({
  "idempotency-key": z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{1,200}$/, "An Idempotency-Key is 1 to 200 visible ASCII characters.")),
  ),
});

const call = <const Definition extends Call>(definition: Definition) => definition;

export const api = {
  me: call({
    method: "GET",
    path: "/api/auth/me",
    summary: "The signed-in user",
    access: "session",
    replies: { 200: z.object({ user: userSchema }), 401: refusalSchema },
  }),
  user: call({
    method: "GET",
    path: "/api/auth/user",
    summary: "The signed-in user, bare",
    access: "session",
    replies: { 200: userSchema, 401: refusalSchema },
  }),
  logout: call({
    method: "GET",
    path: "/api/logout",
    summary: "End the session and go to /",
    access: "anyone",
    replies: { 302: z.null() },
  }),
  createUniverse: call({
    method: "POST",
    path: "/api/users",
    summary: "Create a universe that its name alone opens, and a session",
    access: "anyone",
    body: newUniverseSchema,
    replies: {
      201: userSchema,
      400: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  openUniverse: call({
    method: "GET",
    path: "/api/users/by-universe/:universeName",
    summary: "Sign in by universe name alone",
    access: "anyone",
    sameOriginOnly: true,
    params: z.object({ universeName: textUpTo(200, "Universe name") }),
    replies: { 200: userSchema, 403: needsPasswordSchema, 404: refusalSchema, 429: refusalSchema },
  }),
  getUser: call({
    method: "GET",
    path: "/api/users/:id",
    summary: "One's own user",
    access: "owner",
    params: idParams,
    replies: { 200: userSchema, 404: refusalSchema },
  }),
  listMoodEntries: call({
    method: "GET",
    path: "/api/mood-entries",
    summary: "All stars, oldest first; 304 when `If-None-Match` is the present ETag",
    access: "session",
    replies: { 200: z.array(moodEntrySchema), 304: z.null(), 401: refusalSchema },
  }),
  createMoodEntry: call({
    method: "POST",
    path: "/api/mood-entries",
    summary: "Add a star",
    access: "session",
    headers: idempotencyHeaders,
    body: newMoodEntrySchema,
    replies: {
      201: z.extend(moodEntrySchema, { cooldownStatus: cooldownStatusSchema }),
      400: refusalSchema,
      401: refusalSchema,
      422: refusalSchema,
      429: cooldownRefusalSchema,
    },
  }),
  live: call({
    method: "GET",
    path: "/api/health/live",
    summary: "Whether the process runs",
    access: "probe",
    replies: { 200: healthSchema },
  }),
  ready: call({
    method: "GET",
    path: "/api/health/ready",
    summary: "Whether the database answers and the server is not stopping",
    access: "probe",
    replies: { 200: healthSchema, 503: healthSchema },
  }),
} as const;

/** Statuses that any call may answer with, and what they carry. */
export const anyReplies = {
  413: refusalSchema,
  415: refusalSchema,
  421: refusalSchema,
  500: bugSchema,
  503: refusalSchema,
} as const;
