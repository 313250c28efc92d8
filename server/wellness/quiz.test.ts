import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { responseTo } from "#domain/wellness/quiz/quiz-run.ts";
import { scenarios } from "#domain/wellness/quiz/scenarios.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeQuizResponse, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

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

const respond = (overrides: Record<string, unknown> = {}) =>
  ada.call(api.createQuizResponse, { params: { id }, body: makeQuizResponse(overrides) });
const recommended = async (query: Record<string, string> = {}) =>
  (await ada.call(api.listRecommendations, { params: { id }, query })).body;
const storedResponses = () =>
  test.database.db.selectFrom("quiz_responses").selectAll().where("userId", "=", id).execute();

/** The six bodies of a run, with one emotion each. */
const bodiesOf = (runId: string, ...emotions: string[]) =>
  scenarios.map((scenario, index) =>
    responseTo(scenario, {
      runId,
      userEmotion: emotions[index] ?? "joy",
      userIntensity: 3,
      responseTimeMs: 4_200,
    }),
  );
const calm = ["joy", "frustration", "anxiety", "joy", "anxiety", "anxiety"];
const upset = ["anger", "frustration", "joy", "joy", "anxiety", "anxiety"];

describe("POST /api/users/:id/quiz-responses", () => {
  it("answers 201 with the stored response", async () => {
    const runId = randomUUID();
    const { status, body } = await respond({ runId, userEmotion: "  Over The Moon " });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...makeQuizResponse({ runId, userEmotion: "over the moon", contrastType: "match" }),
      id: expect.any(String),
      userId: id,
      timestamp: new Date(test.clock.now).toISOString(),
      wheelEmotion: "joy",
    });
  });

  it("knows typed words of every language, whatever the person's", async () => {
    const { body } = await respond({ userEmotion: "Freude", contrastType: "hard" });
    expect([body.userEmotion, body.contrastType, body.wheelEmotion]).toEqual(["freude", "match", "joy"]);
    expect((await respond({ userEmotion: "flumpish" })).body.wheelEmotion).toBeNull();
  });

  it("computes the contrast itself and ignores the contrast in the body", async () => {
    for (const [userEmotion, contrast] of [
      ["Furious", "hard"],
      ["serenity", "soft"],
      ["happy", "match"],
      ["saudade", "hard"],
    ])
      for (const contrastType of ["match", "soft", "hard"])
        expect((await respond({ userEmotion, contrastType })).body.contrastType).toBe(contrast);
  });

  it("applies the length limit to the stored form of an emotion", async () => {
    expect((await respond({ userEmotion: "İ".repeat(30) })).body.userEmotion).toBe("i̇".repeat(30));
    const { status, body } = await respond({ userEmotion: "İ".repeat(31) });
    expect([status, body.fields.userEmotion]).toEqual([400, "An emotion can have up to 60 characters."]);
  });

  it.each([
    ["another quiz", { quizType: "tarot" }, "quizType", "There is no such quiz."],
    ["an unknown scenario", { scenarioId: "work_9" }, "scenarioId", "There is no such scenario."],
    [
      "a baseline of another scenario",
      { baselineEmotion: "fear" },
      "baselineEmotion",
      "That is not the baseline of this scenario.",
    ],
    [
      "a context of another scenario",
      { contextTag: "family" },
      "contextTag",
      "That is not the context of this scenario.",
    ],
    ["an unknown contrast", { contrastType: "loud" }, "contrastType", "The contrast is match, soft or hard."],
    ["no contrast", { contrastType: undefined }, "contrastType", "The contrast is match, soft or hard."],
    [
      "an emotion of 10,000 characters",
      { userEmotion: "x".repeat(10_000) },
      "userEmotion",
      "An emotion can have up to 60 characters.",
    ],
    ["a blank emotion", { userEmotion: "  " }, "userEmotion", "Please choose an emotion, or type your own."],
    ["an intensity of 6", { userIntensity: 6 }, "userIntensity", "Intensity is a whole number from 1 to 5."],
    ["a run without a UUID", { runId: "1" }, "runId", "A run is named by a UUID."],
  ])("refuses %s with a sentence at its field", async (_, overrides, field, sentence) => {
    const { status, body } = await respond(overrides);
    expect([status, body.fields[field]]).toEqual([400, sentence]);
    expect(await storedResponses()).toEqual([]);
  });

  it("replies with the first response for the same run and scenario, at once and later", async () => {
    const runId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => respond({ runId })));
    test.clock.now += 60_000;
    answers.push(await respond({ runId: runId.toUpperCase(), userEmotion: "fear", userIntensity: 1 }));
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.at(-1)?.body.userEmotion).toBe("joy");
    expect(await storedResponses()).toHaveLength(1);
  });

  it("stores every response without a run", async () => {
    await respond();
    await respond({ runId: null });
    expect(await storedResponses()).toHaveLength(2);
    expect(await recommended()).toEqual([]);
  });
});

describe("the recommendations of a run", () => {
  it("are stored with its sixth response, in any order of arrival", async () => {
    const bodies = bodiesOf(randomUUID(), ...calm).reverse();
    for (const body of bodies) {
      expect(await recommended()).toEqual([]);
      expect((await respond(body)).status).toBe(201);
    }
    const listed = await recommended();
    expect(listed[0]).toEqual({
      ...{ id: expect.any(String), userId: id, recommendationType: "game" },
      ...{ contentId: "emotion-memory-match", difficultyLevel: "easy", triggerReason: "skill_building" },
      ...{ contextPattern: null, isCompleted: false, createdAt: new Date(test.clock.now).toISOString() },
      completedAt: null,
    });
    expect(listed.map((one: { contentId: string }) => one.contentId)).toEqual([
      ...["emotion-memory-match", "trigger-pattern-puzzle", "mindfulness-maze"],
    ]);
  });

  it("are exactly three for each run, even if several runs are sent twice at the same time", async () => {
    const runs = Array.from({ length: 8 }, () => bodiesOf(randomUUID(), ...upset));
    const answers = await Promise.all([...runs.flat(), ...runs.flat()].map((body) => respond(body)));
    await respond(runs[0]?.[5]);
    expect(answers.map(({ status }) => status)).toEqual(Array(96).fill(201));
    expect(await storedResponses()).toHaveLength(48);
    const listed: Record<string, unknown>[] = await recommended();
    const trio = ["emotional-labyrinth", "empathy-adventures", "mood-maze-solver"];
    expect(listed.map(({ contentId }) => contentId).sort()).toEqual(trio.flatMap((id) => Array(8).fill(id)));
    expect(new Set(listed.map(({ difficultyLevel }) => difficultyLevel))).toEqual(new Set(["medium"]));
  });

  it("depend on their own run only", async () => {
    const [first, second] = [bodiesOf(randomUUID(), ...upset), bodiesOf(randomUUID(), ...calm)];
    for (const body of [...first.slice(0, 5), ...second.slice(0, 5)]) await respond(body);
    expect(await recommended()).toEqual([]);
    await respond(second[5]);
    expect((await recommended()).map((one: Record<string, unknown>) => one.difficultyLevel)).toEqual(
      Array(3).fill("easy"),
    );
  });

  it("belong to one user, oldest first: the latest 1,000, and those before by `before`", async () => {
    const { visitor, user } = await signUp(test);
    for (const body of bodiesOf(randomUUID(), ...calm))
      await visitor.call(api.createQuizResponse, { params: { id: user.id }, body });
    const rows = Array.from({ length: 1_001 }, (_, index) => ({
      ...{ id: `${id}-${String(index).padStart(4, "0")}`, userId: id, recommendationType: "game" },
      ...{ contentId: `${index}`, difficultyLevel: "easy", triggerReason: "skill_building" },
      ...{ contextPattern: null, createdAt: new Date(test.clock.now), completedAt: null },
    }));
    await test.database.db.insertInto("personalized_recommendations").values(rows).execute();
    const latest = await recommended();
    expect([latest.length, latest[0].contentId, latest.at(-1).contentId]).toEqual([1_000, "1", "1000"]);
    expect(
      (await recommended({ before: latest[0].id })).map((one: { contentId: string }) => one.contentId),
    ).toEqual(["0"]);
  });
});

describe("a quiz response with an id of the client", () => {
  const clientId = "6f1f8a52-3f0e-4d3a-9d0a-000000000002";

  it("is stored once without a run, also when it is sent again weeks later", async () => {
    const first = await respond({ id: clientId });
    test.clock.now += 20 * 24 * 3_600_000;
    const again = await respond({ id: clientId });
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await storedResponses()).toHaveLength(1);
  });

  it("is refused with other content", async () => {
    await respond({ id: clientId });
    for (const other of [{ userEmotion: "fear" }, { userIntensity: 4 }, { runId: randomUUID() }]) {
      const { status, body } = await respond({ id: clientId, ...other });
      expect([status, body.code]).toEqual([409, "id-used"]);
    }
    expect(await storedResponses()).toHaveLength(1);
  });

  it("does not meet the same id of another person", async () => {
    await respond({ id: clientId });
    const { visitor, user } = await signUp(test);
    const body = makeQuizResponse({ id: clientId, userEmotion: "fear" });
    const theirs = await visitor.call(api.createQuizResponse, { params: user, body });
    expect([theirs.status, theirs.body.userId]).toEqual([201, user.id]);
    expect(await storedResponses()).toHaveLength(1);
  });
});

describe("GET /api/users/:id/quiz-responses", () => {
  const answers = async (query: Record<string, string> = {}) =>
    (await ada.call(api.listQuizResponses, { params: { id }, query })).body;

  it("answers with what was stored, oldest first, and with what came before an answer", async () => {
    expect(await answers()).toEqual([]);
    const { wheelEmotion: _, ...first } = (await respond({ userEmotion: "joy" })).body;
    test.clock.now += 60_000;
    const { wheelEmotion: __, ...second } = (await respond({ userEmotion: "fear" })).body;
    expect(await answers()).toEqual([first, second]);
    expect(await answers({ before: second.id })).toEqual([first]);
    expect(await answers({ before: first.id })).toEqual([]);
  });
});
