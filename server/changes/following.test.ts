import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { applyChanges, type Universe } from "#domain/records/apply-changes.ts";
import { type Changes, changesSchema } from "#domain/records/changes.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, signUp } from "../../testing/make.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";

let test: TestApp;
let ada: Visitor;
let adaId: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

const startOver = async () => {
  const { visitor, user } = await signUp(test);
  [ada, adaId] = [visitor, user.id];
};
beforeEach(startOver);

const ask = async (since?: number): Promise<Changes> =>
  changesSchema.parse(
    (await ada.call(api.listChanges, since === undefined ? {} : { query: { since: `${since}` } })).body,
  );

/** A change by direct rows, of what has no call yet. */
const change = (work: (change: UniverseChange) => Promise<unknown>) =>
  changeUniverse(test.app.context, adaId, async (made) => {
    await work(made);
    await saveRevision(made);
  });

const stars = [1, 2, 3, 4].map(() => randomUUID());
const star = fc.constantFrom(...stars);
const tags = [randomUUID(), randomUUID()];
const tag = fc.constantFrom(...tags);
const constellation = fc.constantFrom(randomUUID(), randomUUID());

const kinds = {
  add: fc.tuple(star, fc.nat(3)).map(([id, hour]) => async () => {
    const timestamp = new Date(test.clock.now - hour * 3_600_000).toISOString();
    await ada.call(api.createMoodEntry, { body: makeEntry({ id, timestamp }) });
  }),
  correct: fc
    .tuple(star, fc.string(), fc.subarray(tags), fc.nat(3))
    .map(([id, note, chosen, hour]) => async () => {
      const { entries, tags: known } = await ask();
      const entry = entries.find((one) => one.id === id);
      if (!entry) return;
      const body = {
        ...{ note: note.replaceAll("\0", "") },
        tags: chosen.filter((one) => known.some((row) => row.id === one)),
        timestamp: new Date(test.clock.now - hour * 3_600_000).toISOString(),
      };
      const headers = { "if-match": `"${entry.revision}"` };
      await ada.call(api.updateMoodEntry, { params: { id }, body, headers });
    }),
  bin: star.map((id) => () => ada.call(api.binMoodEntry, { params: { id } })),
  restore: star.map((id) => () => ada.call(api.restoreMoodEntry, { params: { id } })),
  purge: star.map((id) => () => ada.call(api.purgeMoodEntry, { params: { id } })),
  putTag: fc.tuple(tag, fc.boolean()).map(([id, isArchived]) => async () => {
    await ada.call(api.putTag, { params: { id }, body: { name: id, kind: "other", isArchived } });
  }),
  deleteTag: tag.map((id) => () => ada.call(api.deleteTag, { params: { id } })),
  nameConstellation: fc
    .tuple(constellation, fc.shuffledSubarray(stars, { minLength: 2 }))
    .map(([id, chosen]) => async () => {
      const { entries } = await ask();
      const entryIds = chosen.filter((one) => entries.some((row) => row.id === one));
      await ada.call(api.putConstellation, { params: { id }, body: { name: "Summer", entryIds } });
    }),
  deleteConstellation: constellation.map((id) => () => ada.call(api.deleteConstellation, { params: { id } })),
  forgetRemovals: fc.constant(async () => {
    const { db } = test.database;
    const { revision } = await ask();
    await db.deleteFrom("tombstones").where("userId", "=", adaId).execute();
    await db.updateTable("users").set({ feedStart: revision }).where("id", "=", adaId).execute();
  }),
} satisfies Record<string, fc.Arbitrary<() => Promise<unknown>>>;

const named = Object.entries<fc.Arbitrary<() => Promise<unknown>>>(kinds).map(([name, kind]) => ({
  arbitrary: kind.map((run) => ({ run, toString: () => name })),
  weight: ["add", "nameConstellation", "bin"].includes(name) ? 3 : 1,
}));
const steps = fc.array(fc.oneof(...named), { minLength: 8, maxLength: 25 });

describe("a client that follows the feed", () => {
  it("has everything that the server has, from whichever revision it continues", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        await startOver();
        const known: Universe[] = [applyChanges(null, await ask())];
        for (const { run } of list) {
          await run();
          known.push(applyChanges(null, await ask()));
        }
        const whole = applyChanges(null, await ask());
        for (const earlier of known) {
          const changes = await ask(earlier.revision);
          for (const kind of ["entries", "tags", "constellations"] as const)
            for (const { id } of changes[kind]) expect(changes.removed[kind]).not.toContain(id);
          const instants = changes.entries.map(({ timestamp }) => timestamp);
          expect(instants).toEqual([...instants].sort());
          expect(applyChanges(earlier, changes)).toEqual(whole);
        }
      }),
      // The rule is the same on both databases, and PostgreSQL takes ten times as long.
      { numRuns: test.database.dialect === "postgres" ? 10 : 40 },
    );
  });

  it("misses nothing while others write", async () => {
    const add = (n: number) =>
      change(async ({ db, revision }) => {
        await db
          .insertInto("mood_entries")
          .values(makeStarRow({ userId: adaId, id: `star-${n}`, ordinal: n, revision }))
          .execute();
        // A reader between the two statements sees neither.
        await db
          .insertInto("constellations")
          .values({ ...{ userId: adaId, id: `${n}`, name: `${n}`, revision }, createdAt: new Date() })
          .execute();
      });
    const writers = 40;
    const writing = Promise.all(Array.from({ length: writers }, (_, n) => add(n)));
    let isWriting = true;
    void writing.finally(() => {
      isWriting = false;
    });
    let known: Universe | null = null;
    while (isWriting || known?.revision !== writers) {
      known = applyChanges(known, await ask(known?.revision));
      expect([known.entries.length, known.constellations.length]).toEqual([known.revision, known.revision]);
    }
    await writing;
    expect(known).toEqual(applyChanges(null, await ask()));
  });
});
