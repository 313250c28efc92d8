/** The calls that list, add and correct stars. */

import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { keyOf, keyReuseRefusal } from "../idempotency/first-reply.ts";
import { pagesOfEntries, toMoodEntry } from "../records/stars.ts";
import { isUnchanged } from "../revisions/unchanged.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import type { ReadSliced } from "../sliced/body.ts";
import { listInSlices } from "../sliced/json-slices.ts";
import { sendList } from "../sliced/send-list.ts";
import { findUser } from "../users/queries.ts";
import { addStar } from "./add-star.ts";
import { correctStar } from "./correct-star.ts";
import { sendStarRefusal } from "./refusals.ts";

const json = "application/json; charset=utf-8";

const preconditionRequired = refusal(
  "precondition-required",
  "If-Match must have the revision of the star that is corrected.",
);

export function moodEntryRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.listMoodEntries, async (request, reply) => {
    if (isUnchanged(context, request, reply)) return reply.send();
    const { userId } = request.session;
    const read: ReadSliced = async (db) => {
      const universe = await findUser(db, userId);
      if (!universe) return null;
      return { universe, slices: listInSlices(pagesOfEntries(db, userId), toMoodEntry) };
    };
    return sendList(context, request, reply, { read, keptAs: "mood-entries" });
  });

  registerCall(app, api.createMoodEntry, async (request, reply) => {
    const key = keyOf(request.headers);
    const added = await addStar(context, request.session.userId, request.body, key);
    if (added.ok) return reply.code(201).type(json).send(added.json);
    if (added.reason === "universe is gone") return reply.code(401).send(notSignedIn);
    if (added.reason === "key used with another body") return reply.code(422).send(keyReuseRefusal("entry"));
    return sendStarRefusal(reply, added);
  });

  registerCall(app, api.updateMoodEntry, async ({ session, params, headers, body }, reply) => {
    const revision = headers["if-match"];
    if (revision === undefined) return reply.code(428).send(preconditionRequired);
    const { userId } = session;
    const corrected = await correctStar(context, userId, params.id, body, Number(revision.slice(1, -1)));
    if (corrected.ok) return corrected.entry;
    return corrected.reason === "not found"
      ? reply.code(404).send(notFound)
      : sendStarRefusal(reply, corrected);
  });
}
