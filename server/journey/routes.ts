/** The stats and achievements of a journey: worked out here, whatever a client says of them. */

import { api } from "#domain/api.ts";
import { readStats } from "#domain/journey-stats.ts";
import { lockUser, updateUser } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { answer } from "../route.ts";
import { toUser } from "../universes/user.ts";
import { workOutStats } from "./work-out-stats.ts";

export function journeyRoutes(app: App) {
  const { db, dialect, now } = app.context;

  answer(app, api.updateStats, async (request, reply) => {
    const updated = await db.transaction().execute(async (inside) => {
      const user = await lockUser(inside, dialect, request.session.userId);
      if (!user) return null;
      const claimed = readStats(request.body.journeyStats ?? user.journeyStats)?.currentStreak ?? 0;
      return updateUser(inside, user.id, {
        ...(await workOutStats(inside, user, claimed, now())),
        updatedAt: new Date(now()),
      });
    });
    return updated ? toUser(updated) : reply.code(404).send({ error: "Not found" });
  });
}
