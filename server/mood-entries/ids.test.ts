import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";
import { sweep } from "../housekeeping.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
let test: TestApp;
let ada: Journal;
let id: string;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

beforeEach(async () => {
  ada = await startJournal(test);
  id = randomUUID();
});

const refusalOf = async (sent: ReturnType<Journal["post"]>) => {
  const { status, body } = await sent;
  return [status, body.code];
};

describe("a star with an id of the client", () => {
  it("gets that id, in lower case", async () => {
    expect((await ada.add({ id: id.toUpperCase() })).id).toBe(id);
  });

  it("is added once, however often and in whatever spelling it is sent", async () => {
    const star = await ada.add({ id, note: "once", timestamp: "2026-03-13T11:00:00Z" });
    test.clock.now += 2 * day;
    const again = await ada.add({
      ...{ note: "once", secondaryEmotion: null, timestamp: "2026-03-13T12:00:00+01:00" },
      ...{ position: { x: 500, y: 0, z: 0 }, id: id.toUpperCase() },
    });

    expect(again).toEqual(star);
    expect(await ada.list()).toEqual([star]);
  });

  it.each([{ note: "" }, { note: " " }, { tags: [] }, { isTwinStar: 0 }, { keptOutOfLetters: false }])(
    "is added once with and without the empty field in %j",
    async (empty) => {
      const star = await ada.add({ id });
      test.clock.now += 2 * day;
      expect(await ada.add({ id, ...empty })).toEqual(star);
      expect(await ada.list()).toEqual([star]);
    },
  );

  it("is added once when it is sent many times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.post({ id })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([id]));
    expect(await ada.list()).toHaveLength(1);
  });

  it("gets 201 again during the pause and after a correction, as it is by then", async () => {
    const star = await ada.add({ id, note: "first" });
    const { body: corrected } = await ada.correct(star, { note: "second" });
    const again = await ada.post({ id, note: "first" });

    expect([again.status, again.body]).toEqual([
      201,
      { ...corrected, cooldownStatus: { active: true, remainingMinutes: 5, endsAt: expect.any(String) } },
    ]);
    expect(await ada.list()).toEqual([corrected]);
  });

  it("is refused when the id belongs to a star with other content", async () => {
    const star = await ada.add({ id, note: "one" });
    for (const other of [{ note: "other" }, { intensity: 6 }, { timestamp: "2026-03-01T00:00:00Z" }])
      expect(await refusalOf(ada.post({ id, note: "one", ...other }))).toEqual([409, "id-used"]);
    expect(await ada.list()).toEqual([star]);
  });

  it("is refused with the id of a star that was added without one", async () => {
    const { id: chosen } = await ada.add();
    expect(await refusalOf(ada.post({ id: chosen }))).toEqual([409, "id-used"]);
  });

  it("never comes back from the bin or after it was purged", async () => {
    const star = await ada.add({ id });
    await ada.moveToBin(star);
    expect(await refusalOf(ada.post({ id }))).toEqual([409, "id-removed"]);
    await ada.purge(star);
    expect(await refusalOf(ada.post({ id }))).toEqual([409, "id-removed"]);
    expect([await ada.list(), await ada.listBin()]).toEqual([[], []]);
  });

  it("can have an id that another person uses", async () => {
    const other = await startJournal(test);
    const theirs = await other.add({ id, note: "theirs" });
    const mine = await ada.add({ id, note: "mine" });

    expect([await ada.list(), await other.list()]).toEqual([[mine], [theirs]]);
    await other.moveToBin(theirs);
    await other.purge(theirs);
    expect(await ada.list()).toEqual([mine]);
  });

  it("keeps the rules of the Idempotency-Key", async () => {
    const key = { "idempotency-key": "k-1" };
    const first = await ada.post({ id, note: "one" }, key);
    expect((await ada.post({ id, note: "one" }, key)).text).toBe(first.text);
    expect((await ada.post({ id, note: "other" }, key)).status).toBe(422);
    expect((await ada.post({ id, note: "one" })).status).toBe(201);
    expect(await ada.list()).toHaveLength(1);
  });

  it("is as it is by then for a repeated Idempotency-Key too, and never comes back", async () => {
    const key = { "idempotency-key": "k-2" };
    const { body: star } = await ada.post({ id, note: "one" }, key);
    await ada.correct(star, { note: "other" });
    expect((await ada.post({ id, note: "one" }, key)).body).toMatchObject({ id, note: "other" });
    await ada.moveToBin(star);
    expect(await refusalOf(ada.post({ id, note: "one" }, key))).toEqual([409, "id-removed"]);
  });
});

describe("tombstones", () => {
  it("are deleted after 120 days, and the feed starts after them", async () => {
    const star = await ada.add({ id });
    await ada.moveToBin(star);
    await ada.purge(star);
    const feedStart = async () => {
      const { db } = test.database;
      const query = db.selectFrom("users").select(["revision", "feedStart"]).where("id", "=", ada.userId);
      return query.executeTakeFirstOrThrow();
    };
    const tombstones = () =>
      test.database.db.selectFrom("tombstones").select("id").where("userId", "=", ada.userId).execute();
    test.clock.now += 120 * day - 1;
    await sweep(test.app);
    expect([await tombstones(), await feedStart()]).toEqual([[{ id }], { revision: 3, feedStart: 0 }]);
    test.clock.now += 1;
    await sweep(test.app);
    expect([await tombstones(), await feedStart()]).toEqual([[], { revision: 3, feedStart: 3 }]);
  });
});
