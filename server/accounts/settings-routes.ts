/** What a person changes about their own account. */

import { api } from "#domain/api.ts";
import { invalidEmail } from "#domain/email.ts";
import type { App } from "../app.ts";
import type { UserRow } from "../database/schema.ts";
import { invalid } from "../errors.ts";
import { withinLimit } from "../limits/limits.ts";
import { answer } from "../route.ts";
import { findUser } from "../universes/queries.ts";
import { taken } from "../universes/taken.ts";
import { toUser } from "../universes/user.ts";
import { commonPassword } from "./common-password.ts";
import { isWaiting } from "./links.ts";
import { changePassword } from "./password-change.ts";
import { type ProfileUpdated, updateProfile } from "./profile.ts";
import { forgetPendingEmail } from "./queries.ts";
import { wayIn } from "./way-in.ts";

const notFound = { error: "Not found" };

const profileRefusals: Record<Extract<ProfileUpdated, { ok: false }>["reason"], [400 | 404 | 409, object]> = {
  gone: [404, notFound],
  "name taken": [409, taken],
  "address must stay": [400, invalid({ email: invalidEmail })],
  "no address without a password": [
    400,
    invalid({ email: "This universe has no password yet. Give it an e-mail address and one at /migrate." }),
  ],
};

export function settingsRoutes(app: App) {
  const { context } = app;
  const { db, mail, now } = context;

  const signInOf = (user: UserRow) => ({
    way: wayIn(user),
    pendingEmail: isWaiting(user, now()) ? user.pendingEmail : null,
  });

  answer(app, api.updateProfile, async (request, reply) => {
    // Either tells or does something that is limited everywhere: whether a name is taken, and mail to any address.
    if (request.body.universeName && !(await withinLimit(context, "look-up", request, reply))) return reply;
    if (request.body.email && !(await withinLimit(context, "registration", request, reply))) return reply;
    const updated = await updateProfile(context, request.session.userId, request.body);
    if (!updated.ok) {
      const [status, refusal] = profileRefusals[updated.reason];
      return reply.code(status).send(refusal);
    }
    mail.wake();
    return toUser(updated.user);
  });

  answer(app, api.changePassword, async (request, reply) => {
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const refused = commonPassword("newPassword", request.body.newPassword);
    if (refused) return reply.code(400).send(refused);
    const changed = await changePassword(context, request.session, request.body);
    if (!changed.ok && changed.reason === "wrong")
      return reply.code(403).send({ error: "Current password is incorrect" });
    if (!changed.ok) return reply.code(400).send({ error: "This universe has no password to change." });
    mail.wake();
    return toUser(changed.user);
  });

  answer(app, api.getSignIn, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? signInOf(user) : reply.code(404).send(notFound);
  });

  answer(app, api.cancelPendingEmail, async (request, reply) => {
    const user = await forgetPendingEmail(db, request.session.userId);
    return user ? signInOf(user) : reply.code(404).send(notFound);
  });
}
