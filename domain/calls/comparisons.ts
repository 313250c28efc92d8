/** The calls about comparisons that a person keeps. */

import * as z from "zod/mini";
import { call, refusalSchema } from "../call.ts";
import { clientIdSchema } from "../client-id.ts";
import { comparisonChangeSchema, comparisonSchema } from "../records/comparison/comparison.ts";

const params = z.object({ id: clientIdSchema });

export const comparisonCalls = {
  putComparison: call({
    method: "PUT",
    path: "/api/comparisons/:id",
    summary:
      "Keep a comparison under a name, or change it: what is compared is the query of `/compare`. Ids of tags and feelings that were merged become those that they were merged into",
    access: "session",
    params,
    body: comparisonChangeSchema,
    replies: {
      200: comparisonSchema,
      201: comparisonSchema,
      400: refusalSchema,
      401: refusalSchema,
      409: refusalSchema,
    },
  }),
  deleteComparison: call({
    method: "DELETE",
    path: "/api/comparisons/:id",
    summary: "Remove a kept comparison",
    access: "session",
    params,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
} as const;
