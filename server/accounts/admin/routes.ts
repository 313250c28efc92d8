/** The calls of administrators, of invitations, and of the log that each person sees. */

import type { FastifyReply } from "fastify";
import { removalOf } from "#domain/accounts/deletion.ts";
import { invitationLimits } from "#domain/admin/invitations.ts";
import type { UniverseAction } from "#domain/admin/universes.ts";
import { api } from "#domain/api.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusalsAdmin } from "#domain/languages/en/refusals-admin.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../../context.ts";
import { sendTooManyRequests, withinLimit } from "../../limits/limits.ts";
import { notFound, registerCall } from "../../route.ts";
import { invitationEnded, registrationClosed } from "../../users/admission.ts";
import { findUser } from "../../users/queries.ts";
import { linkLimit } from "../sign-in-link.ts";
import {
  type Acting,
  closeUniverse,
  type Done,
  endSessions,
  type NotDone,
  reopenUniverse,
  sendSignInLink,
  unlockUniverse,
} from "./actions.ts";
import { type Examine, makeFindings, readHealth } from "./health.ts";
import {
  checkInvitation,
  listInvitations,
  makeInvitation,
  type NotInvited,
  revokeInvitation,
} from "./invitations.ts";
import { listUniverses, readListedUniverse } from "./list-universes.ts";
import { readLog, readLogFor } from "./log.ts";
import { unknownPage } from "./page-key.ts";

const universeNotFound = refusal("universe-not-found", refusalsAccounts.universeNotFound);
const noMails = refusal("no-mail-server", refusalsAdmin.noMails);

const notDone: Record<Extract<NotDone, string>, [404 | 409, object]> = {
  gone: [404, universeNotFound],
  "own universe": [409, refusal("own-universe", refusalsAdmin.ownUniverse)],
  administrator: [409, refusal("administrators-universe", refusalsAdmin.administratorsUniverse)],
  "no address": [409, refusal("no-address", refusalsAdmin.noAddress)],
  open: [409, refusal("universe-not-closed", refusalsAdmin.notClosed)],
};

const notInvited: Record<NotInvited, [403 | 404 | 409, object]> = {
  "registration closed": [403, registrationClosed],
  "too many": [
    409,
    refusal("too-many-invitations", refusalsAdmin.tooManyInvitations, { max: invitationLimits.most }),
  ],
  "not found": [404, universeNotFound],
  protected: [409, refusal("universe-protected", refusalsAccounts.protectedAlready)],
  closed: [404, universeNotFound],
};

export function adminRoutes(app: App, examine: Examine) {
  const { context } = app;
  const { db, now, mail, settings } = context;
  const findings = makeFindings(context, examine);

  function refuse(reply: FastifyReply, why: NotDone) {
    if (typeof why === "string") {
      const [status, body] = notDone[why];
      return reply.code(status).send(body);
    }
    if ("tooManyUntil" in why)
      return sendTooManyRequests(reply, Math.ceil((why.tooManyUntil.getTime() - now()) / 1000));
    const words = why.closed === "person" ? refusalsAdmin.closedByPerson : refusalsAdmin.closedAlready;
    const removedAt = removalOf(why.since).toISOString();
    return reply.code(409).send(refusal("universe-closed", words, { removedAt }));
  }

  const actions: Record<
    UniverseAction,
    (acting: Acting, user: Parameters<typeof endSessions>[1]) => Promise<Done<unknown>>
  > = {
    "end-sessions": endSessions,
    unlock: unlockUniverse,
    "send-sign-in-link": (acting, user) => sendSignInLink(acting, user, linkLimit(context)),
    close: closeUniverse,
    reopen: reopenUniverse,
  };

  registerCall(app, api.listUniverses, async ({ query }, reply) => {
    const page = await listUniverses(context, query);
    return page === "unknown page" ? reply.code(400).send(unknownPage) : page;
  });

  registerCall(app, api.actOnUniverse, async ({ params: { id, action }, session }, reply) => {
    if (action === "send-sign-in-link" && settings.smtpUrl === null) return reply.code(409).send(noMails);
    const user = await findUser(db, id);
    if (!user) return reply.code(404).send(universeNotFound);
    const done = await actions[action]({ ...context, by: session.userId }, user);
    if (!done.ok) return refuse(reply, done.why);
    mail.wake();
    const universe = await readListedUniverse(context, id);
    return universe ?? reply.code(404).send(universeNotFound);
  });

  registerCall(app, api.listInvitations, async () => ({
    invitations: await listInvitations(db, new Date(now())),
  }));

  registerCall(app, api.createInvitation, async ({ body, session }, reply) => {
    const made = await makeInvitation({ ...context, by: session.userId }, body);
    if (made.ok) return reply.code(201).send({ ...made.invitation, url: made.url });
    const [status, refused] = notInvited[made.why];
    return reply.code(status).send(refused);
  });

  registerCall(app, api.revokeInvitation, async ({ params: { id }, session }, reply) => {
    const revoked = await revokeInvitation({ ...context, by: session.userId }, id);
    return revoked ? reply.code(204).send(null) : reply.code(404).send(notFound);
  });

  registerCall(app, api.adminLog, async ({ query: { after } }, reply) => {
    const page = await readLog(db, after);
    return page === "unknown page" ? reply.code(400).send(unknownPage) : page;
  });

  registerCall(app, api.adminHealth, async () => readHealth(context, findings));

  registerCall(app, api.checkInvitation, async (request, reply) => {
    if (!(await withinLimit(context, "look-up", request, reply))) return reply;
    const checked = await checkInvitation(context, request.body.invitation);
    if (!checked) return reply.code(403).send(invitationEnded);
    return { endsAt: checked.endsAt.toISOString(), for: checked.for };
  });

  registerCall(app, api.getAccountLog, async ({ session }, reply) => {
    const user = await findUser(db, session.userId);
    return user ? { entries: await readLogFor(db, user) } : reply.code(404).send(notFound);
  });
}
