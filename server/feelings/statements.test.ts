import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";
import { makeEntry, makeFeeling } from "../../testing/make.ts";
import type { Context } from "../context.ts";
import { countJourney } from "../journey/compute-stats.ts";
import { addStar } from "../mood-entries/add-star.ts";
import { correctStar } from "../mood-entries/correct-star.ts";

let test: TestApp;
let ada: Journal;
let statements: string[];
let context: Context;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  context = { ...test.app.context, db: test.app.context.db.withPlugin(noting) };
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await startJournal(test);
  statements = [];
});

/** The statements about own feelings, and the tombstones of those. */
const ofFeelings = () => statements.filter((node) => /"own_feelings"|"feeling"/.test(node));

/** Adds a star, gives it other feelings, and counts all of them. */
async function writeWith(emotion: string, other: string) {
  await addStar(context, ada.userId, makeEntry({ id: randomUUID(), emotion }), null);
  const [star] = await ada.list();
  const { id = "", revision = 0 } = star ?? {};
  const twin = { emotion: other, isTwinStar: 1, secondaryEmotion: emotion } as const;
  const corrected = await correctStar(context, ada.userId, id, twin, revision);
  expect(corrected).toMatchObject({ ok: true, entry: twin });
  await countJourney(context, ada.userId);
}

it("nothing is read of own feelings for stars of the 36, when they are added, corrected and counted", async () => {
  await writeWith("joy", "grief");
  expect(statements.length).toBeGreaterThan(10);
  expect(ofFeelings()).toEqual([]);
});

it("own feelings are read where a star has one", async () => {
  const id = randomUUID();
  await ada.visitor.call(api.putFeeling, { params: { id }, body: makeFeeling() });
  await writeWith(id, "grief");
  expect(ofFeelings()).toHaveLength(3);
});
