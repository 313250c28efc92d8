import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { catalogue } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar, radiusAt } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";
import { choosePlace } from "./place.ts";

const day = 24 * 3_600_000;
let test: TestApp;
let ada: Journal;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

beforeEach(async () => {
  ada = await startJournal(test);
});

const daysAgo = (days: number) => new Date(test.clock.now - days * day).toISOString();
const placeOf = ({ x, y, z }: MoodEntry) => ({ x, y, z });
const distanceOf = ({ x, z }: MoodEntry) => Math.hypot(x, z);
const placesById = async () => new Map((await ada.list()).map((star) => [star.id, placeOf(star)]));
/** Ranks in the order of the moments. */
const ranks = async () => {
  const query = test.database.db.selectFrom("mood_entries").select(["id", "rank", "ordinal"]);
  const rows = await query.where("userId", "=", ada.userId).orderBy("timestamp").orderBy("id").execute();
  return rows.map(({ rank, ordinal }) => ({ rank, ordinal }));
};
const expectAscending = (numbers: readonly number[]) =>
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));

describe("the position of a star for the present moment", () => {
  it("is that of the layout, as without earlier stars and corrections", async () => {
    const occupied = new OccupiedPositions();
    for (let ordinal = 0; ordinal < 40; ordinal++) {
      const emotion = emotionIds[(ordinal * 7) % emotionIds.length] ?? "joy";
      const expected = placeStar(catalogue, ordinal, emotion, occupied);
      occupied.add(expected);
      expect(placeOf(await ada.add({ emotion }))).toEqual(expected);
      test.clock.now += 1_000;
    }
  });
});

describe("the position of a star for an earlier moment", () => {
  it("is between its neighbours in time, and no other star moves", async () => {
    for (const days of [60, 50, 40, 30, 20, 10])
      for (const n of [0, 1, 2]) await ada.add({ timestamp: daysAgo(days + n) });
    const before = await placesById();
    const star = await ada.add({ timestamp: daysAgo(25) });
    const all = await ranks();
    const own = all.find(({ ordinal }) => ordinal === 18);

    expectAscending(all.map(({ rank }) => rank));
    expect(Math.abs(distanceOf(star) - radiusAt(own?.rank ?? Number.NaN))).toBeLessThan(8);
    const after = await placesById();
    after.delete(star.id);
    expect(after).toEqual(before);
  });

  it("is inside of all others for the earliest star", async () => {
    for (let n = 0; n < 12; n++) await ada.add();
    const first = await ada.add({ timestamp: daysAgo(1) });
    const earlier = await ada.add({ timestamp: daysAgo(2) });
    expect([distanceOf(first), distanceOf(earlier)].every((distance) => distance < 40)).toBe(true);
    expect((await ranks()).slice(0, 2).map(({ rank }) => rank)).toEqual([-2, -1]);
  });

  it("is still found when two ranks have no number left between them", async () => {
    // Near zero numbers are so dense that there is always one left.
    for (const days of [700, 600, 500, 400]) await ada.add({ timestamp: daysAgo(days) });
    const before = await placesById();
    // The moments go from the latest to the earliest: each halves the distance between two ranks once more.
    const added = [];
    for (let n = 0; n < 80; n++)
      added.push(
        await ada.add({ emotion: emotionIds[n % emotionIds.length], timestamp: daysAgo(401 + n / 10) }),
      );
    expect(await placesById()).toEqual(
      new Map([...before, ...added.map((star) => [star.id, placeOf(star)] as const)]),
    );
    const all = await ranks();
    expectAscending(all.map(({ rank }) => rank));
    expect(all.every(({ rank }) => rank < all.length)).toBe(true);
    await ada.add();
    expectAscending((await ranks()).map(({ rank }) => rank));
  });

  it("is found quickly where stars are dense", async () => {
    for (let n = 0; n < 100; n++) await ada.add({ timestamp: daysAgo(401 + n / 10) });
    const [statements, { db }] = [[] as string[], test.database];
    const place = { emotion: "joy", requested: null, except: null, ordinal: 100, rank: -50 };
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await choosePlace(counting, ada.userId, place);
    expect(statements.length).toBeLessThan(10);
  });

  it("never uses an ordinal twice", async () => {
    const star = await ada.add();
    await ada.add({ timestamp: daysAgo(3) });
    await ada.moveToBin(star);
    await ada.purge(star);
    await ada.correct(await ada.add({ timestamp: daysAgo(2) }), { timestamp: daysAgo(0) });
    await ada.add();
    const ordinals = (await ranks()).map(({ ordinal }) => ordinal);
    expect(new Set(ordinals).size).toBe(3);
    expect(ordinals).not.toContain(0);
  });
});

describe("a correction", () => {
  const addFive = async () => {
    const stars: MoodEntry[] = [];
    for (const days of [50, 40, 30, 20, 10]) stars.push(await ada.add({ timestamp: daysAgo(days) }));
    return stars as [MoodEntry, MoodEntry, MoodEntry, MoodEntry, MoodEntry];
  };

  it.each([
    ["its note", { note: "x" }],
    ["its intensity", { intensity: 1 }],
    ["its second feeling", { isTwinStar: 1, secondaryEmotion: "fear" }],
    ["its wall clock", { utcOffset: 60, timeZone: "Europe/Berlin" }],
    ["its moment without passing another star", { timestamp: "2026-02-10T00:00:00Z" }],
  ])("of %s moves no star", async (_, change) => {
    const [, , star] = await addFive();
    const before = await placesById();
    expect((await ada.correct(star, change)).status).toBe(200);
    expect(await placesById()).toEqual(before);
  });

  it.each([
    ["its family", { emotion: "fear" }],
    ["its pleasantness", { emotion: "pride" }],
    ["its moment past another star", { timestamp: "2026-02-25T00:00:00Z" }],
  ])("of %s moves the star, and no other", async (_, change) => {
    const [, , star] = await addFive();
    const before = await placesById();
    const { body } = await ada.correct(star, change);
    const after = await placesById();

    expect(placeOf(body)).not.toEqual(placeOf(star));
    expect(after).toEqual(new Map([...before, [star.id, placeOf(body)]]));
    expectAscending((await ranks()).map(({ rank }) => rank));
  });

  it("keeps the ranks in the order of the moments, whatever star passes whatever other", async () => {
    const stars = await addFive();
    let days = 60;
    for (const star of [...stars, ...stars.toReversed()]) {
      const [current] = (await ada.list()).filter(({ id }) => id === star.id);
      days = (days * 37) % 61;
      if (current) await ada.correct(current, { timestamp: daysAgo(days) });
      expectAscending((await ranks()).map(({ rank }) => rank));
    }
    await ada.add();
    expectAscending((await ranks()).map(({ rank }) => rank));
  });
});

describe("a restored star", () => {
  it("keeps its place, and gets a rank between its neighbours when others passed it", async () => {
    const [first, second, third] = [
      await ada.add({ timestamp: daysAgo(30) }),
      await ada.add({ timestamp: daysAgo(20) }),
      await ada.add({ timestamp: daysAgo(10) }),
    ];
    await ada.moveToBin(second);
    await ada.correct(third, { timestamp: daysAgo(40) });
    const { body } = await ada.restore(second);

    expect(placeOf(body)).toEqual(placeOf(second));
    expectAscending((await ranks()).map(({ rank }) => rank));
    expect((await ada.list()).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
  });

  it("is at the radius of its neighbours when its place is taken", async () => {
    const id = randomUUID();
    for (let n = 0; n < 100; n++) await ada.add({ timestamp: daysAgo(200 - n) });
    const star = await ada.add({ id, timestamp: daysAgo(190.5), position: { x: 5_000, y: 0, z: 0 } });
    await ada.moveToBin(star);
    await ada.add({ position: { x: 5_000, y: 0, z: 0 } });
    const { body } = await ada.restore(star);
    expect(Math.abs(distanceOf(body) - radiusAt(9.5))).toBeLessThan(15);
  });
});
