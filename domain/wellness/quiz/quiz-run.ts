/** The state of one run of the baseline quiz, from the first scenario to the result. */

import * as z from "zod/mini";
import { quizId } from "../ids.ts";
import { type Comparison, compareAnswers } from "./comparison.ts";
import { contrastOf } from "./contrast.ts";
import { idOnWheel, type WheelId, wheelIds } from "./emotion-wheel.ts";
import {
  contrastTypes,
  longestResponseMs,
  type NewQuizResponse,
  type PlacedQuizResponse,
  quizIntensity,
  userEmotionSchema,
} from "./quiz.ts";
import { type Outcome, outcomeOf, outcomes } from "./recommendations.ts";
import { type Scenario, scenarios } from "./scenarios.ts";
import type { WheelWords } from "./wheel-words.ts";

const answerSchema = z.object({
  /** The emotion as the response has it; missing in a run that an earlier version saved. */
  emotion: z.optional(userEmotionSchema),
  /** The place of the emotion on the wheel, as far as it is known; missing as above. */
  place: z.optional(z.nullable(z.enum(wheelIds))),
  contextTag: z.string(),
  contrastType: z.enum(contrastTypes),
  responseTimeMs: z.int().check(z.minimum(0), z.maximum(longestResponseMs)),
});

/** Validates a run that a browser saved. */
export const quizRunSchema = z.object({
  runId: z.uuid(),
  answers: z.array(answerSchema).check(z.maxLength(scenarios.length)),
  /**
   * Emotion of the current scenario: an id of the wheel, or a typed word, trimmed and in lower case; null before the
   * choice.
   */
  emotion: z.nullable(userEmotionSchema),
  intensity: z.int().check(z.minimum(quizIntensity.least), z.maximum(quizIntensity.most)),
  /** The time at which the current scenario was shown, epoch milliseconds. */
  since: z.number(),
});

export type QuizRun = z.output<typeof quizRunSchema>;

export type QuizEvent =
  /** An id of the wheel or typed text. Blank or invalid text is ignored. */
  | { readonly type: "choose"; readonly emotion: string }
  | { readonly type: "set intensity"; readonly intensity: number }
  /** `words` are those that the browser knows. */
  | { readonly type: "submit"; readonly now: number; readonly words: WheelWords }
  /** The server knows more words, and what it says counts. */
  | { readonly type: "stored"; readonly response: PlacedQuizResponse }
  /** The person returns to a saved run. The time of absence does not count. */
  | { readonly type: "resume"; readonly now: number };

export const beginRun = (runId: string, now: number): QuizRun => ({
  runId,
  answers: [],
  emotion: null,
  intensity: quizIntensity.usual,
  since: now,
});

/** The scenario to answer next; null when the run is complete. */
export const scenarioOf = ({ answers }: QuizRun): Scenario | null => scenarios[answers.length] ?? null;

export const isLastScenario = ({ answers }: QuizRun) => answers.length === scenarios.length - 1;

/** The response to one scenario. `responseTimeMs` may be any number and is clamped to the valid range. */
export function responseTo(
  scenario: Scenario,
  answer: {
    runId: string;
    userEmotion: string;
    /** The place of `userEmotion` on the wheel; without it, only ids of the wheel have one. */
    place?: WheelId | null;
    userIntensity: number;
    responseTimeMs: number;
  },
): NewQuizResponse {
  const { place = idOnWheel(answer.userEmotion) } = answer;
  return {
    quizType: quizId,
    runId: answer.runId,
    scenarioId: scenario.id,
    userEmotion: answer.userEmotion,
    userIntensity: answer.userIntensity,
    baselineEmotion: scenario.baselineEmotion,
    contrastType: contrastOf(place, scenario.baselineEmotion),
    contextTag: scenario.context,
    responseTimeMs: Math.min(longestResponseMs, Math.max(0, Math.round(answer.responseTimeMs))),
  };
}

/** The response that a submit sends; null before an emotion is chosen and after the run is complete. */
export function responseOf(run: QuizRun, now: number, words: WheelWords): NewQuizResponse | null {
  const scenario = scenarioOf(run);
  if (!scenario || run.emotion === null) return null;
  return responseTo(scenario, {
    runId: run.runId,
    userEmotion: run.emotion,
    place: words(run.emotion),
    userIntensity: run.intensity,
    responseTimeMs: now - run.since,
  });
}

/** The run after an event. An event that does not apply returns the same run. */
export function advanceRun(run: QuizRun, event: QuizEvent): QuizRun {
  if (event.type === "stored") return withStored(run, event.response);
  if (scenarioOf(run) === null) return run;
  switch (event.type) {
    case "choose": {
      const emotion = userEmotionSchema.safeParse(event.emotion);
      return emotion.success ? { ...run, emotion: emotion.data, intensity: quizIntensity.usual } : run;
    }
    case "set intensity":
      return quizRunSchema.shape.intensity.safeParse(event.intensity).success && run.emotion !== null
        ? { ...run, intensity: event.intensity }
        : run;
    case "submit":
      return submit(run, event.now, event.words);
    case "resume":
      return { ...run, since: event.now };
  }
}

function submit(run: QuizRun, now: number, words: WheelWords): QuizRun {
  const response = responseOf(run, now, words);
  if (!response) return run;
  const { userEmotion: emotion, contextTag, contrastType, responseTimeMs } = response;
  const answers = [
    ...run.answers,
    { emotion, place: words(emotion), contextTag, contrastType, responseTimeMs },
  ];
  return { ...beginRun(run.runId, now), answers };
}

/** Another tab may have answered the scenario first, with another emotion: then this run keeps its own. */
function withStored(run: QuizRun, { runId, scenarioId, ...stored }: PlacedQuizResponse): QuizRun {
  const index = scenarios.findIndex(({ id }) => id === scenarioId);
  const answer = run.answers[index];
  if (runId !== run.runId || !answer || answer.emotion !== stored.userEmotion) return run;
  const { contrastType, wheelEmotion: place } = stored;
  if (answer.contrastType === contrastType && answer.place === place) return run;
  return { ...run, answers: run.answers.with(index, { ...answer, contrastType, place }) };
}

/** True for the answer to the last scenario. Answers are given in order, so its run has ended. */
export const isLastAnswer = ({ scenarioId }: Pick<NewQuizResponse, "scenarioId">) =>
  scenarioId === scenarios.at(-1)?.id;

/** Progress from 0 to 1. An answer counts as soon as its emotion is chosen. */
export const progressOf = ({ answers, emotion }: QuizRun) =>
  (answers.length + (emotion === null ? 0 : 1)) / scenarios.length;

export type QuizResult = {
  readonly count: number;
  readonly totalSeconds: number;
  readonly averageSeconds: number;
  readonly outcome: Outcome;
  /** Comparisons in the order of the scenarios. */
  readonly comparisons: readonly Comparison[];
};

/** Null until the run is complete. */
export function resultOf(run: QuizRun): QuizResult | null {
  if (scenarioOf(run) !== null) return null;
  const count = run.answers.length;
  const totalSeconds = run.answers.reduce((sum, { responseTimeMs }) => sum + responseTimeMs, 0) / 1000;
  const outcome = outcomes[outcomeOf(run.answers).id];
  const comparisons = compareAnswers(run.answers);
  return { count, totalSeconds, averageSeconds: totalSeconds / count, outcome, comparisons };
}
