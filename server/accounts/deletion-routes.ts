/** The call by which people delete their universes. */

import type { FastifyReply } from "fastify";
import { formMessages } from "#domain/accounts/form-rules.ts";
import { recentSignInMs } from "#domain/accounts/recent-sign-in.ts";
import { api } from "#domain/api.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { coded, refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { invalid } from "../errors.ts";
import { withinLimit } from "../limits/limits.ts";
import { confirmFirst, notFound, registerCall } from "../route.ts";
import { endSession } from "../sessions/session.ts";
import { type Deleted, deleteByPerson } from "./deletion.ts";
import { sendLocked } from "./locked.ts";

const otherName = coded("other-name", refusalsAccounts.otherName);
const oldSignIn = () =>
  refusal("recent-sign-in-required", refusalsAccounts.oldSignIn, { minutes: recentSignInMs / 60_000 });

const undoable = (until: Date) =>
  refusal("migration-undoable", refusalsAccounts.migrationUndoable, { until: until.toISOString() });

function refuse(reply: FastifyReply, refused: Extract<Deleted, { ok: false }>, now: number) {
  switch (refused.reason) {
    case "gone":
      return reply.code(404).send(notFound);
    case "other name":
      return reply.code(409).send({
        ...invalid({ universeName: otherName }),
        ...refusal("other-name", refusalsAccounts.otherName),
      });
    case "no password":
      return reply.code(400).send(invalid({ password: formMessages.required }));
    case "wrong":
    case "unverified":
      return reply.code(403).send(refusal("wrong-password", refusalsAccounts.wrongPassword));
    case "old sign-in":
      return reply.code(403).send(oldSignIn());
    case "not proved":
      return reply.code(403).send(confirmFirst);
    case "locked":
      return sendLocked(reply, refused.until, now);
    case "undoable":
      return reply.code(403).send(undoable(refused.until));
  }
}

export function deletionRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.deleteUniverse, async (request, reply) => {
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const deleted = await deleteByPerson(context, request.session, request.body, (err) =>
      request.log.warn({ err }, "could not delete the mails of a person"),
    );
    if (!deleted.ok) return refuse(reply, deleted, context.now());
    await endSession(context, request, reply);
    context.mail.wake();
    return reply.code(202).send({ removedAt: deleted.removedAt?.toISOString() ?? null });
  });
}
