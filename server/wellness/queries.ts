import type { Insertable } from "kysely";
import type {
  Db,
  PersonalizedRecommendationsTable,
  QuizResponsesTable,
  WellnessSessionsTable,
} from "../database/schema.ts";

/** A part of a list: so many of the latest, or of those before the one with an id. */
export type Part = { readonly limit?: number | undefined; readonly before?: string | undefined };

/** Oldest first. */
export async function listWellnessSessions(db: Db, userId: string, { limit, before }: Part = {}) {
  const latestFirst = await db
    .selectFrom("wellness_sessions")
    .selectAll()
    .where("userId", "=", userId)
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("at", "id"),
          "<",
          eb
            .selectFrom("wellness_sessions as mark")
            .select(["mark.at", "mark.id"])
            .where("mark.id", "=", before ?? "")
            .where("mark.userId", "=", userId)
            .$asTuple("at", "id"),
        ),
      ),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return latestFirst.reverse();
}

/** The stored one: the new one, or what was stored under its id before. */
export async function insertWellnessSession(db: Db, session: Insertable<WellnessSessionsTable>) {
  const inserted = await db
    .insertInto("wellness_sessions")
    .values(session)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? findWellnessSession(db, session.id);
}

const findWellnessSession = (db: Db, id: string) =>
  db.selectFrom("wellness_sessions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Oldest first. */
export async function listRecommendations(db: Db, userId: string, { limit, before }: Part = {}) {
  const latestFirst = await db
    .selectFrom("personalized_recommendations")
    .selectAll()
    .where("userId", "=", userId)
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("createdAt", "id"),
          "<",
          eb
            .selectFrom("personalized_recommendations as mark")
            .select(["mark.createdAt", "mark.id"])
            .where("mark.id", "=", before ?? "")
            .where("mark.userId", "=", userId)
            .$asTuple("createdAt", "id"),
        ),
      ),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return latestFirst.reverse();
}

export const insertRecommendations = (
  db: Db,
  recommendations: readonly Insertable<PersonalizedRecommendationsTable>[],
) => db.insertInto("personalized_recommendations").values(recommendations).execute();

/** The new response, or undefined when its run has one of the same scenario. */
export const insertQuizResponse = (db: Db, response: Insertable<QuizResponsesTable>) =>
  db
    .insertInto("quiz_responses")
    .values(response)
    .onConflict((conflict) => conflict.columns(["userId", "runId", "scenarioId"]).doNothing())
    .returningAll()
    .executeTakeFirst();

/** What one run has so far. */
export const listResponsesOfRun = (db: Db, userId: string, runId: string) =>
  db
    .selectFrom("quiz_responses")
    .selectAll()
    .where("userId", "=", userId)
    .where("runId", "=", runId)
    .execute();

/** Oldest first. */
export const listQuizResponses = (db: Db, userId: string) =>
  db
    .selectFrom("quiz_responses")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("timestamp")
    .orderBy("id")
    .execute();
