/** Every HTTP call of the product: the server validates with it, the client parses with it, /api/docs is made from it. */

import * as z from "zod/mini";
import { passwordChangeSchema, profileSchema } from "./account-settings.ts";
import { newUniverseSchema, userSchema } from "./accounts.ts";
import { avatarChangeSchema } from "./avatar.ts";
import { statsChangeSchema } from "./journey-stats.ts";
import { moodEntrySchema, newMoodEntrySchema } from "./mood-entry.ts";
import { loginSchema, migrationSchema, registrationSchema, resendSchema } from "./sign-in.ts";
import { supportLinesSchema } from "./support-lines.ts";
import { textUpTo } from "./text.ts";
import { newQuizResponseSchema, quizResponseSchema, storedRecommendationSchema } from "./wellness/quiz.ts";
import { newWellnessSessionSchema, wellnessSessionSchema } from "./wellness/sessions.ts";

/** Every refusal: a sentence for a person and, where input was wrong, a sentence for each field. */
export const refusalSchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** 403 where a name alone opens nothing. */
const needsPasswordSchema = z.extend(refusalSchema, { needsPassword: z.optional(z.literal(true)) });

/** 403 of a right password before the address is verified; other refusals of the same status have the sentence alone. */
const needsVerificationSchema = z.extend(refusalSchema, {
  success: z.optional(z.literal(false)),
  needsVerification: z.optional(z.literal(true)),
});

/** 423 after ten wrong passwords in a row. `remainingMinutes` is rounded up. */
const lockedSchema = z.extend(refusalSchema, { remainingMinutes: z.int() });

const successSchema = z.object({ success: z.literal(true) });

/** What a visitor may know of how the operator has set this server up. */
const instanceSchema = z.object({
  universeNameSignIn: z.boolean(),
  /** E-mail addresses. */
  contacts: z.object({ support: z.string(), technical: z.string(), business: z.string() }),
  supportLines: supportLinesSchema,
});

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

/** `pendingEmail` is a changed address, or that of a universe on its way to a password; null when nothing waits. */
const signInSchema = z.object({
  way: z.literal(["name", "password", "provider"]),
  pendingEmail: z.nullable(z.string()),
});

const bugSchema = z.object({ error: z.string(), requestId: z.string() });
const healthSchema = z.object({ status: z.literal(["ok", "unavailable"]) });

/**
 * Who may make a call: anyone; a session; or only the session whose user the `id` in the path is (404 for others, 401 for visitors).
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
  /** A visitor is told 404, as whoever asks for somebody else, instead of 401. */
  readonly absentForVisitors?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
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

/** Of a list that grows with the years a reply has the latest 1,000; `before` is the id of the first of these, to go on. */
const earlierQuery = z.object({ before: z.optional(textUpTo(200, "An id")) });

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
  instance: call({
    method: "GET",
    path: "/api/instance",
    summary: "How this server is set up, as far as a visitor needs to know",
    access: "anyone",
    replies: { 200: instanceSchema },
  }),
  register: call({
    method: "POST",
    path: "/api/auth/register",
    summary: "Register with e-mail and password; the account begins when the link in the mail is followed",
    access: "anyone",
    body: registrationSchema,
    replies: { 201: successSchema, 400: refusalSchema, 409: refusalSchema, 429: refusalSchema },
  }),
  login: call({
    method: "POST",
    path: "/api/auth/login",
    summary: "Sign in with an e-mail address or a universe name, and a password",
    access: "anyone",
    body: loginSchema,
    replies: {
      200: z.extend(successSchema, { user: userSchema }),
      400: refusalSchema,
      401: refusalSchema,
      403: needsVerificationSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
  }),
  resendVerification: call({
    method: "POST",
    path: "/api/auth/resend-verification",
    summary:
      "Ask for the verification mail again; the answer is the same whether or not there is one to send",
    access: "anyone",
    body: resendSchema,
    replies: { 200: successSchema, 400: refusalSchema, 429: refusalSchema },
  }),
  migrate: call({
    method: "POST",
    path: "/api/auth/migrate-user",
    summary: "Give a universe that its name alone opens an e-mail address and a password",
    access: "anyone",
    body: migrationSchema,
    replies: {
      200: successSchema,
      400: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  verifyEmail: call({
    method: "GET",
    path: "/api/auth/verify-email",
    summary: "Follow the link of a verification mail, once; signs nobody in",
    access: "anyone",
    sameOriginOnly: true,
    query: z.object({ token: z.optional(textUpTo(200, "The token")) }),
    replies: { 200: z.object({ message: z.string() }), 400: refusalSchema, 403: refusalSchema },
  }),
  providerSignIn: call({
    method: "GET",
    path: "/api/login",
    summary: "Go to the sign-in provider, or to /login?notice=provider where none is set up",
    access: "anyone",
    replies: { 302: z.null() },
  }),
  providerCallback: call({
    method: "GET",
    path: "/api/login/callback",
    summary: "Where the sign-in provider sends a person back to",
    access: "anyone",
    replies: { 302: z.null(), 400: refusalSchema },
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
    absentForVisitors: true,
    params: idParams,
    replies: { 200: userSchema, 404: refusalSchema },
  }),
  updateProfile: call({
    method: "PUT",
    path: "/api/users/:id/profile",
    summary: "Change names and demographics; a changed e-mail address waits for its link",
    access: "owner",
    params: idParams,
    body: profileSchema,
    replies: {
      200: userSchema,
      400: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  changePassword: call({
    method: "PUT",
    path: "/api/users/:id/password",
    summary: "Change the password; every other session ends",
    access: "owner",
    params: idParams,
    body: passwordChangeSchema,
    replies: {
      200: userSchema,
      400: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      429: refusalSchema,
    },
  }),
  updateAvatar: call({
    method: "PUT",
    path: "/api/users/:id/avatar",
    summary: "Change how one's avatar looks",
    access: "owner",
    params: idParams,
    body: avatarChangeSchema,
    replies: { 200: userSchema, 400: refusalSchema, 404: refusalSchema },
  }),
  updateStats: call({
    method: "PUT",
    path: "/api/users/:id/stats",
    summary: "Have the journey's stats worked out anew; of what is sent only the streak is believed",
    access: "owner",
    params: idParams,
    body: statsChangeSchema,
    replies: { 200: userSchema, 400: refusalSchema, 404: refusalSchema },
  }),
  getSignIn: call({
    method: "GET",
    path: "/api/users/:id/sign-in",
    summary: "What opens one's universe, and the address that waits for its link",
    access: "owner",
    params: idParams,
    replies: { 200: signInSchema, 404: refusalSchema },
  }),
  cancelPendingEmail: call({
    method: "DELETE",
    path: "/api/users/:id/pending-email",
    summary: "Give up what waits for its link; the link dies",
    access: "owner",
    params: idParams,
    replies: { 200: signInSchema, 404: refusalSchema },
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
  createQuizResponse: call({
    method: "POST",
    path: "/api/users/:id/quiz-responses",
    summary:
      "Answer a scenario of the baseline quiz; the same run and scenario again gets the first response",
    access: "owner",
    params: idParams,
    body: newQuizResponseSchema,
    replies: { 201: quizResponseSchema, 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  listRecommendations: call({
    method: "GET",
    path: "/api/users/:id/recommendations",
    summary: "What finished quizzes recommended, oldest first: the latest 1,000, or those before one of them",
    access: "owner",
    params: idParams,
    query: earlierQuery,
    replies: { 200: z.array(storedRecommendationSchema), 400: refusalSchema, 404: refusalSchema },
  }),
  listWellnessSessions: call({
    method: "GET",
    path: "/api/users/:id/wellness-sessions",
    summary: "Finished exercises and mazes, oldest first: the latest 1,000, or those before one of them",
    access: "owner",
    params: idParams,
    query: earlierQuery,
    replies: { 200: z.array(wellnessSessionSchema), 400: refusalSchema, 404: refusalSchema },
  }),
  createWellnessSession: call({
    method: "POST",
    path: "/api/users/:id/wellness-sessions",
    summary: "Keep a finished exercise, or a maze that was won or ran out of time",
    access: "owner",
    params: idParams,
    headers: idempotencyHeaders,
    body: newWellnessSessionSchema,
    replies: {
      201: wellnessSessionSchema,
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      422: refusalSchema,
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
