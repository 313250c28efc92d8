import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { groupedLookup } from "./grouped-lookup.ts";
import type { Db } from "./schema.ts";

const known = Array.from({ length: 100 }, (_, number) => `key ${number}`);

let test: TestApp;
let db: Db;
beforeAll(async () => {
  test = await openTestApp();
  db = test.database.db;
  const endsAt = new Date(test.clock.now);
  await db
    .insertInto("limits")
    .values(known.map((key, count) => ({ key, count, endsAt })))
    .execute();
});
afterAll(() => test.close());

const makeLookup = () =>
  groupedLookup(
    (from, keys) => from.selectFrom("limits").select(["key", "count"]).where("key", "in", keys),
    ({ key }) => key,
  );

describe("look-ups of one turn", () => {
  const keys = fc.array(
    fc.nat(150).map((number) => `key ${number}`),
    { minLength: 1, maxLength: 200 },
  );

  it("each find the row of their key, or nothing", async () => {
    const find = makeLookup();
    const look = async (asked: string[]) => {
      const rows = await Promise.all(asked.map((key) => find(db, key)));
      const numbers = asked.map((key) => Number(key.slice(4)));
      expect(rows.map((row) => row?.count)).toEqual(numbers.map((n) => (n < known.length ? n : undefined)));
    };
    await fc.assert(fc.asyncProperty(keys, look), { numRuns: 50 });
  });

  it("are one statement for 64 keys, and a key that is asked for twice counts once", async () => {
    const find = makeLookup();
    const statements = vi.spyOn(db.getExecutor(), "executeQuery");
    const asked = known.slice(0, 64);
    await Promise.all([...asked, ...asked].map((key) => find(db, key)));
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockRestore();
  });

  it("fail together when their statement fails, and the next ones succeed", async () => {
    const find = makeLookup();
    const statements = vi.spyOn(db.getExecutor(), "executeQuery");
    statements.mockRejectedValueOnce(new Error("no connection"));
    const results = await Promise.allSettled(known.slice(0, 3).map((key) => find(db, key)));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    statements.mockRestore();
    expect((await find(db, "key 7"))?.count).toBe(7);
  });
});
