/** The calls of the quizzes and exercises. */

import * as z from "zod/mini";
import { call, idempotencyHeaders, idParams, refusalSchema } from "../call.ts";
import { textUpTo } from "../text.ts";
import {
  newQuizResponseSchema,
  placedQuizResponseSchema,
  quizResponseSchema,
  storedRecommendationSchema,
} from "../wellness/quiz/quiz.ts";
import { newWellnessSessionSchema, wellnessSessionSchema } from "../wellness/sessions.ts";

/** Paging: a reply holds the latest 1,000 items; to get earlier ones, set `before` to the id of the first item of the reply. */
const pageQuery = z.object({ before: z.optional(textUpTo(200, "An id")) });

export const wellnessCalls = {
  createQuizResponse: call({
    method: "POST",
    path: "/api/users/:id/quiz-responses",
    summary:
      "Answer a scenario of the baseline quiz; the same run and scenario again gets the first response",
    access: "owner",
    params: idParams,
    body: newQuizResponseSchema,
    replies: {
      201: placedQuizResponseSchema,
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  listQuizResponses: call({
    method: "GET",
    path: "/api/users/:id/quiz-responses",
    summary: "Answers of the baseline quiz, oldest first: the latest 1,000, or the 1,000 before a given one",
    access: "owner",
    params: idParams,
    query: pageQuery,
    replies: { 200: z.array(quizResponseSchema), 400: refusalSchema, 404: refusalSchema },
  }),
  listRecommendations: call({
    method: "GET",
    path: "/api/users/:id/recommendations",
    summary:
      "Recommendations of finished quizzes, oldest first: the latest 1,000, or the 1,000 before a given one",
    access: "owner",
    params: idParams,
    query: pageQuery,
    replies: { 200: z.array(storedRecommendationSchema), 400: refusalSchema, 404: refusalSchema },
  }),
  listWellnessSessions: call({
    method: "GET",
    path: "/api/users/:id/wellness-sessions",
    summary: "Finished exercises and mazes, oldest first: the latest 1,000, or the 1,000 before a given one",
    access: "owner",
    params: idParams,
    query: pageQuery,
    replies: { 200: z.array(wellnessSessionSchema), 400: refusalSchema, 404: refusalSchema },
  }),
  createWellnessSession: call({
    method: "POST",
    path: "/api/users/:id/wellness-sessions",
    summary: "Store a finished exercise, or a maze that was won or ran out of time",
    access: "owner",
    params: idParams,
    headers: idempotencyHeaders,
    body: newWellnessSessionSchema,
    replies: {
      201: wellnessSessionSchema,
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      422: refusalSchema,
    },
  }),
} as const;
