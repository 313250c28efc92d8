/** Calls of the second factor: its setup and end, new recovery codes, and the end of a sign-in that waits for it. */

import type { FastifyReply } from "fastify";
import { api } from "#domain/api.ts";
import { refusalsSecondFactor } from "#domain/languages/en/refusals-second-factor.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { storageUnavailable } from "../errors.ts";
import { withinLimit } from "../limits/limits.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { clearWaitingCookie, waitingIdOf } from "../second-factor/waiting-sign-in.ts";
import { setSessionCookie, startSession } from "../sessions/session.ts";
import { toUser } from "../users/to-user.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { refuseSignIn, signInExpired, wrongCode } from "./refuse-sign-in.ts";
import {
  chooseProviderFactor,
  confirmFactor,
  endFactor,
  type FactorRefused,
  renewCodes,
  startFactor,
} from "./second-factor-setup.ts";

const refusals: Record<FactorRefused, [401 | 403 | 404 | 409 | 503, object]> = {
  gone: [401, notSignedIn],
  exists: [409, refusal("second-factor-exists", refusalsSecondFactor.secondFactorExists)],
  "not begun": [409, refusal("no-second-factor", refusalsSecondFactor.noSecondFactor)],
  "nothing to protect": [409, refusal("no-password", refusalsSecondFactor.noPasswordToProtect)],
  "nothing to recover": [409, refusal("no-second-factor", refusalsSecondFactor.nothingToRecover)],
  "wrong code": [403, wrongCode],
  "no key": [503, storageUnavailable],
};

function refuse(reply: FastifyReply, reason: FactorRefused) {
  const [status, body] = refusals[reason];
  return reply.code(status).send(body);
}

export function secondFactorRoutes(app: App) {
  const { context } = app;
  const { mail, secureCookies } = context;

  registerCall(app, api.finishSignIn, async (request, reply) => {
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const waitingId = waitingIdOf(request, context);
    if (waitingId === null) return reply.code(401).send(signInExpired);
    const finished = await finishSignIn(context, { waitingId, ...request.body }, (db, { id }) =>
      startSession({ ...context, db }, request, { userId: id, openedBy: "provider" }),
    );
    if (!finished.ok && finished.reason !== "expired") return refuseSignIn(context, reply, finished);
    clearWaitingCookie(reply, secureCookies);
    if (!finished.ok) return reply.code(401).send(signInExpired);
    setSessionCookie(reply, finished.sessionId, secureCookies);
    return { success: true as const, user: await toUser(context.db, finished.user) };
  });

  registerCall(app, api.startTotp, async (request, reply) => {
    const started = await startFactor(context, request.session.userId);
    return typeof started === "string" ? refuse(reply, started) : started;
  });

  registerCall(app, api.confirmTotp, async (request, reply) => {
    if (!(await withinLimit(context, "sign-in", request, reply))) return reply;
    const codes = await confirmFactor(context, request.session.userId, request.body.code);
    if (typeof codes === "string") return refuse(reply, codes);
    mail.wake();
    return { recoveryCodes: codes };
  });

  registerCall(app, api.endTotp, async (request, reply) => {
    if (!(await endFactor(context, request.session.userId))) return reply.code(404).send(notFound);
    mail.wake();
    return reply.code(204).send(null);
  });

  registerCall(app, api.renewRecoveryCodes, async (request, reply) => {
    const codes = await renewCodes(context, request.session.userId);
    if (typeof codes === "string") return refuse(reply, codes);
    mail.wake();
    return { recoveryCodes: codes };
  });

  registerCall(app, api.chooseProviderFactor, async (request, reply) => {
    const { session, body } = request;
    const chosen = await chooseProviderFactor(context, session.userId, body.isEnough);
    if (!chosen) return reply.code(404).send(notFound);
    mail.wake();
    return reply.code(204).send(null);
  });
}
