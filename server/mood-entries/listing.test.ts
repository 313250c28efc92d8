import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

const minute = 60_000;
let test: TestApp;
let ada: Visitor;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

beforeEach(async () => {
  ada = (await signUp(test)).visitor;
});

const add = (overrides: Record<string, unknown> = {}) =>
  ada.call(api.createMoodEntry, { body: makeEntry(overrides) });
const list = (headers: Record<string, string> = {}) => ada.call(api.listMoodEntries, { headers });

describe("positions", () => {
  const addAt = async (position: unknown) => {
    const answer = await add({ position });
    test.clock.now += 5 * minute;
    return answer.body as { x: number; y: number; z: number };
  };

  it("are stored as requested when no star is within 10 units", async () => {
    expect(await addAt({ x: 40, y: -5, z: 100_000 })).toMatchObject({ x: 40, y: -5, z: 100_000 });
    expect(await addAt({ x: 50, y: -5, z: 100_000 })).toMatchObject({ x: 50, y: -5, z: 100_000 });
  });

  it("are chosen by the server when another star is nearer", async () => {
    await addAt({ x: 40, y: 0, z: 0 });
    const placed = await addAt({ x: 49, y: 0, z: 0 });

    expect(placed).not.toMatchObject({ x: 49, y: 0, z: 0 });
    expect(Math.hypot(placed.x - 40, placed.y, placed.z)).toBeGreaterThanOrEqual(12);
  });

  it("are chosen by the server when the request has none, pleasant above and unpleasant below", async () => {
    const joy = await addAt(undefined);
    const anguish = (await add({ emotion: "anguish" })).body;

    expect(joy.y).toBeGreaterThan(0);
    expect(anguish.y).toBeLessThan(0);
  });
});

describe("GET /api/mood-entries", () => {
  it("lists the oldest star first", async () => {
    for (const emotion of ["fear", "hope", "pride"]) {
      await add({ emotion });
      test.clock.now += 5 * minute;
    }
    expect((await list()).body.map((star: { emotion: string }) => star.emotion)).toEqual([
      "fear",
      "hope",
      "pride",
    ]);
  });

  it("replies 304 to its ETag in every form of If-None-Match, until a star is added", async () => {
    const empty = await list();
    const etag = String(empty.headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(empty.headers["cache-control"]).toBe("no-store");
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await list({ "if-none-match": sent });
      expect([again.status, again.text]).toEqual([304, ""]);
    }
    await add();
    const changed = await list({ "if-none-match": etag });
    expect([changed.status, changed.body.length]).toEqual([200, 1]);
    expect((await list()).body).toEqual(changed.body);
  });

  it("never sends the stars of another user, not even by ETag", async () => {
    await add();
    const mine = await list();
    const { visitor: other, user } = await signUp(test);
    // The other universe gets the same revision, so that the two differ in nothing but their person.
    await other.call(api.createMoodEntry, { body: makeEntry() });
    const theirs = await other.call(api.listMoodEntries, {
      headers: { "if-none-match": String(mine.headers.etag) },
    });

    expect([theirs.status, theirs.body]).toEqual([200, [expect.objectContaining({ userId: user.id })]]);
    expect((await test.visitor().call(api.listMoodEntries)).status).toBe(401);
  });

  it("converts legacy emotions to current ones, and leaves unknown ones unchanged", async () => {
    const { body: star } = await add({ isTwinStar: 1, secondaryEmotion: "love" });
    const stored = { emotion: "stressed", secondaryEmotion: "romantic" };
    await test.database.db.updateTable("mood_entries").set(stored).where("id", "=", star.id).execute();
    expect((await list()).body[0]).toMatchObject({ emotion: "anxiety", secondaryEmotion: "joy" });

    await test.restart();
    await test.database.db
      .updateTable("mood_entries")
      .set({ emotion: "meh" })
      .where("id", "=", star.id)
      .execute();
    expect((await list()).body[0].emotion).toBe("meh");
  });
});
