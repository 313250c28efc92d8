/** Stores a response of the quiz; the sixth response of a run also stores its recommendations, once. */

import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { type LanguageId, storedLanguage } from "#domain/languages/languages.ts";
import { contrastOf } from "#domain/wellness/quiz/contrast.ts";
import type { NewQuizResponse, PlacedQuizResponse, QuizResponse } from "#domain/wellness/quiz/quiz.ts";
import { outcomeOf, outcomes } from "#domain/wellness/quiz/recommendations.ts";
import { scenarios } from "#domain/wellness/quiz/scenarios.ts";
import { wellnessQuotas } from "#domain/wellness/quotas.ts";
import type { Context } from "../context.ts";
import type { Db, QuizResponsesTable } from "../database/schema.ts";
import { storedId } from "../idempotency/stored-id.ts";
import { countOwned } from "../records/queries.ts";
import { lockUser } from "../users/queries.ts";
import {
  findQuizResponse,
  insertQuizResponse,
  insertRecommendations,
  listResponsesOfRun,
} from "./queries.ts";
import { toQuizResponse } from "./rows.ts";
import { readTypedWords } from "./typed-words.ts";

export type StoredResponse =
  | { ok: true; response: PlacedQuizResponse }
  | { ok: false; reason: "user not found" | "quota reached" | "id used" };

/**
 * `asked` is the language of the browser, for a person who has chosen none. The lock on the user orders concurrent
 * responses: exactly one of them is the sixth of its run.
 */
export async function storeResponse(
  { db, dialect, now }: Context,
  userId: string,
  response: NewQuizResponse,
  asked: LanguageId,
): Promise<StoredResponse> {
  const wordsOf = await readTypedWords();
  return db.transaction().execute(async (transaction): Promise<StoredResponse> => {
    const user = await lockUser(transaction, dialect, userId);
    if (!user) return { ok: false, reason: "user not found" };
    const words = wordsOf(storedLanguage(user.locale) ?? asked);
    const placed = (stored: QuizResponse) => ({ ...stored, wheelEmotion: words(stored.userEmotion) });
    const { id: clientId, ...content } = response;
    const { runId = null, scenarioId } = content;
    const id = storedId(userId, clientId);
    const sent = clientId == null ? undefined : await findQuizResponse(transaction, userId, id);
    if (sent)
      return isSame(sent, response)
        ? { ok: true, response: placed(toQuizResponse(sent)) }
        : { ok: false, reason: "id used" };
    const run = runId === null ? [] : await responsesOfRun(transaction, userId, runId);
    const known = run.find((earlier) => earlier.scenarioId === scenarioId);
    if (known) return { ok: true, response: placed(known) };
    if ((await countOwned(transaction, "quiz_responses", userId)) >= wellnessQuotas.quizResponses)
      return { ok: false, reason: "quota reached" };
    const at = new Date(now());
    const row = await insertQuizResponse(transaction, {
      ...{ ...content, id, userId, runId, timestamp: at },
      contrastType: contrastOf(words(response.userEmotion), response.baselineEmotion),
    });
    const stored = toQuizResponse(row);
    if (run.length + 1 === scenarios.length) await recommend(transaction, userId, [...run, stored], at);
    return { ok: true, response: placed(stored) };
  });
}

/** Whether a stored response is the one that is sent again. The server computed its contrast itself. */
const isSame = (stored: Selectable<QuizResponsesTable>, sent: NewQuizResponse) =>
  stored.runId === (sent.runId ?? null) &&
  stored.scenarioId === sent.scenarioId &&
  stored.userEmotion === sent.userEmotion &&
  stored.userIntensity === sent.userIntensity &&
  stored.responseTimeMs === sent.responseTimeMs;

const responsesOfRun = async (db: Db, userId: string, runId: string) =>
  (await listResponsesOfRun(db, userId, runId)).map(toQuizResponse);

async function recommend(db: Db, userId: string, run: readonly QuizResponse[], createdAt: Date) {
  const { id: outcome, contextPattern } = outcomeOf(run);
  const { recommendations, difficultyLevel } = outcomes[outcome];
  // Rows with the same time are listed by id, so sorted ids keep the order of the recommendations.
  const ids = recommendations.map(() => randomUUID()).sort();
  const rows = recommendations.map(({ type, id: contentId, reason }, index) => ({
    ...{ id: ids[index] ?? randomUUID(), userId, recommendationType: type, contentId, difficultyLevel },
    ...{ triggerReason: reason, contextPattern, createdAt, completedAt: null },
  }));
  await insertRecommendations(db, rows);
}
