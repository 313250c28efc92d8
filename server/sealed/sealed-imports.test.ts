import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { finish, starsOf, startImportTests } from "../../testing/imports.ts";
import {
  makeEntry,
  makeFeeling,
  makeImport,
  makeImportedEntry,
  makeTag,
  makeTracker,
} from "../../testing/make.ts";
import { makeNameKey, makeSealed } from "../../testing/make-sealed.ts";
import { setSeal } from "../../testing/set-seal.ts";

const at = startImportTests();
const seal = (...[state, epochs]: [Parameters<typeof setSeal>[2], number[]?]) =>
  setSeal(at.test.database.db, at.userId, state, epochs);
beforeEach(() => seal("sealed"));

const open = async (overrides: Record<string, unknown> = {}) => {
  const body = makeImport({ fileName: "", sealed: makeSealed("journal.csv"), ...overrides });
  return (await at.ada.call(api.openImport, { body })).body.id as string;
};
const send = (id: string, batch: Record<string, unknown>) =>
  at.ada.call(api.addImportEntries, { params: { id }, body: { entries: [], tags: [], ...batch } });
const restore = (id: string, body: Record<string, unknown>) =>
  at.ada.call(api.restoreUniverse, { params: { id }, body });
const changes = async () => (await at.ada.call(api.listChanges)).body;

let rows = 0;
const makeRow = (overrides: Record<string, unknown> = {}) => ({
  ...makeImportedEntry({ key: makeNameKey(`key ${++rows}`) }),
  ...{ id: randomUUID(), sealed: makeSealed(`Note ${rows}`) },
  ...overrides,
});
const named = (name: string) => ({ name: "", sealed: makeSealed(name), nameKey: makeNameKey(name) });

describe("an import of sealed notes", () => {
  it("gives each star the id for which its note was sealed", async () => {
    const sent = [makeRow(), makeRow(), makeRow({ id: undefined, sealed: undefined })];
    const id = await open();
    expect((await send(id, { entries: sent })).body).toEqual({ added: 3, known: 0 });
    await finish(at.ada, id);
    const stars = await starsOf(at.ada);
    expect(stars).toHaveLength(3);
    for (const row of sent.slice(0, 2))
      expect(stars).toContainEqual(expect.objectContaining({ id: row.id, sealed: row.sealed, note: null }));
  });

  it("refuses a sealed note without the id of its star", async () => {
    const refused = await send(await open(), { entries: [makeRow(), makeRow({ id: undefined })] });
    expect([refused.status, refused.body.index]).toEqual([400, 1]);
  });

  it("refuses the id of another star, and an id that two entries have, and names the entry", async () => {
    const { id: taken } = (await at.ada.call(api.createMoodEntry, { body: makeEntry({ id: randomUUID() }) }))
      .body;
    const id = await open();
    const row = makeRow();
    for (const entries of [
      [row, makeRow({ id: taken })],
      [row, makeRow({ id: row.id })],
    ]) {
      const { status, body } = await send(id, { entries });
      expect([status, body.index, body.fieldCodes]).toMatchObject([400, 1, { entries: { code: "id-used" } }]);
    }
    expect((await send(id, { entries: [row, row] })).body).toEqual({ added: 1, known: 1 });
  });

  it("leaves out an entry whose id got another star meanwhile, and counts and undoes the others alone", async () => {
    const [one, other] = [makeRow(), makeRow()];
    const id = await open();
    await send(id, { entries: [one, other] });
    const mine = await at.ada.call(api.createMoodEntry, { body: makeEntry({ id: other.id }) });
    expect(mine.status).toBe(201);
    expect(await finish(at.ada, id)).toEqual({ added: 1, known: 1 });
    const stars = await starsOf(at.ada);
    expect(stars.map((star: { id: string }) => star.id).toSorted()).toEqual([one.id, other.id].toSorted());
    expect(await countOf()).toBe(2);

    await at.ada.call(api.removeImport, { params: { id } });
    expect(await starsOf(at.ada)).toMatchObject([{ id: other.id, note: null }]);
    expect(await countOf()).toBe(1);
  });

  it("gives a plain entry another id where its own got a star meanwhile", async () => {
    const row = makeRow({ sealed: undefined });
    const id = await open();
    await send(id, { entries: [row] });
    await at.ada.call(api.createMoodEntry, { body: makeEntry({ id: row.id }) });
    expect(await finish(at.ada, id)).toEqual({ added: 1, known: 0 });
    expect(await starsOf(at.ada)).toHaveLength(2);
  });

  it("is refused at its end when its words were sealed with a key that is gone by then, and can be cancelled", async () => {
    const id = await open();
    await send(id, { entries: [makeRow()], tags: [{ id: randomUUID(), kind: "place", ...named("Sea") }] });
    await seal("sealed", [2]);
    const params = { id };
    const refused = await at.ada.call(api.finishImport, { params });
    expect([refused.status, refused.body.code]).toEqual([409, "wrong-epoch"]);
    expect((await at.ada.call(api.removeImport, { params })).status).toBe(204);
    expect(await changes()).toMatchObject({ entries: [], tags: [] });
  });

  it("keeps what an entry said as it was sealed, when an open universe is told it again in plain words", async () => {
    const row = makeRow();
    const id = await open({ total: 1 });
    await send(id, { entries: [{ ...row, said: makeNameKey("said") }] });
    await finish(at.ada, id);
    await seal("open", []);
    const again = makeImport();
    await at.ada.call(api.openImport, { body: again });
    const { sealed: _, ...plain } = row;
    await send(again.id, { entries: [{ ...plain, said: "In plain words" }] });
    await finish(at.ada, again.id);
    expect((await at.ada.call(api.listImportKeys)).body).toMatchObject([
      { key: row.key, said: makeNameKey("said") },
    ]);
  });

  it("leaves no name of a tag beside the tag itself", async () => {
    const id = await open();
    const tags = [{ id: randomUUID(), kind: "place", ...named("Sea") }];
    await send(id, { entries: [makeRow({ tags: [tags[0]?.id] })], tags });
    await finish(at.ada, id);
    const rows = at.test.database.db.selectFrom("import_tags").select(["name", "sealed", "nameKey"]);
    expect(await rows.where("userId", "=", at.userId).execute()).toEqual([
      { name: "", sealed: null, nameKey: null },
    ]);
    expect((await changes()).tags).toMatchObject([{ sealed: makeSealed("Sea") }]);
  });

  it("takes tags, feelings and trackers for those of the same nameKey, without reading their names", async () => {
    const { isArchived: _, ...feeling } = makeFeeling(named("Saudade"));
    const tracker = makeTracker({ ...named("Sleep"), lowLabel: "", highLabel: "" });
    const tag = makeTag(named("Sea"));
    const known = { tag: randomUUID(), feeling: randomUUID(), tracker: randomUUID() };
    await at.ada.call(api.putTag, { params: { id: known.tag }, body: tag });
    await at.ada.call(api.putFeeling, {
      params: { id: known.feeling },
      body: { ...feeling, isArchived: false },
    });
    await at.ada.call(api.putTracker, { params: { id: known.tracker }, body: tracker });

    const [tagId, feelingId, trackerId] = [randomUUID(), randomUUID(), randomUUID()];
    const anew = { sealed: makeSealed("sealed anew") };
    const { isArchived: __, ...sentTag } = tag as Record<string, unknown>;
    const id = await open();
    await send(id, {
      entries: [makeRow({ tags: [tagId], emotion: feelingId })],
      tags: [{ ...sentTag, ...anew, id: tagId }],
      feelings: [{ ...feeling, ...anew, id: feelingId }],
      trackers: [{ ...tracker, ...anew, id: trackerId }],
      readings: [{ trackerId, at: "2026-03-10", value: 3 }],
    });
    await finish(at.ada, id);
    expect(await changes()).toMatchObject({
      entries: [{ tags: [known.tag], emotion: known.feeling }],
      tags: [{ id: known.tag }],
      feelings: [{ id: known.feeling }],
      trackers: [{ id: known.tracker }],
    });
  });
});

describe("a restore of sealed words", () => {
  it("keeps two trackers with one name where they measure differently", async () => {
    const tracker = (overrides: object) =>
      makeTracker({ ...named("Sleep"), lowLabel: "", highLabel: "", ...overrides });
    await at.ada.call(api.putTracker, { params: { id: randomUUID() }, body: tracker({}) });
    const id = await open();
    for (const trackerId of [randomUUID(), randomUUID()]) {
      const trackers = [{ ...tracker({ perDay: "many", ask: "any-time" }), id: trackerId }];
      const { status, text } = await restore(id, { trackers });
      expect([status, text]).toEqual([200, text]);
    }
    expect((await changes()).trackers).toHaveLength(3);
  });
});

const countOf = async () => {
  const { db } = at.test.database;
  const row = await db
    .selectFrom("users")
    .select("entryCount")
    .where("id", "=", at.userId)
    .executeTakeFirst();
  return row?.entryCount;
};
