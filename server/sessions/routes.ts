/** Who is signed in, and signing out. */

import { api } from "#domain/api.ts";
import type { App } from "../app.ts";
import { answer, notSignedIn } from "../route.ts";
import { findUser } from "../universes/queries.ts";
import { toUser } from "../universes/user.ts";
import { endSession } from "./session.ts";

/** Where a navigation to /api/logout may come from: our own pages, the address bar, or no browser. */
const mayLogOut = new Set<unknown>(["same-origin", "none", undefined]);

export function sessionRoutes(app: App) {
  const { db } = app.context;

  answer(app, api.me, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? { user: toUser(user) } : reply.code(401).send(notSignedIn);
  });

  answer(app, api.user, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? toUser(user) : reply.code(401).send(notSignedIn);
  });

  answer(app, api.logout, async (request, reply) => {
    if (mayLogOut.has(request.headers["sec-fetch-site"])) await endSession(app.context, request, reply);
    return reply.redirect("/");
  });
}
