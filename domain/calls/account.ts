/** The calls about who is signed in where, the proof that it is really them, and the end of a universe. */

import * as z from "zod/mini";
import { deletionSchema } from "../accounts/deletion.ts";
import { confirmationSchema, doorsSchema } from "../accounts/doors.ts";
import { undoableMigrationSchema } from "../accounts/migration.ts";
import { personLogSchema } from "../accounts/person-log.ts";
import { sessionSchema } from "../accounts/sessions.ts";
import { call, idParams, lockedSchema, needsCodeSchema, refusalSchema } from "../call.ts";
import { textUpTo } from "../text.ts";

export const accountCalls = {
  getDoors: call({
    method: "GET",
    path: "/api/account/doors",
    summary: "The ways into the own universe, and until when the person has proved that it is them",
    access: "session",
    replies: { 200: doorsSchema, 401: refusalSchema },
  }),
  confirm: call({
    method: "POST",
    path: "/api/account/confirm",
    summary:
      "Prove once more that it is you: for ten minutes, calls that ask for a recent sign-in are answered. The session gets another cookie",
    access: "session",
    body: confirmationSchema,
    replies: {
      200: z.object({ confirmedUntil: z.string() }),
      400: refusalSchema,
      401: refusalSchema,
      403: needsCodeSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
  }),
  confirmByProvider: call({
    method: "GET",
    path: "/api/account/confirm/provider",
    summary:
      "Redirect to the sign-in provider, which asks once more; it leads back to the page `from` (/account-settings without one) with `confirm` in the query: done, code (send the code of the second factor alone to `/api/account/confirm`), cancelled, unreachable, refused or other",
    access: "anyone",
    query: z.object({ from: z.optional(textUpTo(200, "A page")) }),
    replies: { 302: z.null(), 400: refusalSchema },
  }),
  listSessions: call({
    method: "GET",
    path: "/api/account/sessions",
    summary: "The browsers in which the person is signed in, the one that was used last first",
    access: "session",
    replies: { 200: z.array(sessionSchema), 401: refusalSchema },
  }),
  endSession: call({
    method: "DELETE",
    path: "/api/account/sessions/:id",
    summary: "Sign out one browser; the one in which the universe was made signs out only itself",
    access: "session",
    params: z.object({ id: textUpTo(100, "An id") }),
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
    },
  }),
  endOtherSessions: call({
    method: "DELETE",
    path: "/api/account/sessions",
    summary:
      "Sign out every other browser, except the one in which the universe was made, and revoke every access token",
    access: "session",
    replies: { 204: z.null(), 401: refusalSchema, 403: refusalSchema },
  }),
  getAccountLog: call({
    method: "GET",
    path: "/api/account/log",
    summary: "What administrators and operators of this server did for the own universe, the latest first",
    access: "session",
    replies: { 200: personLogSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  getMigration: call({
    method: "GET",
    path: "/api/users/:id/migration",
    summary:
      "For seven days, for the session that founded the universe: the migration to a password that was made without it, with the address masked",
    access: "owner",
    forFounder: true,
    params: idParams,
    replies: { 200: undoableMigrationSchema, 404: refusalSchema },
  }),
  undoMigration: call({
    method: "DELETE",
    path: "/api/users/:id/migration",
    summary:
      "Take the universe back from that migration: its address and password go, every other session ends, and its name opens it again",
    access: "owner",
    forFounder: true,
    params: idParams,
    replies: { 204: z.null(), 404: refusalSchema },
  }),
  deleteUniverse: call({
    method: "POST",
    path: "/api/users/:id/deletion",
    summary:
      "Delete the universe: an account at once, after its password, or, without one, a sign-in or a confirmation in the last ten minutes; a universe that opens by name alone closes and is removed at `removedAt`",
    access: "owner",
    params: idParams,
    body: deletionSchema,
    replies: {
      202: z.object({ removedAt: z.nullable(z.string()) }),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
  }),
} as const;
