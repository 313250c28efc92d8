/** The feed of changes, which the client polls. */

import { api } from "#domain/api.ts";
import { needsWhole } from "#domain/records/changes.ts";
import type { App } from "../context.ts";
import { bytesOfRecord } from "../database/migrations/0023-bytes-of-texts.ts";
import { haveMoreReadingsChanged } from "../records/reading-queries.ts";
import { haveMoreChanged } from "../records/star-queries.ts";
import { isOfOtherKinds } from "../revisions/etag.ts";
import { isUnchanged } from "../revisions/unchanged.ts";
import { registerCall } from "../route.ts";
import { sendList } from "../sliced/send-list.ts";
import { readChanges } from "./read-changes.ts";

/** Whoever lacks more stars gets all of them: their ids are in memory while a reply is made. */
const mostChanged = 10_000;
/** Readings are in memory as a whole too, where not all are sent. */
const mostReadingsChanged = 5_000;

export function changeRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.listChanges, async (request, reply) => {
    if (isUnchanged(context, request, reply)) return reply.send();
    const { userId, universe } = request.session;
    const { since } = request.query;
    const getsWhole =
      since === undefined ||
      needsWhole(universe, request.query) ||
      // During an update or after a rollback, it has followed a server that left some kinds out.
      isOfOtherKinds(request.headers["if-none-match"], request.session, universe) ||
      (universe.storedBytes > mostChanged * bytesOfRecord &&
        (await haveMoreChanged(context.db, userId, since, mostChanged))) ||
      (universe.storedBytes > mostReadingsChanged * bytesOfRecord &&
        (await haveMoreReadingsChanged(context.db, userId, since, mostReadingsChanged)));
    return getsWhole
      ? sendList(context, request, reply, { read: (db) => readChanges(db, userId, null), keptAs: "changes" })
      : sendList(context, request, reply, { read: (db) => readChanges(db, userId, since), keptAs: null });
  });
}
