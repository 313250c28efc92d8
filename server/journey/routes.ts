/** The call that updates the stats and achievements of a journey. The server computes them; of the client's values it uses only the streak. */

import { api } from "#domain/api.ts";
import { parseStats } from "#domain/journey/stats.ts";
import type { App } from "../context.ts";
import { notFound, registerCall } from "../route.ts";
import { lockUser, updateUser } from "../users/queries.ts";
import { toUser } from "../users/to-user.ts";
import { computeStats, countJourney } from "./compute-stats.ts";

export function journeyRoutes(app: App) {
  const { context } = app;
  const { db, dialect, now } = context;

  registerCall(app, api.updateStats, async (request, reply) => {
    const counts = await countJourney(context, request.session.userId);
    const updated = await db.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, dialect, request.session.userId);
      if (!user) return null;
      const claimed = parseStats(request.body.journeyStats ?? user.journeyStats)?.currentStreak ?? 0;
      return updateUser(transaction, user.id, {
        ...computeStats(counts, user, claimed),
        updatedAt: new Date(now()),
      });
    });
    return updated ? toUser(db, updated) : reply.code(404).send(notFound);
  });
}
