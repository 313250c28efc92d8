import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { Changes } from "#domain/records/changes.ts";
import { unpackReadings } from "#domain/records/reading/columns.ts";
import { maxReadingsOfDay } from "#domain/records/reading/reading.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  makeEntry,
  makeFeeling,
  makeImport,
  makeImportedEntry,
  makeReading,
  makeTracker,
  signUp,
} from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = (await signUp(test)).visitor;
});

const open = async () => {
  const { body } = await ada.call(api.openImport, { body: makeImport() });
  return { id: body.id as string };
};
const send = (params: { id: string }, batch: object) =>
  ada.call(api.addImportEntries, { params, body: { entries: [], tags: [], ...batch } });
const finish = (params: { id: string }) => ada.call(api.finishImport, { params });
const undo = (params: { id: string }) => ada.call(api.removeImport, { params });
const read = async () => {
  const { body } = await ada.call(api.listChanges);
  const readings = unpackReadings(body.readings).map(({ at, value }) => [at, value] as const);
  return { ...(body as Changes), readings };
};
const longing = (id: string, name = "Longing") => {
  const { isArchived: _, ...feeling } = makeFeeling({ name });
  return { ...feeling, id };
};
const sleep = (id: string, more: object = {}) => ({
  ...makeTracker({ name: "Sleep", kind: "number", min: 0, max: 24, step: null, ...more }),
  id,
});
const night = (trackerId: string, at: string, value = 7.5) => ({ ...makeReading({ value }), trackerId, at });

/** An import that is finished, with a feeling, a star of it, and two nights. */
async function bring({
  readings = ["2026-03-10", "2026-03-11"],
  value = 7.5,
  replacesReadings = false,
} = {}) {
  const ids = { feeling: randomUUID(), tracker: randomUUID() };
  const params = await open();
  const records = { feelings: [longing(ids.feeling)], trackers: [sleep(ids.tracker)] };
  const entries = [makeImportedEntry({ emotion: ids.feeling })];
  const sent = await send(params, {
    ...{ ...records, entries, replacesReadings },
    readings: readings.map((at) => night(ids.tracker, at, value)),
  });
  expect((await finish(params)).status).toBe(200);
  return { ...ids, params, sent };
}

describe("an import with feelings, trackers and readings", () => {
  it("leaves away a reading that the person has removed", async () => {
    const { tracker, params } = await bring();
    const reading = { trackerId: tracker, at: "2026-03-10" };
    expect((await ada.call(api.deleteReading, { params: reading })).status).toBe(204);
    const again = await bring({ readings: ["2026-03-10", "2026-03-11", "2026-03-12"] });
    expect(again.sent.body.readings).toEqual({ added: 1, known: 2, replaced: 0 });
    expect((await read()).readings.map(([at]) => at)).toEqual(["2026-03-11", "2026-03-12"]);
    await undo(again.params);
    await undo(params);
    expect((await bring()).sent.body.readings).toEqual({ added: 2, known: 0, replaced: 0 });
  });

  it("says in the list of imports how many readings an undo would take back", async () => {
    const { params, tracker } = await bring();
    const listed = async () =>
      (await ada.call(api.listImports)).body.find(({ id }: { id: string }) => id === params.id)?.readings;
    expect(await listed()).toEqual({ added: 2, known: 0, replaced: 0 });
    const reading = { trackerId: tracker, at: "2026-03-10" };
    await ada.call(api.putReading, { params: reading, body: makeReading({ value: 6 }) });
    expect(await listed()).toEqual({ added: 1, known: 0, replaced: 0 });
    const replaced = await bring({ readings: ["2026-03-11"], value: 8, replacesReadings: true });
    expect((await ada.call(api.listImports)).body).toContainEqual(
      expect.objectContaining({ id: replaced.params.id, readings: { added: 0, known: 0, replaced: 1 } }),
    );
    await undo(replaced.params);
    await undo(params);
    expect(await listed()).toBeUndefined();
  });

  it("brings them, once, and says so", async () => {
    const { sent, feeling, tracker } = await bring();
    expect(sent.body.readings).toEqual({ added: 2, known: 0, replaced: 0 });
    expect(await read()).toMatchObject({
      ...{ feelings: [{ id: feeling, name: "Longing" }], trackers: [{ id: tracker, name: "Sleep" }] },
      entries: [{ emotion: feeling }],
      readings: [
        ["2026-03-10", 7.5],
        ["2026-03-11", 7.5],
      ],
    });
  });

  it("of a later export takes those that have the names, and keeps readings that are there", async () => {
    const first = await bring();
    const later = await bring({ readings: ["2026-03-11", "2026-03-12"], value: 9 });
    expect(later.sent.body.readings).toEqual({ added: 1, known: 1, replaced: 0 });
    const { feelings, trackers, entries, readings } = await read();
    expect([feelings.length, trackers.length]).toEqual([1, 1]);
    expect(new Set(entries.map(({ emotion }) => emotion))).toEqual(new Set([first.feeling]));
    expect(readings.map(([, value]) => value)).toEqual([7.5, 7.5, 9]);
  });

  it("can name them in a later batch by the ids that it has sent, and can repeat each batch", async () => {
    await bring();
    const [params, feeling, tracker] = [await open(), randomUUID(), randomUUID()];
    const records = { feelings: [longing(feeling, "LONGING")], trackers: [sleep(tracker)] };
    const batch = {
      readings: [night(tracker, "2026-02-20")],
      entries: [makeImportedEntry({ emotion: feeling })],
    };
    for (const sent of [records, records, batch, batch])
      expect(await send(params, sent)).toMatchObject({ status: 200 });
    await finish(params);
    const { feelings, trackers, entries, readings } = await read();
    expect([feelings.length, trackers.length, readings.length, entries.length]).toEqual([1, 1, 3, 2]);
    expect(entries.every(({ emotion }) => emotion === feelings[0]?.id)).toBe(true);
  });

  it("follows the merge of a feeling that it brings again", async () => {
    const { feeling } = await bring();
    const into = randomUUID();
    await ada.call(api.putFeeling, { params: { id: into }, body: makeFeeling({ name: "Fernweh" }) });
    await ada.call(api.mergeFeelings, { params: { id: feeling }, body: { into } });
    const params = await open();
    await send(params, { feelings: [longing(feeling)], entries: [makeImportedEntry({ emotion: feeling })] });
    await finish(params);
    const { feelings, entries } = await read();
    expect([feelings.map(({ id }) => id), entries.map(({ emotion }) => emotion)]).toEqual([
      [into],
      [into, into],
    ]);
  });

  it("lets clients forget the earlier readings of a removed tracker that it brings again", async () => {
    const { tracker } = await bring();
    const { revision } = await read();
    await ada.call(api.deleteTracker, { params: { id: tracker } });
    const params = await open();
    await send(params, { trackers: [sleep(tracker)], readings: [night(tracker, "2026-03-12")] });
    const { body } = await ada.call(api.listChanges, { query: { since: `${revision}` } });
    expect(body).toMatchObject({ isWhole: true, readings: [{ first: "2026-03-12", values: [7.5] }] });
  });

  it("takes a feeling of the catalogue for one with its name", async () => {
    const [params, feeling] = [await open(), randomUUID()];
    const entries = [makeImportedEntry({ emotion: feeling })];
    await send(params, { feelings: [longing(feeling, "Joy")], entries });
    await finish(params);
    expect(await read()).toMatchObject({ feelings: [], entries: [{ emotion: "joy" }] });
  });

  it("replaces readings where the person chose so, and gives the earlier ones back when it is undone", async () => {
    await bring();
    const later = await bring({ readings: ["2026-03-11", "2026-03-12"], value: 9, replacesReadings: true });
    expect(later.sent.body.readings).toEqual({ added: 1, known: 0, replaced: 1 });
    expect((await read()).readings.map(([, value]) => value)).toEqual([7.5, 9, 9]);
    expect((await undo(later.params)).status).toBe(204);
    expect((await read()).readings).toEqual([
      ["2026-03-10", 7.5],
      ["2026-03-11", 7.5],
    ]);
  });

  it("stores nothing of a batch with a reading that its tracker does not take, and says which it is", async () => {
    const [params, tracker] = [await open(), randomUUID()];
    const trackers = [sleep(tracker)];
    for (const [code, reading] of [
      ["not-a-day", night(tracker, "2026-03-11T10:00")],
      ["date-in-future", night(tracker, "2099-01-01")],
      ["moment-too-early", night(tracker, "1899-12-31")],
      ["unknown-tracker", night(randomUUID(), "2026-03-11")],
      ["out-of-range", night(tracker, "2026-03-11", 25)],
    ] as const) {
      const readings = [night(tracker, "2026-03-10"), reading];
      expect(await send(params, { trackers, readings }), code).toMatchObject({
        status: 400,
        body: { index: 1, fieldCodes: { readings: { code } } },
      });
    }
    const entries = [makeImportedEntry({ timestamp: "2099-01-01T00:00:00.000Z" })];
    expect((await send(params, { trackers, entries })).status).toBe(400);
    expect(await read()).toMatchObject({ revision: 0, trackers: [], readings: [] });
  });

  it("refuses a tracker of durations below 0, as the form and a change do", async () => {
    const params = await open();
    const duration = (min: number | null) => [sleep(randomUUID(), { kind: "duration", min, max: 60 })];
    expect((await send(params, { trackers: duration(-60) })).status).toBe(400);
    expect(await read()).toMatchObject({ revision: 0, trackers: [] });
    expect((await send(params, { trackers: duration(0) })).status).toBe(200);
  });

  it("refuses more readings of a day than a tracker can have", async () => {
    const [params, tracker] = [await open(), randomUUID()];
    const readings = Array.from({ length: maxReadingsOfDay + 1 }, (_, minute) =>
      night(tracker, `2026-03-10T10:${String(minute).padStart(2, "0")}`),
    );
    const trackers = [sleep(tracker, { perDay: "many" })];
    expect(await send(params, { trackers, readings })).toMatchObject({
      status: 400,
      body: { fieldCodes: { readings: { code: "too-many-readings-of-day" } } },
    });
    expect((await send(params, { trackers, readings: readings.slice(1) })).status).toBe(200);
    expect((await send(params, { readings: readings.slice(0, 1) })).status).toBe(400);
  });
});

describe("undoing such an import", () => {
  it("removes what it created, and can be done again after the next import of the file", async () => {
    for (let times = 0; times < 2; times++) {
      const { params } = await bring();
      expect((await undo(params)).status).toBe(204);
      expect(await read()).toMatchObject({ feelings: [], trackers: [], readings: [], entries: [] });
    }
  });

  it("keeps a feeling that a star has, a reading that the person has changed, and its tracker", async () => {
    const { params, feeling, tracker } = await bring();
    await ada.call(api.createMoodEntry, { body: makeEntry({ emotion: feeling }) });
    const reading = { trackerId: tracker, at: "2026-03-11" };
    await ada.call(api.putReading, { params: reading, body: makeReading({ value: 6 }) });
    await undo(params);
    expect(await read()).toMatchObject({
      ...{ feelings: [{ id: feeling }], trackers: [{ id: tracker }] },
      readings: [["2026-03-11", 6]],
    });
  });

  it("gives back what the person wrote, in whatever order imports that replaced it are undone", async () => {
    for (const isLastFirst of [true, false]) {
      const { tracker } = await bring({ readings: [] });
      const reading = { trackerId: tracker, at: "2026-03-11" };
      await ada.call(api.putReading, { params: reading, body: makeReading({ value: 5 }) });
      const replacing = { readings: ["2026-03-11"], replacesReadings: true };
      const imports = [await bring({ ...replacing, value: 7 }), await bring({ ...replacing, value: 9 })];
      expect((await read()).readings).toEqual([["2026-03-11", 9]]);
      for (const { params } of isLastFirst ? imports.toReversed() : imports) await undo(params);
      expect((await read()).readings).toEqual([["2026-03-11", 5]]);
    }
  });

  it("keeps a feeling that the person has changed", async () => {
    const { params, feeling } = await bring();
    await ada.call(api.putFeeling, { params: { id: feeling }, body: makeFeeling({ name: "Fernweh" }) });
    await undo(params);
    expect(await read()).toMatchObject({ feelings: [{ id: feeling, name: "Fernweh" }], entries: [] });
  });

  it("keeps a tracker that the person has changed, but for its place in the list", async () => {
    for (const [change, names] of [
      [{ position: 3 }, []],
      [{ name: "Nights" }, ["Nights"]],
    ] as const) {
      const { params, tracker } = await bring();
      const { id: _, ...body } = sleep(tracker);
      await ada.call(api.putTracker, { params: { id: tracker }, body: { ...body, ...change } });
      await undo(params);
      const { trackers, readings } = await read();
      expect([trackers.map(({ name }) => name), readings]).toEqual([names, []]);
    }
  });

  it("leaves trackers that were there before", async () => {
    const id = randomUUID();
    const { id: _, ...body } = sleep(id);
    await ada.call(api.putTracker, { params: { id }, body });
    const { params } = await bring();
    await undo(params);
    expect(await read()).toMatchObject({ trackers: [{ id }], readings: [] });
  });

  it("is also done when an open import is cancelled", async () => {
    const [params, tracker] = [await open(), randomUUID()];
    await send(params, { trackers: [sleep(tracker)], readings: [night(tracker, "2026-03-10")] });
    const { revision } = await read();
    await undo(params);
    const { body } = await ada.call(api.listChanges, { query: { since: `${revision}` } });
    expect(body).toMatchObject({ isWhole: true, trackers: [], readings: [] });
  });
});
