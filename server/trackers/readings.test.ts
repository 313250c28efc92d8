import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { applyChanges } from "#domain/records/apply-changes.ts";
import { changesSchema } from "#domain/records/changes.ts";
import { maxReadingsOfDay } from "#domain/records/reading/reading.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeReading, makeTracker, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
let daily: string;
let often: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = (await signUp(test)).visitor;
  [daily, often] = [randomUUID(), randomUUID()];
  await putTracker(daily, makeTracker());
  await putTracker(often, makeTracker({ kind: "number", min: null, max: null, step: 0.5, perDay: "many" }));
});

const putTracker = (id: string, body: Record<string, unknown>) =>
  ada.call(api.putTracker, { params: { id }, body });
const put = (trackerId: string, at: string, body = makeReading()) =>
  ada.call(api.putReading, { params: { trackerId, at }, body });
const remove = (trackerId: string, at: string) => ada.call(api.deleteReading, { params: { trackerId, at } });
const feed = async (since?: number) =>
  changesSchema.parse(
    (await ada.call(api.listChanges, { query: since === undefined ? {} : { since: `${since}` } })).body,
  );
const valuesOf = (changes: Awaited<ReturnType<typeof feed>>) =>
  applyChanges(null, { ...changes, isWhole: true }).readings.map(({ at, value }) => [at, value]);

describe("PUT /api/readings/{trackerId}/{at}", () => {
  it("stores a reading, changes it, and can be repeated", async () => {
    const at = "2026-03-12";
    const stored = { trackerId: daily, at, ...makeReading(), revision: 3 };
    expect(await put(daily, at)).toMatchObject({ status: 201, body: stored });
    expect(await put(daily, at)).toMatchObject({ status: 200, body: stored });
    expect((await put(daily, at, makeReading({ value: 5 }))).body).toEqual({
      ...stored,
      ...{ value: 5, revision: 4 },
    });
    expect(valuesOf(await feed())).toEqual([[at, 5]]);
    expect(await feed(3)).toMatchObject({ isWhole: false, readings: [{ at, value: 5 }] });
  });

  it("of two devices at once leaves one reading, and the last one wins", async () => {
    const at = "2026-03-12T14:05";
    const replies = await Promise.all([1, 2, 3].map((value) => put(often, at, makeReading({ value }))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const last = replies.toSorted((one, other) => other.body.revision - one.body.revision)[0];
    expect(valuesOf(await feed())).toEqual([[at, last?.body.value]]);
  });

  it("refuses a day where the tracker has minutes, a minute where it has days, and what is neither", async () => {
    for (const at of ["2026-03-12T14:05", "2026-02-30", "2026-3-1", "today", "0"])
      expect(await put(daily, at), at).toMatchObject({ status: 400, body: { code: "not-a-day" } });
    for (const at of ["2026-03-12", "2026-03-12T24:00", "2026-03-12T14:05:00", "2026-02-30T10:00"])
      expect(await put(often, at), at).toMatchObject({
        status: 400,
        body: { code: "not-a-minute", fieldCodes: { at: { code: "not-a-minute" } } },
      });
  });

  it("takes the day that begins at UTC+14, and refuses later ones and those before 1900", async () => {
    test.clock.now = Date.parse("2026-03-13T12:00:00Z");
    expect((await put(daily, "2026-03-14")).status).toBe(201);
    expect((await put(daily, "1900-01-01")).status).toBe(201);
    expect(await put(daily, "2026-03-15")).toMatchObject({ status: 400, body: { code: "date-in-future" } });
    expect(await put(often, "2026-03-15T00:00")).toMatchObject({
      status: 400,
      body: { code: "date-in-future" },
    });
    expect(await put(daily, "1899-12-31")).toMatchObject({ status: 400, body: { code: "moment-too-early" } });
  });

  it("takes a minute that a clock change skips, because the wall clock of the person names it, and one that it repeats once", async () => {
    const statuses = [];
    for (const at of ["2025-03-30T02:30", "2025-10-26T02:30", "2025-10-26T02:30"])
      statuses.push((await put(often, at, makeReading({ utcOffset: 120 }))).status);
    expect(statuses).toEqual([201, 201, 200]);
  });

  it("refuses what the tracker does not take, and says what it takes", async () => {
    for (const value of [0, 6, 2.5])
      expect(await put(daily, "2026-03-12", makeReading({ value })), `${value}`).toMatchObject({
        ...{ status: 400 },
        body: {
          code: "out-of-range",
          params: { min: 1, max: 5 },
          fieldCodes: { value: { code: "out-of-range" } },
        },
      });
    expect((await put(often, "2026-03-12T10:00", makeReading({ value: 0.25 }))).body.code).toBe(
      "out-of-range",
    );
    for (const value of ["1e309", "NaN", "null", '"3"', "1000001"]) {
      const reply = await ada.send("PUT", `/api/readings/${often}/2026-03-12T10:00`, {
        body: `{"value":${value}}`,
      });
      expect(reply.status, value).toBe(400);
    }
    expect(valuesOf(await feed())).toEqual([]);
  });

  it("keeps the readings outside of a narrower range, and takes them again", async () => {
    await put(daily, "2026-03-12", makeReading({ value: 5 }));
    const { body } = await ada.call(api.listChanges);
    const tracker = body.trackers.find(({ id }: { id: string }) => id === daily);
    const { id: _, revision: __, ...change } = tracker;
    await putTracker(daily, { ...change, max: 3 });
    expect((await put(daily, "2026-03-12", makeReading({ value: 5 }))).status).toBe(200);
    expect((await put(daily, "2026-03-12", makeReading({ value: 4 }))).status).toBe(400);
    expect(valuesOf(await feed())).toEqual([["2026-03-12", 5]]);
  });

  it("refuses more readings of a day than a tracker can have", async () => {
    for (let hour = 0; hour < maxReadingsOfDay; hour++)
      await put(often, `2026-03-12T${String(hour).padStart(2, "0")}:59`);
    expect(await put(often, "2026-03-12T10:30")).toMatchObject({
      status: 400,
      body: { code: "too-many-readings-of-day", params: { max: maxReadingsOfDay } },
    });
    expect((await put(often, "2026-03-12T10:59", makeReading({ value: 9 }))).status).toBe(200);
    expect((await put(often, "2026-03-11T23:59")).status).toBe(201);
    expect((await put(often, "2026-03-13T00:00")).status).toBe(201);
  });

  it("says of a tracker whether it was removed, or never was", async () => {
    expect(await put(randomUUID(), "2026-03-12")).toMatchObject({
      status: 404,
      body: { code: "unknown-tracker" },
    });
    await ada.call(api.deleteTracker, { params: { id: daily } });
    expect(await put(daily, "2026-03-12")).toMatchObject({ status: 409, body: { code: "tracker-removed" } });
  });
});

describe("DELETE /api/readings/{trackerId}/{at}", () => {
  it("removes a reading, which clients learn, and which can be there again", async () => {
    const at = "2026-03-12";
    await put(daily, at);
    const { revision } = await feed();
    expect((await remove(daily, at)).status).toBe(204);
    expect(await feed(revision)).toMatchObject({ readings: [], removed: { readings: [`${daily}/${at}`] } });
    await put(daily, at);
    expect(await feed(revision)).toMatchObject({ readings: [{ at }], removed: { readings: [] } });
  });

  it("changes nothing where there is none", async () => {
    const { revision } = await feed();
    for (const [trackerId, at] of [
      [daily, "2026-03-12"],
      [randomUUID(), "2026-03-12"],
      [daily, "never"],
    ] as const)
      expect((await remove(trackerId, at)).status).toBe(204);
    expect((await feed()).revision).toBe(revision);
  });
});
