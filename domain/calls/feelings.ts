/** The calls about feelings of a person's own. */

import * as z from "zod/mini";
import { call, refusalSchema } from "../call.ts";
import { clientIdSchema } from "../client-id.ts";
import {
  ownFeelingChangeSchema,
  ownFeelingMergeSchema,
  ownFeelingSchema,
} from "../records/feeling/feeling.ts";

const feelingParams = z.object({ id: clientIdSchema });

/** 409 of a name that another feeling has: `feeling` is the other one, null for one of the catalogue. */
export const feelingNameTakenSchema = z.extend(refusalSchema, { feeling: z.nullable(ownFeelingSchema) });

/** The feeling that the stars of both then have: `into`, or that into which it was merged in the meantime. */
export const mergedFeelingSchema = z.object({ into: z.string() });

export const feelingCalls = {
  putFeeling: call({
    method: "PUT",
    path: "/api/feelings/:id",
    summary: "Create a feeling of one's own, or change it; one that was removed or merged is created again",
    access: "session",
    params: feelingParams,
    body: ownFeelingChangeSchema,
    replies: {
      200: ownFeelingSchema,
      201: ownFeelingSchema,
      400: refusalSchema,
      401: refusalSchema,
      409: z.union([feelingNameTakenSchema, refusalSchema]),
    },
  }),
  deleteFeeling: call({
    method: "DELETE",
    path: "/api/feelings/:id",
    summary: "Remove a feeling of one's own that no star has, neither in the sky nor in the bin",
    access: "session",
    params: feelingParams,
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  mergeFeelings: call({
    method: "POST",
    path: "/api/feelings/:id/merge",
    summary:
      "Merge a feeling of one's own into another one or one of the 36, which all stars of both then have. A twin star whose two feelings become one is a single star with the higher intensity",
    access: "session",
    params: feelingParams,
    body: ownFeelingMergeSchema,
    replies: { 200: mergedFeelingSchema, 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
} as const;
