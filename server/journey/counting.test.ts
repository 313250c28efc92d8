import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { statsOfCounts } from "#domain/journey/stats.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { signUp } from "../../testing/make.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import { countJourney } from "./compute-stats.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Counts the rows that the database returns. */
async function rowsOfCount(userId: string): Promise<number> {
  let rows = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      return result;
    },
  };
  const { context } = test.app;
  await countJourney({ ...context, db: context.db.withPlugin(counting) }, userId);
  return rows;
}

const add = (userId: string, from: number, count: number, emotion = "joy") =>
  test.database.db
    .insertInto("mood_entries")
    .values(
      Array.from({ length: count }, (_, at) =>
        makeStarRow({
          ...{ id: `star ${from + at}`, userId, x: from + at, utcOffset: 0, emotion, revision: 0 },
          timestamp: new Date(test.clock.now + from + at),
        }),
      ),
    )
    .execute();

it("the database counts the stars, and hands over no row for each of them", async () => {
  const { user } = await signUp(test);
  await add(user.id, 0, 1);
  const one = await rowsOfCount(user.id);
  await add(user.id, 1, 400);
  expect(await rowsOfCount(user.id)).toBe(one);
});

it("all stars count, however many are counted at once", async () => {
  const { user } = await signUp(test);
  for (const [at, emotion] of ["joy", "envy", "envy", "joy", "fear"].entries())
    await add(user.id, at * 900, 900, emotion);
  const { felt } = await countJourney(test.app.context, user.id);
  expect(statsOfCounts(catalogue, felt, 0)).toMatchObject({
    ...{ totalEntries: 4_500, favoriteEmotion: "joy", averageIntensity: 7, uniqueEmotions: 3 },
  });
});
