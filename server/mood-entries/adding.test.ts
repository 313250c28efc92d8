import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

const minute = 60_000;
let test: TestApp;
let ada: Visitor;
let userId: string;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  ada = visitor;
  userId = user.id;
});

const add = (overrides: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  ada.call(api.createMoodEntry, { body: makeEntry(overrides), headers });
const list = (headers: Record<string, string> = {}) => ada.call(api.listMoodEntries, { headers });

describe("POST /api/mood-entries", () => {
  it("replies 201 with the star and its cooldown", async () => {
    const answer = await add({ note: "  a walk  " });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      userId,
      emotion: "joy",
      intensity: 7,
      note: "  a walk  ",
      keptOutOfLetters: false,
      timestamp: new Date(test.clock.now).toISOString(),
      x: expect.any(Number),
      y: expect.any(Number),
      z: expect.any(Number),
      isTwinStar: 0,
      secondaryEmotion: null,
      secondaryIntensity: null,
      utcOffset: null,
      timeZone: null,
      createdAt: new Date(test.clock.now).toISOString(),
      editedAt: null,
      tags: [],
      revision: 1,
      cooldownStatus: {
        active: true,
        remainingMinutes: 5,
        endsAt: new Date(test.clock.now + 5 * minute).toISOString(),
      },
    });
  });

  it("stores a twin star", async () => {
    const { body } = await add({ isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 3 });

    expect(body).toMatchObject({ isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 3 });
  });

  it.each([
    ["no emotion", { emotion: undefined }, "emotion", "Please select an emotion before creating your star."],
    [
      "an emotion that does not exist",
      { emotion: "meh" },
      "emotion",
      "Please select an emotion before creating your star.",
    ],
    [
      "a legacy emotion",
      { emotion: "stressed" },
      "emotion",
      "Please select an emotion before creating your star.",
    ],
    ["an intensity of 0", { intensity: 0 }, "intensity", "Intensity is a whole number from 1 to 10."],
    ["an intensity of 11", { intensity: 11 }, "intensity", "Intensity is a whole number from 1 to 10."],
    ["half an intensity", { intensity: 6.5 }, "intensity", "Intensity is a whole number from 1 to 10."],
    [
      "a note of 2,001 characters",
      { note: "x".repeat(2001) },
      "note",
      "A note can have up to 2,000 characters.",
    ],
    ["a NUL in a note", { note: "a\0b" }, "note", "A note contains characters that cannot be stored."],
    [
      "half a surrogate in a note",
      { note: "\ud800" },
      "note",
      "A note contains characters that cannot be stored.",
    ],
    [
      "a twin without a second emotion",
      { isTwinStar: 1 },
      "secondaryEmotion",
      "Please select a base emotion for your twin star.",
    ],
    [
      "a twin of one emotion",
      { isTwinStar: 1, secondaryEmotion: "joy" },
      "secondaryEmotion",
      "A twin star needs two different emotions.",
    ],
    [
      "a second emotion without a twin",
      { secondaryEmotion: "fear" },
      "secondaryEmotion",
      "Only a twin star has a second emotion.",
    ],
    [
      "a second intensity without a twin",
      { secondaryIntensity: 2 },
      "secondaryIntensity",
      "Only a twin star has a second emotion.",
    ],
    [
      "a position off the map",
      { position: { x: 100_001, y: 0, z: 0 } },
      "position",
      "A coordinate is a whole number from −100000 to 100000.",
    ],
    [
      "half a position",
      { position: { x: 1, y: 2 } },
      "position",
      "A coordinate is a whole number from −100000 to 100000.",
    ],
    ["another's user id", { userId: "someone" }, "userId", "This field is not known here."],
  ])("refuses %s with a sentence at its field", async (_, overrides, field, sentence) => {
    const answer = await add(overrides);

    expect(answer.status).toBe(400);
    expect(answer.body.fields[field]).toBe(sentence);
    expect(answer.body.error).toEqual(expect.any(String));
    expect((await list()).body).toEqual([]);
  });

  it("replies 401 to a visitor", async () => {
    expect((await test.visitor().call(api.createMoodEntry, { body: makeEntry() })).status).toBe(401);
  });

  it("stores a note of white space as null, and any other unchanged", async () => {
    expect((await add({ note: " \n " })).body.note).toBeNull();
    test.clock.now += 5 * minute;
    expect((await add({ note: "😀 نص 字" })).body.note).toBe("😀 نص 字");
  });
});

describe("the cooldown", () => {
  it("refuses a second star with 429, the remaining minutes and the end of the cooldown", async () => {
    await add();
    test.clock.now += minute / 2;
    const answer = await add();

    expect(answer.status).toBe(429);
    const endsAt = new Date(test.clock.now + 4.5 * minute).toISOString();
    expect(answer.body).toEqual({
      error: "Cooldown active. Please wait 5 more minutes.",
      remainingMinutes: 5,
      endsAt,
      code: "pause",
      text: "refusals-universe.pause",
      params: { endsAt, minutes: 5 },
    });
    expect(answer.headers["retry-after"]).toBe("270");
    expect((await list()).body).toHaveLength(1);
  });

  it("does not hide a 400 for invalid input", async () => {
    await add();
    expect((await add({ intensity: 11 })).status).toBe(400);
  });

  it("ends after five minutes, to the millisecond", async () => {
    await add();
    test.clock.now += 5 * minute - 1;
    expect((await add()).status).toBe(429);
    test.clock.now += 1;
    expect((await add()).status).toBe(201);
  });

  it("is in the headers of the list while it is active, with 304 too", async () => {
    const endsAt = new Date(test.clock.now + 5 * minute).toISOString();
    await add();
    const first = await list();
    expect(first.headers["cooldown-ends-at"]).toBe(endsAt);
    const again = await list({ "if-none-match": String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.headers["cooldown-ends-at"]).toBe(endsAt);
    test.clock.now += 5 * minute;
    expect((await list()).headers["cooldown-ends-at"]).toBeUndefined();
  });

  it("accepts one of fifty stars that are sent at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add()));
    const statuses = answers.map(({ status }) => status).sort();

    expect(statuses).toEqual([201, ...Array(49).fill(429)]);
    expect((await list()).body).toHaveLength(1);
  });

  it("does not take longer when the clock is set back an hour", async () => {
    await add();
    test.clock.now -= 60 * minute;
    expect((await add()).status).toBe(201);
  });
});

describe("an Idempotency-Key", () => {
  const key = { "idempotency-key": "k-1" };

  it("gives a retry the first reply, not a second star or a 429", async () => {
    const first = await add({ note: "once" }, key);
    test.clock.now += minute;
    const second = await add({ note: "once" }, key);

    expect(second.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect((await list()).body).toHaveLength(1);
  });

  it("works for concurrent retries and after a restart", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({}, key)));
    await test.restart();
    answers.push(await add({}, key));

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await list()).body).toHaveLength(1);
  });

  it("refuses another body with 422", async () => {
    await add({ note: "one" }, key);
    expect((await add({ note: "other" }, key)).status).toBe(422);
    expect((await list()).body).toHaveLength(1);
  });

  it("is not used up by a refusal", async () => {
    await add();
    expect((await add({}, key)).status).toBe(429);
    test.clock.now += 5 * minute;
    expect((await add({}, key)).status).toBe(201);
  });

  it("belongs to one user and lasts a day", async () => {
    await add({}, key);
    const { visitor: other } = await signUp(test);
    expect((await other.call(api.createMoodEntry, { body: makeEntry(), headers: key })).status).toBe(201);
    test.clock.now += 24 * 60 * minute;
    expect((await add({ note: "new day" }, key)).status).toBe(201);
    expect((await list()).body).toHaveLength(2);
  });

  it("is refused when it is empty, too long or not ASCII", async () => {
    for (const bad of ["", "x".repeat(201), "é"])
      expect((await add({}, { "idempotency-key": bad })).status).toBe(400);
  });
});
