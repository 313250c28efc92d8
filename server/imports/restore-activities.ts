/** Stores the activities of a whole export: answers of the quiz, what it recommended, and exercises and mazes. */

import type { RestoredResponse, UniverseSlice } from "#domain/restore.ts";
import { wellnessQuotas } from "#domain/wellness/quotas.ts";
import type { ImportRow } from "../database/schema.ts";
import type { ActivityTable } from "../database/tables.ts";
import { storedId } from "../idempotency/stored-id.ts";
import { countOwned } from "../records/queries.ts";
import type { UniverseChange } from "../revisions/change-universe.ts";
import { insertActivities, listAnswers } from "./restore-queries.ts";

export type TooMany = "too many answers" | "too many activities";

const quotas = {
  quiz_responses: { most: wellnessQuotas.quizResponses, reason: "too many answers" },
  // Each run of six answers stores up to three.
  personalized_recommendations: { most: wellnessQuotas.quizResponses, reason: "too many answers" },
  wellness_sessions: { most: wellnessQuotas.sessions, reason: "too many activities" },
} as const;

/** Each universe derives its own ids, as for those that clients choose. */
export async function storeActivities(
  change: UniverseChange,
  { id: importId }: ImportRow,
  slice: UniverseSlice,
): Promise<TooMany | null> {
  const { id: userId } = change.universe;
  const owned = <Item extends { id: string }>(item: Item) => ({
    ...{ ...item, id: storedId(userId, item.id), userId, importId },
  });
  const { quizResponses = [], recommendations = [], wellnessSessions = [] } = slice;
  const at = (moment: string) => new Date(Math.min(Date.parse(moment), change.now));
  const answers = await storeRows(
    change,
    "quiz_responses",
    (await withoutRepeated(change, quizResponses)).map((one) => ({
      ...owned(one),
      timestamp: at(one.timestamp),
    })),
  );
  const advice = await storeRows(
    change,
    "personalized_recommendations",
    recommendations.map((one) => ({
      ...{ ...owned(one), isCompleted: one.isCompleted ? 1 : 0, createdAt: at(one.createdAt) },
      completedAt: one.completedAt === null ? null : at(one.completedAt),
    })),
  );
  const sessions = await storeRows(
    change,
    "wellness_sessions",
    wellnessSessions.map(({ score = null, ...one }) => ({ ...owned(one), score, at: at(one.at) })),
  );
  return answers ?? advice ?? sessions;
}

/** A run has one answer to each scenario, as when its answers were sent: the first. */
async function withoutRepeated({ db, universe }: UniverseChange, responses: readonly RestoredResponse[]) {
  const nameOf = ({ runId, scenarioId }: { runId: string | null; scenarioId: string }) =>
    JSON.stringify([runId, scenarioId]);
  const runs = [...new Set(responses.flatMap(({ runId }) => runId ?? []))];
  const answered = new Map(
    (await listAnswers(db, universe.id, runs)).map((answer) => [nameOf(answer), answer.id]),
  );
  return responses.filter((response) => {
    if (response.runId === null) return true;
    const id = storedId(universe.id, response.id);
    const first = answered.get(nameOf(response)) ?? id;
    answered.set(nameOf(response), first);
    return first === id;
  });
}

async function storeRows(
  { db, universe }: UniverseChange,
  table: ActivityTable,
  rows: Parameters<typeof insertActivities>[2],
): Promise<TooMany | null> {
  if (rows.length === 0) return null;
  await insertActivities(db, table, rows);
  const { most, reason } = quotas[table];
  return (await countOwned(db, table, universe.id)) > most ? reason : null;
}
