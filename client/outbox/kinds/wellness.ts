/** Answers of quizzes, and exercises and mazes that a person has finished. */

import { wellnessCalls } from "#domain/calls/wellness.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import {
  type NewQuizResponse,
  newQuizResponseSchema,
  type PlacedQuizResponse,
} from "#domain/wellness/quiz/quiz.ts";
import {
  type NewWellnessSession,
  newWellnessSessionSchema,
  type WellnessSession,
} from "#domain/wellness/sessions.ts";
import { send } from "../../api.ts";
import type { CallError } from "../../call-errors.ts";
import { failureOf } from "../deliver.ts";
import { kind, plainText, showRefusal } from "../kind.ts";

const quotaCodes: readonly (RefusalCode | null)[] = ["practice-quota-reached", "quiz-quota-reached"];
const shown = new Set<RefusalCode | null>();

/** Shows the server's error sentence when a quota is reached, once per page load. Shows nothing for other refusals. */
function showQuotaRefusal(error: CallError) {
  const { code } = error.refusal;
  if (!quotaCodes.includes(code) || shown.has(code)) return;
  shown.add(code);
  showRefusal(waiting.refused.quota)(error);
}

export const quiz = kind<NewQuizResponse, PlacedQuizResponse>({
  bodySchema: newQuizResponseSchema,
  deliver: async ({ id, userId, body }) =>
    (await send(wellnessCalls.createQuizResponse, { params: { id: userId }, body: { ...body, id } })).data,
  failureOf,
  onDropped: showQuotaRefusal,
  text: (t) => plainText(t(waiting.quiz)),
});

export const practice = kind<NewWellnessSession, WellnessSession>({
  bodySchema: newWellnessSessionSchema,
  deliver: async ({ id, userId, body }) =>
    (await send(wellnessCalls.createWellnessSession, { params: { id: userId }, body: { ...body, id } })).data,
  failureOf,
  onDropped: showQuotaRefusal,
  text: (t) => plainText(t(waiting.practice)),
});
