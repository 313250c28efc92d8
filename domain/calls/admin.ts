/** The calls of administrators. For everybody else their addresses do not exist. */

import * as z from "zod/mini";
import { healthReportSchema } from "../admin/health.ts";
import { invitationSchema, madeInvitationSchema, newInvitationSchema } from "../admin/invitations.ts";
import { adminLogSchema } from "../admin/log.ts";
import {
  listedUniverseSchema,
  universeActions,
  universesPageSchema,
  universesQuerySchema,
} from "../admin/universes.ts";
import { call, refusalSchema } from "../call.ts";
import { coded } from "../refusals.ts";
import { textUpTo } from "../text.ts";

const refused = { 400: refusalSchema, 403: refusalSchema, 404: refusalSchema } as const;

export const adminCalls = {
  listUniverses: call({
    method: "GET",
    path: "/api/admin/universes",
    summary: "A page of the universes of this server, in the order of `order`, by name, when none is given",
    access: "administrator",
    query: universesQuerySchema,
    replies: { 200: universesPageSchema, ...refused },
  }),
  actOnUniverse: call({
    method: "POST",
    path: "/api/admin/universes/:id/:action",
    summary:
      "Do something for the person of a universe: end-sessions, unlock, send-sign-in-link, close, reopen. It is in the log, of which they see their part",
    access: "administrator",
    confirmFirst: true,
    params: z.object({
      id: textUpTo(100, "An id"),
      action: z.enum(universeActions, coded("unknown-option", "Unknown action.")),
    }),
    replies: { 200: listedUniverseSchema, ...refused, 409: refusalSchema, 429: refusalSchema },
  }),
  listInvitations: call({
    method: "GET",
    path: "/api/admin/invitations",
    summary: "The invitations that have not ended, the latest first",
    access: "administrator",
    replies: { 200: z.object({ invitations: z.array(invitationSchema) }), ...refused },
  }),
  createInvitation: call({
    method: "POST",
    path: "/api/admin/invitations",
    summary:
      "Make an invitation, whose link comes back once: for new people, or for the person of the universe `forUniverse`, whose earlier link ends",
    access: "administrator",
    confirmFirst: true,
    body: newInvitationSchema,
    replies: { 201: madeInvitationSchema, ...refused, 409: refusalSchema },
  }),
  revokeInvitation: call({
    method: "DELETE",
    path: "/api/admin/invitations/:id",
    summary: "Take an invitation back: its link works no more",
    access: "administrator",
    confirmFirst: true,
    params: z.object({ id: textUpTo(100, "An id") }),
    replies: { 204: z.null(), ...refused },
  }),
  adminLog: call({
    method: "GET",
    path: "/api/admin/log",
    summary: "What administrators and operators did, the latest first",
    access: "administrator",
    query: z.object({ after: z.optional(textUpTo(500, "A page")) }),
    replies: { 200: adminLogSchema, ...refused },
  }),
  adminHealth: call({
    method: "GET",
    path: "/api/admin/health",
    summary: "What `npm run doctor` finds, which mails and reminders wait, and the version",
    access: "administrator",
    replies: { 200: healthReportSchema, ...refused },
  }),
} as const;
