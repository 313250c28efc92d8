import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { findBrokenRule } from "#domain/formats/broken-rule.ts";
import { restoreRequest } from "#domain/formats/restore-steps.ts";
import type { UniverseFile } from "#domain/formats/universe-file.ts";
import { isCloserThan, minStarSpacing } from "#domain/placement.ts";
import { maxComparisons } from "#domain/records/comparison/comparison.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  makeComparison,
  makeEntry,
  makeFeeling,
  makeQuizResponse,
  makeReading,
  makeSession,
  makeTag,
  makeTracker,
  signUp,
} from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { exportWhole, restoreWhole } from "../../testing/whole-export.ts";

let test: TestApp;
let lived: UniverseFile;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
  lived = await liveAndExport();
});
afterAll(() => test.close());

/** Four stars, one of them a twin and one in the bin, an answer and an exercise. */
async function liveAndExport() {
  const { visitor, user } = await signUp(test);
  const twin = { isTwinStar: 1, secondaryEmotion: "fear", secondaryIntensity: 2 };
  for (const entry of [{}, twin, {}, {}]) {
    test.clock.now += 1_000;
    await visitor.call(api.createMoodEntry, { body: makeEntry(entry) });
  }
  const [last] = (await visitor.call(api.listMoodEntries)).body.toReversed();
  await visitor.call(api.binMoodEntry, { params: last });
  await visitor.call(api.createQuizResponse, {
    params: user,
    body: makeQuizResponse({ runId: randomUUID() }),
  });
  await visitor.call(api.createWellnessSession, { params: user, body: makeSession() });
  return exportWhole(visitor);
}

type List = "moodEntries" | "bin" | "quizResponses" | "wellnessSessions";

/** The export, in which one item of a list says something else. */
const changed = (list: List, index: number, change: object) =>
  ({
    ...lived,
    [list]: lived[list].map((item, at) => (at === index ? { ...item, ...change } : item)),
  }) as UniverseFile;

const inYear2999 = "2999-01-01T00:00:00.000Z";

describe("a restore refuses, before anything is visible, and the browser before it sends anything,", () => {
  it.each([
    ["a feeling that nobody can see", "moodEntries", 2, "emotion", { emotion: "jo\u200by" }],
    ["a note that is too long", "bin", 0, "note", { note: "a".repeat(2_001) }],
    ["a star that is still to come", "moodEntries", 1, "timestamp", { timestamp: inYear2999 }],
    ["an answer that is still to come", "quizResponses", 0, "timestamp", { timestamp: inYear2999 }],
    ["an answer of another scenario", "quizResponses", 0, "baselineEmotion", { baselineEmotion: "anger" }],
    ["an exercise that is still to come", "wellnessSessions", 0, "at", { at: inYear2999 }],
    ["an exercise that is won", "wellnessSessions", 0, "outcome", { outcome: "won" }],
  ] as const)("%s", async (_, list, index, field, change) => {
    const { visitor } = await signUp(test);
    const file = changed(list, index, change);
    expect(findBrokenRule(file, test.clock.now)?.place).toBe(`${list}[${index}].${field}`);
    const sent = list === "bin" ? "entries" : list.replace("moodEntries", "entries");
    const refusal = { fields: { [sent]: expect.stringMatching(/\.$/) } };
    const sentIndex = list === "bin" ? lived.moodEntries.length : index;
    const refused = await restoreWhole(visitor, file).catch((error: Error) => error.message);
    const [, body = "null"] = String(refused).match(/: 400 (.*)$/s) ?? [];
    expect(JSON.parse(body)).toMatchObject({ ...refusal, index: sentIndex });
    expect(await exportWhole(visitor)).toMatchObject({ moodEntries: [], bin: [] });
  });

  it("two stars with one id, which would be one star", async () => {
    const file = changed("bin", 0, { id: lived.moodEntries[0]?.id });
    expect(findBrokenRule(file, test.clock.now)).toMatchObject({ place: "bin[0].id" });
    await expect(restoreWhole((await signUp(test)).visitor, file)).rejects.toThrow(
      "Two stars have the same id.",
    );
  });
});

describe("a restore", () => {
  it("takes the names and scenarios of other versions", async () => {
    const { visitor } = await signUp(test);
    const legacy = changed("moodEntries", 0, { emotion: "bluish" });
    const other = { scenarioId: "work_0", baselineEmotion: "calm", contextTag: "school" };
    const file = { ...legacy, quizResponses: changed("quizResponses", 0, other).quizResponses };
    expect(findBrokenRule(file, test.clock.now)).toBeNull();
    await restoreWhole(visitor, file);
    const restored = await exportWhole(visitor);
    expect(restored).toMatchObject({ moodEntries: [{ emotion: "bluish" }, {}, {}], quizResponses: [other] });
  });

  it.each([
    ["without a second feeling", { isTwinStar: 1 }],
    ["with one feeling twice", { isTwinStar: 1, secondaryEmotion: "joy", secondaryIntensity: 3 }],
    ["that is none", { secondaryEmotion: "fear", secondaryIntensity: 3 }],
  ])("stores no twin star %s: the browser sends one feeling", async (_, change) => {
    const { visitor } = await signUp(test);
    const file = changed("moodEntries", 0, change);
    const { body: opened } = await visitor.call(api.openImport, {
      body: restoreRequest(file, randomUUID(), "f"),
    });
    const { userId: __, revision: ___, ...star } = file.moodEntries[0] ?? {};
    const refused = await visitor.call(api.restoreUniverse, { params: opened, body: { entries: [star] } });
    expect(refused).toMatchObject({ status: 400, body: { index: 0 } });
    await restoreWhole(visitor, file, { fileName: "f" });
    const [restored] = (await exportWhole(visitor)).moodEntries;
    expect(restored).toMatchObject({
      ...{ emotion: "joy", isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null },
    });
  });

  it("takes what this server exports of stars whose names have become the same feeling", async () => {
    const [ada, twin] = [await signUp(test), await signUp(test)];
    await ada.visitor.call(api.createMoodEntry, { body: makeEntry({ emotion: "sadness" }) });
    await test.database.db
      .updateTable("mood_entries")
      .set({ emotion: "sad", isTwinStar: 1, secondaryEmotion: "sadness", secondaryIntensity: 4 })
      .where("userId", "=", ada.user.id)
      .execute();
    const file = await exportWhole(ada.visitor);
    expect(file.moodEntries).toMatchObject([{ emotion: "sadness", secondaryEmotion: "sadness" }]);
    expect(findBrokenRule(file, test.clock.now)).toBeNull();
    await restoreWhole(twin.visitor, file);
    expect((await exportWhole(twin.visitor)).moodEntries).toMatchObject([
      { emotion: "sadness", isTwinStar: 0 },
    ]);
  });

  it("brings comparisons that name the tags, feelings and trackers which are there under their names", async () => {
    const [ada, twin] = [await signUp(test), await signUp(test)];
    /** A tag, a feeling and a tracker, and the query that names them. */
    const name = async ({ visitor }: typeof ada) => {
      const [tag, feeling, tracker] = [randomUUID(), randomUUID(), randomUUID()];
      await visitor.call(api.putTag, { params: { id: tag }, body: makeTag({ name: "Sea" }) });
      const felt = makeFeeling({ name: "Longing" });
      await visitor.call(api.putFeeling, { params: { id: feeling }, body: felt });
      const body = makeTracker({ name: "Sleep" });
      await visitor.call(api.putTracker, { params: { id: tracker }, body });
      return `first.emotions=${feeling}&first.tags=${tag}&first.measures=${tracker}.above.3&second=others`;
    };
    const [query, expected] = [await name(ada), await name(twin)];
    const [id, alone] = [randomUUID(), randomUUID()];
    await ada.visitor.call(api.putComparison, { params: { id }, body: makeComparison({ query }) });
    await ada.visitor.call(api.createMoodEntry, { body: makeEntry() });
    const file = await exportWhole(ada.visitor);
    const restored = await restoreWhole(twin.visitor, file);
    expect((await exportWhole(twin.visitor)).comparisons).toMatchObject([{ id, query: expected }]);

    await twin.visitor.call(api.putComparison, { params: { id: alone }, body: makeComparison() });
    await twin.visitor.call(api.removeImport, { params: { id: restored } });
    expect((await exportWhole(twin.visitor)).comparisons).toMatchObject([{ id: alone }]);
  });

  it("leaves a comparison that the person has changed since when it is undone, and refuses one too many", async () => {
    const [ada, twin] = [await signUp(test), await signUp(test)];
    const id = randomUUID();
    const put = (visitor: Visitor, params: { id: string }) =>
      visitor.call(api.putComparison, { params, body: makeComparison() });
    for (const one of [id, randomUUID()]) await put(ada.visitor, { id: one });
    await ada.visitor.call(api.createMoodEntry, { body: makeEntry() });
    const file = await exportWhole(ada.visitor);
    const restored = await restoreWhole(twin.visitor, file);
    await put(twin.visitor, { id });
    await twin.visitor.call(api.removeImport, { params: { id: restored } });
    expect((await exportWhole(twin.visitor)).comparisons).toMatchObject([{ id }]);

    const full = await signUp(test);
    for (let at = 1; at < maxComparisons; at++) await put(full.visitor, { id: randomUUID() });
    await expect(restoreWhole(full.visitor, file)).rejects.toThrow("409");
    const many = Array.from({ length: maxComparisons + 1 }, () => ({
      ...{ id: randomUUID(), name: "One", query: "weeks=good", revision: 1 },
    }));
    expect(findBrokenRule({ ...file, comparisons: many }, test.clock.now)?.rule).toContain("50 comparisons");
  });

  it("stores no birthday and no start that are still to come: the browser leaves them out", async () => {
    const { visitor } = await signUp(test);
    const dates = { birthday: "2999-01-01", startDate: "2999-01-01" };
    const file = { ...lived, user: { ...lived.user, ...dates, demographics: "By the sea" } };
    const id = await restoreWhole(visitor, file);
    const { user } = await exportWhole(visitor);
    expect(user).toMatchObject({ birthday: null, startDate: null, demographics: "By the sea" });
    const refused = await visitor.call(api.restoreUniverse, {
      params: { id },
      body: { profile: { ...dates, demographics: "In the hills" } },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        fieldCodes: { birthday: { code: "date-in-future" }, startDate: { code: "date-in-future" } },
      },
    });
    expect((await exportWhole(visitor)).user.demographics).toBe("By the sea");
  });

  it("keeps one answer to each scenario of a run", async () => {
    const { visitor } = await signUp(test);
    const [answer] = lived.quizResponses;
    const again = { ...answer, id: randomUUID(), userEmotion: "anger" };
    const inNoRun = { ...answer, id: randomUUID(), runId: null };
    const quizResponses = [answer, again, inNoRun, { ...inNoRun, id: randomUUID() }];
    await restoreWhole(visitor, { ...lived, quizResponses } as UniverseFile, { isRepeated: true });
    const restored = (await exportWhole(visitor)).quizResponses;
    expect(restored.map(({ userEmotion }) => userEmotion)).toEqual(["joy", "joy", "joy"]);
  });

  it("gives a star whose place is taken the next one, and moves no other", async () => {
    const place = fc.record({
      x: fc.integer({ min: -40, max: 40 }),
      y: fc.integer({ min: -8, max: 8 }),
      z: fc.integer({ min: -40, max: 40 }),
    });
    const stars = fc.array(fc.record({ place, isBinned: fc.boolean() }), { minLength: 2, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(stars, fc.nat(3), async (given, steps) => {
        const { visitor } = await signUp(test);
        const file = crowdedFile(given);
        await restoreWhole(visitor, file, { steps });
        await restoreWhole(visitor, file);
        const { moodEntries, bin } = await exportWhole(visitor);
        const inFile = new Map([...file.moodEntries, ...file.bin].map((star) => [star.id, star]));
        const kept: UniverseFile["moodEntries"] = [];
        for (const star of file.moodEntries)
          if (!kept.some((other) => isCloserThan(star, other, minStarSpacing))) kept.push(star);
        for (const star of [...kept, ...bin]) {
          const { x, y, z } = inFile.get(star.id) ?? star;
          expect([...moodEntries, ...bin].find(({ id }) => id === star.id)).toMatchObject({ x, y, z });
        }
        expect(moodEntries).toHaveLength(file.moodEntries.length);
        for (const [at, star] of moodEntries.entries())
          for (const other of moodEntries.slice(0, at))
            expect(isCloserThan(star, other, minStarSpacing)).toBe(false);
      }),
      { numRuns: 15 },
    );
  });
});

/** Stars a minute after each other. */
function crowdedFile(stars: readonly { place: object; isBinned: boolean }[]): UniverseFile {
  const [model] = lived.moodEntries;
  const all = stars.map(({ place, isBinned }, at) => {
    const timestamp = new Date(test.clock.now - (stars.length - at) * 60_000).toISOString();
    const star = { ...model, ...place, id: randomUUID(), timestamp, createdAt: timestamp };
    return isBinned ? { ...star, deletedAt: timestamp } : star;
  });
  const [bin, moodEntries] = [
    all.filter((one) => "deletedAt" in one),
    all.filter((one) => !("deletedAt" in one)),
  ];
  return { ...lived, moodEntries, bin } as UniverseFile;
}

it("a restore keeps a tracker that measures in another way than its namesake, under a name with a number", async () => {
  const maker = (await signUp(test)).visitor;
  const id = randomUUID();
  const tracker = makeTracker({ name: "Sleep", kind: "number", min: null, max: null, step: null });
  expect((await maker.call(api.putTracker, { params: { id }, body: tracker })).status).toBe(201);
  const reading = { trackerId: id, at: "2026-03-10" };
  expect(
    (await maker.call(api.putReading, { params: reading, body: makeReading({ value: 7 }) })).status,
  ).toBe(201);
  const file = await exportWhole(maker);

  const { visitor } = await signUp(test);
  const own = { ...tracker, name: "sleep", perDay: "many" };
  await visitor.call(api.putTracker, { params: { id: randomUUID() }, body: own });
  await restoreWhole(visitor, file, { isRepeated: true });
  const { trackers, readings } = await exportWhole(visitor);
  expect(trackers.map(({ name, perDay }) => [name, perDay]).sort()).toEqual([
    ["Sleep 2", "one"],
    ["sleep", "many"],
  ]);
  expect(readings).toMatchObject([{ trackerId: id, at: "2026-03-10", value: 7 }]);
});
