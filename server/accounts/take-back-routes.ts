/** Calls of the session that founded a universe, after a migration that was made without it. */

import { maskedEmail } from "#domain/accounts/migration.ts";
import { api } from "#domain/api.ts";
import type { App } from "../context.ts";
import { notFound, registerCall } from "../route.ts";
import { takeBack } from "./take-back.ts";
import { findUndoableMigration } from "./taking-over-queries.ts";

export function takeBackRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.getMigration, async (request, reply) => {
    const migration = await findUndoableMigration(context.db, request.session, new Date(context.now()));
    if (!migration) return reply.code(404).send(notFound);
    const { email, at, until } = migration;
    return { email: email && maskedEmail(email), at: at.toISOString(), until: until.toISOString() };
  });

  registerCall(app, api.undoMigration, async (request, reply) => {
    if (!(await takeBack(context, request.session))) return reply.code(404).send(notFound);
    return reply.code(204).send(null);
  });
}
