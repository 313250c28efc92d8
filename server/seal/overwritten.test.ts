import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { importAll, makeEntries } from "../../testing/imports.ts";
import {
  makeComparison,
  makeEntry,
  makeFeeling,
  makeLink,
  makeTag,
  makeTracker,
  signUp,
} from "../../testing/make.ts";
import { finishSeal, itemsLeft, makeEpoch, putItems, sealUniverse } from "../../testing/seal.ts";
import { tracesIn } from "../../testing/traces.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { sweep } from "../housekeeping.ts";

const isEmbedded = inject("postgresUrl") === null;

let where: TestDatabaseSettings;
let test: TestApp;
let ada: Visitor;
beforeEach(async () => {
  where = await makeTestDatabaseSettings({ isMigrated: true });
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 }, {}, { ...where, remove: async () => {} });
  ada = (await signUp(test)).visitor;
});
afterEach(async () => {
  await test.close();
  await where.remove();
});

const findTraces = () => tracesIn(where.dataDir, /canary[\w-]*/gi);
const named = (name: string) => ({ params: { id: randomUUID() }, name: `canary-${name}` });

/** Writes words of every kind, which are corrected, merged, removed and repeated until they have been everywhere. */
async function live() {
  const [work, play] = [named("work"), named("play")];
  for (const { params, name } of [work, play]) {
    await ada.call(api.putTag, { params, body: makeTag({ name }) });
    await ada.call(api.putFeeling, { params, body: makeFeeling({ name }) });
    await ada.call(api.putTracker, { params, body: makeTracker({ name, unit: "canary-unit" }) });
    await ada.call(api.putComparison, {
      params,
      body: makeComparison({ name, query: `first.words=${name}` }),
    });
  }
  await ada.call(api.mergeTags, { params: play.params, body: { into: work.params.id } });
  const stars = [];
  for (let n = 0; n < 40; n++) {
    const note = `canary-${n}-${"x".repeat((n * 97) % 1_900)}`;
    const { body } = await ada.call(api.createMoodEntry, {
      body: makeEntry({ id: randomUUID(), note, tags: [work.params.id] }),
      headers: { "idempotency-key": randomUUID() },
    });
    stars.push(body);
    test.clock.now += 60_000;
  }
  const [corrected, emptied, binned, purged, ...others] = stars;
  const correct = (star: { id: string; revision: number }, note: string | null) =>
    ada.call(api.updateMoodEntry, {
      params: star,
      body: { note },
      headers: { "if-match": `"${star.revision}"` },
    });
  await correct(corrected, "canary-corrected");
  await correct(emptied, null);
  for (const star of [binned, purged]) await ada.call(api.binMoodEntry, { params: star });
  await ada.call(api.purgeMoodEntry, { params: purged });
  const entryIds = others.slice(0, 3).map(({ id }) => id);
  await ada.call(api.putConstellation, {
    params: { id: randomUUID() },
    body: { name: "canary-kite", entryIds },
  });
  await ada.call(api.createLink, { body: makeLink({ label: "canary-label" }) });
  const entries = makeEntries(5).map((entry, at) => ({
    ...{ ...entry, key: `canary-key-${at}`, said: `canary-said-${at}`, note: `canary-imported-${at}` },
  }));
  await importAll(ada, entries, [{ id: randomUUID(), name: "canary-sea", kind: "place" }]);
}

describe.runIf(isEmbedded)(
  "when the words of a universe are sealed, no file of the server has any of them",
  () => {
    it("in the database, in its log, in the bin, among repeated replies, and in what imports left", async () => {
      await live();
      expect(new Set(await findTraces()).size).toBeGreaterThan(50);
      await sealUniverse(ada);
      expect(await findTraces()).toEqual([]);
    });

    it("from the next sweep on, if another person sealed their words in the same minute", async () => {
      await sealUniverse(ada);
      const ben = (await signUp(test)).visitor;
      await ben.call(api.createMoodEntry, { body: makeEntry({ note: "canary" }) });
      await sealUniverse(ben);
      expect(await findTraces()).not.toEqual([]);
      await sweep(test.app);
      expect(await findTraces()).toEqual([]);
    });

    it("of a large database from the next sweep on, which a kill in between does not prevent", async () => {
      const { db } = test.database;
      const endsAt = new Date(test.clock.now + 86_400_000);
      await db.transaction().execute(async (transaction) => {
        for (let n = 0; n < 70; n++)
          await transaction
            .insertInto("limits")
            .values({ count: 1, endsAt, key: `${n} ${"f".repeat(500_000)}` })
            .execute();
      });
      // SQLite leaves such a copy now and then, where it has moved a row inside its page.
      await sql`pragma secure_delete = off`.execute(db);
      for (const key of ["a canary", "another"])
        await db.insertInto("limits").values({ count: 1, endsAt, key }).execute();
      await db.deleteFrom("limits").where("key", "=", "a canary").execute();
      await sql`pragma secure_delete = on`.execute(db);
      await sealUniverse(ada);
      expect(await findTraces()).not.toEqual([]);
      await test.restart();
      await sweep(test.app);
      expect(await findTraces()).toEqual([]);
    });

    it("and after a change of the key, nothing that the earlier one opens", async () => {
      await ada.call(api.createMoodEntry, { body: makeEntry({ note: "canary" }) });
      const first = await sealUniverse(ada);
      const earlier = [...first.slots.map(({ wrapped }) => wrapped), first.check.slice(4)];
      const sealed = (await ada.call(api.listMoodEntries)).body[0].sealed.slice(4);
      const pattern = new RegExp([...earlier, sealed].join("|"), "g");
      expect(new Set(await tracesIn(where.dataDir, pattern)).size).toBe(4);
      test.clock.now += 60_000;
      await ada.call(api.rotateSeal, { body: makeEpoch(2) });
      const items = await itemsLeft(ada);
      await putItems(
        ada,
        items.map((item) => ({ ...item, sealed: `1.2.${"n".repeat(200)}` })),
      );
      await finishSeal(ada);
      expect(await tracesIn(where.dataDir, pattern)).toEqual([]);
    });
  },
);
