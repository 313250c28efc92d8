import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { maxStars } from "#domain/imports.ts";
import { isCloserThan, starSpacing } from "#domain/placement.ts";
import { openTestApp } from "../../testing/app.ts";
import {
  finish,
  importAll,
  makeEntries,
  sendImport,
  starsOf,
  startImportTests,
} from "../../testing/imports.ts";
import { makeEntry, makeImport, makeImportedEntry, makeTag, signUp } from "../../testing/make.ts";

const at = startImportTests();

const open = (overrides: Record<string, unknown> = {}) =>
  at.ada.call(api.openImport, { body: makeImport(overrides) });
const send = (id: string, entries: readonly unknown[], tags: readonly unknown[] = []) =>
  at.ada.call(api.addImportEntries, { params: { id }, body: { entries, tags } });
const changesSince = async (since: number) =>
  (await at.ada.call(api.listChanges, { query: { since: `${since}` } })).body;
const revision = async () => (await at.ada.call(api.listChanges)).body.revision as number;

describe("POST /api/imports", () => {
  it("answers 201 with the import, and again with the same one", async () => {
    const body = makeImport({ total: 3 });
    const first = await at.ada.call(api.openImport, { body });
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      ...{ ...body, added: 0, known: 0, finishedAt: null, undoneAt: null },
      openedAt: new Date(at.test.clock.now).toISOString(),
    });
    expect(await at.ada.call(api.openImport, { body })).toMatchObject({ status: 201, body: first.body });
    const other = await at.ada.call(api.openImport, { body: { ...body, total: 4 } });
    expect(other).toMatchObject({ status: 409, body: { code: "id-used" } });
    expect((await at.ada.call(api.listImports)).body).toEqual([first.body]);
  });

  it("opens one import at a time", async () => {
    const { body } = await open();
    expect(await open()).toMatchObject({ status: 409, body: { code: "import-open" } });
    await at.ada.call(api.removeImport, { params: body });
    expect((await open()).status).toBe(201);
  });

  it("refuses more entries than there is room for, and says how much there is", async () => {
    await at.ada.call(api.createMoodEntry, { body: makeEntry() });
    const full = await open({ total: maxStars });
    expect(full).toMatchObject({ status: 409, body: { code: "universe-full" } });
    expect(full.body.params).toEqual({ max: maxStars, room: maxStars - 1 });
    expect((await open({ total: maxStars - 1 })).status).toBe(201);
  });

  it("ends an import that has been open for a day", async () => {
    const id = await sendImport(at.ada, makeEntries(2));
    at.test.clock.now += 24 * 3_600_000;
    expect(await send(id, makeEntries(1))).toMatchObject({ status: 409, body: { code: "import-closed" } });
    expect((await at.ada.call(api.finishImport, { params: { id } })).status).toBe(409);
    expect((await open()).status).toBe(201);
    expect((await at.ada.call(api.listImports)).body[0]).toMatchObject({ finishedAt: null });
    expect((await at.ada.call(api.listImports)).body[0].undoneAt).not.toBeNull();
  });
});

describe("POST /api/imports/:id/entries", () => {
  it("shows nothing before the import is finished, and keeps the revision", async () => {
    const before = await revision();
    await sendImport(at.ada, makeEntries(3), [{ id: randomUUID(), name: "Sea", kind: "place" }]);
    expect(await starsOf(at.ada)).toEqual([]);
    expect(await changesSince(before)).toMatchObject({ revision: before, entries: [], tags: [] });
  });

  it("counts a key once, however often it is sent", async () => {
    const { body } = await open({ total: 2 });
    const [one, other] = makeEntries(2);
    expect((await send(body.id, [one, one])).body).toEqual({ added: 1, known: 1 });
    expect((await send(body.id, [one, other])).body).toEqual({ added: 1, known: 1 });
    expect((await send(body.id, [one, other])).body).toEqual({ added: 0, known: 2 });
    expect(await finish(at.ada, body.id)).toEqual({ added: 2, known: 0 });
    expect(await starsOf(at.ada)).toHaveLength(2);
  });

  it("refuses a batch with an invalid row, names its index and stores none of it", async () => {
    const { body } = await open();
    const future = new Date(at.test.clock.now + 3_600_000).toISOString();
    const bad = [
      { emotion: "hungry" },
      { intensity: 11 },
      { timestamp: "2026-02-30T12:00:00Z" },
      { timestamp: "1899-12-31T23:59:59Z" },
      { timestamp: future },
      { key: "" },
      { note: "x".repeat(2_001) },
      { note: "a\0b" },
      { tags: [randomUUID()] },
      { isTwinStar: 1, secondaryEmotion: "joy" },
      { secondaryEmotion: "fear" },
      { x: 1 },
    ];
    for (const row of bad) {
      const refused = await send(body.id, [...makeEntries(2), makeImportedEntry(row), makeImportedEntry()]);
      expect(refused, JSON.stringify(row)).toMatchObject({ status: 400, body: { index: 2 } });
    }
    expect(await finish(at.ada, body.id)).toEqual({ added: 0, known: 0 });
    expect(await starsOf(at.ada)).toEqual([]);
  });

  it("takes 500 entries with long notes, which are more than other calls take, and not one more", async () => {
    const { body } = await open({ total: 501 });
    const entries = makeEntries(500, { note: "n".repeat(1_500) });
    expect((await send(body.id, [...entries, makeImportedEntry()])).body).toMatchObject({
      fieldCodes: { entries: { code: "too-many-entries" } },
    });
    expect(await send(body.id, entries)).toMatchObject({ status: 200, body: { added: 500 } });
    const tooLarge = await send(body.id, makeEntries(500, { note: "é".repeat(2_000) }));
    expect(tooLarge.status).toBe(413);
  });

  it("refuses more entries than were announced", async () => {
    const { body } = await open({ total: 1 });
    const refused = await send(body.id, makeEntries(2));
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "more-than-announced", params: { total: 1 } },
    });
  });

  it("refuses tags that the universe has no room for", async () => {
    const { body } = await open();
    await at.ada.call(api.putTag, { params: { id: randomUUID() }, body: makeTag() });
    const tags = Array.from({ length: 500 }, (_, at) => ({
      id: randomUUID(),
      name: `T${at}`,
      kind: "other",
    }));
    expect((await send(body.id, [], tags)).status).toBe(400);
    expect((await send(body.id, [], tags.slice(1))).status).toBe(200);
  });

  it("is refused for an import that is finished, cancelled or unknown", async () => {
    const id = await importAll(at.ada, makeEntries(1));
    const closed = { status: 409, body: { code: "import-closed" } };
    expect(await send(id, makeEntries(1))).toMatchObject(closed);
    expect((await send(randomUUID(), makeEntries(1))).status).toBe(404);
    const { body: open } = await at.ada.call(api.openImport, { body: makeImport() });
    await at.ada.call(api.removeImport, { params: open });
    expect(await send(open.id, makeEntries(1))).toMatchObject(closed);
  });
});

describe("POST /api/imports/:id/finish", () => {
  it("makes the stars visible with everything that was sent, and answers the same again", async () => {
    const tagId = randomUUID();
    const twin = { isTwinStar: 1, secondaryEmotion: "fear", secondaryIntensity: 2 };
    const entry = makeImportedEntry({
      note: "By the sea",
      timeZone: "Europe/Berlin",
      tags: [tagId],
      ...twin,
    });
    const id = await sendImport(at.ada, [entry], [{ id: tagId, name: " Sea ", kind: "place" }]);
    expect(await finish(at.ada, id)).toEqual({ added: 1, known: 0 });
    expect(await finish(at.ada, id)).toEqual({ added: 1, known: 0 });
    const { key: _, ...sent } = entry;
    const [star] = await starsOf(at.ada);
    expect(star).toMatchObject({
      ...sent,
      editedAt: null,
      createdAt: new Date(at.test.clock.now).toISOString(),
    });
    const whole = (await at.ada.call(api.listChanges)).body;
    expect(whole.tags).toEqual([
      { id: tagId, name: "Sea", kind: "place", isArchived: false, revision: expect.any(Number) },
    ]);
    expect(star.revision).toBeLessThanOrEqual(whole.revision);
    expect((await at.ada.call(api.listImports)).body).toMatchObject([{ id, added: 1, undoneAt: null }]);
  });

  it("lets every client fetch the whole universe once, and only changes after that", async () => {
    const before = await revision();
    await importAll(at.ada, makeEntries(3));
    const changes = await changesSince(before);
    expect(changes.isWhole).toBe(true);
    expect(changes.entries).toHaveLength(3);
    expect(await changesSince(changes.revision)).toMatchObject({ isWhole: false, entries: [] });
    await at.ada.call(api.createMoodEntry, { body: makeEntry() });
    expect((await changesSince(changes.revision)).entries).toHaveLength(1);
  });

  it("places all stars again: from the centre in the order of their moments, and none too near to another", async () => {
    await at.ada.call(api.createMoodEntry, { body: makeEntry() });
    await importAll(at.ada, makeEntries(450));
    const stars = await starsOf(at.ada);
    expect(stars).toHaveLength(451);
    const ranks = await at.test.database.db
      .selectFrom("mood_entries")
      .select(["rank", "ordinal"])
      .where("userId", "=", at.userId)
      .orderBy("timestamp")
      .execute();
    expect(ranks.map(({ rank }) => rank)).toEqual(Array.from(ranks, (_, at) => at));
    expect(new Set(ranks.map(({ ordinal }) => ordinal)).size).toBe(451);
    for (const [at, star] of stars.entries())
      for (const other of stars.slice(at + 1)) expect(isCloserThan(star, other, starSpacing)).toBe(false);
  });

  it("adds only what is new when the same file, or a longer one, is imported again", async () => {
    const entries = makeEntries(3);
    await importAll(at.ada, entries);
    const after = await revision();
    const again = await sendImport(at.ada, entries);
    expect(await finish(at.ada, again)).toEqual({ added: 0, known: 3 });
    expect(await revision()).toBe(after);
    const longer = await sendImport(at.ada, [...entries, makeImportedEntry()]);
    expect(await finish(at.ada, longer)).toEqual({ added: 1, known: 3 });
    expect(await starsOf(at.ada)).toHaveLength(4);
  });

  it("does not bring back a star that the person removed", async () => {
    const entries = makeEntries(1);
    await importAll(at.ada, entries);
    const [star] = await starsOf(at.ada);
    await at.ada.call(api.binMoodEntry, { params: star });
    await at.ada.call(api.purgeMoodEntry, { params: star });
    await importAll(at.ada, entries);
    expect(await starsOf(at.ada)).toEqual([]);
  });

  it("gives a tag with a name that the universe has to the universe's tag", async () => {
    const [own, sent] = [randomUUID(), randomUUID()];
    await at.ada.call(api.putTag, { params: { id: own }, body: makeTag({ name: "Sea" }) });
    await importAll(
      at.ada,
      [makeImportedEntry({ tags: [sent, own] })],
      [{ id: sent, name: "SEA", kind: "place" }],
    );
    expect((await starsOf(at.ada))[0].tags).toEqual([own]);
    expect((await at.ada.call(api.listChanges)).body.tags).toHaveLength(1);
  });

  it("neither begins a pause nor counts toward the stars of a day", async () => {
    const limited = await openTestApp();
    try {
      const { visitor } = await signUp(limited);
      const now = new Date(limited.clock.now - 1_000).toISOString();
      await importAll(visitor, [...makeEntries(250), makeImportedEntry({ timestamp: now })]);
      const first = await visitor.call(api.createMoodEntry, { body: makeEntry() });
      expect(first.status).toBe(201);
      expect((await visitor.call(api.createMoodEntry, { body: makeEntry() })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it("adds every star once when it is called twice at the same time, and survives a restart", async () => {
    const id = await sendImport(at.ada, makeEntries(300));
    const both = await Promise.all([finish(at.ada, id), finish(at.ada, id)]);
    expect(both).toEqual([
      { added: 300, known: 0 },
      { added: 300, known: 0 },
    ]);
    await at.test.restart();
    expect(await finish(at.ada, id)).toEqual({ added: 300, known: 0 });
    expect(await starsOf(at.ada)).toHaveLength(300);
  });

  it("shows a star that the person adds in the meantime", async () => {
    const id = await sendImport(at.ada, makeEntries(600));
    const [, added] = await Promise.all([
      finish(at.ada, id),
      at.ada.call(api.createMoodEntry, { body: makeEntry({ note: "Meanwhile" }) }),
    ]);
    expect(added.status).toBe(201);
    const stars = await starsOf(at.ada);
    expect(stars).toHaveLength(601);
    expect(stars.at(-1).note).toBe("Meanwhile");
  });
});
