/** The signed-in user, and logout. */

import { api } from "#domain/api.ts";
import type { App } from "../context.ts";
import { isByPerson } from "../guards/same-origin.ts";
import { notSignedIn, registerCall } from "../route.ts";
import { findUser } from "../users/queries.ts";
import { toUser } from "../users/to-user.ts";
import { endSession } from "./session.ts";

export function sessionRoutes(app: App) {
  const { db, settings } = app.context;

  registerCall(app, api.me, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? { user: toUser(user) } : reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.user, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? toUser(user) : reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.logout, async (request, reply) => {
    if (isByPerson(request, settings.publicUrl)) await endSession(app.context, request, reply);
    return reply.redirect("/");
  });
}
