/** Calls by which people change their own account. */

import type { FastifyReply } from "fastify";
import { invalidEmailMessage } from "#domain/accounts/email.ts";
import { api } from "#domain/api.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { coded, refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import type { UserRow } from "../database/schema.ts";
import { invalid } from "../errors.ts";
import { mailLimit, sendTooManyRequests, withinLimit } from "../limits/limits.ts";
import { confirmFirst, notFound, registerCall } from "../route.ts";
import { isProved } from "../sessions/proof.ts";
import { findUser } from "../users/queries.ts";
import { toUser } from "../users/to-user.ts";
import { nameTaken } from "../users/universe-name.ts";
import { readWaysIn, signInMethods } from "../users/ways-in.ts";
import { isLinkValid } from "./links.ts";
import { sendLocked } from "./locked.ts";
import { changePassword, type PasswordChanged } from "./password-change.ts";
import { commonPasswordRefusal } from "./passwords.ts";
import { cancelPendingEmail } from "./pending-email.ts";
import { type ProfileUpdated, updateProfile } from "./profile.ts";

const noPasswordYet = coded("password-required-first", refusalsAccounts.noPasswordYet);

type NotUpdated = Exclude<Extract<ProfileUpdated, { ok: false }>["reason"], "too many mails">;

const profileRefusals: Record<NotUpdated, [400 | 403 | 404 | 409, object]> = {
  "not proved": [403, confirmFirst],
  gone: [404, notFound],
  "name taken": [409, nameTaken],
  "address must stay": [400, invalid({ email: invalidEmailMessage })],
  "no address without a password": [400, invalid({ email: noPasswordYet })],
};

function refuseChange(reply: FastifyReply, refused: Extract<PasswordChanged, { ok: false }>, now: number) {
  if (refused.reason === "locked") return sendLocked(reply, refused.until, now);
  if (refused.reason === "gone") return reply.code(404).send(notFound);
  if (refused.reason === "no password")
    return reply.code(400).send(refusal("no-password", refusalsAccounts.noPassword));
  return reply.code(403).send(refusal("wrong-password", refusalsAccounts.wrongPassword));
}

export function settingsRoutes(app: App) {
  const { context } = app;
  const { db, mail, now } = context;

  const signInOf = async (user: UserRow) => ({
    way: signInMethods(await readWaysIn(db, user))[0] ?? null,
    pendingEmail: isLinkValid(user, now()) ? user.pendingEmail : null,
  });

  registerCall(app, api.updateProfile, async (request, reply) => {
    // A rename discloses whether a name is taken, and a new address causes a mail: both have the limits of such calls.
    if (request.body.universeName && !(await withinLimit(context, "look-up", request, reply))) return reply;
    if (request.body.email && !(await withinLimit(context, "registration", request, reply))) return reply;
    const limit = mailLimit(context, request, "asks");
    const updated = await updateProfile(context, request.session.userId, request.body, {
      limit,
      isProved: await isProved(context, request.session),
    });
    if (!updated.ok) {
      if (updated.reason === "too many mails") return sendTooManyRequests(reply, updated.secondsToWait);
      const [status, refusal] = profileRefusals[updated.reason];
      return reply.code(status).send(refusal);
    }
    mail.wake();
    return toUser(db, updated.user);
  });

  registerCall(app, api.changePassword, async (request, reply) => {
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const refused = commonPasswordRefusal("newPassword", request.body.newPassword);
    if (refused) return reply.code(400).send(refused);
    const changed = await changePassword(context, request.session, request.body);
    if (!changed.ok) return refuseChange(reply, changed, now());
    mail.wake();
    return toUser(db, changed.user);
  });

  registerCall(app, api.getSignIn, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? signInOf(user) : reply.code(404).send(notFound);
  });

  registerCall(app, api.cancelPendingEmail, async (request, reply) => {
    const user = await cancelPendingEmail(context, request.session);
    if (user) return signInOf(user);
    return (await findUser(db, request.session.userId))
      ? reply.code(403).send(refusal("founder-required", refusalsAccounts.founderRequired))
      : reply.code(404).send(notFound);
  });
}
