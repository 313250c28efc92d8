/** The feed of changes, which the client polls. */

import { api } from "#domain/api.ts";
import { needsWhole } from "#domain/changes.ts";
import type { App } from "../context.ts";
import { etagOf } from "../revisions/etag.ts";
import { sendList } from "../revisions/send-list.ts";
import { isUnchanged } from "../revisions/unchanged.ts";
import { notSignedIn, registerCall } from "../route.ts";
import { readChanges, readWhole } from "./read-changes.ts";

export function changeRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.listChanges, async (request, reply) => {
    if (isUnchanged(context, request, reply)) return reply.send();
    const { userId, universe } = request.session;
    const { since } = request.query;
    if (since === undefined || needsWhole(universe, request.query))
      return sendList(context, "changes", request, reply, async () => {
        const whole = await readWhole(context, userId);
        return whole && { revision: whole.revision, content: whole };
      });

    const changes = await readChanges(context, userId, since);
    if (!changes) return reply.code(401).send(notSignedIn);
    reply.header("ETag", etagOf(userId, changes.revision)).type("application/json; charset=utf-8");
    return reply.send(JSON.stringify(changes));
  });
}
