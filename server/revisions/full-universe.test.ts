import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { importAll, makeEntries, starsOf } from "../../testing/imports.ts";
import { makeEntry, makeImport, makeLink, signUp } from "../../testing/make.ts";
import { readStored, recount } from "../../testing/stored-bytes.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { exportWhole, restoreWhole } from "../../testing/whole-export.ts";
import { readSettings } from "../environment.ts";

const read = readSettings({ PUBLIC_URL: "http://mood.example.org", UNIVERSE_MEGABYTES: "1" });
const most = read.ok ? read.settings.universeBytes : 0;
let test: TestApp;
let ada: Visitor;
let userId: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0, universeBytes: most });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  [ada, userId] = [visitor, user.id];
});

const stored = async () => (await readStored(test.database.db, userId)).storedBytes;
const note = "€".repeat(600);
const noRoom = { status: 409, body: { code: "no-room", params: { megabytes: 1 } } };

/** Sends batches until one is refused; returns those that were not taken. */
async function sendUntilFull(id: string, batches: readonly (readonly object[])[]) {
  for (const [at, entries] of batches.entries()) {
    const { status, body } = await ada.call(api.addImportEntries, {
      params: { id },
      body: { entries, tags: [] },
    });
    if (status === 200) continue;
    expect({ status, body }).toMatchObject(noRoom);
    return batches.slice(at);
  }
  return [];
}

describe("a universe of one megabyte", () => {
  beforeEach(() => expect(most).toBe(1_000_000));

  it("keeps what an import has sent before it was full, goes on when there is room, and is empty after its undoing", async () => {
    const star = (await ada.call(api.createMoodEntry, { body: makeEntry({ note: "Mine" }) })).body;
    const earlier = await importAll(ada, makeEntries(100, { note: "€".repeat(1_500) }));
    const old = (await starsOf(ada)).filter((one: { id: string }) => one.id !== star.id);
    const id = randomUUID();
    await ada.call(api.openImport, { body: makeImport({ id, total: 320 }) });
    const batches = [0, 1, 2, 3].map(() => makeEntries(80, { note }));
    const left = await sendUntilFull(id, batches);
    expect(left.length).toBeGreaterThan(0);
    expect(await stored()).toBeLessThanOrEqual(most);
    for (const params of old.slice(0, 10))
      for (const call of [api.binMoodEntry, api.purgeMoodEntry]) await ada.call(call, { params });
    await ada.call(api.removeImport, { params: { id: earlier } });
    expect(await sendUntilFull(id, left)).toEqual([]);
    expect((await ada.call(api.finishImport, { params: { id } })).body).toMatchObject({ added: 320 });
    expect(await starsOf(ada)).toHaveLength(321);
    expect((await ada.call(api.removeImport, { params: { id } })).status).toBe(204);
    expect((await starsOf(ada)).map((one: { id: string }) => one.id)).toEqual([star.id]);
    expect(await readStored(test.database.db, userId)).toEqual(await recount(test.database.db, userId));
  });

  it("finishes no import that would grow beyond it, and gives back what has arrived", async () => {
    const id = randomUUID();
    const tags = Array.from({ length: 10 }, (_, at) => ({
      id: randomUUID(),
      name: `Tag ${at}`,
      kind: "other",
    }));
    const entries = makeEntries(500, { note: "€".repeat(80), tags: tags.map((tag) => tag.id) });
    await ada.call(api.openImport, { body: makeImport({ id, total: entries.length }) });
    const { status } = await ada.call(api.addImportEntries, { params: { id }, body: { entries, tags } });
    expect(status).toBe(200);
    for (let times = 0; times < 2; times++)
      expect(await ada.call(api.finishImport, { params: { id } })).toMatchObject(noRoom);
    expect(await stored()).toBeLessThanOrEqual(most);
    expect(await starsOf(ada)).toEqual([]);
    expect((await ada.call(api.createMoodEntry, { body: makeEntry() })).status).toBe(201);
    expect((await ada.call(api.removeImport, { params: { id } })).status).toBe(204);
    expect(await starsOf(ada)).toHaveLength(1);
    expect(await stored()).toBeLessThan(10_000);
  });

  it("restores no larger universe, and the same file again goes on with what has arrived", async () => {
    const { visitor } = await signUp(test);
    await visitor.call(api.createMoodEntry, { body: makeEntry({ note: "€".repeat(1_800) }) });
    const small = await exportWhole(visitor);
    const moodEntries = Array.from({ length: 200 }, () =>
      small.moodEntries.map((star) => ({ ...star, id: randomUUID() })),
    ).flat();
    const file = { ...small, moodEntries };
    await expect(restoreWhole(ada, file)).rejects.toThrow("no-room");
    expect(await stored()).toBeLessThanOrEqual(most);
    const [{ id }] = (await ada.call(api.listImports)).body;
    await expect(restoreWhole(ada, file)).rejects.toThrow("no-room");
    expect((await ada.call(api.listImports)).body).toHaveLength(1);
    await ada.call(api.removeImport, { params: { id } });
    expect(await stored()).toBeLessThan(1_000);
  });

  it("takes of what is sent at once as much as there is room for, and no link then", async () => {
    for (let times = 0; times < 2; times++)
      await importAll(ada, makeEntries(74, { note: "€".repeat(2_000) }));
    const before = await stored();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () =>
        ada.call(api.createMoodEntry, { body: makeEntry({ note: "€".repeat(2_000) }) }),
      ),
    );
    const taken = sent.filter(({ status }) => status === 201).length;
    expect(taken).toBe(Math.floor((most - before) / (200 + "joy".length + 6_000)));
    expect(taken).toBeGreaterThan(1);
    expect(taken).toBeLessThan(20);
    for (const reply of sent.filter(({ status }) => status !== 201)) expect(reply).toMatchObject(noRoom);
    for (const letters of [1_600, 800, 400, 200, 100, 50, 25, 12, 6, 3, 1, 0])
      while (
        (await ada.call(api.createMoodEntry, { body: makeEntry({ note: "n".repeat(letters) }) })).status ===
        201
      );
    expect(await ada.call(api.createLink, { body: makeLink() })).toMatchObject(noRoom);
    expect(await ada.call(api.getRoom)).toMatchObject({ status: 200, body: { used: await stored(), most } });
  });
});
