/** The calls that list, add and correct stars. */

import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { keyOf, keyReuseRefusal } from "../idempotency/first-reply.ts";
import { listEntries, toMoodEntry } from "../revisions/entries.ts";
import { etagOf } from "../revisions/etag.ts";
import { isUnchanged } from "../revisions/unchanged.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { addStar } from "./add-star.ts";
import { correctStar } from "./correct-star.ts";
import { ListCache } from "./list-cache.ts";
import { sendStarRefusal } from "./refusals.ts";

const json = "application/json; charset=utf-8";

const preconditionRequired = refusal(
  "precondition-required",
  "If-Match must have the revision of the star that is corrected.",
);

export function moodEntryRoutes(app: App) {
  const { db } = app.context;
  const cache = new ListCache();

  registerCall(app, api.listMoodEntries, async (request, reply) => {
    if (isUnchanged(app.context, request, reply)) return reply.send();
    const { userId, universe } = request.session;
    const etag = etagOf(userId, universe.revision);
    let list = cache.find(etag);
    if (list === null) {
      list = JSON.stringify((await listEntries(db, userId)).map(toMoodEntry));
      cache.store(etag, list);
    }
    return reply.header("ETag", etag).type(json).send(list);
  });

  registerCall(app, api.createMoodEntry, async (request, reply) => {
    const key = keyOf(request.headers);
    const added = await addStar(app.context, request.session.userId, request.body, key);
    if (added.ok) return reply.code(201).type(json).send(added.json);
    if (added.reason === "universe is gone") return reply.code(401).send(notSignedIn);
    if (added.reason === "key used with another body") return reply.code(422).send(keyReuseRefusal("entry"));
    return sendStarRefusal(reply, added);
  });

  registerCall(app, api.updateMoodEntry, async ({ session, params, headers, body }, reply) => {
    const revision = headers["if-match"];
    if (revision === undefined) return reply.code(428).send(preconditionRequired);
    const { userId } = session;
    const corrected = await correctStar(app.context, userId, params.id, body, Number(revision.slice(1, -1)));
    if (corrected.ok) return corrected.entry;
    return corrected.reason === "not found"
      ? reply.code(404).send(notFound)
      : sendStarRefusal(reply, corrected);
  });
}
