/** Calls by which people add, rename and remove passkeys, and sign in with one. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { passkeyObstacle } from "#domain/accounts/passkey-obstacle.ts";
import { mostPasskeys } from "#domain/accounts/passkeys.ts";
import { api } from "#domain/api.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusalsPasskeys } from "#domain/languages/en/refusals-passkeys.ts";
import { coded, refusal } from "#domain/refusals.ts";
import type { App } from "../../context.ts";
import type { UserRow } from "../../database/schema.ts";
import { invalid } from "../../errors.ts";
import { withinLimit } from "../../limits/limits.ts";
import { notFound, notSignedIn, registerCall } from "../../route.ts";
import { type Session, setSessionCookie, startSession } from "../../sessions/session.ts";
import { listPasskeys, toPasskey } from "../../users/passkeys.ts";
import { findUser, updateUser } from "../../users/queries.ts";
import { toUser } from "../../users/to-user.ts";
import { isOpenedByName } from "../../users/ways-in.ts";
import { addPasskey, type NotAdded, refuseAnother } from "./add-passkey.ts";
import { lastDoor, removePasskey, renamePasskey } from "./change-passkey.ts";
import { newKeyOptions, passkeyQuestion } from "./options.ts";
import { provePasskey, refusePasskey } from "./prove-passkey.ts";

const otherName = coded("other-name", refusalsAccounts.otherName);
const typedAnotherName = {
  ...invalid({ universeName: otherName }),
  ...refusal("other-name", refusalsAccounts.otherName),
};

const notAdded: Record<NotAdded, [400 | 401 | 404 | 409, object]> = {
  gone: [404, notFound],
  "signed out": [401, notSignedIn],
  expired: [400, refusal("expired-challenge", refusalsPasskeys.notAnswered)],
  unusable: [400, refusal("unusable-passkey", refusalsPasskeys.unusableKey)],
  known: [409, refusal("known-passkey", refusalsPasskeys.knownPasskey)],
  "too many": [409, refusal("too-many-passkeys", refusalsPasskeys.tooManyPasskeys, { max: mostPasskeys })],
  "founder's link waits": [409, refusal("migration-waiting", refusalsAccounts.ownersMigrationWaiting)],
};

const impossible = {
  http: refusal("passkeys-impossible", refusalsPasskeys.overHttp),
  "ip-address": refusal("passkeys-impossible", refusalsPasskeys.atIpAddress),
};

export function passkeyRoutes(app: App) {
  const { context } = app;
  const { db, mail, secureCookies, settings } = context;
  const obstacle = passkeyObstacle(settings.publicUrl);

  const refuse = (reply: FastifyReply, reason: NotAdded) => {
    const [status, refused] = notAdded[reason];
    return reply.code(status).send(refused);
  };

  /** Whether the name was typed that the first passkey of a universe needs; counted like a look-up by name. */
  async function isNameTyped(
    request: Pick<FastifyRequest, "ip"> & { readonly session: Session },
    reply: FastifyReply,
    { typed, user }: { readonly typed: string; readonly user: UserRow },
  ) {
    if (!isOpenedByName(user) || request.session.addsWaysInOnly) return true;
    if (!(await withinLimit(context, "look-up", request, reply))) return false;
    if (typed === user.universeName) return true;
    await reply.code(409).send(typedAnotherName);
    return false;
  }

  registerCall(app, api.newPasskeyOptions, async (request, reply) => {
    if (obstacle) return reply.code(409).send(impossible[obstacle]);
    const { session } = request;
    const user = await findUser(db, session.userId);
    if (!user) return reply.code(404).send(notFound);
    const passkeys = await listPasskeys(db, user.id);
    const refused = refuseAnother(user, passkeys, session);
    if (refused) return refuse(reply, refused);
    const typed = request.body.universeName;
    if (!(await isNameTyped(request, reply, { typed, user }))) return reply;
    return newKeyOptions(context, user, passkeys);
  });

  registerCall(app, api.addPasskey, async (request, reply) => {
    if (obstacle) return reply.code(409).send(impossible[obstacle]);
    const added = await addPasskey(context, request, request.session, request.body);
    if (!added.ok) return refuse(reply, added.reason);
    if (added.sessionId) setSessionCookie(reply, added.sessionId, secureCookies);
    mail.wake();
    const { passkey, recoveryCodes } = added;
    return reply.code(201).send({ passkey, recoveryCodes });
  });

  registerCall(app, api.renamePasskey, async ({ session: { userId }, params: { id }, body }, reply) => {
    const renamed = await renamePasskey(context, { userId, id }, body.name);
    return renamed ? toPasskey(renamed) : reply.code(404).send(notFound);
  });

  registerCall(app, api.removePasskey, async ({ session: { userId }, params: { id } }, reply) => {
    const removed = await removePasskey(context, { userId, id });
    if (removed === "last door") return reply.code(409).send(lastDoor);
    if (removed === "unknown") return reply.code(404).send(notFound);
    mail.wake();
    return reply.code(204).send(null);
  });

  registerCall(app, api.passkeyOptions, async (request, reply) => {
    if (obstacle) return reply.code(409).send(impossible[obstacle]);
    if (!(await withinLimit(context, "question", request, reply))) return reply;
    if (request.body.purpose === "sign-in") return passkeyQuestion(context, null);
    const { session } = request;
    if (!session) return reply.code(401).send(notSignedIn);
    const passkeys = await listPasskeys(db, session.userId);
    if (passkeys.length === 0) return reply.code(404).send(notFound);
    return passkeyQuestion(context, { userId: session.userId, passkeys });
  });

  registerCall(app, api.signInByPasskey, async (request, reply) => {
    if (obstacle) return reply.code(409).send(impossible[obstacle]);
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const asked = { purpose: "sign-in", subjectId: null } as const;
    const proved = await provePasskey(context, request.body.response, asked, async (transaction, { id }) => {
      const user = await updateUser(transaction, id, { lastLoginAt: new Date(context.now()) });
      const how = { userId: id, openedBy: "passkey" } as const;
      return { user, sessionId: await startSession({ ...context, db: transaction }, request, how) };
    });
    if (!proved.ok) {
      context.observer.signInRefused(proved.reason === "copied" ? "copied passkey" : "unknown passkey");
      return refusePasskey(reply, proved.reason);
    }
    setSessionCookie(reply, proved.value.sessionId, secureCookies);
    return { success: true, user: await toUser(db, proved.value.user) };
  });
}
