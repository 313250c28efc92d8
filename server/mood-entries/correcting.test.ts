import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";

const minute = 60_000;
const hour = 60 * minute;
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
const revisionOfUniverse = async () => {
  const { db } = test.database;
  const row = db.selectFrom("users").select("revision").where("id", "=", ada.userId);
  return (await row.executeTakeFirstOrThrow()).revision;
};
const twin = { isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 3 };

describe("PATCH /api/mood-entries/:id", () => {
  it("corrects what is sent and keeps the rest", async () => {
    const star = await ada.add({ note: "before", utcOffset: 60, timeZone: "Europe/Berlin" });
    test.clock.now += minute;
    const { status, body } = await ada.correct(star, { note: "after", intensity: 3 });

    const corrected = { ...star, note: "after", intensity: 3, editedAt: iso(test.clock.now), revision: 2 };
    expect([status, body]).toEqual([200, corrected]);
    expect(await ada.list()).toEqual([corrected]);
  });

  it("corrects every field", async () => {
    const star = await ada.add();
    const change = {
      ...{ emotion: "fear", intensity: 1, note: "x", ...twin, timestamp: ago(hour) },
      ...{ utcOffset: -840, timeZone: "Asia/Kathmandu", keptOutOfLetters: true },
    };
    expect((await ada.correct(star, change)).body).toMatchObject(change);
    expect(await ada.list()).toMatchObject([change]);
  });

  it("empties the fields that can be empty with null", async () => {
    const star = await ada.add({
      note: "x",
      utcOffset: 60,
      timeZone: "Europe/Berlin",
      keptOutOfLetters: true,
    });
    const empty = { note: null, utcOffset: null, timeZone: null };
    const { body } = await ada.correct(star, { ...empty, keptOutOfLetters: null });
    expect([star, body]).toMatchObject([{ keptOutOfLetters: true }, { ...empty, keptOutOfLetters: false }]);
  });

  it("clears the second feeling of a star that is no twin star any more", async () => {
    const star = await ada.add(twin);
    const { status, body } = await ada.correct(star, { isTwinStar: 0 });
    expect([status, body]).toMatchObject([
      200,
      { isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null },
    ]);
  });

  it.each([
    ["a twin star without a second emotion", {}, { isTwinStar: 1 }, "secondaryEmotion"],
    ["a twin star of one emotion", twin, { emotion: "grief" }, "secondaryEmotion"],
    ["a second emotion without a twin star", {}, { secondaryEmotion: "fear" }, "secondaryEmotion"],
    [
      "a second emotion of an ended twin star",
      twin,
      { isTwinStar: 0, secondaryEmotion: "fear" },
      "secondaryEmotion",
    ],
    ["no emotion", {}, { emotion: null }, "emotion"],
    ["an emotion that does not exist", {}, { emotion: "meh" }, "emotion"],
    ["an intensity of 11", {}, { intensity: 11 }, "intensity"],
    ["a note of 2,001 characters", {}, { note: "x".repeat(2001) }, "note"],
    ["no moment", {}, { timestamp: null }, "timestamp"],
    ["a moment before 1900", {}, { timestamp: "1899-12-31T23:59:59.999Z" }, "timestamp"],
    ["a moment that is still to come", {}, { timestamp: "2026-04-01T00:00:00Z" }, "timestamp"],
    ["an offset that does not exist", {}, { utcOffset: 841 }, "utcOffset"],
    ["a time zone that does not exist", {}, { timeZone: "Mars/Olympus" }, "timeZone"],
    ["a tag that does not exist", {}, { tags: [randomUUID()] }, "tags"],
    ["another position", {}, { position: { x: 1, y: 2, z: 3 } }, "position"],
    ["another id", {}, { id: randomUUID() }, "id"],
  ])("refuses %s with a sentence at its field, and changes nothing", async (_, before, change, field) => {
    const star = await ada.add(before);
    const answer = await ada.correct(star, { note: "not stored", ...change });

    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: expect.stringMatching(/^[A-Za-z].+\.$/) });
    expect(await ada.list()).toEqual([star]);
    expect(await revisionOfUniverse()).toBe(1);
  });

  it("replies 200 to a correction that was made already, whatever revision it names", async () => {
    const star = await ada.add();
    const first = await ada.correct(star, { note: "after" });
    test.clock.now += minute;
    const again = await ada.correct(star, { note: "after" });

    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await ada.correct({ ...star, revision: 999 }, {})).body).toEqual(first.body);
    expect(await revisionOfUniverse()).toBe(2);
  });

  it.each([
    ["an old revision", 1],
    ["a revision of the future", 3],
  ])("replies 412 with the star as it is now to %s", async (_, revision) => {
    const star = await ada.add();
    const { body: now } = await ada.correct(star, { note: "one device" });
    const answer = await ada.correct({ ...star, revision }, { note: "another device" });

    expect([answer.status, answer.body]).toEqual([
      412,
      {
        error: "This star was changed somewhere else in the meantime.",
        code: "changed-elsewhere",
        text: "refusals-universe.changedElsewhere",
        entry: now,
      },
    ]);
    expect(await ada.list()).toEqual([now]);
  });

  it("accepts one of two corrections that are sent at the same time", async () => {
    const star = await ada.add();
    const answers = await Promise.all(["one", "other"].map((note) => ada.correct(star, { note })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [stored] = await ada.list();
    for (const { status, body } of answers) expect(status === 200 ? body : body.entry).toEqual(stored);
  });

  it("needs the revision of the star", async () => {
    const star = await ada.add();
    const send = (headers: Record<string, string>) =>
      ada.visitor.call(api.updateMoodEntry, { params: star, headers, body: { note: "x" } });
    const without = await send({});
    expect([without.status, without.body.code]).toEqual([428, "precondition-required"]);
    for (const bad of ["1", '"x"', 'W/"1"', "*", '"-1"', '"1", "2"'])
      expect([bad, (await send({ "if-match": bad })).status]).toEqual([bad, 400]);
    expect(await ada.list()).toEqual([star]);
  });

  it("replies 404 for a star in the bin, an unknown one and that of another person", async () => {
    const star = await ada.add();
    const other = await startJournal(test);
    const answers = [
      await other.correct(star, { note: "x" }),
      await ada.correct({ ...star, id: randomUUID() }, { note: "x" }),
      await ada.correct({ ...star, id: "%" }, { note: "x" }),
    ];
    await ada.moveToBin(star);
    answers.push(await ada.correct(star, { note: "x" }));

    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      Array(4).fill([404, "Not found"]),
    );
  });

  it("keeps the name of an emotion that is not in the catalogue", async () => {
    const star = await ada.add();
    await test.database.db
      .updateTable("mood_entries")
      .set({ emotion: "meh" })
      .where("userId", "=", ada.userId)
      .execute();
    expect((await ada.correct(star, { note: "x" })).body).toMatchObject({ emotion: "meh", note: "x" });
  });
});

describe("a correction of the moment", () => {
  it("is refused in the pause of another star, before it and after it", async () => {
    const early = await ada.add({ timestamp: ago(3 * hour) });
    const star = await ada.add();
    for (const shift of [-5 * minute + 1, 0, 5 * minute - 1]) {
      const answer = await ada.correct(star, { timestamp: ago(3 * hour - shift), note: "not stored" });
      expect([answer.status, answer.headers["retry-after"], answer.body]).toEqual([
        429,
        undefined,
        {
          error: "Another star is less than 5 minutes from that moment. Please choose another moment.",
          code: "pause-at-moment",
          text: "refusals-universe.pauseAtMoment",
          params: { minutes: 5, moment: early.timestamp },
          endsAt: ago(3 * hour - 5 * minute),
        },
      ]);
    }
    expect(await ada.list()).toEqual([early, star]);
    expect((await ada.correct(star, { timestamp: ago(3 * hour + 5 * minute) })).status).toBe(200);
  });

  it("is not in the pause of the star itself", async () => {
    const star = await ada.add();
    expect((await ada.correct(star, { timestamp: ago(minute) })).status).toBe(200);
  });

  it("is the only correction to which the pause applies", async () => {
    const earlier = await ada.add({ timestamp: ago(hour) });
    const star = await ada.add();
    await test.database.db
      .updateTable("mood_entries")
      .set({ timestamp: new Date(star.timestamp) })
      .where("id", "=", earlier.id)
      .execute();
    expect((await ada.correct(star, { note: "x", timestamp: star.timestamp })).status).toBe(200);
  });

  it("moves the end of the cooldown", async () => {
    const star = await ada.add();
    const endOfCooldown = async () =>
      (await ada.visitor.call(api.listMoodEntries)).headers["cooldown-ends-at"];
    expect(await endOfCooldown()).toBe(ago(-5 * minute));
    const { body } = await ada.correct(star, { timestamp: ago(2 * minute) });
    expect(await endOfCooldown()).toBe(ago(-3 * minute));
    await ada.correct(body, { timestamp: ago(hour) });
    expect(await endOfCooldown()).toBeUndefined();
    expect((await ada.post()).status).toBe(201);
  });

  it("sets a moment of a clock that is two minutes fast to the present", async () => {
    const star = await ada.add({ timestamp: ago(hour) });
    expect((await ada.correct(star, { timestamp: ago(-2 * minute) })).body.timestamp).toBe(ago(0));
    const late = await ada.correct(star, { timestamp: ago(-2 * minute - 1) });
    expect([late.status, late.body]).toMatchObject([
      400,
      {
        code: "moment-in-future",
        text: "refusals-universe.momentInFuture",
        params: { now: ago(0) },
        fields: { timestamp: "That moment has not come yet." },
      },
    ]);
  });
});
