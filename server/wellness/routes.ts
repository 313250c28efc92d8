/** The calls of the activities: quiz responses, their recommendations, and finished exercises and mazes. */

import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { quotaRefusals } from "#domain/wellness/quotas.ts";
import type { App } from "../context.ts";
import { keyOf, keyReuseRefusal } from "../idempotency/first-reply.ts";
import { preferenceOfRequest } from "../languages/request-language.ts";
import { notSignedIn, registerCall } from "../route.ts";
import { listQuizResponses, listRecommendations, listWellnessSessions } from "./queries.ts";
import { toQuizResponse, toRecommendation, toWellnessSession } from "./rows.ts";
import { storeResponse } from "./store-response.ts";
import { storeSession } from "./store-session.ts";

const idUsed = refusal("id-used", "This id was used before with other content.");

const json = "application/json; charset=utf-8";
/** Rows of one page: years of daily practice. `before` requests older rows. */
const limit = 1_000;

export function wellnessRoutes(app: App) {
  const { db } = app.context;

  registerCall(app, api.createQuizResponse, async (request, reply) => {
    const { language } = preferenceOfRequest(request);
    const stored = await storeResponse(app.context, request.params.id, request.body, language);
    if (stored.ok) return reply.code(201).send(stored.response);
    if (stored.reason === "user not found") return reply.code(401).send(notSignedIn);
    return reply.code(409).send(stored.reason === "id used" ? idUsed : quotaRefusals.quizResponses);
  });

  registerCall(app, api.listQuizResponses, async ({ params, query }) => {
    const rows = await listQuizResponses(db, params.id, { limit, before: query.before });
    return rows.map(toQuizResponse);
  });

  registerCall(app, api.listRecommendations, async ({ params, query }) => {
    const rows = await listRecommendations(db, params.id, { limit, before: query.before });
    return rows.map(toRecommendation);
  });

  registerCall(app, api.listWellnessSessions, async ({ params, query }) => {
    const rows = await listWellnessSessions(db, params.id, { limit, before: query.before });
    return rows.map(toWellnessSession);
  });

  registerCall(app, api.createWellnessSession, async (request, reply) => {
    const stored = await storeSession(app.context, request.params.id, request.body, keyOf(request.headers));
    if (stored.ok) return reply.code(201).type(json).send(stored.json);
    if (stored.reason === "user not found") return reply.code(401).send(notSignedIn);
    if (stored.reason === "quota reached") return reply.code(409).send(quotaRefusals.sessions);
    if (stored.reason === "id used") return reply.code(409).send(idUsed);
    return reply.code(422).send(keyReuseRefusal("session"));
  });
}
