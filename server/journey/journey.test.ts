import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { parseStats } from "#domain/journey/stats.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, makeFeeling, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

const day = 24 * 3_600_000;
let test: TestApp;
let ada: Visitor;
let id: string;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  ada = visitor;
  id = user.id;
});

async function add(overrides: Record<string, unknown> = {}) {
  test.clock.now += 5 * 60_000;
  const { status, text } = await ada.call(api.createMoodEntry, { body: makeEntry(overrides) });
  if (status !== 201) throw new Error(`No star was made: ${text}`);
}

const claim = (stats: Record<string, unknown> = {}) =>
  JSON.stringify({
    totalEntries: 0,
    favoriteEmotion: null,
    averageIntensity: 0,
    currentStreak: 0,
    uniqueEmotions: 0,
    achievements: [],
    ...stats,
  });

const sendStats = (body: unknown) => ada.call(api.updateStats, { params: { id }, body });
const storedStats = async () =>
  parseStats((await ada.call(api.getUser, { params: { id } })).body.journeyStats);

describe("PUT /api/users/:id/stats", () => {
  it("computes everything from the stars, except for the streak, which the client states", async () => {
    await add({ emotion: "envy", intensity: 4 });
    await add({ emotion: "joy", intensity: 9 });
    const { status, body } = await sendStats({ journeyStats: claim({ totalEntries: 2, currentStreak: 1 }) });
    expect(status).toBe(200);
    expect(body.avatarAccessories).toEqual(["first-star"]);
    expect(parseStats(body.journeyStats)).toEqual({
      totalEntries: 2,
      favoriteEmotion: "joy",
      averageIntensity: 7,
      currentStreak: 1,
      uniqueEmotions: 2,
      achievements: ["first-star"],
    });
    expect(await storedStats()).toEqual(parseStats(body.journeyStats));
  });

  it("counts own feelings as feelings, with the favourite among them", async () => {
    const own = [randomUUID(), randomUUID()];
    for (const one of own)
      await ada.call(api.putFeeling, { params: { id: one }, body: makeFeeling({ isArchived: true }) });
    for (const emotion of ["joy", own[0], own[1], own[0]]) await add({ emotion });
    const { body } = await sendStats({});
    expect(parseStats(body.journeyStats)).toMatchObject({ uniqueEmotions: 3, favoriteEmotion: own[0] });
  });

  it("stores no forged values", async () => {
    await add();
    const { body } = await sendStats({
      journeyStats: claim({
        ...{ totalEntries: 999, favoriteEmotion: "lust", averageIntensity: 10, currentStreak: 30 },
        ...{ uniqueEmotions: 36, achievements: ["emotion-sage", "week-streak"] },
      }),
      avatarAccessories: ["emotion-sage", "week-streak"],
    });
    expect(body.avatarAccessories).toEqual(["first-star"]);
    expect(parseStats(body.journeyStats)).toMatchObject({
      ...{ totalEntries: 1, favoriteEmotion: "joy", averageIntensity: 7, currentStreak: 1 },
      achievements: ["first-star"],
    });
  });

  it("follow corrections and removals, and what was earned stays", async () => {
    await add({ emotion: "envy", intensity: 4 });
    await add({ emotion: "joy", intensity: 9 });
    const [first, second] = (await ada.call(api.listMoodEntries)).body;
    const stats = async () => parseStats((await sendStats({})).body.journeyStats);
    const headers = { "if-match": `"${first.revision}"` };
    const correction = { emotion: "joy", intensity: 1 };
    await ada.call(api.updateMoodEntry, { params: { id: first.id }, headers, body: correction });
    expect(await stats()).toMatchObject({
      ...{ totalEntries: 2, favoriteEmotion: "joy", averageIntensity: 5, uniqueEmotions: 1 },
    });
    for (const star of [first, second]) await ada.call(api.binMoodEntry, { params: { id: star.id } });
    expect(await stats()).toMatchObject({
      ...{ totalEntries: 0, favoriteEmotion: null, averageIntensity: 0, uniqueEmotions: 0 },
      achievements: ["first-star"],
    });
    await ada.call(api.restoreMoodEntry, { params: { id: second.id } });
    expect(await stats()).toMatchObject({ totalEntries: 1, favoriteEmotion: "joy", averageIntensity: 9 });
  });

  it("gives the week streak for entries on seven days in a row, and for no fewer", async () => {
    for (let days = 1; days <= 7; days++) {
      await add();
      const { body } = await sendStats({ journeyStats: claim({ currentStreak: 30 }) });
      expect(parseStats(body.journeyStats)?.currentStreak).toBe(days);
      expect(body.avatarAccessories.includes("week-streak")).toBe(days === 7);
      test.clock.now += day - 5 * 60_000;
    }
  });

  it("limits the streak by the days on the person's clock, where the stars have them", async () => {
    // The next noon in UTC, which is midnight in some time zone.
    test.clock.now = Math.ceil(test.clock.now / day) * day + day / 2 - 7 * 60_000;
    await add();
    await add();
    const streakOf = async () => {
      const { body } = await sendStats({ journeyStats: claim({ currentStreak: 30 }) });
      return parseStats(body.journeyStats)?.currentStreak;
    };
    expect(await streakOf()).toBe(2);
    const setOffset = (utcOffset: number) =>
      test.database.db.updateTable("mood_entries").set({ utcOffset }).where("userId", "=", id).execute();
    await setOffset(0);
    expect(await streakOf()).toBe(1);
    await setOffset(720);
    expect(await streakOf()).toBe(2);
  });

  it("keeps an earned achievement when the streak is over", async () => {
    for (let days = 0; days < 7; days++) {
      await add();
      if (days < 6) test.clock.now += day - 5 * 60_000;
    }
    await sendStats({ journeyStats: claim({ currentStreak: 7 }) });
    test.clock.now += 3 * day;
    const { body } = await sendStats({ journeyStats: claim(), avatarAccessories: [] });
    expect(parseStats(body.journeyStats)?.currentStreak).toBe(0);
    expect(body.avatarAccessories).toEqual(["first-star", "week-streak"]);
  });

  it("keeps an accessory that this version does not know", async () => {
    const { db } = test.database;
    await db
      .updateTable("users")
      .set({
        avatarAccessories: '["golden-crown"]',
        journeyStats: "{corrupt",
        avatarShape: "tesseract",
        avatarPattern: "plaid",
        avatarColors: '["mauve"]',
      })
      .where("id", "=", id)
      .execute();
    await add();
    const { status, body } = await sendStats({});
    expect(status).toBe(200);
    expect(body.avatarAccessories).toEqual(["golden-crown", "first-star"]);
    expect(parseStats(body.journeyStats)?.achievements).toEqual(["first-star"]);
  });

  it.each([
    ["text that is no JSON", { journeyStats: "{" }],
    ["stats of another shape", { journeyStats: '{"totalEntries":1}' }],
    ["more than they can be", { journeyStats: claim() + " ".repeat(4_096) }],
    ["a streak of 31 days", { journeyStats: claim({ currentStreak: 31 }) }],
    ["an accessory that does not exist", { avatarAccessories: ["golden-crown"] }],
    ["the stats as an object", { journeyStats: { totalEntries: 1 } }],
    ["a field of somebody's account", { avatarAccessories: [], emailVerified: true }],
  ])("refuses %s", async (_, body) => {
    const answer = await sendStats(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual(expect.any(String));
    expect(await storedStats()).toBeNull();
  });

  it("loses no achievement in concurrent calls, most of which state no streak", async () => {
    for (let days = 0; days < 7; days++) {
      await add();
      if (days < 6) test.clock.now += day - 5 * 60_000;
    }
    const claims = Array.from({ length: 24 }, (_, at) => claim({ currentStreak: at === 8 ? 7 : 0 }));
    const answers = await Promise.all(claims.map((journeyStats) => sendStats({ journeyStats })));
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
    const { body } = await ada.call(api.getUser, { params: { id } });
    expect(body.avatarAccessories).toEqual(["first-star", "week-streak"]);
  });
});

describe("PUT /api/users/:id/avatar", () => {
  const change = (body: unknown) => ada.call(api.updateAvatar, { params: { id }, body });

  it("changes the fields that are sent and no others", async () => {
    const first = await change({ avatarShape: "crystal-form", avatarColors: ["#112233", "#AABBCC"] });
    expect(first.body).toMatchObject({
      avatarShape: "crystal-form",
      avatarColors: ["#112233", "#AABBCC"],
      avatarPattern: "gradient",
    });
    const second = await change({ avatarPattern: "constellation", avatarShape: null });
    expect(second.body).toMatchObject({ avatarShape: "crystal-form", avatarPattern: "constellation" });
    expect((await ada.call(api.me)).body.user).toEqual(second.body);
  });

  it("does not fail when the universe is deleted at the same time", async () => {
    for (let round = 0; round < 8; round++) {
      const { visitor, user } = await signUp(test);
      const params = { id: user.id };
      const changes = Array.from({ length: 8 }, () =>
        visitor.call(api.updateAvatar, { params, body: { avatarShape: "crystal-form" } }),
      );
      await test.database.db.deleteFrom("users").where("id", "=", user.id).execute();
      for (const { status } of await Promise.all(changes)) expect([200, 401, 404]).toContain(status);
    }
  });

  it.each([
    ["a shape that does not exist", { avatarShape: "cube" }],
    ["a pattern that does not exist", { avatarPattern: "plaid" }],
    ["one colour", { avatarColors: ["#112233"] }],
    ["three colours", { avatarColors: ["#112233", "#112233", "#112233"] }],
    ["a colour by name", { avatarColors: ["red", "#112233"] }],
    ["markup for a colour", { avatarColors: ['"/><script>', "#112233"] }],
    ["accessories, which are earned", { avatarAccessories: ["emotion-sage"] }],
  ])("refuses %s", async (_, body) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect((await ada.call(api.me)).body.user).toMatchObject({
      ...{ avatarShape: "cosmic-orb", avatarColors: ["#34d399", "#3b82f6"], avatarPattern: "gradient" },
      avatarAccessories: [],
    });
  });
});
