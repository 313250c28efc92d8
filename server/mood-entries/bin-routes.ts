/** The calls that remove stars and bring them back. */

import { api } from "#domain/api.ts";
import type { App } from "../context.ts";
import { type TaggedEntry, toMoodEntry } from "../records/stars.ts";
import { notFound, registerCall } from "../route.ts";
import type { ReadSliced } from "../sliced/body.ts";
import { listInSlices } from "../sliced/json-slices.ts";
import { sendList } from "../sliced/send-list.ts";
import { findUser } from "../users/queries.ts";
import { pagesOfBin } from "./queries.ts";
import { binStar, purgeStar, restoreStar } from "./remove-star.ts";

const toBinnedEntry = (star: TaggedEntry) => ({
  ...toMoodEntry(star),
  deletedAt: star.deletedAt?.toISOString(),
});

export function binRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.binMoodEntry, async ({ session, params }, reply) => {
    const isBinned = await binStar(context, session.userId, params.id);
    return isBinned ? reply.code(204).send() : reply.code(404).send(notFound);
  });

  registerCall(app, api.listBin, async (request, reply) => {
    const { userId } = request.session;
    const read: ReadSliced = async (db) => {
      const universe = await findUser(db, userId);
      if (!universe) return null;
      return { universe, slices: listInSlices(pagesOfBin(db, userId), toBinnedEntry) };
    };
    return sendList(context, request, reply, { read, keptAs: "bin" });
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
