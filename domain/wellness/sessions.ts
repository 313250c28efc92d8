/** A wellness session: a finished exercise, or a maze that ended by a win or by its time limit. */

import * as z from "zod/mini";
import { clientIdSchema } from "../client-id.ts";
import { coded } from "../refusals.ts";
import { exerciseIds, mazeIds } from "./ids.ts";

export const sessionLimits = { seconds: 86_400, score: 1_000_000 } as const;

const wholeNumber = (min: number, max: number, text: string) => {
  const sentence = coded("out-of-range", text, { min, max });
  return z.int(sentence).check(z.minimum(min, sentence), z.maximum(max, sentence));
};

/** The fields that every session has. */
export const measured = {
  /** Makes the request repeatable for ever. The stored session has another id, which the server derives from it. */
  id: z.nullish(clientIdSchema),
  /** Duration without pauses. */
  seconds: wholeNumber(0, sessionLimits.seconds, "Seconds are a whole number from 0 to 86,400."),
  /** Depends on the activity: points of an exercise, moves in a maze. */
  score: z.nullish(
    wholeNumber(-sessionLimits.score, sessionLimits.score, "A score is a whole number of up to a million."),
  ),
};

/** The body of the call that stores a session. */
export const newWellnessSessionSchema = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: z.literal("exercise"),
      itemId: z.enum(exerciseIds, coded("unknown-option", "There is no such exercise.")),
      outcome: z.literal("completed", coded("unknown-option", "An exercise ends completed.")),
      ...measured,
    }),
    z.strictObject({
      kind: z.literal("maze"),
      itemId: z.enum(mazeIds, coded("unknown-option", "There is no such maze.")),
      outcome: z.literal(["won", "timed-out"], coded("unknown-option", "A maze ends won or timed-out.")),
      ...measured,
    }),
  ],
  coded("unknown-option", "Kind is exercise or maze."),
);

export type NewWellnessSession = z.output<typeof newWellnessSessionSchema>;
export type SessionKind = NewWellnessSession["kind"];

/** A session on the wire. `itemId` may name an activity that is no longer offered. `at` is the time of storage, ISO 8601 with `Z`. */
export const wellnessSessionSchema = z.object({
  id: z.string(),
  userId: z.string(),
  kind: z.literal(["exercise", "maze"]),
  itemId: z.string(),
  outcome: z.literal(["completed", "won", "timed-out"]),
  seconds: z.int(),
  score: z.nullable(z.int()),
  at: z.string(),
});

export type WellnessSession = z.output<typeof wellnessSessionSchema>;
