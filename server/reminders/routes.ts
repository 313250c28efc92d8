/** The calls of reminders: choices, devices, and the links in reminders. */

import { ECDH } from "node:crypto";
import { api } from "#domain/api.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { refusalsWebhooks } from "#domain/languages/en/refusals-webhooks.ts";
import { coded, refusal } from "#domain/refusals.ts";
import { notANtfyTopic } from "#domain/reminders/ntfy.ts";
import type { App } from "../context.ts";
import { invalid, storageUnavailable } from "../errors.ts";
import { withinLimit } from "../limits/limits.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { readKeyOfTopics } from "../secret-key.ts";
import type { Session } from "../sessions/session.ts";
import { changeReminders, removeDevice, rest, stop, storeDevice } from "./change-reminders.ts";
import { readLinkToken } from "./links.ts";
import { readReminders } from "./read-reminders.ts";
import { testTopic } from "./test-topic.ts";

const notAService = coded("not-a-push-service", refusalsUniverse.notAPushService);
const serviceNotFound = refusal("push-service-not-found", refusalsUniverse.pushServiceNotFound);
const hostNotFound = refusal("host-not-found", refusalsWebhooks.hostNotFound);
const notAKey = coded("wrong-shape", "p256dh must be the public key of a browser.");
const invalidLink = refusal("invalid-link", refusalsUniverse.incompleteReminderLink);

/** Whether it is a point of the curve P-256, without which no message could be encrypted. */
function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, "prime256v1", "base64url").length === 65;
  } catch {
    return false;
  }
}

export function reminderRoutes(app: App) {
  const { context } = app;
  const { push, ntfy, reminders, settings } = context;
  const reply = async ({ userId, sid }: Session) => readReminders(context, { userId, sid });

  registerCall(
    app,
    api.getReminders,
    async ({ session }, answer) => (await reply(session)) ?? answer.code(401).send(notSignedIn),
  );

  registerCall(app, api.putReminders, async ({ session, body }, answer) => {
    const reach = body.ntfy ? await ntfy.findReach(body.ntfy.topicUrl) : "public";
    if (reach === "unknown") return answer.code(503).header("Retry-After", "5").send(hostNotFound);
    if (reach !== "public") return answer.code(400).send(invalid({ ntfy: notANtfyTopic }));
    const key = body.ntfy?.token ? await readKeyOfTopics(settings.dataDir) : null;
    if (body.ntfy?.token && !key) return answer.code(503).send(storageUnavailable);
    if (!(await changeReminders(context, session.userId, body, key)))
      return answer.code(401).send(notSignedIn);
    return reply(session);
  });

  registerCall(app, api.testNtfy, async (request, answer) => {
    const { userId } = request.session;
    if (!(await withinLimit(context, "test message", request, answer, userId))) return answer;
    return (await testTopic(context, userId)) ?? answer.code(404).send(notFound);
  });

  registerCall(app, api.restReminders, async ({ session, body }, answer) => {
    if (!(await rest(context, session.userId, body.isResting))) return answer.code(404).send(notFound);
    return reply(session);
  });

  registerCall(app, api.putDevice, async ({ session, body }, answer) => {
    const reach = await push.findReach(body.endpoint);
    if (reach === "unknown") return answer.code(503).header("Retry-After", "5").send(serviceNotFound);
    if (reach !== "public") return answer.code(400).send(invalid({ endpoint: notAService }));
    if (!isPublicKey(body.keys.p256dh)) return answer.code(400).send(invalid({ keys: notAKey }));
    if (!(await storeDevice(context, session, body))) return answer.code(401).send(notSignedIn);
    return reply(session);
  });

  registerCall(app, api.deleteDevice, async ({ session, params }) => {
    await removeDevice(context, session.userId, params.id);
    return reply(session);
  });

  const userOf = async (token: string) => readLinkToken(token, (await reminders.keys()).linkKey);

  // Mail programs send a form (RFC 8058), whose fields say nothing that the address does not.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string" },
      (_request, _body, done) => done(null, undefined),
    );
    const forms = Object.assign(scope, { context }) as App;

    registerCall(forms, api.stopReminders, async ({ query }, answer) => {
      const userId = await userOf(query.token);
      if (!userId) return answer.code(400).send(invalidLink);
      await stop(context, userId);
      return { success: true };
    });

    registerCall(forms, api.restRemindersByLink, async ({ query }, answer) => {
      const userId = await userOf(query.token);
      if (!userId) return answer.code(400).send(invalidLink);
      await rest(context, userId, true);
      return { success: true };
    });
  });
}
