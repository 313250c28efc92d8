/** Calls about the ways into one's own universe, and the proof that some calls ask for first. */

import type { FastifyReply } from "fastify";
import { recentSignInMs } from "#domain/accounts/recent-sign-in.ts";
import { api } from "#domain/api.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { withinLimit } from "../limits/limits.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { provedUntil } from "../sessions/proof.ts";
import { setSessionCookie } from "../sessions/session.ts";
import { findUser } from "../users/queries.ts";
import { type Confirmed, confirm } from "./confirm.ts";
import { readDoors, removeProvider } from "./doors.ts";
import { sendLocked } from "./locked.ts";
import { lastDoor } from "./passkeys/change-passkey.ts";
import { refusePasskey } from "./passkeys/prove-passkey.ts";
import { codeNeeded, signInExpired, wrongCode } from "./refuse-sign-in.ts";

function refuseConfirmation(reply: FastifyReply, refused: Extract<Confirmed, { ok: false }>, now: number) {
  if ("passkey" in refused) return refusePasskey(reply, refused.passkey, { isSignedIn: true });
  if (refused.reason === "locked") return sendLocked(reply, refused.until, now);
  if (refused.reason === "gone") return reply.code(401).send(notSignedIn);
  if (refused.reason === "no password")
    return reply.code(400).send(refusal("no-password", refusalsAccounts.noPassword));
  if (refused.reason === "expired") return reply.code(400).send(signInExpired);
  // The session is valid, whatever was typed: a client would take the status 401 for its end.
  if (refused.reason === "code needed") return reply.code(403).send(codeNeeded);
  if (refused.reason === "wrong code") return reply.code(403).send(wrongCode);
  return reply.code(403).send(refusal("wrong-password", refusalsAccounts.wrongPassword));
}

export function doorRoutes(app: App) {
  const { context } = app;
  const { db, mail, now } = context;

  registerCall(app, api.getDoors, async ({ session }, reply) => {
    const user = await findUser(db, session.userId);
    if (!user) return reply.code(401).send(notSignedIn);
    return readDoors(db, user, await provedUntil(context, session));
  });

  registerCall(app, api.removeProvider, async ({ session, params }, reply) => {
    const removed = await removeProvider(context, session.userId, params.id);
    if (removed === "unknown") return reply.code(404).send(notFound);
    if (removed === "last door") return reply.code(409).send(lastDoor);
    mail.wake();
    return reply.code(204).send(null);
  });

  registerCall(app, api.confirm, async (request, reply) => {
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const confirmed = await confirm(context, request.session, request.body);
    if (!confirmed.ok) return refuseConfirmation(reply, confirmed, now());
    setSessionCookie(reply, confirmed.sessionId, context.secureCookies);
    return { confirmedUntil: new Date(now() + recentSignInMs).toISOString() };
  });
}
