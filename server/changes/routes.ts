/** The feed of changes, which the client polls. */

import { api } from "#domain/api.ts";
import type { App } from "../context.ts";
import { etagOf } from "../revisions/etag.ts";
import { isUnchanged } from "../revisions/unchanged.ts";
import { notSignedIn, registerCall } from "../route.ts";
import { readChanges } from "./read-changes.ts";

export function changeRoutes(app: App) {
  registerCall(app, api.listChanges, async (request, reply) => {
    if (isUnchanged(app.context, request, reply)) return reply.send();
    const { userId } = request.session;
    const changes = await readChanges(app.context, userId, request.query);
    if (!changes) return reply.code(401).send(notSignedIn);
    reply.header("ETag", etagOf(userId, changes.revision));
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(changes));
  });
}
