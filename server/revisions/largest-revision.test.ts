import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { importAll, makeEntries } from "../../testing/imports.ts";
import { makeEntry, makeTag, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

/** The largest that a client can tell from the one before. */
const largest = Number.MAX_SAFE_INTEGER;

let test: TestApp;
let ada: Visitor;
let userId: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  [ada, userId] = [visitor, user.id];
});

/** Gives the universe a revision, and no row a later one. */
async function setRevision(revision: number) {
  const { db } = test.database;
  await db.updateTable("users").set({ revision }).where("id", "=", userId).execute();
  for (const table of ["mood_entries", "tags", "constellations"] as const)
    await db
      .updateTable(table)
      .set({ revision })
      .where("userId", "=", userId)
      .where("revision", ">", revision)
      .execute();
}
/** Runs a change that gives the universe the largest revision. */
const lastChange = async <T>(change: () => Promise<T>) => {
  await setRevision(largest - 1);
  return change();
};

const addStar = async () => (await ada.call(api.createMoodEntry, { body: makeEntry() })).body;
const putTag = async (id: string) => (await ada.call(api.putTag, { params: { id }, body: makeTag() })).body;

describe(`at revision ${largest}`, () => {
  it("stars are added, listed, corrected, moved to the bin and brought back", async () => {
    const star = await lastChange(addStar);
    expect(star.revision).toBe(largest);
    expect((await ada.call(api.listMoodEntries)).body[0].revision).toBe(largest);
    const correct = (revision: number | string) =>
      ada.call(api.updateMoodEntry, {
        params: star,
        body: { note: `as of ${revision}` },
        headers: { "if-match": `"${revision}"` },
      });
    const stale = await correct(largest - 1);
    expect([stale.status, stale.body.entry.revision]).toEqual([412, largest]);
    const corrected = await lastChange(() => correct(largest - 1));
    expect([corrected.status, corrected.body.revision]).toEqual([200, largest]);
    await lastChange(() => ada.call(api.binMoodEntry, { params: star }));
    expect((await ada.call(api.listBin)).body[0].revision).toBe(largest);
    const restored = await lastChange(() => ada.call(api.restoreMoodEntry, { params: star }));
    expect(restored.body.revision).toBe(largest);
  });

  it("tags are created, merged and named in a refusal, and constellations too", async () => {
    const [id, into] = [randomUUID(), randomUUID()];
    expect((await lastChange(() => putTag(id))).revision).toBe(largest);
    const tag = (await ada.call(api.listChanges)).body.tags[0];
    const body = makeTag({ name: tag.name });
    const taken = await ada.call(api.putTag, { params: { id: into }, body });
    expect([taken.status, taken.body.tag.revision]).toEqual([409, largest]);
    expect((await lastChange(() => putTag(into))).revision).toBe(largest);
    const merged = await lastChange(() => ada.call(api.mergeTags, { params: { id }, body: { into } }));
    expect([merged.status, merged.body.id]).toEqual([200, into]);
    expect((await ada.call(api.listChanges)).body.revision).toBe(largest);
    await setRevision(1);
    const stars = [await addStar(), await addStar()];
    const named = await lastChange(() =>
      ada.call(api.putConstellation, {
        params: { id: randomUUID() },
        body: { name: "Summer", entryIds: stars.map((star) => star.id) },
      }),
    );
    expect(named.body.revision).toBe(largest);
    const query = { since: `${largest - 1}`, form: "1" };
    const { constellations } = (await ada.call(api.listChanges, { query })).body;
    expect(constellations).toMatchObject([{ revision: largest }]);
  });

  it("the feed and the list tell the revision from the one before, in ETags too", async () => {
    const star = await lastChange(addStar);
    const whole = await ada.call(api.listChanges);
    expect(whole.body).toMatchObject({ revision: largest, entries: [{ revision: largest }] });
    const since = (revision: number | string) =>
      ada.call(api.listChanges, { query: { since: `${revision}`, form: "1" } });
    expect((await since(largest)).body).toMatchObject({ isWhole: false, entries: [] });
    expect((await since(largest - 1)).body).toMatchObject({ isWhole: false, entries: [{ id: star.id }] });
    expect((await since("9007199254740993")).body.isWhole).toBe(true);
    for (const call of [api.listChanges, api.listMoodEntries]) {
      const etag = String((await ada.call(call)).headers.etag);
      expect(etag).toContain(`-${largest}-`);
      const ask = async (tag: string) => (await ada.call(call, { headers: { "if-none-match": tag } })).status;
      expect(await ask(etag)).toBe(304);
      expect(await ask(etag.replace(`${largest}`, `${largest - 1}`))).toBe(200);
    }
  });

  it("an import becomes visible, having raised the revision by what it added", async () => {
    await setRevision(largest - 4);
    await importAll(ada, makeEntries(3));
    const { revision, entries } = (await ada.call(api.listChanges)).body;
    expect([revision, entries.length]).toEqual([largest, 3]);
    for (const entry of entries) expect(entry.revision).toBe(largest);
  });
});
