/** Calls of the link by mail that signs in once, and of the new password that it offers. */

import { signInLink } from "#domain/accounts/sign-in-link.ts";
import { api } from "#domain/api.ts";
import { refusalsSecondFactor } from "#domain/languages/en/refusals-second-factor.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { withinLimit } from "../limits/limits.ts";
import { registerCall } from "../route.ts";
import { setSessionCookie, startSession } from "../sessions/session.ts";
import { toUser } from "../users/to-user.ts";
import { commonPasswordRefusal } from "./passwords.ts";
import { refuseSignIn } from "./refuse-sign-in.ts";
import { askForLink, setPassword, signInByLink } from "./sign-in-link.ts";

const success = { success: true } as const;
const expiredLink = refusal("expired-link", refusalsSecondFactor.expiredLink);
/** A function, because a sentence with a plural would load the data of `Intl` at the start. */
const newLinkRequired = () =>
  refusal("new-link-required", refusalsSecondFactor.newLinkRequired, {
    minutes: signInLink.newPasswordMinutes,
  });

export function signInLinkRoutes(app: App) {
  const { context } = app;
  const { mail, secureCookies } = context;

  registerCall(app, api.askForSignInLink, async (request, reply) => {
    if (!(await withinLimit(context, "registration", request, reply))) return reply;
    await askForLink(context, request.body.email);
    mail.wake();
    return success;
  });

  registerCall(app, api.useSignInLink, async (request, reply) => {
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const signedIn = await signInByLink(context, request.body, (db, { id }) =>
      startSession({ ...context, db }, request, { userId: id, openedBy: "link" }),
    );
    if (signedIn.ok) {
      setSessionCookie(reply, signedIn.sessionId, secureCookies);
      return { ...success, user: await toUser(context.db, signedIn.user) };
    }
    return signedIn.reason === "expired"
      ? reply.code(401).send(expiredLink)
      : refuseSignIn(context, reply, signedIn);
  });

  registerCall(app, api.setPassword, async (request, reply) => {
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const { newPassword } = request.body;
    const refused = commonPasswordRefusal("newPassword", newPassword);
    if (refused) return reply.code(400).send(refused);
    const user = await setPassword(context, request.session, newPassword);
    if (!user) return reply.code(403).send(newLinkRequired());
    mail.wake();
    return toUser(context.db, user);
  });
}
