import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../../testing/any-character.ts";
import { english } from "../../../testing/english.ts";
import { newQuizResponseSchema, type PlacedQuizResponse } from "./quiz.ts";
import {
  advanceRun,
  beginRun,
  isLastScenario,
  progressOf,
  type QuizEvent,
  type QuizRun,
  quizRunSchema,
  responseOf,
  resultOf,
  scenarioOf,
} from "./quiz-run.ts";
import { scenarios } from "./scenarios.ts";
import { wheelWords } from "./wheel-words.ts";

const words = wheelWords([english]);

const runId = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const fresh = beginRun(runId, 1_000);
const choose = (emotion: string): QuizEvent => ({ type: "choose", emotion });
const submit = (now: number): QuizEvent => ({ type: "submit", now, words });
const apply = (run: QuizRun, ...events: QuizEvent[]) => events.reduce(advanceRun, run);

/** Answers one scenario per emotion, each after two seconds. */
const complete = (...emotions: string[]) =>
  emotions.reduce((run, emotion) => apply(run, choose(emotion), submit(run.since + 2_000)), fresh);

const anyEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
  fc.record({ type: fc.constant("choose" as const), emotion: fc.string({ unit: anyCharacter }) }),
  fc.record({ type: fc.constant("choose" as const), emotion: fc.constantFrom("joy", "sad", "  ", "fear") }),
  fc.record({
    type: fc.constant("set intensity" as const),
    intensity: fc.oneof(fc.integer({ min: -1, max: 7 }), fc.double()),
  }),
  fc.record({ type: fc.constant("submit" as const), now: fc.integer(), words: fc.constant(words) }),
  fc.record({ type: fc.constant("resume" as const), now: fc.integer() }),
);

describe("a run", () => {
  it("begins at the first scenario with no emotion and the middle intensity", () => {
    expect(scenarioOf(fresh)?.id).toBe("work_1");
    expect([fresh.emotion, fresh.intensity, progressOf(fresh), responseOf(fresh, 2_000, words)]).toEqual([
      ...[null, 3, 0, null],
    ]);
  });

  it("resets the intensity when an emotion is chosen", () => {
    const strong = apply(fresh, choose("joy"), { type: "set intensity", intensity: 5 });
    expect([strong.intensity, apply(strong, choose("fear")).intensity]).toEqual([5, 3]);
  });

  it("accepts typed words, trimmed and in lower case, and ignores blank and overlong ones", () => {
    expect(apply(fresh, choose("  Pissed Off ")).emotion).toBe("pissed off");
    expect(apply(fresh, choose("   "))).toBe(fresh);
    expect(apply(fresh, choose("x".repeat(10_000)))).toBe(fresh);
  });

  it("clears the emotion, the intensity and the time for the next scenario", () => {
    const chosen = apply(fresh, choose("joy"), { type: "set intensity", intensity: 5 });
    const next = apply(chosen, submit(3_500));
    expect(responseOf(chosen, 3_500, words)).toMatchObject({ userIntensity: 5, responseTimeMs: 2_500 });
    expect(next).toMatchObject({ emotion: null, intensity: 3, since: 3_500, runId });
    expect(scenarioOf(next)?.id).toBe("relationship_1");
  });

  it("counts a double tap on submit once", () => {
    const once = apply(fresh, choose("joy"), submit(2_000));
    expect(apply(once, submit(2_001))).toBe(once);
  });

  it("includes an answer in the progress as soon as its emotion is chosen", () => {
    expect(progressOf(apply(fresh, choose("joy")))).toBe(1 / 6);
    expect(progressOf(complete("joy", "sad", "fear", "joy", "meh"))).toBe(5 / 6);
  });

  it("is complete after six answers and does not change afterwards", () => {
    expect(isLastScenario(complete("joy", "joy", "joy", "joy", "joy"))).toBe(true);
    const done = complete("joy", "joy", "joy", "joy", "joy", "joy");
    expect([scenarioOf(done), progressOf(done)]).toEqual([null, 1]);
    expect(apply(done, choose("fear"), submit(1), { type: "resume", now: 5 })).toBe(done);
  });

  it("does not count the time of absence", () => {
    const back = apply(fresh, choose("joy"), { type: "resume", now: 900_000 });
    expect(responseOf(back, 901_500, words)?.responseTimeMs).toBe(1_500);
    expect(back.emotion).toBe("joy");
  });

  it("counts an hour of sleep, and limits the response time to between 0 and a day", () => {
    const chosen = apply(fresh, choose("joy"));
    expect(responseOf(chosen, 1_000 + 3_600_000, words)?.responseTimeMs).toBe(3_600_000);
    expect(responseOf(chosen, 1_000 + 9 * 86_400_000, words)?.responseTimeMs).toBe(86_400_000);
    expect(responseOf(chosen, -50_000, words)?.responseTimeMs).toBe(0);
  });

  it("after any events, can be saved and restored, never loses an answer, and creates only valid responses", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let run = fresh;
        for (const event of events) {
          const response = event.type === "submit" ? responseOf(run, event.now, words) : null;
          const next = advanceRun(run, event);
          expect(next.answers.length - run.answers.length).toBe(response ? 1 : 0);
          if (response) expect(newQuizResponseSchema.safeParse(response).success).toBe(true);
          expect(quizRunSchema.parse(JSON.parse(JSON.stringify(next)))).toEqual(next);
          expect(next.answers.length).toBeLessThanOrEqual(scenarios.length);
          run = next;
        }
      }),
    );
  });
});

describe("the result", () => {
  it("is null until the run is complete", () => expect(resultOf(complete("joy"))).toBeNull());

  it("has the count, the total and the average in seconds, and the outcome", () => {
    const result = resultOf(complete("happy", "annoyed", "nervous", "glad", "stressed", "worried"));
    expect(result).toMatchObject({ count: 6, totalSeconds: 12, averageSeconds: 2 });
    expect(result?.outcome.title.english).toBe("Great Emotional Awareness!");
  });

  it("compares each answer with the baseline of its scenario", () => {
    const result = resultOf(complete("Happy", "saudade", "fear", "joy", "anxiety", "anxiety"));
    expect(result?.comparisons.map(({ felt, contrast }) => `${felt} ${contrast}`)).toEqual([
      ...["happy match", "saudade hard", "fear soft", "joy match", "anxiety match", "anxiety match"],
    ]);
  });

  it("is the server's, which knows words that the browser does not", () => {
    const done = complete("glücklich", "saudade", "fear", "joy", "anxiety", "anxiety");
    const stored = (change: Partial<PlacedQuizResponse>): QuizEvent => ({
      type: "stored",
      response: {
        ...{
          id: "1",
          userId: "ada",
          quizType: "color-wheel-explorer",
          timestamp: "2026-03-13T12:00:00.000Z",
        },
        ...{ runId, scenarioId: "work_1", userEmotion: "glücklich", userIntensity: 3, responseTimeMs: 2_000 },
        ...{ baselineEmotion: "joy", contextTag: "work", contrastType: "match", wheelEmotion: "joy" },
        ...change,
      },
    });
    expect(resultOf(done)?.outcome.title.english).toBe("Emotional Regulation Recommended");
    const known = apply(done, stored({}));
    expect(resultOf(known)?.comparisons[0]).toMatchObject({ contrast: "match", place: "joy", steps: 0 });
    expect(resultOf(known)?.outcome.title.english).toBe("Great Emotional Awareness!");
    const others = [{ runId: null }, { scenarioId: "work_9" }, { userEmotion: "fear" }];
    for (const other of others) expect(apply(done, stored(other))).toBe(done);
    expect(apply(known, stored({}))).toBe(known);
  });

  it("of a run that an earlier version saved has no comparisons", () => {
    const done = complete("joy", "joy", "joy", "joy", "joy", "joy");
    const answers = done.answers.map(({ emotion: _, ...answer }) => answer);
    const saved = quizRunSchema.parse({ ...done, answers });
    expect(resultOf(saved)).toMatchObject({ count: 6, comparisons: [] });
  });

  it("recommends regulation after two hard contrasts", () => {
    const result = resultOf(complete("furious", "annoyed", "serene", "joy", "anxiety", "anxiety"));
    expect(result?.outcome.title.english).toBe("Emotional Regulation Recommended");
  });
});
