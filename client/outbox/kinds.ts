/** What the outbox can send: for each kind of item its body, its call, and what a refusal means. */

import * as z from "zod/mini";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { type AvatarChange, avatarChangeSchema } from "#domain/avatar.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import {
  type Constellation,
  type ConstellationChange,
  constellationChangeSchema,
} from "#domain/records/constellation/constellation.ts";
import {
  type MoodEntry,
  moodEntrySchema,
  type NewMoodEntry,
  newMoodEntrySchema,
} from "#domain/records/star/mood-entry.ts";
import {
  type Tag,
  type TagChange,
  type TagMerge,
  tagChangeSchema,
  tagMergeSchema,
} from "#domain/records/tag/tag.ts";
import { replaceTag } from "#domain/records/waiting-writes.ts";
import {
  type NewQuizResponse,
  newQuizResponseSchema,
  type PlacedQuizResponse,
} from "#domain/wellness/quiz/quiz.ts";
import {
  type NewWellnessSession,
  newWellnessSessionSchema,
  type WellnessSession,
} from "#domain/wellness/sessions.ts";
import { send } from "../api.ts";
import type { CallError } from "../call-errors.ts";
import { type Failure, failureOf } from "./deliver.ts";
import { showQuotaRefusal, showRefusal } from "./refusal-toasts.ts";
import { removeConstellation, sendConstellation } from "./send-constellation.ts";
import {
  failureOfKnownStar,
  restoreStar,
  type StarCorrection,
  sendCorrection,
  starCorrectionSchema,
} from "./send-correction.ts";
import { failureOfStar, removeStar, sendStar } from "./send-star.ts";
import { changeTag, createTag, failureOfMerge, mergeTag, removeTag } from "./send-tag.ts";

export type Kind<Body, Stored> = {
  readonly bodySchema: z.ZodMiniType<Body>;
  /**
   * Resolves to what the server has stored. A second call with the same id stores nothing more. `firstSent` is the body
   * of the first call, for a kind with `removedBy`. `isCurrent`: no other tab has changed or delivered it since.
   */
  deliver(order: {
    id: string;
    userId: string;
    body: Body;
    firstSent?: Body;
    isCurrent?: () => Promise<boolean>;
  }): Promise<Stored>;
  readonly failureOf: (error: unknown) => Failure;
  /** Set where `deliver` needs `firstSent` although nothing removes the item. */
  readonly keepsFirstSent?: true;
  /** The id of what the server has stored, where it can be another one: other items then refer to that one. */
  storedId?(stored: Stored): string;
  /** The body with one id in the place of another; null removes the reference, for an item that was dropped. */
  replaceReference?(body: Body, id: string, by: string | null): Body;
  /** The kind, with the body null, that removes from the server what a person withdraws after it was sent. */
  readonly removedBy?: string;
  /** Called for a refused item, which is then dropped; without it the item stays until the person decides. */
  readonly onDropped?: (error: CallError) => void;
  /** Called for a refused item that stays. */
  readonly onRefused?: (error: CallError) => void;
};

type Tagged = { tags?: string[] | null | undefined };

const replaceTagIn = <T extends Tagged>(star: T, id: string, by: string | null): T =>
  star.tags?.includes(id) ? { ...star, tags: replaceTag(star.tags, id, by) } : star;

const kind = <Body, Stored>(definition: Kind<Body, Stored>) => definition;

export const kinds = {
  star: kind<NewMoodEntry, MoodEntry>({
    bodySchema: newMoodEntrySchema,
    deliver: sendStar,
    failureOf: failureOfStar,
    removedBy: "removal",
    replaceReference: replaceTagIn,
  }),
  correction: kind<StarCorrection, MoodEntry>({
    bodySchema: starCorrectionSchema,
    deliver: sendCorrection,
    failureOf: failureOfKnownStar,
    keepsFirstSent: true,
    replaceReference: (body, id, by) => ({ ...body, changes: replaceTagIn(body.changes, id, by) }),
  }),
  removal: kind<null, null>({
    bodySchema: z.null(),
    deliver: removeStar,
    failureOf,
    removedBy: "restoration",
  }),
  /** The body is the star, which is shown until the server has brought it back; null where it is not known. */
  restoration: kind<MoodEntry | null, MoodEntry>({
    bodySchema: z.nullable(moodEntrySchema),
    deliver: restoreStar,
    failureOf: failureOfKnownStar,
    replaceReference: (body, id, by) => body && replaceTagIn(body, id, by),
    onDropped: showRefusal(waiting.refused.restoration),
  }),
  newTag: kind<TagChange, Tag>({
    bodySchema: tagChangeSchema,
    deliver: createTag,
    failureOf,
    removedBy: "tagRemoval",
    storedId: ({ id }) => id,
    onDropped: showRefusal(waiting.refused.newTag),
  }),
  tagChange: kind<TagChange, Tag>({
    bodySchema: tagChangeSchema,
    deliver: changeTag,
    failureOf,
    onRefused: showRefusal(waiting.refused.tagChange, waiting.refused.tagChangeKept),
  }),
  tagRemoval: kind<null, null>({
    bodySchema: z.null(),
    deliver: removeTag,
    failureOf,
    onDropped: showRefusal(waiting.refused.tagRemoval),
  }),
  tagMerge: kind<TagMerge, null>({
    bodySchema: tagMergeSchema,
    deliver: mergeTag,
    failureOf: failureOfMerge,
    replaceReference: (body, id, by) => (body.into === id && by !== null ? { into: by } : body),
    onDropped: showRefusal(waiting.refused.tagMerge),
  }),
  avatar: kind<AvatarChange, User>({
    bodySchema: avatarChangeSchema,
    deliver: async ({ userId, body }) =>
      (await send(api.updateAvatar, { params: { id: userId }, body })).data,
    failureOf,
    onDropped: showRefusal(waiting.refused.avatar),
  }),
  constellation: kind<ConstellationChange, Constellation>({
    bodySchema: constellationChangeSchema,
    deliver: sendConstellation,
    failureOf,
    onDropped: showRefusal(waiting.refused.constellation),
  }),
  constellationRemoval: kind<null, null>({
    bodySchema: z.null(),
    deliver: removeConstellation,
    failureOf,
    onDropped: showRefusal(waiting.refused.constellationRemoval),
  }),
  quiz: kind<NewQuizResponse, PlacedQuizResponse>({
    bodySchema: newQuizResponseSchema,
    deliver: async ({ id, userId, body }) =>
      (await send(api.createQuizResponse, { params: { id: userId }, body: { ...body, id } })).data,
    failureOf,
    onDropped: showQuotaRefusal,
  }),
  practice: kind<NewWellnessSession, WellnessSession>({
    bodySchema: newWellnessSessionSchema,
    deliver: async ({ id, userId, body }) =>
      (await send(api.createWellnessSession, { params: { id: userId }, body: { ...body, id } })).data,
    failureOf,
    onDropped: showQuotaRefusal,
  }),
} as const;

export type Kinds = typeof kinds;
