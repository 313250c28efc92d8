/** The stats and achievements of a journey: worked out here, whatever a client says of them. */

import { withEarned } from "#domain/achievements.ts";
import { api } from "#domain/api.ts";
import { currentEmotion } from "#domain/emotions.ts";
import { journeyStats, possibleStreak, readStats, writeStats } from "#domain/journey-stats.ts";
import { lockUser, updateUser } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { answer } from "../route.ts";
import { toUser } from "../universes/user.ts";
import { listFelt } from "./queries.ts";

/** The streak depends on the person's calendar: it is what they say, as far as their stars allow. */
async function workOutStats(db: Db, user: UserRow, claimedStreak: number, now: number) {
  const felt = await listFelt(db, user.id);
  const moments = felt.map(({ timestamp }) => timestamp.getTime());
  const stats = journeyStats(
    felt.map((entry) => ({ ...entry, emotion: currentEmotion(entry.emotion) })),
    Math.min(claimedStreak, possibleStreak(moments, now)),
  );
  const achievements = withEarned(JSON.parse(user.avatarAccessories), stats.achievements);
  return {
    journeyStats: writeStats({ ...stats, achievements }),
    avatarAccessories: JSON.stringify(achievements),
  };
}

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
