/** The calls that remove stars and bring them back. */

import { api } from "#domain/api.ts";
import type { App } from "../context.ts";
import { readSnapshot } from "../database/snapshot.ts";
import { toMoodEntry } from "../revisions/entries.ts";
import { notFound, registerCall } from "../route.ts";
import { listBinnedEntries } from "./queries.ts";
import { binStar, purgeStar, restoreStar } from "./remove-star.ts";

export function binRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.binMoodEntry, async ({ session, params }, reply) => {
    const isBinned = await binStar(context, session.userId, params.id);
    return isBinned ? reply.code(204).send() : reply.code(404).send(notFound);
  });

  registerCall(app, api.listBin, async ({ session }) => {
    const stars = await readSnapshot(context, (db) => listBinnedEntries(db, session.userId));
    return stars.map((star) => ({ ...toMoodEntry(star), deletedAt: star.deletedAt?.toISOString() }));
  });

  registerCall(app, api.restoreMoodEntry, async ({ session, params }, reply) => {
    const entry = await restoreStar(context, session.userId, params.id);
    return entry ?? reply.code(404).send(notFound);
  });

  registerCall(app, api.purgeMoodEntry, async ({ session, params }, reply) => {
    const isPurged = await purgeStar(context, session.userId, params.id);
    return isPurged ? reply.code(204).send() : reply.code(404).send(notFound);
  });
}
