/** What a person did in the activities, and what was recommended to them. */

import { api } from "#domain/api.ts";
import type { App } from "../app.ts";
import { keyOf, keyRefusal } from "../idempotency/first-answer.ts";
import { answer, notSignedIn } from "../route.ts";
import { keepResponse } from "./keep-response.ts";
import { keepSession } from "./keep-session.ts";
import { listRecommendations, listWellnessSessions } from "./queries.ts";
import { toRecommendation, toWellnessSession } from "./rows.ts";

const json = "application/json; charset=utf-8";
/** Years of daily practice; what is older is asked for by `before`. */
const limit = 1_000;

export function wellnessRoutes(app: App) {
  const { db } = app.context;

  answer(app, api.createQuizResponse, async ({ params, body }, reply) => {
    const response = await keepResponse(app.context, params.id, body);
    return response ? reply.code(201).send(response) : reply.code(401).send(notSignedIn);
  });

  answer(app, api.listRecommendations, async ({ params, query }) => {
    const rows = await listRecommendations(db, params.id, { limit, before: query.before });
    return rows.map(toRecommendation);
  });

  answer(app, api.listWellnessSessions, async ({ params, query }) => {
    const rows = await listWellnessSessions(db, params.id, { limit, before: query.before });
    return rows.map(toWellnessSession);
  });

  answer(app, api.createWellnessSession, async (request, reply) => {
    const kept = await keepSession(app.context, request.params.id, request.body, keyOf(request.headers));
    if (kept.ok) return reply.code(201).type(json).send(kept.json);
    if (kept.reason === "user is gone") return reply.code(401).send(notSignedIn);
    return reply.code(422).send(keyRefusal("session"));
  });
}
