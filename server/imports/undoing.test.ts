import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import {
  finish,
  importAll,
  makeEntries,
  sendImport,
  starsOf,
  startImportTests,
} from "../../testing/imports.ts";
import { makeEntry, makeImportedEntry, makeTag, signUp } from "../../testing/make.ts";
import { sweep } from "../housekeeping.ts";

const at = startImportTests();

const remove = (id: string) => at.ada.call(api.removeImport, { params: { id } });
const dayMs = 24 * 3_600_000;

/** The rows of the user in each table of imports. */
const leftovers = async () => {
  const tables = ["import_entries", "import_tags", "import_keys"] as const;
  const rows = tables.map((table) =>
    at.test.database.db.selectFrom(table).select("userId").where("userId", "=", at.userId).execute(),
  );
  return (await Promise.all(rows)).flat();
};

describe("DELETE /api/imports/:id", () => {
  it("cancels an open import and leaves nothing of it", async () => {
    const id = await sendImport(at.ada, makeEntries(600), [{ id: randomUUID(), name: "Sea", kind: "place" }]);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    expect(await leftovers()).toEqual([]);
    expect((await at.ada.call(api.finishImport, { params: { id } })).status).toBe(409);
    expect(await starsOf(at.ada)).toEqual([]);
  });

  it("leaves a corrected star out of letters that its person has kept out, as the correction does", async () => {
    const { key, ...entry } = makeImportedEntry();
    await importAll(at.ada, [{ ...entry, key }]);
    const [star] = await starsOf(at.ada);
    await at.ada.call(api.updateMoodEntry, {
      ...{ params: star, headers: { "if-match": `"${star.revision}"` } },
      body: { keptOutOfLetters: true },
    });
    const id = await sendImport(at.ada, []);
    await at.ada.call(api.addImportEntries, {
      params: { id },
      body: {
        entries: [],
        tags: [],
        corrections: [{ key: "x", corrects: key, correction: { intensity: 2 } }],
      },
    });
    await finish(at.ada, id);
    expect(await starsOf(at.ada)).toMatchObject([{ intensity: 2, keptOutOfLetters: true }]);
    expect((await remove(id)).status).toBe(204);
    expect(await starsOf(at.ada)).toMatchObject([{ intensity: star.intensity, keptOutOfLetters: true }]);
  });

  it("undoes a finished import without a tombstone, frees its keys, and leaves what was there before", async () => {
    const own = (await at.ada.call(api.createMoodEntry, { body: makeEntry({ note: "Mine" }) })).body;
    const entries = makeEntries(450);
    const id = await importAll(at.ada, entries);
    const { revision } = (await at.ada.call(api.listChanges)).body;
    expect((await remove(id)).status).toBe(204);
    expect((await starsOf(at.ada)).map((star: { id: string }) => star.id)).toEqual([own.id]);
    const changes = (await at.ada.call(api.listChanges, { query: { since: `${revision}` } })).body;
    expect(changes).toMatchObject({ isWhole: true, entries: [{ id: own.id }] });
    const { db } = at.test.database;
    expect(await db.selectFrom("tombstones").selectAll().where("userId", "=", at.userId).execute()).toEqual(
      [],
    );
    expect(await leftovers()).toEqual([]);
    const universe = await at.test.database.db
      .selectFrom("users")
      .select("entryCount")
      .where("id", "=", at.userId)
      .executeTakeFirstOrThrow();
    expect(universe.entryCount).toBe(1);
    expect(await finish(at.ada, await sendImport(at.ada, entries))).toEqual({ added: 450, known: 0 });
  });

  it("keeps stars that the person has edited, whose keys stay known, and removes those in the bin", async () => {
    const entries = makeEntries(3);
    const id = await importAll(at.ada, entries);
    const [edited, binned] = await starsOf(at.ada);
    await at.ada.call(api.updateMoodEntry, {
      params: edited,
      headers: { "if-match": `"${edited.revision}"` },
      body: { note: "Edited" },
    });
    await at.ada.call(api.binMoodEntry, { params: binned });
    await remove(id);
    expect(await starsOf(at.ada)).toMatchObject([{ id: edited.id, note: "Edited" }]);
    expect((await at.ada.call(api.listBin)).body).toEqual([]);
    expect(await finish(at.ada, await sendImport(at.ada, entries))).toEqual({ added: 2, known: 1 });
  });

  it("removes the tags that it created and that nothing else uses", async () => {
    const [sea, walk, own] = [randomUUID(), randomUUID(), randomUUID()];
    await at.ada.call(api.putTag, { params: { id: own }, body: makeTag({ name: "Own" }) });
    const id = await importAll(
      at.ada,
      [makeImportedEntry({ tags: [sea, walk, own] })],
      [
        { id: sea, name: "Sea", kind: "place" },
        { id: walk, name: "Walk", kind: "activity" },
      ],
    );
    await at.ada.call(api.createMoodEntry, { body: makeEntry({ tags: [walk] }) });
    await remove(id);
    const { tags } = (await at.ada.call(api.listChanges)).body;
    expect(tags.map((tag: { id: string }) => tag.id).sort()).toEqual([walk, own].sort());
  });

  it("answers 410 after 30 days, and removes nothing", async () => {
    const id = await importAll(at.ada, makeEntries(1));
    at.test.clock.now += 15 * dayMs;
    // A session ends when nobody uses it for 30 days.
    await starsOf(at.ada);
    at.test.clock.now += 15 * dayMs + 1;
    expect(await remove(id)).toMatchObject({ status: 410, body: { code: "undo-expired" } });
    expect(await starsOf(at.ada)).toHaveLength(1);
  });

  it("answers 404 for an import of another person, whose stars stay", async () => {
    const id = await importAll(at.ada, makeEntries(1));
    const { visitor: eve } = await signUp(at.test);
    expect((await eve.call(api.removeImport, { params: { id } })).status).toBe(404);
    expect((await eve.call(api.finishImport, { params: { id } })).status).toBe(404);
    expect(await starsOf(at.ada)).toHaveLength(1);
  });

  it("happens by itself to an import that was open for a day", async () => {
    const id = await sendImport(at.ada, makeEntries(2));
    const finished = await importedBySomebody();
    at.test.clock.now += dayMs;
    await sweep(at.test.app);
    expect(await leftovers()).toEqual([]);
    expect((await at.ada.call(api.listImports)).body).toMatchObject([{ id, finishedAt: null }]);
    expect(await starsOf(finished)).toHaveLength(1);
  });

  it("takes away what an interrupted finish had written, and shows clients the sky anew", async () => {
    await at.ada.call(api.createMoodEntry, { body: makeEntry() });
    const id = await sendImport(at.ada, makeEntries(3));
    const { db } = at.test.database;
    // The import is as a process leaves it that stops before the last transaction.
    await finish(at.ada, id);
    const { revision, entryCount } = await db
      .selectFrom("users")
      .select(["revision", "entryCount"])
      .where("id", "=", at.userId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("users")
      .set({ revision: 1, feedStart: 0, entryCount: entryCount - 3 })
      .where("id", "=", at.userId)
      .execute();
    await db.updateTable("imports").set({ finishedAt: null }).where("id", "=", id).execute();
    expect(await starsOf(at.ada)).toHaveLength(1);
    expect((await at.ada.call(api.listChanges, { query: { since: "0" } })).body.entries).toHaveLength(1);

    expect((await remove(id)).status).toBe(204);
    expect(await starsOf(at.ada)).toHaveLength(1);
    expect((await at.ada.call(api.listChanges, { query: { since: "1" } })).body.isWhole).toBe(true);
    const rows = await db.selectFrom("mood_entries").select("id").where("userId", "=", at.userId).execute();
    expect(rows).toHaveLength(1);
    expect(revision).toBeGreaterThan(1);
  });
});

async function importedBySomebody() {
  const { visitor } = await signUp(at.test);
  await importAll(visitor, makeEntries(1));
  return visitor;
}
