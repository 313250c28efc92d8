import { createQueryId, type KyselyPlugin, type RootOperationNode, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  findRegistrationByEmail,
  findRegistrationByName,
  findRegistrationByToken,
  findSignInAttempts,
  findUserByEmail,
  findUserByToken,
  findUsersByPendingEmail,
  forgetEndedPendingEmails,
} from "../accounts/queries.ts";
import { findFirstAnswer } from "../idempotency/queries.ts";
import { findDueMail, findRecentMail } from "../mail/queries.ts";
import { listEntries, listPlacesNear } from "../mood-entries/queries.ts";
import { noteProviderSignIn } from "../provider/queries.ts";
import { deleteSessionsOfUser, findSession } from "../sessions/queries.ts";
import { findUser, findUserByUniverseKey } from "../universes/queries.ts";
import { listRecommendations, listResponsesOfRun, listWellnessSessions } from "../wellness/queries.ts";
import type { Db } from "./schema.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Asks the database how it would answer every statement that a query sends; one line of the plan each. */
async function planOf(ask: (db: Db) => Promise<unknown>): Promise<string[]> {
  const sent: RootOperationNode[] = [];
  const { db, dialect } = test.database;
  const remember: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(db.withPlugin(remember));
  return db.connection().execute(async (connection) => {
    // In so small a database reading a whole table is cheapest: forbid it, so that only a missing index leads to it.
    if (dialect === "postgres") await sql`set enable_seqscan = off`.execute(connection);
    const lines: string[] = [];
    for (const node of sent) {
      const query = connection.getExecutor().compileQuery(node, createQueryId());
      const explain = dialect === "postgres" ? "explain" : "explain query plan";
      const { rows } = await connection.executeQuery<Record<string, string>>({
        ...query,
        sql: `${explain} ${query.sql}`,
      });
      lines.push(...rows.map((row) => row.detail ?? row["QUERY PLAN"] ?? ""));
    }
    return lines;
  });
}

const at = new Date("2026-03-13T12:00:00Z");
const questions: [string, (db: Db) => Promise<unknown>][] = [
  ["a session", (db) => findSession(db, "x")],
  ["a user", (db) => findUser(db, "x")],
  ["a universe by name", (db) => findUserByUniverseKey(db, "x")],
  ["a registration by name", (db) => findRegistrationByName(db, "x", at)],
  ["a registration by address", (db) => findRegistrationByEmail(db, "x", at)],
  ["a registration by its link", (db) => findRegistrationByToken(db, "x", at)],
  ["the owner of an address", (db) => findUserByEmail(db, "x")],
  ["those for whom an address waits", (db) => findUsersByPendingEmail(db, "x", at)],
  ["a user by a link", (db) => findUserByToken(db, "x", at)],
  ["wrong passwords of nobody", (db) => findSignInAttempts(db, "x")],
  ["the sessions of a user", (db) => deleteSessionsOfUser(db, "x")],
  ["a mail that is due", (db) => findDueMail(db, at)],
  ["a recent mail to an address", (db) => findRecentMail(db, "x", at, at)],
  ["addresses that have waited too long", (db) => forgetEndedPendingEmails(db, at)],
  ["a provider's identity", (db) => noteProviderSignIn(db, { issuer: "x", subject: "y" }, at)],
  ["a universe's stars", (db) => listEntries(db, "x")],
  ["stars near a place", (db) => listPlacesNear(db, "x", { x: 100, y: 0, z: 0 }, 10)],
  ["what was practised last", (db) => listWellnessSessions(db, "x", { limit: 1_000 })],
  ["what was practised before", (db) => listWellnessSessions(db, "x", { limit: 1_000, before: "y" })],
  ["what was recommended last", (db) => listRecommendations(db, "x", { limit: 1_000 })],
  ["what was recommended before", (db) => listRecommendations(db, "x", { limit: 1_000, before: "y" })],
  ["a run of the quiz", (db) => listResponsesOfRun(db, "x", "y")],
  ["a first answer", (db) => findFirstAnswer(db, "x", "y", at)],
];

describe("the plan of the query for", () => {
  it.each(questions)("%s uses an index and reads no table from end to end", async (_, ask) => {
    const plan = await planOf(ask);
    expect(plan.join("\n")).toMatch(/index/i);
    expect(plan.filter((line) => /^SCAN|Seq Scan/.test(line))).toEqual([]);
  });
});
