import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { avatarPatterns, avatarShapes } from "#domain/avatar.ts";
import { dateOfDay } from "#domain/calendar.ts";
import { emotionIds, familyIds } from "#domain/emotions.ts";
import { type UniverseFile, universeFileSchema } from "#domain/formats/universe-file.ts";
import { maxConstellations } from "#domain/records/constellation/constellation.ts";
import { tagKinds } from "#domain/records/tag/tag.ts";
import { responseTo } from "#domain/wellness/quiz/quiz-run.ts";
import { scenarios } from "#domain/wellness/quiz/scenarios.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  makeComparison,
  makeEntry,
  makeFeeling,
  makeImport,
  makeReading,
  makeReminders,
  makeSession,
  makeTracker,
  signUp,
} from "../../testing/make.ts";
import { runUniverse } from "../../testing/operator.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { exportWhole, restoreWhole } from "../../testing/whole-export.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

const share = fc.nat(999).map((number) => number / 1_000);
const intensity = fc.integer({ min: 1, max: 10 });
const emotion = fc.constantFrom(...emotionIds);
const note = fc.option(
  fc
    .string({ unit: "grapheme", maxLength: 40 })
    .filter((text) => text.isWellFormed() && !text.includes("\0")),
);

const star = fc.record({
  emotion,
  intensity,
  note,
  keptOutOfLetters: fc.boolean(),
  minutesAgo: fc.integer({ min: 1, max: 2_000_000 }),
  clock: fc.constantFrom([120, "Europe/Berlin"], [-300, null], [null, null]),
  twin: fc.option(fc.record({ secondaryEmotion: emotion, secondaryIntensity: intensity })),
  tags: fc.array(fc.nat(4), { maxLength: 3 }),
  own: fc.nat(4),
  fate: fc.constantFrom("kept", "kept", "edited", "binned", "purged"),
});

/** What a person has done in a universe. */
const life = fc.record({
  tags: fc.array(fc.record({ kind: fc.constantFrom(...tagKinds), isArchived: fc.boolean() }), {
    maxLength: 5,
  }),
  stars: fc.array(star, { maxLength: 12 }),
  feelings: fc.uniqueArray(
    fc.record({ name: fc.constantFrom("Longing", "At home"), family: fc.constantFrom(...familyIds) }),
    { selector: ({ name }) => name },
  ),
  trackers: fc.array(
    fc.record({
      perDay: fc.constantFrom("one", "many"),
      kind: fc.constantFrom("number", "count", "yes-no"),
      isArchived: fc.boolean(),
      readings: fc.array(fc.record({ day: fc.nat(3_000), isYes: fc.boolean() }), { maxLength: 4 }),
    }),
    { maxLength: 2 },
  ),
  constellations: fc.array(fc.array(share, { maxLength: 3 }), { maxLength: 2 }),
  comparisons: fc.nat(2),
  answers: fc.constantFrom(0, 3, 6),
  sessions: fc.array(fc.record({ seconds: fc.nat(5_000), score: fc.option(fc.nat(90)) }), { maxLength: 3 }),
  profile: fc.record({
    userName: fc.constantFrom("Grace", "Ada Lovelace"),
    demographics: fc.constantFrom("", "By the sea"),
  }),
  reminders: fc.option(
    fc.record({
      times: fc.constantFrom([{ time: "07:15", weekdays: [1, 2] }], [{ time: "23:59", weekdays: [0] }]),
      ...{ isOn: fc.boolean(), byMail: fc.boolean(), isSilent: fc.boolean() },
    }),
  ),
  avatar: fc.record({
    avatarShape: fc.constantFrom(...avatarShapes),
    avatarPattern: fc.constantFrom(...avatarPatterns),
  }),
});
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never;

async function live(visitor: Visitor, user: { id: string }, done: Life) {
  const tags: string[] = [];
  for (const [at, tag] of done.tags.entries()) {
    const { body } = await visitor.call(api.putTag, {
      params: { id: randomUUID() },
      body: { ...tag, name: `Tag ${at}` },
    });
    tags.push(body.id);
  }
  const felt: string[] = [];
  for (const feeling of done.feelings) {
    const { body } = await visitor.call(api.putFeeling, {
      params: { id: randomUUID() },
      body: makeFeeling(feeling),
    });
    felt.push(body.id);
  }
  await measure(visitor, done.trackers);
  const ids: string[] = [];
  for (const { minutesAgo, clock, twin, fate, own, ...content } of done.stars) {
    test.clock.now += 1_000;
    const isTwinStar = twin !== null && twin.secondaryEmotion !== content.emotion ? 1 : 0;
    const { body } = await visitor.call(api.createMoodEntry, {
      body: makeEntry({
        ...content,
        ...(felt[own] !== undefined && { emotion: felt[own] }),
        ...(isTwinStar && { isTwinStar, ...twin }),
        ...{ utcOffset: clock[0], timeZone: clock[1] },
        timestamp: new Date(test.clock.now - minutesAgo * 60_000).toISOString(),
        tags: [...new Set(content.tags)].flatMap((tag) => tags[tag] ?? []),
      }),
    });
    if (fate === "edited")
      await visitor.call(api.updateMoodEntry, {
        params: body,
        headers: { "if-match": `"${body.revision}"` },
        body: { intensity: 3 },
      });
    if (fate === "binned" || fate === "purged") await visitor.call(api.binMoodEntry, { params: body });
    if (fate === "purged") await visitor.call(api.purgeMoodEntry, { params: body });
    else if (fate !== "binned") ids.push(body.id);
  }
  await makeConstellations(user.id, done.constellations, ids);
  for (let at = 0; at < done.comparisons; at++)
    await visitor.call(api.putComparison, {
      params: { id: randomUUID() },
      body: makeComparison({ query: `first.tags=${tags.join()}&second.emotions=${felt.join()}` }),
    });
  for (const scenario of scenarios.slice(0, done.answers))
    await visitor.call(api.createQuizResponse, {
      params: user,
      body: responseTo(scenario, {
        runId: userRun(user),
        userEmotion: "anger",
        userIntensity: 4,
        responseTimeMs: 900,
      }),
    });
  for (const session of done.sessions) {
    test.clock.now += 1_000;
    await visitor.call(api.createWellnessSession, { params: user, body: makeSession(session) });
  }
  await visitor.call(api.updateProfile, { params: user, body: done.profile });
  await visitor.call(api.updateAvatar, {
    params: user,
    body: { ...done.avatar, avatarColors: ["#112233", "#aabbcc"] },
  });
  await visitor.call(api.updateStats, { params: user, body: { avatarAccessories: [] } });
  if (done.reminders) await visitor.call(api.putReminders, { body: makeReminders(done.reminders) });
}

async function measure(visitor: Visitor, all: Life["trackers"]) {
  for (const { readings, perDay, kind, isArchived } of all) {
    const { body } = await visitor.call(api.putTracker, {
      params: { id: randomUUID() },
      body: makeTracker({ perDay, kind, isArchived, min: null, max: null, step: null }),
    });
    for (const { day, isYes } of readings) {
      const date = dateOfDay(day + 17_000);
      await visitor.call(api.putReading, {
        params: { trackerId: body.id, at: perDay === "one" ? date : `${date}T14:05` },
        body: makeReading({ value: isYes ? 1 : 0, timeZone: null }),
      });
    }
  }
}

const userRun = ({ id }: { id: string }) => id;

/** Constellations are made as rows, without calls. */
async function makeConstellations(
  userId: string,
  constellations: Life["constellations"],
  ids: readonly string[],
) {
  const { db } = test.database;
  for (const shares of constellations) {
    const id = randomUUID();
    await db
      .insertInto("constellations")
      .values({ userId, id, name: "Kite", createdAt: new Date(0), revision: 1 })
      .execute();
    const chosen = [...new Set(shares.flatMap((at) => ids[Math.floor(at * ids.length)] ?? []))];
    const rows = chosen.map((entryId, position) => ({ userId, constellationId: id, entryId, position }));
    if (rows.length > 0) await db.insertInto("constellation_stars").values(rows).execute();
  }
}

/** The content of a universe, without what belongs to the universe itself. */
function contentOf({ user, exportedAt: _, ...file }: UniverseFile) {
  const { id: __, universeName: ___, createdAt, updatedAt, lastLoginAt, ...person } = user;
  expect([createdAt, updatedAt, lastLoginAt]).not.toContain("");
  const withoutOwner = (items: readonly object[]) =>
    items.map((item) => ({ ...item, userId: "", revision: 0 }));
  // Items without their ids, which belong to all universes.
  const withoutId = (items: readonly object[]) =>
    withoutOwner(items)
      .map((item) => JSON.stringify({ ...item, id: "" }))
      .sort();
  return {
    ...{ ...file, person },
    // A restore does not start them.
    reminders: file.reminders && { ...file.reminders, isOn: false },
    moodEntries: withoutOwner(file.moodEntries),
    bin: withoutOwner(file.bin).sort(byId),
    tags: withoutOwner(file.tags),
    feelings: withoutOwner(file.feelings),
    trackers: withoutOwner(file.trackers),
    readings: withoutOwner(file.readings),
    constellations: withoutOwner(file.constellations),
    comparisons: withoutOwner(file.comparisons),
    quizResponses: withoutId(file.quizResponses),
    recommendations: withoutId(file.recommendations),
    wellnessSessions: withoutId(file.wellnessSessions),
  };
}
const byId = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

describe("a whole export", () => {
  it("makes an empty universe the same universe, also when it is interrupted and every call is sent twice", {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(life, fc.nat(4), fc.boolean(), async (done, steps, isRepeated) => {
        const [ada, twin] = [await signUp(test), await signUp(test)];
        await live(ada.visitor, ada.user, done);
        const file = await exportWhole(ada.visitor);
        test.clock.now += 60_000;
        await restoreWhole(twin.visitor, file, { steps });
        const id = await restoreWhole(twin.visitor, file, { isRepeated });
        expect(contentOf(await exportWhole(twin.visitor))).toEqual(contentOf(file));

        expect((await twin.visitor.call(api.removeImport, { params: { id } })).status).toBe(204);
        const undone = await exportWhole(twin.visitor);
        expect(undone).toMatchObject({ moodEntries: [], bin: [], tags: [], constellations: [] });
        expect(undone).toMatchObject({ feelings: [], trackers: [], readings: [], comparisons: [] });
        expect(undone).toMatchObject({ quizResponses: [], recommendations: [], wellnessSessions: [] });
        await restoreWhole(twin.visitor, file);
        expect(contentOf(await exportWhole(twin.visitor))).toEqual(contentOf(file));
      }),
      { numRuns: 12 },
    );
  });

  it("can be that of the operator's command", async () => {
    const [ada, twin] = [await signUp(test), await signUp(test)];
    await ada.visitor.call(api.createMoodEntry, { body: makeEntry({ note: "Mine" }) });
    const { stdout } = await runUniverse(test.app.context.settings, ["export", ada.user.universeName]);
    await restoreWhole(twin.visitor, universeFileSchema.parse(JSON.parse(stdout)));
    expect(contentOf(await exportWhole(twin.visitor))).toEqual(contentOf(await exportWhole(ada.visitor)));
  });

  it("brings the times of reminders along and starts none, and leaves those that are chosen there", async () => {
    const [ada, twin, eve] = [await signUp(test), await signUp(test), await signUp(test)];
    const times = [{ time: "07:15", weekdays: [1, 2] }];
    await ada.visitor.call(api.putReminders, { body: makeReminders({ times }) });
    await ada.visitor.call(api.restReminders, { body: { isResting: true } });
    await eve.visitor.call(api.putReminders, { body: makeReminders() });
    const file = await exportWhole(ada.visitor);
    for (const { visitor } of [twin, eve]) await restoreWhole(visitor, file);
    const { body } = await twin.visitor.call(api.getReminders);
    expect(body).toMatchObject({ choices: { isOn: false, times, restUntil: null }, nextAt: null });
    const started = (await twin.visitor.call(api.putReminders, { body: makeReminders({ times }) })).body;
    expect(started.nextAt).not.toBeNull();
    const chosen = (await eve.visitor.call(api.getReminders)).body.choices;
    expect(chosen).toMatchObject(makeReminders());
  });

  it("goes only into an empty universe", async () => {
    const [ada, eve] = [await signUp(test), await signUp(test)];
    await ada.visitor.call(api.createMoodEntry, { body: makeEntry() });
    await eve.visitor.call(api.createMoodEntry, { body: makeEntry() });
    const file = await exportWhole(ada.visitor);
    await expect(restoreWhole(eve.visitor, file)).rejects.toThrow("universe-not-empty");
    const [star] = (await eve.visitor.call(api.listMoodEntries)).body;
    await eve.visitor.call(api.binMoodEntry, { params: star });
    await expect(restoreWhole(eve.visitor, file)).rejects.toThrow("universe-not-empty");
    await eve.visitor.call(api.purgeMoodEntry, { params: star });
    await restoreWhole(eve.visitor, file);
    expect(contentOf(await exportWhole(eve.visitor))).toEqual(contentOf(file));
  });

  it("can be restored where its stars were removed for ever, and a new star is outside of all others", async () => {
    const { visitor } = await signUp(test);
    for (let count = 0; count < 5; count++) await visitor.call(api.createMoodEntry, { body: makeEntry() });
    const file = await exportWhole(visitor);
    for (const star of file.moodEntries) {
      await visitor.call(api.binMoodEntry, { params: star });
      await visitor.call(api.purgeMoodEntry, { params: star });
    }
    test.clock.now += 60_000;
    await restoreWhole(visitor, file);
    const { body } = await visitor.call(api.listChanges);
    expect(contentOf(await exportWhole(visitor))).toEqual(contentOf(file));
    const added = (await visitor.call(api.createMoodEntry, { body: makeEntry() })).body;
    const distances = body.entries.map((one: Place) => Math.hypot(one.x, one.z));
    expect(Math.hypot(added.x, added.z) + 4).toBeGreaterThan(Math.max(...distances));
  });

  it("keeps readings outside of a range that was narrowed, and takes what has the names of its feelings and trackers", async () => {
    const [ada, eve] = [await signUp(test), await signUp(test)];
    const [feeling, tracker] = [makeFeeling({ name: "Longing" }), makeTracker({ name: "Energy" })];
    const ids = { ada: randomUUID(), eve: randomUUID() };
    const own = (id: string) => ({ params: { id }, body: feeling });
    const measured = (id: string, max: number) => ({ params: { id }, body: { ...tracker, max } });
    await ada.visitor.call(api.putFeeling, own(ids.ada));
    await ada.visitor.call(api.createMoodEntry, { body: makeEntry({ emotion: ids.ada }) });
    await ada.visitor.call(api.putTracker, measured(ids.ada, 5));
    await ada.visitor.call(api.putReading, {
      params: { trackerId: ids.ada, at: "2026-03-10" },
      body: makeReading({ value: 5 }),
    });
    await ada.visitor.call(api.putTracker, measured(ids.ada, 3));
    await eve.visitor.call(api.putFeeling, own(ids.eve));
    await eve.visitor.call(api.putTracker, measured(ids.eve, 3));
    await restoreWhole(eve.visitor, await exportWhole(ada.visitor));
    expect(await exportWhole(eve.visitor)).toMatchObject({
      ...{ feelings: [{ id: ids.eve }], trackers: [{ id: ids.eve }], moodEntries: [{ emotion: ids.eve }] },
      readings: [{ trackerId: ids.eve, at: "2026-03-10", value: 5 }],
    });
  });

  it("keeps an edit of a restored star when the restoring is undone", async () => {
    const [ada, twin] = [await signUp(test), await signUp(test)];
    for (const body of [makeEntry(), makeEntry()]) await ada.visitor.call(api.createMoodEntry, { body });
    for (const star of (await exportWhole(ada.visitor)).moodEntries)
      await ada.visitor.call(api.updateMoodEntry, {
        params: star,
        headers: { "if-match": `"${star.revision}"` },
        body: { note: "Once" },
      });
    const id = await restoreWhole(twin.visitor, await exportWhole(ada.visitor));
    const [star] = (await exportWhole(twin.visitor)).moodEntries;
    await twin.visitor.call(api.updateMoodEntry, {
      params: { id: star?.id ?? "" },
      headers: { "if-match": `"${star?.revision}"` },
      body: { note: "Twice" },
    });
    await twin.visitor.call(api.removeImport, { params: { id } });
    expect((await exportWhole(twin.visitor)).moodEntries).toMatchObject([{ note: "Twice" }]);
  });

  it("is refused with the index of a constellation whose star is missing, and stores none of the slice", async () => {
    const { visitor, user } = await signUp(test);
    const { body } = await visitor.call(api.openImport, {
      body: makeImport({ source: "mood-universe-json" }),
    });
    const constellation = (entryIds: string[]) => ({ id: randomUUID(), name: "Kite", entryIds });
    const refused = await visitor.call(api.restoreUniverse, {
      params: body,
      body: { constellations: [constellation([]), constellation(["gone"])], profile: { userName: "Grace" } },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { index: 1, fieldCodes: { constellations: { code: "unknown-star" } } },
    });
    expect(await exportWhole(visitor)).toMatchObject({ constellations: [], user: { userName: "Ada" } });
    expect(user.id).toBe((await exportWhole(visitor)).user.id);
    const tooMany = await visitor.call(api.restoreUniverse, {
      params: body,
      body: { constellations: Array.from({ length: maxConstellations + 1 }, () => constellation([])) },
    });
    expect(tooMany).toMatchObject({ status: 409, body: { code: "too-many-constellations" } });
    expect((await exportWhole(visitor)).constellations).toEqual([]);
  });
});

type Place = { readonly x: number; readonly z: number };
