/** Calls of registration, sign-in by password, migration and verification. */

import { futureDateRefusals } from "#domain/accounts/new-universe.ts";
import { api } from "#domain/api.ts";
import { defaultSupportLines } from "#domain/default-support-lines.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { defaultLanguage } from "#domain/languages/languages.ts";
import { makeTranslator } from "#domain/languages/translator.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { invalid } from "../errors.ts";
import { instanceOf } from "../instance.ts";
import { preferenceOfRequest } from "../languages/request-language.ts";
import { mailLimit, sendTooManyRequests, withinLimit } from "../limits/limits.ts";
import { registerCall } from "../route.ts";
import { hashOf } from "../secrets.ts";
import { setSessionCookie, startSession } from "../sessions/session.ts";
import { invitationEnded, refuseUninvited, registrationClosed } from "../users/admission.ts";
import { toUser } from "../users/to-user.ts";
import { nameTaken } from "../users/universe-name.ts";
import { logIn } from "./login.ts";
import { migrate, type NotMigrated } from "./migration.ts";
import { commonPasswordRefusal } from "./passwords.ts";
import { refuseSignIn } from "./refuse-sign-in.ts";
import { register } from "./registration.ts";
import { resend } from "./resending.ts";
import { type Verified, verifyEmail } from "./verification.ts";

const success = { success: true } as const;

/** Lines for clients that have none of their own, made when asked for: names of countries take memory. */
const knownLines = () =>
  defaultSupportLines(
    makeTranslator({ language: defaultLanguage, locale: defaultLanguage }, new Map()),
    null,
  );

const notMigrated: Record<NotMigrated, [403 | 404 | 409, object]> = {
  "not found": [404, refusal("universe-not-found", refusalsAccounts.universeNotFound)],
  protected: [409, refusal("universe-protected", refusalsAccounts.protectedAlready)],
  waiting: [409, refusal("migration-waiting", refusalsAccounts.migrationWaiting)],
  "waiting for its owner": [409, refusal("migration-waiting", refusalsAccounts.ownersMigrationWaiting)],
  "not invited": [403, refusal("invitation-required", refusalsAccounts.invitationRequired)],
  "invalid invitation": [403, refusal("invalid-invitation", refusalsAccounts.invalidInvitation)],
};

const notVerified: Record<Extract<Verified, string>, object> = {
  used: refusal("used-link", refusalsAccounts.usedLink),
  refused: refusal("expired-link", refusalsAccounts.expiredLink),
};

export function accountRoutes(app: App) {
  const { context } = app;
  const { db, now, mail, settings } = context;

  registerCall(app, api.instance, async () => ({
    ...instanceOf(settings),
    supportLines: settings.supportLines ?? knownLines(),
  }));

  registerCall(app, api.register, async (request, reply) => {
    if (settings.registration === "off") return reply.code(403).send(registrationClosed);
    if (!(await withinLimit(context, "registration", request, reply))) return reply;
    const { invitation } = request.body;
    const uninvited = await refuseUninvited(db, {
      ...{ opening: settings.registration, tokenHash: invitation && hashOf(invitation) },
      now: new Date(now()),
    });
    if (uninvited) return reply.code(403).send(uninvited);
    const future = futureDateRefusals(request.body, now());
    const refusal = Object.keys(future).length > 0 ? invalid(future) : null;
    const refused = refusal ?? commonPasswordRefusal("password", request.body.password);
    if (refused) return reply.code(400).send(refused);
    const { language } = preferenceOfRequest(request);
    const registered = await register(context, request.body, language, mailLimit(context, request, "asks"));
    if (registered === "name taken") return reply.code(409).send(nameTaken);
    if (registered === "not invited") return reply.code(403).send(invitationEnded);
    if (registered !== "registered") return sendTooManyRequests(reply, registered.secondsToWait);
    mail.wake();
    return reply.code(201).send(success);
  });

  registerCall(app, api.login, async (request, reply) => {
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const loggedIn = await logIn(context, request.body, (transaction, { id }) =>
      startSession({ ...context, db: transaction }, request, { userId: id, openedBy: "password" }),
    );
    if (!loggedIn.ok) return refuseSignIn(context, reply, loggedIn);
    setSessionCookie(reply, loggedIn.sessionId, context.secureCookies);
    return { ...success, user: await toUser(db, loggedIn.user) };
  });

  registerCall(app, api.resendVerification, async (request, reply) => {
    if (!(await withinLimit(context, "registration", request, reply))) return reply;
    await resend(context, request.body.identifier, mailLimit(context, request, "asks again"));
    mail.wake();
    return success;
  });

  registerCall(app, api.migrate, async (request, reply) => {
    const { session, body } = request;
    // Strangers at the same network address must not use up the attempts of the universe's own person.
    const founder = session?.isFounding ? `founder ${session.userId}` : undefined;
    if (!(await withinLimit(context, "registration", request, reply, founder))) return reply;
    const refused = commonPasswordRefusal("password", body.password);
    if (refused) return reply.code(400).send(refused);
    const migrated = await migrate(context, session, body, mailLimit(context, request, "asks", founder));
    if (typeof migrated === "object") return sendTooManyRequests(reply, migrated.secondsToWait);
    if (migrated !== "migrated") {
      const [status, refused] = notMigrated[migrated];
      return reply.code(status).send(refused);
    }
    mail.wake();
    return success;
  });

  registerCall(app, api.verifyEmail, async (request, reply) => {
    const { token } = request.query;
    if (!token) return reply.code(400).send(refusal("invalid-link", refusalsAccounts.invalidLink));
    const verified = await verifyEmail(context, token);
    if (typeof verified === "string") return reply.code(400).send(notVerified[verified]);
    mail.wake();
    return { message: "Your e-mail address is verified.", email: verified.email };
  });
}
