import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { quotaRefusals, wellnessQuotas } from "#domain/wellness/quotas.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeQuizResponse, makeSession, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
let id: string;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  ada = visitor;
  id = user.id;
});

/** Copies one row of a table `count` times, each with its own id. */
async function copyRow(
  table: "wellness_sessions" | "quiz_responses",
  row: Record<string, unknown>,
  count: number,
) {
  const { id: rowId, ...rest } = row;
  const columns = sql.join(Object.keys(rest).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${sql.ref("id")}, ${columns})
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select ${sql.ref("id")} || '-' || cast(n as text), ${columns} from ${sql.table(table)}, numbers
    where ${sql.ref("id")} = ${rowId}`.execute(test.database.db);
}

const count = async (table: "wellness_sessions" | "quiz_responses") => {
  const { db } = test.database;
  const rows = await db.selectFrom(table).select("id").where("userId", "=", id).execute();
  return rows.length;
};

describe("the quota of finished exercises and mazes", () => {
  const post = (headers: Record<string, string> = {}) =>
    ada.call(api.createWellnessSession, { params: { id }, body: makeSession(), headers });

  it("accepts the last one, refuses the next with a sentence, and still answers a retry", async () => {
    const first = await post({ "idempotency-key": "first" });
    await copyRow("wellness_sessions", first.body, wellnessQuotas.sessions - 2);
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(quotaRefusals.sessions);
    expect(await count("wellness_sessions")).toBe(wellnessQuotas.sessions);
    expect((await post({ "idempotency-key": "first" })).body).toEqual(first.body);
    test.clock.now += 20 * 24 * 3_600_000;
    expect((await post({ "idempotency-key": "first" })).body).toEqual(first.body);
  });

  it("belongs to one universe", async () => {
    const first = await post();
    await copyRow("wellness_sessions", first.body, wellnessQuotas.sessions - 1);
    expect((await post()).status).toBe(409);
    const { visitor, user } = await signUp(test);
    const other = await visitor.call(api.createWellnessSession, {
      params: { id: user.id },
      body: makeSession(),
    });
    expect(other.status).toBe(201);
  });
});

describe("the quota of quiz responses", () => {
  const respond = (overrides: Record<string, unknown> = {}) =>
    ada.call(api.createQuizResponse, { params: { id }, body: makeQuizResponse(overrides) });

  it("accepts the last one, refuses the next with a sentence, and still answers a retry", async () => {
    const first = await respond();
    const { wheelEmotion: _, ...row } = first.body;
    await copyRow("quiz_responses", row, wellnessQuotas.quizResponses - 3);
    const runId = randomUUID();
    const last = await respond({ runId });
    const answers = await Promise.all([respond({ runId: randomUUID() }), respond({ runId: randomUUID() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(quotaRefusals.quizResponses);
    expect((await respond()).status).toBe(409);
    expect(await count("quiz_responses")).toBe(wellnessQuotas.quizResponses);
    expect((await respond({ runId })).body).toEqual(last.body);
  });
});
