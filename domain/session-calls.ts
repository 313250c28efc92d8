/** The calls that every page makes. They are apart from those of visitors, whose schemas home would otherwise load. */

import * as z from "zod/mini";
import { passkeyObstacles } from "./accounts/passkey-obstacle.ts";
import { profileSchema } from "./accounts/settings.ts";
import { userSchema } from "./accounts/user.ts";
import { call, idParams, refusalSchema } from "./call.ts";
import { supportLinesSchema } from "./support-lines.ts";

/** The operator's settings that visitors can see. */
const instanceSchema = z.object({
  universeNameSignIn: z.boolean(),
  /** Whether visitors can create accounts and universes without an invitation. */
  registration: z.boolean(),
  /** Whether visitors can create them with an invitation; left out where they cannot, or need none. */
  byInvitation: z.optional(z.boolean()),
  /** Whether an OpenID Connect provider is set up. */
  providerSignIn: z.boolean(),
  /** Whether the server sends mails, so that people can get links to sign in. Servers of earlier versions have none. */
  sendsMail: z.optional(z.boolean()),
  /** E-mail addresses. */
  contacts: z.object({ support: z.string(), technical: z.string(), business: z.string() }),
  /** Whether the operator has set none of them, so that they are examples. */
  hasExampleContacts: z.optional(z.boolean()),
  supportLines: supportLinesSchema,
  /** Whether the operator has set none: then a client has those of the reader's country and language. */
  hasDefaultSupportLines: z.optional(z.boolean()),
  /** Why there can be no passkeys at the address of this server; null if there can. Missing where none are known. */
  passkeyObstacle: z.optional(z.nullable(z.enum(passkeyObstacles))),
});

export type Instance = z.output<typeof instanceSchema>;

export const healthSchema = z.object({ status: z.literal(["ok", "unavailable"]) });

export const sessionCalls = {
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
    summary: "The signed-in user, without an envelope",
    access: "session",
    replies: { 200: userSchema, 401: refusalSchema },
  }),
  logout: call({
    method: "GET",
    path: "/api/logout",
    summary: "End the session and redirect to /",
    access: "anyone",
    replies: { 302: z.null() },
  }),
  instance: call({
    method: "GET",
    path: "/api/instance",
    summary: "The server's settings that visitors can see",
    access: "anyone",
    replies: { 200: instanceSchema },
  }),
  getUser: call({
    method: "GET",
    path: "/api/users/:id",
    summary: "The session's own user",
    access: "owner",
    notFoundForVisitors: true,
    params: idParams,
    replies: { 200: userSchema, 404: refusalSchema },
  }),
  updateProfile: call({
    method: "PUT",
    path: "/api/users/:id/profile",
    summary:
      "Change names, language and demographics; a changed e-mail address needs a recent sign-in, and takes effect when it is verified",
    access: "owner",
    params: idParams,
    body: profileSchema,
    replies: {
      200: userSchema,
      400: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  live: call({
    method: "GET",
    path: "/api/health/live",
    summary: "Whether the process runs",
    access: "probe",
    replies: { 200: healthSchema },
  }),
} as const;
