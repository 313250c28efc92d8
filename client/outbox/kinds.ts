/** What the outbox can send: for each kind of item its body, its call, and what a refusal means. */

import * as z from "zod/mini";
import { api } from "#domain/api.ts";
import { type MoodEntry, type NewMoodEntry, newMoodEntrySchema } from "#domain/mood-entry.ts";
import {
  type NewQuizResponse,
  newQuizResponseSchema,
  type QuizResponse,
} from "#domain/wellness/quiz/quiz.ts";
import {
  type NewWellnessSession,
  newWellnessSessionSchema,
  type WellnessSession,
} from "#domain/wellness/sessions.ts";
import { send } from "../api.ts";
import type { CallError } from "../call-errors.ts";
import { type Failure, failureOf } from "./deliver.ts";
import { showQuotaRefusal } from "./quota-toast.ts";
import { failureOfStar, removeStar, sendStar } from "./send-star.ts";

export type Kind<Body, Stored> = {
  readonly bodySchema: z.ZodMiniType<Body>;
  /**
   * Resolves to what the server has stored. A second call with the same id stores nothing more. `firstSent` is the body
   * of the first call, for a kind with `removedBy`.
   */
  deliver(order: { id: string; userId: string; body: Body; firstSent?: Body }): Promise<Stored>;
  readonly failureOf: (error: unknown) => Failure;
  /** The kind, with the body null, that removes from the server what a person withdraws after it was sent. */
  readonly removedBy?: string;
  /** Called for a refused item, which is then dropped; without it the item stays until the person decides. */
  readonly onDropped?: (error: CallError) => void;
};

const kind = <Body, Stored>(definition: Kind<Body, Stored>) => definition;

export const kinds = {
  star: kind<NewMoodEntry, MoodEntry>({
    bodySchema: newMoodEntrySchema,
    deliver: sendStar,
    failureOf: failureOfStar,
    removedBy: "removal",
  }),
  removal: kind<null, null>({
    bodySchema: z.null(),
    deliver: removeStar,
    failureOf,
  }),
  quiz: kind<NewQuizResponse, QuizResponse>({
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
