/** The calls about what a person measures: their trackers, and the readings of each. */

import * as z from "zod/mini";
import { call, refusalSchema } from "../call.ts";
import { clientIdSchema } from "../client-id.ts";
import { readingChangeSchema, sentReadingSchema } from "../records/reading/reading.ts";
import { trackerChangeSchema, trackerSchema } from "../records/tracker/tracker.ts";
import { textUpTo } from "../text.ts";

const trackerParams = z.object({ id: clientIdSchema });

/** `at` is a day or a minute, as the tracker has it. */
const readingParams = z.object({ trackerId: clientIdSchema, at: textUpTo(40, "A day or a minute") });

/** 409 of a name that another tracker has: `tracker` is the other one. */
export const trackerNameTakenSchema = z.extend(refusalSchema, { tracker: trackerSchema });

export const trackerCalls = {
  putTracker: call({
    method: "PUT",
    path: "/api/trackers/:id",
    summary:
      "Create a tracker, or change it; its `kind` and `perDay` never change, and readings outside of a narrower range stay. One that was removed stays so",
    access: "session",
    params: trackerParams,
    body: trackerChangeSchema,
    replies: {
      200: trackerSchema,
      201: trackerSchema,
      400: refusalSchema,
      401: refusalSchema,
      409: z.union([trackerNameTakenSchema, refusalSchema]),
    },
  }),
  deleteTracker: call({
    method: "DELETE",
    path: "/api/trackers/:id",
    summary: "Remove a tracker with all of its readings",
    access: "session",
    params: trackerParams,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  putReading: call({
    method: "PUT",
    path: "/api/readings/:trackerId/:at",
    summary:
      "Store the reading of a tracker at a day (`2026-11-26`, where it has one a day) or at a minute of the person's clock (`2026-11-26T14:05`, where it has many); the last write wins",
    access: "session",
    scope: "readings:write",
    params: readingParams,
    body: readingChangeSchema,
    replies: {
      200: sentReadingSchema,
      201: sentReadingSchema,
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  deleteReading: call({
    method: "DELETE",
    path: "/api/readings/:trackerId/:at",
    summary: "Remove a reading; nothing happens where there is none",
    access: "session",
    scope: "readings:write",
    params: readingParams,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema },
  }),
} as const;
