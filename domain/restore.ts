/** Restoring: bringing what a whole export contains into an empty universe, in slices that can be repeated. */

import * as z from "zod/mini";
import { userNameSchema } from "./accounts/names.ts";
import { birthdayRefusals, demographicsSchema, startDateRefusals } from "./accounts/new-universe.ts";
import { avatarChangeSchema } from "./avatar.ts";
import { calendarDateSchema } from "./calendar.ts";
import { clientIdSchema } from "./client-id.ts";
import { constellationNameSchema, maxStarsOfConstellation } from "./constellations.ts";
import { entriesPerBatch } from "./imports.ts";
import { statsChangeSchema } from "./journey/stats.ts";
import { languageSchema } from "./languages/languages.ts";
import { momentSchema } from "./moment.ts";
import { optionalFields, positionSchema, requiredFields } from "./mood-entry.ts";
import { coded } from "./refusals.ts";
import { remindersChangeSchema } from "./reminders/schedule.ts";
import { maxTags, tagChangeSchema } from "./tags.ts";
import { textUpTo } from "./text.ts";
import {
  newQuizResponseSchema,
  quizResponseSchema,
  storedRecommendationSchema,
} from "./wellness/quiz/quiz.ts";
import { measured, wellnessSessionSchema } from "./wellness/sessions.ts";

/** Of each list of a slice. */
export const itemsPerSlice = entriesPerBatch;

const shortText = (label: string) =>
  textUpTo(200, label).check(z.minLength(1, coded("required", `${label} is missing.`)));
const nameOfFeeling = shortText("The name of a feeling");

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
const restoredEntrySchema = z.strictObject({
  ...requiredFields,
  ...optionalFields,
  ...positionSchema.shape,
  id: shortText("An id").check(z.toLowerCase()),
  emotion: nameOfFeeling,
  secondaryEmotion: z.nullish(nameOfFeeling),
  timestamp: momentSchema,
  createdAt: momentSchema,
  editedAt: z.nullish(momentSchema),
  deletedAt: z.nullish(momentSchema),
});

export type RestoredEntry = z.output<typeof restoredEntrySchema>;

const restoredTagSchema = z.extend(tagChangeSchema, { id: clientIdSchema });

/** `entryIds` are those of stars that the universe has: so a constellation comes after its import has finished. */
const restoredConstellationSchema = z.strictObject({
  id: clientIdSchema,
  name: constellationNameSchema,
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
  locale: z.nullish(languageSchema),
  ...avatarChangeSchema.shape,
  ...statsChangeSchema.shape,
});

export type RestoredProfile = z.output<typeof restoredProfileSchema>;

/** Times and choices; a restore starts no reminders, because a file must not send mails. */
export const restoredRemindersSchema = z.omit(remindersChangeSchema, { isOn: true });

export type RestoredReminders = z.output<typeof restoredRemindersSchema>;

const { contrastType } = quizResponseSchema.shape;
const { userIntensity, responseTimeMs } = newQuizResponseSchema.shape;
const activity = { id: shortText("An id") };

/** A slice of an export. `tags` are all tags of the universe, and come with the first stars. */
export const universeSliceSchema = z.strictObject({
  entries: listOf(restoredEntrySchema),
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
  constellations: listOf(restoredConstellationSchema),
  quizResponses: listOf(
    z.strictObject({
      ...activity,
      ...{ contrastType, userIntensity, responseTimeMs },
      quizType: shortText("A quiz"),
      runId: z.nullable(shortText("A run")),
      scenarioId: shortText("A scenario"),
      userEmotion: nameOfFeeling,
      baselineEmotion: nameOfFeeling,
      contextTag: shortText("A context"),
      timestamp: momentSchema,
    }),
  ),
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
  wellnessSessions: listOf(
    z.strictObject({
      ...activity,
      kind: wellnessSessionSchema.shape.kind,
      itemId: shortText("An activity"),
      outcome: wellnessSessionSchema.shape.outcome,
      seconds: measured.seconds,
      score: measured.score,
      at: momentSchema,
    }),
  ),
  reminders: z.optional(restoredRemindersSchema),
  profile: z.optional(restoredProfileSchema),
});

export type UniverseSlice = z.output<typeof universeSliceSchema>;
