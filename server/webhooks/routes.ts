/** The calls of webhooks. */

import type { FastifyReply } from "fastify";
import { api } from "#domain/api.ts";
import { notAWebhookAddress } from "#domain/webhooks/address.ts";
import type { App } from "../context.ts";
import { invalid, storageUnavailable } from "../errors.ts";
import { withinLimit } from "../limits/limits.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { readKeyOfWebhooks } from "../secret-key.ts";
import { changeWebhook, createWebhook, removeWebhook, toWebhook } from "./change-webhooks.ts";
import { listWebhooks } from "./queries.ts";
import { hostNotFound, tooManyWebhooks } from "./refusals.ts";

export function webhookRoutes(app: App) {
  const { context } = app;
  const { db, settings, webhooks } = context;

  /** Why no event may go to an address now; null if one may. It sends nothing itself: awaiting a sent reply gives nothing. */
  async function findRefusal(url: string) {
    // An event that comes back as a call of this server would be of no use to anybody.
    const isOwn = URL.parse(url)?.host === settings.publicUrl.host;
    const reach = isOwn ? "not public" : await webhooks.findReach(url);
    if (reach === "public") return null;
    return reach === "unknown" ? hostNotFound : invalid({ url: notAWebhookAddress });
  }

  type Refused = NonNullable<Awaited<ReturnType<typeof findRefusal>>>;
  const refuse = (reply: FastifyReply, refused: Refused) =>
    refused === hostNotFound
      ? reply.code(503).header("Retry-After", "5").send(refused)
      : reply.code(400).send(refused);

  registerCall(app, api.listWebhooks, async ({ session }) => ({
    webhooks: (await listWebhooks(db, session.userId)).map(toWebhook),
  }));

  registerCall(app, api.createWebhook, async ({ session, body }, reply) => {
    const refused = await findRefusal(body.url);
    if (refused) return refuse(reply, refused);
    const key = await readKeyOfWebhooks(settings.dataDir);
    if (!key) return reply.code(503).send(storageUnavailable);
    const created = await createWebhook(context, key, session.userId, body);
    if (created === null) return reply.code(401).send(notSignedIn);
    if (created === "too many") return reply.code(409).send(tooManyWebhooks);
    context.mail.wake();
    return reply.code(201).send(created);
  });

  registerCall(app, api.changeWebhook, async ({ session, params, body }, reply) => {
    const refused = body.url === undefined ? null : await findRefusal(body.url);
    if (refused) return refuse(reply, refused);
    const changed = await changeWebhook(context, { userId: session.userId, id: params.id }, body);
    if (!changed) return reply.code(404).send(notFound);
    webhooks.wake();
    return changed;
  });

  registerCall(app, api.deleteWebhook, async ({ session, params }, reply) => {
    const isRemoved = await removeWebhook(context, { userId: session.userId, id: params.id });
    return isRemoved ? reply.code(204).send() : reply.code(404).send(notFound);
  });

  registerCall(app, api.testWebhook, async (request, reply) => {
    const { session, params } = request;
    if (!(await withinLimit(context, "test message", request, reply, session.userId))) return reply;
    return (await webhooks.test({ userId: session.userId, id: params.id })) ?? reply.code(404).send(notFound);
  });
}
