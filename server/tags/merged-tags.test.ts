import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { statementCounter } from "../../testing/count-statements.ts";
import { finish, makeEntries, sendImport, starsOf } from "../../testing/imports.ts";
import { makeTag, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

const { metrics, during } = statementCounter();
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false }, { metrics });
});
afterAll(() => test.close());

/** Merges each of the tags into the next one; returns their ids. */
async function mergeInTurn(visitor: Visitor, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) await visitor.call(api.putTag, { params: { id }, body: makeTag() });
  for (const [at, id] of ids.slice(0, -1).entries())
    await visitor.call(api.mergeTags, { params: { id }, body: { into: ids[at + 1] } });
  return ids;
}

it("a merge leads the tags that were merged before to the same tag", async () => {
  const { visitor, user } = await signUp(test);
  const ids = await mergeInTurn(visitor, 6);
  const tombstones = await test.database.db
    .selectFrom("tombstones")
    .select(["id", "mergedInto"])
    .where("userId", "=", user.id)
    .execute();
  const led = Object.fromEntries(tombstones.map(({ id, mergedInto }) => [id, mergedInto]));
  expect(led).toEqual(Object.fromEntries(ids.slice(0, -1).map((id) => [id, ids.at(-1)])));
});

/** Brings 20 stars with so many of the merged tags; `tags` are those that the stars have then. */
async function bringWith(count: number) {
  const { visitor } = await signUp(test);
  const ids = await mergeInTurn(visitor, 25);
  const entries = makeEntries(20).map((entry, at) => ({ ...entry, tags: [ids[at % count]] }));
  const statements = await during(async () => finish(visitor, await sendImport(visitor, entries)));
  const tags = (await starsOf(visitor)).flatMap((star: { tags: string[] }) => star.tags);
  return { statements, tags: [...new Set(tags)], target: ids.at(-1) };
}

it("a batch with many merged tags needs as many statements as one with a single merged tag", async () => {
  const [one, many] = [await bringWith(1), await bringWith(20)];
  expect(many.statements).toBe(one.statements);
  expect(many.tags).toEqual([many.target]);
});
