import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";
import { sweep } from "../housekeeping.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
let test: TestApp;
let ada: Journal;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

beforeEach(async () => {
  ada = await startJournal(test);
});

const iso = (moment: number) => new Date(moment).toISOString();
const ago = (ms: number) => iso(test.clock.now - ms);
const statusOf = async (sent: Promise<{ status: number }>) => (await sent).status;
const universe = () =>
  test.database.db
    .selectFrom("users")
    .select(["revision", "entryCount", "latestEntryAt"])
    .where("id", "=", ada.userId)
    .executeTakeFirstOrThrow();
const unknown = { id: randomUUID() };

describe("DELETE /api/mood-entries/:id", () => {
  it("moves a star to the bin, once", async () => {
    const [kept, star] = [await ada.add({ timestamp: ago(day) }), await ada.add({ note: "x" })];
    test.clock.now += minute;
    const first = await ada.moveToBin(star);
    test.clock.now += minute;

    expect([first.status, first.text, await statusOf(ada.moveToBin(star))]).toEqual([204, "", 204]);
    expect(await ada.list()).toEqual([kept]);
    expect(await ada.listBin()).toEqual([{ ...star, revision: 3, deletedAt: ago(minute) }]);
    expect(await universe()).toEqual({
      ...{ revision: 3, entryCount: 1 },
      latestEntryAt: new Date(kept.timestamp),
    });
  });

  it("replies 204 for a purged star, and 404 for an unknown one and that of another person", async () => {
    const star = await ada.add();
    const other = await startJournal(test);
    const theirs = await other.add();
    for (const id of [unknown.id, theirs.id, "%", "x".repeat(200)])
      expect((await ada.moveToBin({ id })).body.error).toBe("Not found");
    await ada.moveToBin(star);
    await ada.purge(star);

    expect(await statusOf(ada.moveToBin(star))).toBe(204);
    expect(await other.list()).toEqual([theirs]);
  });

  it.each(["%00", "x".repeat(201)])("refuses an id that cannot be: %s", async (id) => {
    const { status, body } = await ada.visitor.send("DELETE", `/api/mood-entries/${id}`);
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^An id /)]);
  });

  it("removes a star once when it is called many times at once", async () => {
    const star = await ada.add();
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(ada.moveToBin(star))));
    expect(statuses).toEqual(Array(10).fill(204));
    expect(await universe()).toEqual({ revision: 2, entryCount: 0, latestEntryAt: null });
  });
});

describe("GET /api/mood-entries/bin", () => {
  it("lists the most recently deleted star first", async () => {
    const stars = [];
    for (const age of [3, 1, 2]) stars.push(await ada.add({ timestamp: ago(age * day) }));
    const inOrder = [stars[1], stars[2], stars[0]];
    for (const star of inOrder) {
      if (star) await ada.moveToBin(star);
      test.clock.now += minute;
    }
    expect((await ada.listBin()).map(({ id }) => id)).toEqual(inOrder.reverse().map((star) => star?.id));
  });

  it("shows nothing of another person", async () => {
    await ada.moveToBin(await ada.add());
    expect(await (await startJournal(test)).listBin()).toEqual([]);
    expect((await test.visitor().call(api.listBin)).status).toBe(401);
  });
});

describe("POST /api/mood-entries/:id/restore", () => {
  it("brings a star back to its place, even during the pause of another star", async () => {
    const star = await ada.add({ note: "x", position: { x: 5_000, y: 10, z: -3 } });
    await ada.moveToBin(star);
    test.clock.now += minute;
    const during = await ada.add();
    const { status, body } = await ada.restore(star);

    expect([status, body]).toEqual([200, { ...star, revision: 4 }]);
    expect(await ada.list()).toEqual([body, during]);
    expect(await ada.listBin()).toEqual([]);
    expect(await universe()).toEqual({
      ...{ revision: 4, entryCount: 2 },
      latestEntryAt: new Date(during.timestamp),
    });
  });

  it("returns a star that is not in the bin as it is", async () => {
    const star = await ada.add();
    expect((await ada.restore(star)).body).toEqual(star);
    await ada.moveToBin(star);
    const [first, again] = [await ada.restore(star), await ada.restore(star)];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await universe()).revision).toBe(3);
  });

  it("finds another place when a star is where it was", async () => {
    const star = await ada.add({ position: { x: 40, y: 0, z: 0 } });
    await ada.moveToBin(star);
    await ada.add({ position: { x: 41, y: 0, z: 0 }, timestamp: ago(day) });
    const { body } = await ada.restore(star);

    expect(Math.hypot(body.x - 41, body.y, body.z)).toBeGreaterThanOrEqual(12);
    expect(await ada.list()).toHaveLength(2);
  });

  it("moves the end of the cooldown", async () => {
    const star = await ada.add();
    await ada.moveToBin(star);
    await ada.restore(star);
    const { headers } = await ada.visitor.call(api.listMoodEntries);
    expect(headers["cooldown-ends-at"]).toBe(ago(-5 * minute));
    expect(await statusOf(ada.post())).toBe(429);
  });

  it("replies 404 for a purged star, an unknown one and that of another person", async () => {
    const star = await ada.add();
    await ada.moveToBin(star);
    await ada.purge(star);
    const theirs = await (await startJournal(test)).add();
    for (const gone of [star, unknown, theirs]) expect(await statusOf(ada.restore(gone))).toBe(404);
  });
});

describe("DELETE /api/mood-entries/bin/:id", () => {
  it("removes a star permanently, once", async () => {
    const star = await ada.add();
    await ada.moveToBin(star);
    const answers = [await ada.purge(star), await ada.purge(star)];

    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ""],
      [204, ""],
    ]);
    expect([await ada.list(), await ada.listBin()]).toEqual([[], []]);
    expect(await universe()).toEqual({ revision: 3, entryCount: 0, latestEntryAt: null });
    const { db } = test.database;
    expect(await db.selectFrom("tombstones").selectAll().where("userId", "=", ada.userId).execute()).toEqual([
      {
        ...{ userId: ada.userId, kind: "entry", id: star.id, revision: 3, mergedInto: null },
        createdAt: new Date(test.clock.now),
      },
    ]);
  });

  it("replies 404 for a star in the sky, an unknown one and that of another person", async () => {
    const star = await ada.add();
    const other = await startJournal(test);
    const theirs = await other.add();
    await other.moveToBin(theirs);
    for (const absent of [star, unknown, theirs]) expect(await statusOf(ada.purge(absent))).toBe(404);
    expect([await ada.list(), (await other.listBin()).length]).toEqual([[star], 1]);
  });

  it("takes the star out of its constellations, which clients then fetch again", async () => {
    const [one, other] = [await ada.add({ timestamp: ago(day) }), await ada.add()];
    const { db } = test.database;
    const { userId } = ada;
    const row = { userId, name: "Winter", createdAt: new Date(), revision: 2 };
    await db
      .insertInto("constellations")
      .values([
        { ...row, id: "with" },
        { ...row, id: "without" },
      ])
      .execute();
    const star = (constellationId: string, entryId: string) => ({
      userId,
      constellationId,
      entryId,
      position: 0,
    });
    await db
      .insertInto("constellation_stars")
      .values([star("with", one.id), star("with", other.id), star("without", one.id)])
      .execute();
    await ada.moveToBin(other);
    await ada.purge(other);

    const { body } = await ada.visitor.call(api.listChanges, { query: { since: "2" } });
    expect(body.constellations).toEqual([{ id: "with", name: "Winter", entryIds: [one.id], revision: 4 }]);
    expect(body.removed.entries).toEqual([other.id]);
  });
});

describe("the bin", () => {
  it("purges a star after 30 days, and no other", async () => {
    const stars = [];
    for (const age of [3, 2, 1]) stars.push(await ada.add({ timestamp: ago(age * day) }));
    const [first, second, kept] = stars;
    if (!first || !second || !kept) throw new Error("A star is missing.");
    await ada.moveToBin(first);
    test.clock.now += 1;
    await ada.moveToBin(second);
    const idsInBin = async () => {
      const query = test.database.db.selectFrom("mood_entries").select("id").where("userId", "=", ada.userId);
      return (await query.where("deletedAt", "is not", null).execute()).map(({ id }) => id);
    };

    test.clock.now += 30 * day - 2;
    await sweep(test.app);
    expect((await idsInBin()).sort()).toEqual([first.id, second.id].sort());
    test.clock.now += 1;
    await sweep(test.app);
    expect(await idsInBin()).toEqual([second.id]);
    expect(await universe()).toMatchObject({ revision: 6, entryCount: 1 });

    await ada.visitor.call(api.openUniverse, { params: { universeName: ada.universeName } });
    const { body } = await ada.visitor.call(api.listChanges, { query: { since: "5" } });
    expect([body.isWhole, body.removed.entries]).toEqual([false, [first.id]]);
  });

  it("purges more stars than one transaction holds", async () => {
    const { id } = await ada.add();
    const { db } = test.database;
    const row = await db
      .selectFrom("mood_entries")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const deletedAt = new Date(test.clock.now);
    const copies = Array.from({ length: 1_001 }, () => ({ ...row, id: randomUUID(), deletedAt }));
    await db.insertInto("mood_entries").values(copies).execute();
    test.clock.now += 30 * day;
    await sweep(test.app);

    const count = async (table: "mood_entries" | "tombstones") =>
      (await db.selectFrom(table).select("id").where("userId", "=", ada.userId).execute()).length;
    expect([await count("mood_entries"), await count("tombstones")]).toEqual([1, 1_001]);
  });
});
