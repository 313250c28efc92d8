/** Converts rows to objects of the wire format. The casts are safe because text columns are validated before storage. */

import type { Selectable } from "kysely";
import type { QuizResponse, StoredRecommendation } from "#domain/wellness/quiz/quiz.ts";
import type { WellnessSession } from "#domain/wellness/sessions.ts";
import type {
  PersonalizedRecommendationsTable,
  QuizResponsesTable,
  WellnessSessionsTable,
} from "../database/schema.ts";

export const toWellnessSession = ({ importId: _, ...row }: Selectable<WellnessSessionsTable>) =>
  ({ ...row, at: row.at.toISOString() }) as WellnessSession;

export const toQuizResponse = ({ importId: _, ...row }: Selectable<QuizResponsesTable>) =>
  ({ ...row, timestamp: row.timestamp.toISOString() }) as QuizResponse;

export const toRecommendation = ({
  importId: _,
  ...row
}: Selectable<PersonalizedRecommendationsTable>): StoredRecommendation => ({
  ...row,
  isCompleted: row.isCompleted === 1,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
});
