/** The signed-in user, logout, and the browsers in which a person is signed in. */

import type { FastifyRequest } from "fastify";
import { api } from "#domain/api.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { isByPerson } from "../guards/same-origin.ts";
import { redirectTo } from "../public-link.ts";
import { confirmFirst, notFound, notSignedIn, registerCall } from "../route.ts";
import { findUser } from "../users/queries.ts";
import { toUser } from "../users/to-user.ts";
import { listedId, toListedSession } from "./list-sessions.ts";
import { deleteSession, deleteSessionsOfUser, listSessions } from "./queries.ts";
import { endSession } from "./session.ts";

/** Whoever knows the name of a universe could otherwise end the session that can take it back. */
const endsThere = refusal("founder-required", refusalsAccounts.endsThere);

export function sessionRoutes(app: App) {
  const { db, now, settings } = app.context;

  registerCall(app, api.me, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? { user: await toUser(db, user) } : reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.user, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? toUser(db, user) : reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.logout, async (request, reply) => {
    if (isByPerson(request, settings.publicUrl)) await endSession(app.context, request, reply);
    return redirectTo(reply, "/");
  });

  registerCall(app, api.listSessions, async ({ session }) => {
    const rows = await listSessions(db, session.userId, new Date(now()));
    return rows.map((row) => toListedSession(row, session.sid));
  });

  registerCall(app, api.endSession, async (request, reply) => {
    const { session, params } = request;
    const rows = await listSessions(db, session.userId, new Date(now()));
    const row = rows.find((one) => listedId(one) === params.id);
    if (row?.sid === session.sid) {
      await endSession(app.context, request as FastifyRequest, reply);
      return reply.code(204).send(null);
    }
    if (session.isReplaced) return reply.code(403).send(confirmFirst);
    if (row?.isFounding === 1) return reply.code(403).send(endsThere);
    const isEnded = row !== undefined && (await deleteSession(db, row));
    return isEnded ? reply.code(204).send(null) : reply.code(404).send(notFound);
  });

  registerCall(app, api.endOtherSessions, async ({ session }, reply) => {
    const { userId, sid: exceptSid } = session;
    if (session.isReplaced) return reply.code(403).send(confirmFirst);
    await deleteSessionsOfUser(db, userId, new Date(now()), { exceptSid, keepsFounding: true });
    return reply.code(204).send(null);
  });
}
