/** Keeping an answer of the quiz; the sixth of a run brings its recommendations, once. */

import { randomUUID } from "node:crypto";
import { contrastOf } from "#domain/wellness/contrast.ts";
import type { NewQuizResponse, QuizResponse } from "#domain/wellness/quiz.ts";
import { outcomeOf, outcomes } from "#domain/wellness/recommendations.ts";
import { scenarios } from "#domain/wellness/scenarios.ts";
import { lockUser } from "../accounts/queries.ts";
import type { Context } from "../app.ts";
import type { Db } from "../database/schema.ts";
import { insertQuizResponse, insertRecommendations, listResponsesOfRun } from "./queries.ts";
import { toQuizResponse } from "./rows.ts";

/** Null when the user is gone. The lock makes the sixth of a run the sixth for everybody. */
export function keepResponse(
  { db, dialect, now }: Context,
  userId: string,
  response: NewQuizResponse,
): Promise<QuizResponse | null> {
  return db.transaction().execute(async (inside) => {
    if (!(await lockUser(inside, dialect, userId))) return null;
    const at = new Date(now());
    const { runId = null } = response;
    const stored = await insertQuizResponse(inside, {
      ...{ ...response, id: randomUUID(), userId, runId, timestamp: at },
      contrastType: contrastOf(response.userEmotion, response.baselineEmotion),
    });
    if (runId === null) return stored ? toQuizResponse(stored) : null;
    const run = (await listResponsesOfRun(inside, userId, runId)).map(toQuizResponse);
    if (stored && run.length === scenarios.length) await recommend(inside, userId, run, at);
    return run.find(({ scenarioId }) => scenarioId === response.scenarioId) ?? null;
  });
}

async function recommend(db: Db, userId: string, run: readonly QuizResponse[], createdAt: Date) {
  const { id: outcome, contextPattern } = outcomeOf(run);
  const { recommendations, difficultyLevel } = outcomes[outcome];
  // Of one moment and listed by their ids, they keep their order.
  const ids = recommendations.map(() => randomUUID()).sort();
  const rows = recommendations.map(({ type, id: contentId, reason }, index) => ({
    ...{ id: ids[index] ?? randomUUID(), userId, recommendationType: type, contentId, difficultyLevel },
    ...{ triggerReason: reason, contextPattern, createdAt, completedAt: null },
  }));
  await insertRecommendations(db, rows);
}
