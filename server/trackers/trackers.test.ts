import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { maxTrackers } from "#domain/records/tracker/tracker.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeReading, makeTracker, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = (await signUp(test)).visitor;
});

const put = (id: string, body = makeTracker()) => ada.call(api.putTracker, { params: { id }, body });
const remove = (id: string) => ada.call(api.deleteTracker, { params: { id } });
const putReading = (trackerId: string, at: string) =>
  ada.call(api.putReading, { params: { trackerId, at }, body: makeReading() });
const feed = async (since?: number) =>
  (await ada.call(api.listChanges, { query: since === undefined ? {} : { since: `${since}` } })).body;

describe("PUT /api/trackers/{id}", () => {
  it("creates a tracker, changes it, and can be repeated", async () => {
    const id = randomUUID();
    const body = makeTracker({ name: "  Sleep ", unit: "h", kind: "number", min: 0, max: 24, step: 0.5 });
    const created = { ...body, name: "Sleep", id, revision: 1 };
    expect(await put(id, body)).toMatchObject({ status: 201, body: created });
    expect(await put(id, body)).toMatchObject({ status: 200, body: created });
    const narrower = { ...body, max: 12, isArchived: true };
    expect(await put(id, narrower)).toMatchObject({
      status: 200,
      body: { ...created, max: 12, isArchived: true, revision: 2 },
    });
    expect(await feed()).toMatchObject({ revision: 2, trackers: [{ id, max: 12 }] });
  });

  it("takes names of emoji, and units that are written from right to left", async () => {
    const emoji = "😴".repeat(20);
    expect(await put(randomUUID(), makeTracker({ name: emoji, unit: "ساعة" }))).toMatchObject({
      status: 201,
      body: { name: emoji, unit: "ساعة" },
    });
    for (const body of [{ name: `${emoji}😴` }, { unit: "\u202eh" }])
      expect((await put(randomUUID(), makeTracker(body))).status).toBe(400);
  });

  it("refuses a duration that could be below 0", async () => {
    const body = makeTracker({ kind: "duration", min: -60, max: null, step: 5 });
    expect(await put(randomUUID(), body)).toMatchObject({
      status: 400,
      body: { fields: { min: "A duration cannot be below 0." } },
    });
    expect((await put(randomUUID(), { ...body, min: 0 })).status).toBe(201);
  });

  it("refuses another kind, and another number of readings a day", async () => {
    const id = randomUUID();
    await put(id, makeTracker({ kind: "number" }));
    expect(await put(id, makeTracker({ kind: "count", perDay: "many" }))).toMatchObject({
      status: 400,
      body: { fieldCodes: { kind: { code: "never-changes" }, perDay: { code: "never-changes" } } },
    });
  });

  it("refuses a name that another tracker has, and names that one", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await put(first, makeTracker({ name: "Straße" }));
    expect(await put(second, makeTracker({ name: "STRASSE" }))).toMatchObject({
      status: 409,
      body: { code: "tracker-name-taken", fieldCodes: { name: { code: "taken" } }, tracker: { id: first } },
    });
  });

  it("refuses more trackers than a universe can have", async () => {
    for (let count = 0; count < maxTrackers; count++) await put(randomUUID());
    expect(await put(randomUUID())).toMatchObject({
      status: 400,
      body: { code: "too-many-trackers", params: { max: maxTrackers } },
    });
  });

  it("refuses what is no tracker", async () => {
    for (const [field, wrong] of [
      ["name", " "],
      ["name", "x".repeat(41)],
      ["unit", "x".repeat(13)],
      ["lowLabel", "x".repeat(21)],
      ["kind", "mood"],
      ["ask", "noon"],
      ["perDay", "few"],
      ["position", -1],
      // PostgreSQL has no room for it.
      ["position", 2 ** 31],
      ["min", 1_000_001],
      ["step", 0],
    ] as const)
      expect(await put(randomUUID(), makeTracker({ [field]: wrong })), field).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
  });
});

describe("DELETE /api/trackers/{id}", () => {
  it("removes the tracker with its readings, also from a client that follows, and can be repeated", async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await put(id);
    await put(other);
    for (const trackerId of [id, other]) await putReading(trackerId, "2026-03-12");
    const { revision } = await feed();
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    expect(await feed(revision)).toMatchObject({ removed: { trackers: [id], readings: [] } });
    const { trackers, readings } = await feed();
    expect([trackers.length, readings.length]).toEqual([1, 1]);
    const { db } = test.database;
    const left = await db.selectFrom("readings").select("at").where("trackerId", "=", id).execute();
    expect(left).toEqual([]);
  });

  it("does not let a device that has not heard of it bring the tracker back", async () => {
    const id = randomUUID();
    await put(id);
    await remove(id);
    expect(await put(id)).toMatchObject({ status: 409, body: { code: "tracker-removed" } });
    expect((await remove(randomUUID())).status).toBe(404);
  });
});
