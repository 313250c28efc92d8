import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeSession, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

const minute = 60_000;
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

const post = (overrides: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  ada.call(api.createWellnessSession, { params: { id }, body: makeSession(overrides), headers });
const list = async (query: Record<string, string> = {}) =>
  (await ada.call(api.listWellnessSessions, { params: { id }, query })).body;
const maze = { kind: "maze", itemId: "cosmic-pathfinder", outcome: "won", seconds: 212, score: 64 };

describe("POST /api/users/:id/wellness-sessions", () => {
  it("replies 201 with the stored session", async () => {
    const { status, body } = await post();
    expect(status).toBe(201);
    expect(body).toEqual({
      ...makeSession(),
      id: expect.any(String),
      userId: id,
      at: new Date(test.clock.now).toISOString(),
    });
  });

  it("stores a maze that was won, and a maze that ran out of time", async () => {
    expect((await post(maze)).body).toMatchObject(maze);
    const late = { ...maze, itemId: "patience-trial", outcome: "timed-out", seconds: 1800, score: undefined };
    expect((await post(late)).body).toMatchObject({ ...late, score: null });
  });

  it.each([
    ["an unknown kind", { kind: "game" }, "kind", "Kind is exercise or maze."],
    ["a maze as an exercise", { itemId: "patience-trial" }, "itemId", "There is no such exercise."],
    ["an exercise that was won", { outcome: "won" }, "outcome", "An exercise ends completed."],
    [
      "a maze that was completed",
      { ...maze, outcome: "completed" },
      "outcome",
      "A maze ends won or timed-out.",
    ],
    ["negative time", { seconds: -1 }, "seconds", "Seconds are a whole number from 0 to 86,400."],
    ["more than a day", { seconds: 86_401 }, "seconds", "Seconds are a whole number from 0 to 86,400."],
    ["half a second", { seconds: 0.5 }, "seconds", "Seconds are a whole number from 0 to 86,400."],
    ["a score in words", { score: "high" }, "score", "A score is a whole number of up to a million."],
    ["a moment of its own", { at: "2020-01-01T00:00:00Z" }, "at", "This field is not known here."],
  ])("refuses %s with a sentence at its field", async (_, overrides, field, sentence) => {
    const { status, body } = await post(overrides);
    expect([status, body.fields[field]]).toEqual([400, sentence]);
    expect(await list()).toEqual([]);
  });
});

describe("a session that is sent again under its key", () => {
  const key = { "idempotency-key": "breath-1" };

  it("is stored once, with concurrent requests and after a restart", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({}, key)));
    await test.restart();
    answers.push(await post({}, key));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it("is stored once even weeks later, when first answers are deleted", async () => {
    const first = await post({}, key);
    test.clock.now += 20 * 24 * 60 * minute;
    const late = await post({}, key);
    expect([late.status, late.body]).toEqual([201, first.body]);
    expect(await list()).toHaveLength(1);
  });

  it("is refused with another body, and belongs to one user", async () => {
    await post({}, key);
    expect((await post({ seconds: 7 }, key)).status).toBe(422);
    const { visitor, user } = await signUp(test);
    const other = await visitor.call(api.createWellnessSession, {
      params: { id: user.id },
      body: makeSession(),
      headers: key,
    });
    expect([other.status, other.body.userId]).toEqual([201, user.id]);
    expect(await list()).toHaveLength(1);
  });
});

describe("GET /api/users/:id/wellness-sessions", () => {
  it("lists the user's own sessions, oldest first", async () => {
    const { visitor, user } = await signUp(test);
    await visitor.call(api.createWellnessSession, { params: { id: user.id }, body: makeSession() });
    for (const seconds of [1, 2, 3]) {
      await post({ seconds });
      test.clock.now += minute;
    }
    expect((await list()).map(({ seconds }: { seconds: number }) => seconds)).toEqual([1, 2, 3]);
  });

  it("lists the latest 1,000, and with `before` the earlier ones", async () => {
    const at = new Date(test.clock.now);
    const rows = Array.from({ length: 1_003 }, (_, index) => ({
      ...{ id: `${id}-${String(index).padStart(4, "0")}`, userId: id, at },
      ...{ kind: "exercise", itemId: "breathing", outcome: "completed", seconds: index, score: null },
    }));
    await test.database.db.insertInto("wellness_sessions").values(rows).execute();
    const latest = await list();
    expect([latest.length, latest[0].seconds, latest.at(-1).seconds]).toEqual([1_000, 3, 1_002]);
    const earlier = await list({ before: latest[0].id });
    expect(earlier.map(({ seconds }: { seconds: number }) => seconds)).toEqual([0, 1, 2]);
    expect(await list({ before: "nobody's" })).toEqual([]);
    const { visitor, user } = await signUp(test);
    const others = await visitor.call(api.createWellnessSession, {
      params: { id: user.id },
      body: makeSession(),
    });
    expect(await list({ before: others.body.id })).toEqual([]);
  });
});

describe("a session with an id of the client", () => {
  const clientId = "6f1f8a52-3f0e-4d3a-9d0a-000000000001";

  it("is stored once, also when it is sent again weeks later", async () => {
    const first = await post({ id: clientId });
    test.clock.now += 20 * 24 * 60 * minute;
    const again = await post({ id: clientId.toUpperCase(), score: undefined });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await list()).toEqual([first.body]);
  });

  it("is refused with other content", async () => {
    const first = await post({ id: clientId });
    const other = await post({ id: clientId, seconds: 181 });
    expect([other.status, other.body.code]).toEqual([409, "id-used"]);
    expect(await list()).toEqual([first.body]);
  });

  it("does not meet the same id of another person", async () => {
    await post({ id: clientId });
    const { visitor, user } = await signUp(test);
    const body = makeSession({ id: clientId, seconds: 181 });
    const theirs = await visitor.call(api.createWellnessSession, { params: user, body });
    expect([theirs.status, theirs.body.userId]).toEqual([201, user.id]);
    expect(await list()).toHaveLength(1);
  });
});
