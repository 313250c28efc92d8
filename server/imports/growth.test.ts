import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { api } from "#domain/api.ts";
import { importAll, makeEntries, sendImport, startImportTests } from "../../testing/imports.ts";
import { makeEntry, makeImport, makeTag } from "../../testing/make.ts";
import { mostTombstones } from "../revisions/tombstones.ts";
import { mostClosed } from "./open-import.ts";

const at = startImportTests();

const remove = (id: string) => at.ada.call(api.removeImport, { params: { id } });

const countRows = async (
  table: "imports" | "tombstones" | "import_keys" | "import_tags" | "import_entries",
) =>
  (await at.test.database.db.selectFrom(table).select("userId").where("userId", "=", at.userId).execute())
    .length;

/** The statements with which an import is opened and cancelled. */
async function countStatements() {
  const queries = vi.spyOn(at.test.database.db.getExecutor(), "executeQuery");
  const begun = queries.mock.calls.length;
  const transactions = vi.spyOn(at.test.database.db, "transaction");
  try {
    const { status, body } = await at.ada.call(api.openImport, { body: makeImport() });
    expect(status).toBe(201);
    const counts = [queries.mock.calls.length - begun, transactions.mock.calls.length];
    await remove(body.id);
    return counts;
  } finally {
    queries.mockRestore();
    transactions.mockRestore();
  }
}

describe("what a person imports and takes back", () => {
  it("makes the next import no slower: opening one takes the same statements after 30 that were undone", async () => {
    await countStatements();
    const first = await countStatements();
    for (let n = 0; n < 30; n++) await remove(await importAll(at.ada, makeEntries(1)));
    expect(await countStatements()).toEqual(first);
  });

  it("leaves nothing but the list of the latest imports", async () => {
    const tags = [{ id: randomUUID(), name: "Sea", kind: "place" }];
    for (let n = 0; n < mostClosed + 5; n++) await remove(await sendImport(at.ada, makeEntries(1), tags));
    await remove(await importAll(at.ada, makeEntries(500)));
    expect(await countRows("imports")).toBe(mostClosed + 1);
    for (const table of ["tombstones", "import_keys", "import_tags", "import_entries"] as const)
      expect(await countRows(table), table).toBe(0);
    expect((await at.ada.call(api.listImports)).body).toHaveLength(mostClosed + 1);
  });

  it("goes on where its removal was interrupted, when the next one is opened", async () => {
    const id = await importAll(at.ada, makeEntries(2));
    const { db } = at.test.database;
    const undoneAt = new Date(at.test.clock.now);
    await db.updateTable("imports").set({ undoneAt }).where("id", "=", id).execute();
    await at.ada.call(api.openImport, { body: makeImport() });
    expect(await countRows("import_keys")).toBe(0);
    expect((await at.ada.call(api.listMoodEntries)).body).toEqual([]);
  });
});

describe("tombstones", () => {
  /** Stores as many tombstones of a kind as a person can have. */
  async function fillTombstones(kind: "tag" | "entry" = "tag", first = 1) {
    const { db } = at.test.database;
    const rows = Array.from({ length: mostTombstones }, (_, n) => ({
      ...{ userId: at.userId, kind, id: `gone ${n}`, revision: n + first },
      ...{ mergedInto: null, createdAt: new Date(at.test.clock.now) },
    }));
    for (let from = 0; from < rows.length; from += 1000)
      await db
        .insertInto("tombstones")
        .values(rows.slice(from, from + 1000))
        .execute();
    await db
      .updateTable("users")
      .set({ revision: mostTombstones + first - 1 })
      .where("id", "=", at.userId)
      .execute();
  }

  async function putAndDeleteTag() {
    const id = randomUUID();
    await at.ada.call(api.putTag, { params: { id }, body: makeTag() });
    await at.ada.call(api.deleteTag, { params: { id } });
    return id;
  }

  const since = async (revision: number) =>
    (await at.ada.call(api.listChanges, { query: { since: `${revision}`, form: "1" } })).body;

  it("are the latest of a person; a client that is older than them gets everything", async () => {
    await fillTombstones();
    const id = await putAndDeleteTag();
    expect(await countRows("tombstones")).toBe(mostTombstones);
    expect((await since(0)).isWhole).toBe(true);
    expect(await since(1)).toMatchObject({ isWhole: false });
    expect((await since(mostTombstones + 1)).removed.tags).toEqual([id]);
  });

  it("of stars do not push out those of tags, which a star that waits on a device may name", async () => {
    const [into, from] = [randomUUID(), randomUUID()];
    for (const id of [into, from]) await at.ada.call(api.putTag, { params: { id }, body: makeTag() });
    await at.ada.call(api.mergeTags, { params: { id: from }, body: { into } });
    await fillTombstones("entry", 10);
    const { body: star } = await at.ada.call(api.createMoodEntry, { body: makeEntry() });
    for (const call of [api.binMoodEntry, api.purgeMoodEntry]) await at.ada.call(call, { params: star });
    at.test.clock.now += 3_600_000;
    const { status, body } = await at.ada.call(api.createMoodEntry, { body: makeEntry({ tags: [from] }) });
    expect([status, body.tags]).toEqual([201, [into]]);
  });

  it("that are forgotten let no client keep the stars of an import that was undone", async () => {
    await fillTombstones();
    const id = await importAll(at.ada, makeEntries(2));
    const known = await since(0);
    expect(known.entries).toHaveLength(2);
    await remove(id);
    await putAndDeleteTag();
    expect(await since(known.revision)).toMatchObject({ isWhole: true, entries: [] });
  });
});
