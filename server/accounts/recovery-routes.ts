/** Calls by which people who have lost their way in get back: with a recovery code, or with the operator's link. */

import { api } from "#domain/api.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusalsPasskeys } from "#domain/languages/en/refusals-passkeys.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import type { UserRow } from "../database/schema.ts";
import { withinLimit } from "../limits/limits.ts";
import { registerCall } from "../route.ts";
import { setSessionCookie, startSession } from "../sessions/session.ts";
import { toUser } from "../users/to-user.ts";
import { isOpenedByName } from "../users/ways-in.ts";
import { acceptInvitation, findInvited } from "./accept-invitation.ts";
import { sendLocked } from "./locked.ts";
import { recover } from "./recovery.ts";

const wrongCode = refusal("wrong-recovery-code", refusalsPasskeys.wrongRecoveryCode);
const invalidInvitation = refusal("invalid-invitation", refusalsAccounts.invalidInvitation);

const invitationOf = (user: UserRow) => ({
  universeName: user.universeName,
  opensByName: isOpenedByName(user),
});

export function recoveryRoutes(app: App) {
  const { context } = app;
  const { now, observer, secureCookies } = context;

  registerCall(app, api.recover, async (request, reply) => {
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const recovered = await recover(context, request.body, (db, { id }) =>
      startSession({ ...context, db }, request, { userId: id, openedBy: "recovery-code" }),
    );
    if (!recovered.ok) {
      observer.signInRefused(recovered.reason === "locked" ? "locked" : "wrong recovery code");
      if (recovered.reason === "locked") return sendLocked(reply, recovered.until, now());
      return reply.code(401).send(wrongCode);
    }
    setSessionCookie(reply, recovered.sessionId, secureCookies);
    return { success: true, user: await toUser(context.db, recovered.user) };
  });

  registerCall(app, api.useInvitation, async (request, reply) => {
    if (!(await withinLimit(context, "registration", request, reply))) return reply;
    const { session, params } = request;
    const begun = session && (await findInvited(context, session, params.token));
    if (begun) return invitationOf(begun);
    const invited = await acceptInvitation(context, params.token, (db, { id }) =>
      startSession({ ...context, db }, request, { userId: id, openedBy: "invitation" }),
    );
    if (!invited) return reply.code(403).send(invalidInvitation);
    setSessionCookie(reply, invited.sessionId, secureCookies);
    return invitationOf(invited.user);
  });
}
