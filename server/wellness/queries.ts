import type { Insertable } from "kysely";
import type {
  Db,
  PersonalizedRecommendationsTable,
  QuizResponsesTable,
  WellnessSessionsTable,
} from "../database/schema.ts";

/** A page of a list: the latest `limit` rows, or the latest before the row with the id `before`. */
export type Page = { readonly limit?: number | undefined; readonly before?: string | undefined };

/** Oldest first. */
export async function listWellnessSessions(db: Db, userId: string, { limit, before }: Page = {}) {
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

export const insertWellnessSession = (db: Db, session: Insertable<WellnessSessionsTable>) =>
  db.insertInto("wellness_sessions").values(session).returningAll().executeTakeFirstOrThrow();

export const findWellnessSession = (db: Db, id: string) =>
  db.selectFrom("wellness_sessions").selectAll().where("id", "=", id).executeTakeFirst();

export const findQuizResponse = (db: Db, id: string) =>
  db.selectFrom("quiz_responses").selectAll().where("id", "=", id).executeTakeFirst();

export const countWellnessSessions = (db: Db, userId: string) => countRows(db, "wellness_sessions", userId);
export const countQuizResponses = (db: Db, userId: string) => countRows(db, "quiz_responses", userId);

async function countRows(db: Db, table: "wellness_sessions" | "quiz_responses", userId: string) {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Oldest first. */
export async function listRecommendations(db: Db, userId: string, { limit, before }: Page = {}) {
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

export const insertQuizResponse = (db: Db, response: Insertable<QuizResponsesTable>) =>
  db.insertInto("quiz_responses").values(response).returningAll().executeTakeFirstOrThrow();

export const listResponsesOfRun = (db: Db, userId: string, runId: string) =>
  db
    .selectFrom("quiz_responses")
    .selectAll()
    .where("userId", "=", userId)
    .where("runId", "=", runId)
    .execute();

/** Oldest first. */
export async function listQuizResponses(db: Db, userId: string, { limit, before }: Page = {}) {
  const latestFirst = await db
    .selectFrom("quiz_responses")
    .selectAll()
    .where("userId", "=", userId)
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("timestamp", "id"),
          "<",
          eb
            .selectFrom("quiz_responses as mark")
            .select(["mark.timestamp", "mark.id"])
            .where("mark.id", "=", before ?? "")
            .where("mark.userId", "=", userId)
            .$asTuple("timestamp", "id"),
        ),
      ),
    )
    .orderBy("timestamp", "desc")
    .orderBy("id", "desc")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return latestFirst.reverse();
}
