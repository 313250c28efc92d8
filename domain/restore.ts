/** Restoring: bringing what a whole export contains into an empty universe, in slices that can be repeated. */

import * as z from "zod/mini";
import { userNameSchema } from "./accounts/names.ts";
import { birthdayRefusals, demographicsSchema, startDateRefusals } from "./accounts/new-universe.ts";
import { avatarChangeSchema } from "./avatar.ts";
import { calendarDateSchema } from "./calendar.ts";
import { clientIdSchema } from "./client-id.ts";
import { storedFeelingLimit } from "./emotions.ts";
import { entriesPerBatch } from "./imports.ts";
import { statsChangeSchema } from "./journey/stats.ts";
import { rulesStars } from "./languages/en/rules-stars.ts";
import { languageIds } from "./languages/languages.ts";
import { momentOf, momentSchema } from "./moment.ts";
import { restoredComparisonsSchema } from "./records/comparison/comparison.ts";
import { constellationFields, maxStarsOfConstellation } from "./records/constellation/constellation.ts";
import { maxOwnFeelings, ownFeelingChangeSchema } from "./records/feeling/feeling.ts";
import { broughtReadingsSchema } from "./records/reading/reading.ts";
import { starFields } from "./records/star/fields.ts";
import { positionSchema, twinStarRefusals } from "./records/star/mood-entry.ts";
import { maxTags, tagChangeSchema } from "./records/tag/tag.ts";
import { restoredTrackersSchema } from "./records/tracker/tracker.ts";
import { coded } from "./refusals.ts";
import { remindersChangeSchema } from "./reminders/schedule.ts";
import { sealableRequest } from "./sealed/sealable.ts";
import { textUpTo } from "./text.ts";
import { hasOnlyVisible } from "./visible-text.ts";
import {
  newQuizResponseSchema,
  otherScenario,
  quizResponseSchema,
  storedRecommendationSchema,
  userEmotionSchema,
} from "./wellness/quiz/quiz.ts";
import { findScenario } from "./wellness/quiz/scenarios.ts";
import { measured, wellnessSessionSchema } from "./wellness/sessions.ts";

/** Most items of each list of a slice. */
export const itemsPerSlice = entriesPerBatch;

const shortText = (label: string) =>
  textUpTo(200, label).check(z.minLength(1, coded("required", `${label} is missing.`)));
const nameOfFeeling = textUpTo(storedFeelingLimit, "The name of a feeling").check(
  z.minLength(1, coded("required", "The name of a feeling is missing.")),
  z.refine(
    hasOnlyVisible,
    coded("invisible-characters", "The name of a feeling contains invisible characters."),
  ),
);

const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(
    z.array(item).check(
      z.maxLength(
        itemsPerSlice,
        coded("too-many-entries", `A batch has up to ${entriesPerBatch} entries.`, {
          max: entriesPerBatch,
        }),
      ),
    ),
  );

/** A star as an export has it. Its feelings can be names that are not in the catalogue. `deletedAt` is for one in the bin. */
const restoredEntrySchema = sealableRequest(starFields, {
  ...positionSchema.shape,
  id: shortText("An id").check(z.toLowerCase()),
  emotion: nameOfFeeling,
  secondaryEmotion: z.nullish(nameOfFeeling),
  timestamp: momentSchema,
  createdAt: momentSchema,
  editedAt: z.nullish(momentSchema),
  deletedAt: z.nullish(momentSchema),
}).check(({ value, issues }) => {
  for (const [field, message] of Object.entries(twinStarRefusals(value)))
    issues.push({ code: "custom", message, path: [field], input: value });
});

export type RestoredEntry = z.output<typeof restoredEntrySchema>;

/** The index of the first item with the id of an earlier one; -1 where each has its own. */
export function indexOfRepeated(items: readonly { readonly id: string }[]): number {
  const ids = new Set<string>();
  return items.findIndex(({ id }) => ids.size === ids.add(id.toLowerCase()).size);
}

export const repeatedId = coded("id-used", rulesStars.repeatedId);

const restoredTagSchema = z.extend(tagChangeSchema, { id: clientIdSchema });

const restoredFeelingSchema = z.extend(ownFeelingChangeSchema, { id: clientIdSchema });

/** `entryIds` are those of stars that the universe has: so a constellation comes after its import has finished. */
const restoredConstellationSchema = sealableRequest(constellationFields, {
  id: clientIdSchema,
  // Fewer than two where the others were in the bin.
  entryIds: z.array(shortText("An id")).check(
    z.maxLength(
      maxStarsOfConstellation,
      coded("too-many-entries", `A constellation has up to ${maxStarsOfConstellation} stars.`, {
        max: maxStarsOfConstellation,
      }),
    ),
  ),
});

export type RestoredConstellation = z.output<typeof restoredConstellationSchema>;

/** What is left out stays. The name of the universe and the way to sign in are not restored. */
export const restoredProfileSchema = z.strictObject({
  userName: z.optional(userNameSchema),
  birthday: z.nullish(calendarDateSchema(birthdayRefusals)),
  startDate: z.nullish(calendarDateSchema(startDateRefusals)),
  demographics: z.nullish(demographicsSchema),
  locale: z.nullish(z.enum(languageIds)),
  ...avatarChangeSchema.shape,
  ...statsChangeSchema.shape,
});

export type RestoredProfile = z.output<typeof restoredProfileSchema>;

/** Times and choices; a restore starts no reminders, because a file must not send mails. */
export const restoredRemindersSchema = z.omit(remindersChangeSchema, { isOn: true, ntfy: true });

export type RestoredReminders = z.output<typeof restoredRemindersSchema>;

const { contrastType } = quizResponseSchema.shape;
const { userIntensity, responseTimeMs } = newQuizResponseSchema.shape;
const activity = { id: shortText("An id") };

/** An answer to a scenario of the quiz. Scenarios that are not in the catalogue are those of another version. */
const restoredResponseSchema = z
  .strictObject({
    ...activity,
    ...{ contrastType, userIntensity, responseTimeMs },
    quizType: shortText("A quiz"),
    runId: z.nullable(shortText("A run")),
    scenarioId: shortText("A scenario"),
    userEmotion: userEmotionSchema,
    baselineEmotion: shortText("A baseline"),
    contextTag: shortText("A context"),
    timestamp: momentSchema,
  })
  .check(({ value, issues }) => {
    const scenario = findScenario(value.scenarioId);
    const refuse = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: value });
    if (scenario && value.baselineEmotion !== scenario.baselineEmotion)
      refuse("baselineEmotion", otherScenario.baseline);
    if (scenario && value.contextTag !== scenario.context) refuse("contextTag", otherScenario.context);
  });

export type RestoredResponse = z.output<typeof restoredResponseSchema>;

const otherOutcome = coded("unknown-option", "An exercise ends completed, and a maze ends won or timed-out.");

const restoredSessionSchema = z
  .strictObject({
    ...activity,
    kind: wellnessSessionSchema.shape.kind,
    itemId: shortText("An activity"),
    outcome: wellnessSessionSchema.shape.outcome,
    seconds: measured.seconds,
    score: measured.score,
    at: momentSchema,
  })
  .check(({ value, issues }) => {
    if ((value.kind === "exercise") !== (value.outcome === "completed"))
      issues.push({ code: "custom", path: ["outcome"], message: otherOutcome, input: value });
  });

/**
 * A slice of an export. `tags` are all tags of the universe, and come with the first stars; `feelings` and `trackers` come
 * before them, and before `readings`. `comparisons` name the ids of all these, and come last.
 */
export const universeSliceSchema = z.strictObject({
  entries: listOf(restoredEntrySchema).check(({ value, issues }) => {
    const index = indexOfRepeated(value ?? []);
    if (index >= 0) issues.push({ code: "custom", path: [index, "id"], message: repeatedId, input: value });
  }),
  tags: z.optional(
    z
      .array(restoredTagSchema)
      .check(
        z.maxLength(
          maxTags,
          coded("too-many-tags", `A universe can have up to ${maxTags} tags.`, { max: maxTags }),
        ),
      ),
  ),
  feelings: z.optional(
    z.array(restoredFeelingSchema).check(
      z.maxLength(
        maxOwnFeelings,
        coded("too-many-feelings", `A universe can have up to ${maxOwnFeelings} feelings of its own.`, {
          max: maxOwnFeelings,
        }),
      ),
    ),
  ),
  trackers: z.optional(restoredTrackersSchema),
  readings: z.optional(broughtReadingsSchema),
  constellations: listOf(restoredConstellationSchema),
  comparisons: z.optional(restoredComparisonsSchema),
  quizResponses: listOf(restoredResponseSchema),
  recommendations: listOf(
    z.strictObject({
      ...activity,
      recommendationType: shortText("A kind"),
      contentId: shortText("An activity"),
      difficultyLevel: shortText("A difficulty"),
      triggerReason: shortText("A reason"),
      contextPattern: z.nullable(shortText("A pattern")),
      isCompleted: storedRecommendationSchema.shape.isCompleted,
      createdAt: momentSchema,
      completedAt: z.nullable(momentSchema),
    }),
  ),
  wellnessSessions: listOf(restoredSessionSchema),
  reminders: z.optional(restoredRemindersSchema),
  profile: z.optional(restoredProfileSchema),
});

export type UniverseSlice = z.output<typeof universeSliceSchema>;

/** The lists of a slice whose items have moments, and which: those of a star beside its own are limited to its import's. */
const momentsOf = {
  entries: ["timestamp"],
  quizResponses: ["timestamp"],
  recommendations: ["createdAt", "completedAt"],
  wellnessSessions: ["at"],
} as const;

type ListWithMoments = keyof typeof momentsOf;

/** The first item of a slice with a moment that has not come yet at `now` (epoch milliseconds); null if there is none. */
export function findMomentToCome(
  slice: Pick<UniverseSlice, ListWithMoments>,
  now: number,
): { readonly list: ListWithMoments; readonly index: number; readonly field: string } | null {
  for (const [list, fields] of Object.entries(momentsOf) as [ListWithMoments, readonly string[]][])
    for (const [index, item] of (slice[list] ?? []).entries())
      for (const field of fields) {
        const moment = (item as Readonly<Record<string, unknown>>)[field];
        if (typeof moment === "string" && momentOf(moment, now) === null) return { list, index, field };
      }
  return null;
}
