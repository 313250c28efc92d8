/** Counts again, row by row and here, what the database has counted by triggers of what a universe stores. */

import { sql } from "kysely";
import type { TestApp } from "./app.ts";

type Db = TestApp["database"]["db"];
type Part = "noteBytes" | "starBytes" | "readingBytes" | "importBytes" | "practiceBytes" | "rest";

/** The part of each table that is counted, and its texts, beside the notes of stars. */
export const counted: Readonly<Record<string, readonly [part: Part, texts: readonly string[]]>> = {
  mood_entries: ["starBytes", ["emotion", "secondaryEmotion"]],
  mood_entry_tags: ["starBytes", []],
  tags: ["rest", ["name", "sealed"]],
  constellations: ["rest", ["name", "sealed"]],
  constellation_stars: ["rest", []],
  own_feelings: ["rest", ["name", "sealed"]],
  comparisons: ["rest", ["name", "query", "sealed"]],
  shown_skies: ["rest", ["label", "sealed"]],
  tombstones: ["rest", []],
  trackers: ["readingBytes", ["name", "unit", "lowLabel", "highLabel", "sealed"]],
  readings: ["readingBytes", ["replaced"]],
  imports: ["importBytes", ["fileName", "sealed"]],
  import_entries: ["importBytes", ["key", "content"]],
  import_tags: ["importBytes", ["name", "sealed"]],
  import_keys: ["importBytes", ["key", "said", "correction"]],
  quiz_responses: [
    "practiceBytes",
    ["quizType", "runId", "scenarioId", "userEmotion", "baselineEmotion", "contextTag"],
  ],
  personalized_recommendations: [
    "practiceBytes",
    ["recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern"],
  ],
  wellness_sessions: ["practiceBytes", ["itemId"]],
};

const bytesOf = (row: Readonly<Record<string, unknown>>, texts: readonly string[]) =>
  texts.reduce((bytes, text) => bytes + Buffer.byteLength(String(row[text] ?? "")), 0);

/** What the columns of the user have to be. */
export async function recount(db: Db, userId: string) {
  const sums = { noteBytes: 0, starBytes: 0, readingBytes: 0, importBytes: 0, practiceBytes: 0, rest: 0 };
  for (const [table, [part, texts]] of Object.entries(counted)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where "userId" = ${userId}`.execute(db);
    for (const row of rows) {
      sums[part] += 200 + bytesOf(row, texts);
      if (table === "mood_entries") sums.noteBytes += bytesOf(row, ["note", "sealed"]);
    }
  }
  const { rest, ...parts } = sums;
  return { ...parts, storedBytes: Object.values(parts).reduce((all, bytes) => all + bytes, rest) };
}

/** What the database has counted. */
export const readStored = (db: Db, userId: string) =>
  db
    .selectFrom("users")
    .select(["storedBytes", "noteBytes", "starBytes", "readingBytes", "importBytes", "practiceBytes"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
