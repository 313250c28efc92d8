/** The signed-in user, and logout. */

import { api } from "#domain/api.ts";
import type { App } from "../context.ts";
import { notSignedIn, registerCall } from "../route.ts";
import { findUser } from "../users/queries.ts";
import { toUser } from "../users/to-user.ts";
import { endSession } from "./session.ts";

/** `Sec-Fetch-Site` values with which /api/logout ends the session: the product's pages, the address bar, and clients without the header. */
const logoutOrigins = new Set<unknown>(["same-origin", "none", undefined]);

export function sessionRoutes(app: App) {
  const { db } = app.context;

  registerCall(app, api.me, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? { user: toUser(user) } : reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.user, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? toUser(user) : reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.logout, async (request, reply) => {
    if (logoutOrigins.has(request.headers["sec-fetch-site"])) await endSession(app.context, request, reply);
    return reply.redirect("/");
  });
}
