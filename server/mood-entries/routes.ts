/** The stars of a universe. */

import { api } from "#domain/api.ts";
import { remainingMinutes } from "#domain/cooldown.ts";
import type { App } from "../context.ts";
import { keyOf, keyReuseRefusal } from "../idempotency/first-reply.ts";
import { listEntries, toMoodEntry } from "../revisions/entries.ts";
import { etagOf } from "../revisions/etag.ts";
import { isUnchanged } from "../revisions/unchanged.ts";
import { notSignedIn, registerCall } from "../route.ts";
import { addStar } from "./add-star.ts";
import { ListCache } from "./list-cache.ts";

const json = "application/json; charset=utf-8";

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

    const minutes = remainingMinutes(added.endsAt, added.now);
    return reply
      .code(429)
      .header("Retry-After", String(Math.ceil((added.endsAt - added.now) / 1000)))
      .send({
        error: `Cooldown active. Please wait ${minutes} more ${minutes === 1 ? "minute" : "minutes"}.`,
        remainingMinutes: minutes,
        endsAt: new Date(added.endsAt).toISOString(),
      });
  });
}
