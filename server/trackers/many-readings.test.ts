import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { applyChanges } from "#domain/records/apply-changes.ts";
import { changesSchema } from "#domain/records/changes.ts";
import { maxReadings, readingId } from "#domain/records/reading/reading.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { statementCounter } from "../../testing/count-statements.ts";
import { makeEntry, makeImport, makeReading, makeTracker, signUp } from "../../testing/make.ts";
import { fiveTrackers, tenYearsOfReadings } from "../../testing/ten-years-of-readings.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { sweep } from "../housekeeping.ts";
import { removeRecord } from "../records/store-record.ts";
import { trackers } from "../records/trackers.ts";

const { metrics, during } = statementCounter();
let test: TestApp;
let ada: Visitor;
let userId: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 }, { metrics });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  [ada, userId] = [visitor, user.id];
});

async function putTrackers(bodies: readonly object[]) {
  const ids = bodies.map(() => randomUUID());
  for (const [at, id] of ids.entries()) await ada.call(api.putTracker, { params: { id }, body: bodies[at] });
  return ids;
}

type Row = { trackerId: string; at: string; value: number; revision: number };

/** Stores readings without calls, which would take minutes. */
async function insert(readings: readonly Row[]) {
  const { db } = test.database;
  const columns = { userId, createdAt: new Date(0), utcOffset: null, timeZone: null };
  const ofNoImport = { importId: null, replaced: null };
  for (let from = 0; from < readings.length; from += 1_000)
    await db
      .insertInto("readings")
      .values(readings.slice(from, from + 1_000).map((one) => ({ ...columns, ...one, ...ofNoImport })))
      .execute();
  const revision = readings.reduce((most, one) => Math.max(most, one.revision), 0);
  await db.updateTable("users").set({ revision }).where("id", "=", userId).execute();
}

/** Readings of a tracker that has many a day, one a minute. */
const minutes = (trackerId: string, count: number, revision = 2): Row[] =>
  Array.from({ length: count }, (_, minute) => ({
    ...{ trackerId, value: 1, revision },
    at: new Date(Date.UTC(2020, 0) + minute * 60_000).toISOString().slice(0, 16),
  }));

const load = async () => {
  const { body, headers } = await ada.call(api.listChanges);
  return { body, etag: String(headers.etag) };
};
const compressedSize = async () =>
  (await ada.call(api.listChanges, { headers: { "accept-encoding": "br" } })).bytes.length;

describe("18,000 readings of ten years", () => {
  it("add 60 KB or less to the first load, and one statement for each tracker and each page of its readings", async () => {
    const ids = await putTrackers(fiveTrackers);
    const [size, cost] = [await compressedSize(), await during(load)];
    const readings = tenYearsOfReadings(ids);
    expect(readings.length).toBeGreaterThan(17_900);
    await insert(readings);
    const added = (await compressedSize()) - size;
    expect(added).toBeGreaterThan(5_000);
    expect(added).toBeLessThan(60_000);
    // Two pages of each tracker, and the end of its list.
    expect((await during(load)) - cost).toBeLessThanOrEqual(2 * ids.length);
    const known = applyChanges(null, changesSchema.parse((await load()).body));
    expect(known.readings).toEqual(readings.map((one) => ({ ...one, id: readingId(one.trackerId, one.at) })));
  });

  it("cost an unchanged poll nothing, and one of a new star two statements", async () => {
    const ids = await putTrackers(fiveTrackers);
    const poll = async (etag: string, since: number) => {
      const headers = { "if-none-match": etag };
      const cost = await during(async () => {
        expect((await ada.call(api.listChanges, { headers })).status).toBe(304);
      });
      await ada.call(api.createMoodEntry, { body: makeEntry() });
      return [cost, await during(() => ada.call(api.listChanges, { query: { since: `${since}` } }))] as const;
    };
    const empty = await load();
    const without = await poll(empty.etag, empty.body.revision);
    await insert(tenYearsOfReadings(ids));
    const full = await load();
    const [unchanged, changed] = await poll(full.etag, full.body.revision);
    expect(unchanged).toBe(without[0]);
    // Whether so many stars, or so many readings, have changed that all are sent.
    expect(changed - without[1]).toBeLessThanOrEqual(2);
  });
});

describe("readings that have changed since", () => {
  it("come one by one if they are few, in columns if they are many, and with the whole universe beyond", async () => {
    const [id = ""] = await putTrackers([makeTracker({ perDay: "many" })]);
    for (const [count, isWhole, inBlocks] of [
      [3, false, false],
      [200, false, true],
      [6_000, true, true],
    ] as const) {
      await test.database.db.deleteFrom("readings").where("trackerId", "=", id).execute();
      await insert(minutes(id, count, 10 + count));
      const { body } = await ada.call(api.listChanges, { query: { since: "9" } });
      expect([body.isWhole, "steps" in body.readings[0]]).toEqual([isWhole, inBlocks]);
      expect(applyChanges(null, { ...changesSchema.parse(body), isWhole: true }).readings).toHaveLength(
        count,
      );
    }
  });
});

/** Sends a reading by an import. */
async function bring(reading: object) {
  const { body } = await ada.call(api.openImport, { body: makeImport() });
  return ada.call(api.addImportEntries, {
    params: body,
    body: { entries: [], tags: [], readings: [reading] },
  });
}

describe("a universe with as many readings as it can have", { timeout: 120_000 }, () => {
  it("takes no other one, takes changes, and lets others write while their tracker is removed", async () => {
    const [id = "", other = ""] = await putTrackers([makeTracker({ perDay: "many" }), makeTracker()]);
    await insert(minutes(id, maxReadings));
    const put = (at: string, trackerId = id) =>
      ada.call(api.putReading, { params: { trackerId, at }, body: makeReading() });
    expect(await put("2026-03-10", other)).toMatchObject({
      status: 400,
      body: { code: "too-many-readings", params: { max: maxReadings } },
    });
    expect(await bring({ ...makeReading(), trackerId: other, at: "2026-03-10" })).toMatchObject({
      status: 400,
      body: { fieldCodes: { readings: { code: "too-many-readings" } } },
    });
    expect((await put("2020-01-01T00:00")).status).toBe(200);
    const eve = (await signUp(test)).visitor;
    const done: string[] = [];
    const removal = ada.call(api.deleteTracker, { params: { id } }).then(() => done.push("removal"));
    await eve.call(api.createMoodEntry, { body: makeEntry() }).then(() => done.push("star"));
    await removal;
    expect(done).toEqual(["star", "removal"]);
    expect((await put("2026-03-10", other)).status).toBe(201);
    expect((await load()).body.readings).toMatchObject([{ trackerId: other }]);
  });
});

it("readings of a removed tracker are nobody's, and are deleted although the process that began it has ended", async () => {
  const [id = ""] = await putTrackers([makeTracker({ perDay: "many" })]);
  await insert(minutes(id, 10, 2));
  await removeRecord(test.app.context, trackers, userId, id);
  const { body } = await ada.call(api.listChanges, { query: { since: "1" } });
  expect(body).toMatchObject({ readings: [], removed: { trackers: [id] } });
  expect((await load()).body.readings).toEqual([]);
  await sweep(test.app);
  const { db } = test.database;
  expect(await db.selectFrom("readings").select("at").where("userId", "=", userId).execute()).toEqual([]);
});

it("a universe without room takes no other reading, and takes changes", async () => {
  const [id = ""] = await putTrackers([makeTracker()]);
  const put = (at: string, value: number) =>
    ada.call(api.putReading, { params: { trackerId: id, at }, body: makeReading({ value }) });
  await put("2026-03-10", 1);
  const { universeBytes } = test.app.context.settings;
  await test.database.db
    .updateTable("users")
    .set({ storedBytes: universeBytes })
    .where("id", "=", userId)
    .execute();
  expect(await put("2026-03-11", 1)).toMatchObject({ status: 409, body: { code: "no-room" } });
  expect((await put("2026-03-10", 2)).status).toBe(200);
});
