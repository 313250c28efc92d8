/**
 * Schemas of the baseline quiz on the wire: a new response, a stored response and a stored recommendation. Every page
 * loads this file, so the long texts that only the quiz needs are in separate files.
 */

import * as z from "zod/mini";
import { clientIdSchema } from "../../client-id.ts";
import { rulesWellness } from "../../languages/en/rules-wellness.ts";
import { coded } from "../../refusals.ts";
import { isStorable, unitsFrom, unitsUpTo } from "../../text.ts";
import { visibleLine } from "../../visible-text.ts";
import { quizId } from "../ids.ts";
import { wheelIds } from "./emotion-wheel.ts";
import { findScenario, scenarioIds } from "./scenarios.ts";

export const contrastTypes = ["match", "soft", "hard"] as const;
export type ContrastType = (typeof contrastTypes)[number];

export const quizIntensity = { least: 1, most: 5, usual: 3 } as const;
export const userEmotionLimit = 60;
/** One day, in milliseconds. Longer times are reduced to this value. */
export const longestResponseMs = 86_400_000;

const quizRefusals = {
  noEmotion: coded("required", rulesWellness.noEmotion),
  longEmotion: coded("too-long", rulesWellness.longEmotion, {
    max: userEmotionLimit,
  }),
} as const;

/** Makes text visible, trims it and puts it in lower case. The limit applies to the result: some letters, such as İ, become two units. */
export const userEmotionSchema = z.string(quizRefusals.noEmotion).check(
  z.refine(isStorable, {
    error: coded("invalid-characters", rulesWellness.unstorableEmotion),
    abort: true,
  }),
  z.overwrite(visibleLine),
  z.toLowerCase(),
  unitsFrom(1, quizRefusals.noEmotion),
  unitsUpTo(userEmotionLimit, quizRefusals.longEmotion),
);

/** The error sentence for typed text that cannot be stored as an emotion; null for valid text. */
export const emotionRefusal = (typed: string): string | null =>
  userEmotionSchema.safeParse(typed).error?.issues[0]?.message ?? null;

const intensitySentence = coded(
  "out-of-range",
  `Intensity is a whole number from ${quizIntensity.least} to ${quizIntensity.most}.`,
  { min: quizIntensity.least, max: quizIntensity.most },
);
const timeSentence = coded(
  "out-of-range",
  "The response time is a whole number of milliseconds, up to a day.",
  { min: 0, max: longestResponseMs },
);
export const otherScenario = {
  baseline: coded("other-scenario", "That is not the baseline of this scenario."),
  context: coded("other-scenario", "That is not the context of this scenario."),
} as const;

/** The body of the call that stores a response. The server computes the contrast itself. */
export const newQuizResponseSchema = z
  .strictObject({
    /** Makes the request repeatable for ever. The stored response has another id, which the server derives from it. */
    id: z.nullish(clientIdSchema),
    quizType: z.literal(quizId, coded("unknown-option", "There is no such quiz.")),
    runId: z.nullish(z.uuid(coded("not-an-id", "A run is named by a UUID.")).check(z.toLowerCase())),
    scenarioId: z.enum(scenarioIds, coded("unknown-option", "There is no such scenario.")),
    userEmotion: userEmotionSchema,
    userIntensity: z
      .int(intensitySentence)
      .check(
        z.minimum(quizIntensity.least, intensitySentence),
        z.maximum(quizIntensity.most, intensitySentence),
      ),
    baselineEmotion: z.string(coded("not-text", "The baseline emotion must be text.")),
    contrastType: z.enum(contrastTypes, coded("unknown-option", "The contrast is match, soft or hard.")),
    contextTag: z.string(coded("not-text", "The context tag must be text.")),
    responseTimeMs: z
      .int(timeSentence)
      .check(z.minimum(0, timeSentence), z.maximum(longestResponseMs, timeSentence)),
  })
  .check(({ value, issues }) => {
    const scenario = findScenario(value.scenarioId);
    const refuse = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: value });
    if (value.baselineEmotion !== scenario?.baselineEmotion)
      refuse("baselineEmotion", otherScenario.baseline);
    if (value.contextTag !== scenario?.context) refuse("contextTag", otherScenario.context);
  });

export type NewQuizResponse = z.output<typeof newQuizResponseSchema>;

/** A response on the wire; `timestamp` is ISO 8601 with `Z`. */
export const quizResponseSchema = z.object({
  id: z.string(),
  userId: z.string(),
  quizType: z.string(),
  runId: z.nullable(z.string()),
  scenarioId: z.string(),
  userEmotion: z.string(),
  userIntensity: z.int(),
  baselineEmotion: z.string(),
  contrastType: z.enum(contrastTypes),
  contextTag: z.string(),
  responseTimeMs: z.int(),
  timestamp: z.string(),
});

export type QuizResponse = z.output<typeof quizResponseSchema>;

/** The reply to a new response. */
export const placedQuizResponseSchema = z.extend(quizResponseSchema, {
  /** The feeling of the wheel that `userEmotion` means: the server knows the words of all languages. */
  wheelEmotion: z.nullable(z.enum(wheelIds)),
});

export type PlacedQuizResponse = z.output<typeof placedQuizResponseSchema>;

/** A stored recommendation on the wire; times are ISO 8601 with `Z`. */
export const storedRecommendationSchema = z.object({
  id: z.string(),
  userId: z.string(),
  recommendationType: z.string(),
  contentId: z.string(),
  difficultyLevel: z.string(),
  triggerReason: z.string(),
  contextPattern: z.nullable(z.string()),
  isCompleted: z.boolean(),
  createdAt: z.string(),
  completedAt: z.nullable(z.string()),
});

export type StoredRecommendation = z.output<typeof storedRecommendationSchema>;
