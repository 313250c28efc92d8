import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, makeUniverse, signUp } from "../../testing/make.ts";
import type { Answer } from "../../testing/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

/** Limits SQLite to its present pages; makes PostgreSQL report a full disk for every change. Returns a function that undoes it. */
async function fillTheDisk(): Promise<() => Promise<unknown>> {
  const { db, dialect } = test.database;
  if (dialect === "sqlite") {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
    return () => sql`pragma max_page_count = 1000000`.execute(db);
  }
  await sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$
  `.execute(db);
  const tables = ["mood_entries", "sessions", "users"];
  for (const table of tables)
    await sql`
      create trigger full_disk before insert or update on ${sql.table(table)} execute function refuse()
    `.execute(db);
  return async () => {
    for (const table of tables) await sql`drop trigger full_disk on ${sql.table(table)}`.execute(db);
  };
}

/** Repeats a call until it is refused: the last page still has room for some rows. */
async function untilRefused(call: (n: number) => Promise<Answer>) {
  for (let accepted = 0; ; accepted++) {
    const answer = await call(accepted);
    if (answer.status !== 201) return { accepted, refused: answer };
  }
}

const note = "n".repeat(2_000);

describe("a full disk", () => {
  it("causes 503, loses no star, still permits reading, and ends when there is room again", async () => {
    const { visitor } = await signUp(test);
    const add = (key: string) =>
      visitor.call(api.createMoodEntry, { body: makeEntry({ note }), headers: { "idempotency-key": key } });
    expect((await add("before")).status).toBe(201);
    const makeRoom = await fillTheDisk();

    const stars = await untilRefused((n) => add(String(n)));
    const { refused } = stars;
    expect([refused.status, refused.body]).toEqual([
      503,
      {
        error: "Mood Universe cannot reach its storage right now. Please try again in a moment.",
        code: "storage-unavailable",
        text: "refusals.storageUnavailable",
      },
    ]);
    expect(refused.headers["retry-after"]).toBe("5");
    const universes = await untilRefused(() =>
      test.visitor().call(api.createUniverse, { body: makeUniverse() }),
    );
    expect(universes.refused.status).toBe(503);
    for (const call of [api.live, api.ready]) expect((await test.visitor().call(call)).status).toBe(200);
    // The session would be extended after two days, for which there is no room.
    test.clock.now += 2 * 24 * 3_600_000;
    const list = await visitor.call(api.listMoodEntries);
    expect([list.status, list.body.length]).toEqual([200, 1 + stars.accepted]);

    await makeRoom();
    expect((await add(String(stars.accepted))).status).toBe(201);
    expect((await visitor.call(api.listMoodEntries)).body).toHaveLength(2 + stars.accepted);
    expect((await signUp(test)).user.id).toEqual(expect.any(String));
  });
});
