/** The calls about what a universe consists of: its stars, tags and constellations, its avatar and its stats. */

import * as z from "zod/mini";
import { signInMethods, userSchema } from "../accounts/user.ts";
import { avatarChangeSchema } from "../avatar.ts";
import { call, idempotencyHeaders, idParams, refusalSchema } from "../call.ts";
import { clientIdSchema } from "../client-id.ts";
import { statsChangeSchema } from "../journey/stats.ts";
import { changesQuerySchema, changesSchema } from "../records/changes.ts";
import { constellationChangeSchema, constellationSchema } from "../records/constellation/constellation.ts";
import { correctionSchema } from "../records/star/correction.ts";
import { binnedMoodEntrySchema, moodEntrySchema, newMoodEntrySchema } from "../records/star/mood-entry.ts";
import { tagChangeSchema, tagMergeSchema, tagSchema } from "../records/tag/tag.ts";
import { coded } from "../refusals.ts";
import { textUpTo } from "../text.ts";

/**
 * 429 during the cooldown, or for a moment too near to that of another star: `endsAt` (ISO 8601) is the end of that
 * star's pause. `remainingMinutes` is rounded up, and missing for an earlier moment, because waiting does not help there.
 */
export const cooldownRefusalSchema = z.extend(refusalSchema, {
  remainingMinutes: z.optional(z.int()),
  endsAt: z.optional(z.string()),
});

export const cooldownStatusSchema = z.object({
  active: z.boolean(),
  remainingMinutes: z.int(),
  endsAt: z.nullable(z.string()),
});

/** 412 of a correction of an older revision, with the star as it is now. */
export const changedElsewhereSchema = z.extend(refusalSchema, { entry: moodEntrySchema });

/** `way` is null for a universe that nothing opens. `pendingEmail` is an address that is not verified yet, after a change or a migration; null when there is none. */
const signInSchema = z.object({
  way: z.nullable(z.literal(signInMethods)),
  pendingEmail: z.nullable(z.string()),
});

/** The id of a star. */
const entryParams = z.object({ id: textUpTo(200, "An id").check(z.toLowerCase()) });

const tagParams = z.object({ id: clientIdSchema });

const constellationParams = z.object({ id: clientIdSchema });

/** 409 of a name that another tag has: `tag` is the other tag. */
export const tagNameTakenSchema = z.extend(refusalSchema, { tag: tagSchema });

/** 400 of stars that are not in the sky: `unknown` are their ids, without which the client can send the rest. */
export const unknownStarsSchema = z.extend(refusalSchema, { unknown: z.optional(z.array(z.string())) });

/** The revision of the star that a correction is based on, as `"7"`. */
const revisionHeaders = z.looseObject({
  "if-match": z.optional(
    z
      .string()
      .check(
        z.regex(
          /^"\d{1,16}"$/,
          coded("not-a-revision", 'If-Match is a revision in quotation marks, like "7".'),
        ),
      ),
  ),
});

export const universeCalls = {
  getSignIn: call({
    method: "GET",
    path: "/api/users/:id/sign-in",
    summary: "The way to sign in, and the address that is not verified yet",
    access: "owner",
    params: idParams,
    replies: { 200: signInSchema, 404: refusalSchema },
  }),
  cancelPendingEmail: call({
    method: "DELETE",
    path: "/api/users/:id/pending-email",
    summary:
      "Cancel the change of address that is not verified yet; its link stops working. A migration that the founding session or an invitation began is cancelled only by the founding session",
    access: "owner",
    params: idParams,
    replies: { 200: signInSchema, 403: refusalSchema, 404: refusalSchema },
  }),
  updateAvatar: call({
    method: "PUT",
    path: "/api/users/:id/avatar",
    summary: "Change the avatar's appearance",
    access: "owner",
    params: idParams,
    body: avatarChangeSchema,
    replies: { 200: userSchema, 400: refusalSchema, 404: refusalSchema },
  }),
  updateStats: call({
    method: "PUT",
    path: "/api/users/:id/stats",
    summary: "Recalculate the journey's stats; only the streak is taken from the request",
    access: "owner",
    params: idParams,
    body: statsChangeSchema,
    replies: { 200: userSchema, 400: refusalSchema, 404: refusalSchema },
  }),
  listChanges: call({
    method: "GET",
    path: "/api/changes",
    summary:
      "Stars and all other records that changed after a revision, or all of them; 304 when `If-None-Match` names the current revision",
    access: "session",
    scope: "moods:read",
    query: changesQuerySchema,
    replies: { 200: changesSchema, 304: z.null(), 400: refusalSchema, 401: refusalSchema },
  }),
  listMoodEntries: call({
    method: "GET",
    path: "/api/mood-entries",
    summary: "All stars, oldest first; 304 when `If-None-Match` equals the current ETag",
    access: "session",
    scope: "moods:read",
    replies: { 200: z.array(moodEntrySchema), 304: z.null(), 401: refusalSchema },
  }),
  createMoodEntry: call({
    method: "POST",
    path: "/api/mood-entries",
    summary:
      "Add a star for the present moment or an earlier one; the same id and content again adds no second star",
    access: "session",
    scope: "moods:write",
    headers: idempotencyHeaders,
    body: newMoodEntrySchema,
    replies: {
      201: z.extend(moodEntrySchema, { cooldownStatus: cooldownStatusSchema }),
      400: refusalSchema,
      401: refusalSchema,
      409: refusalSchema,
      422: refusalSchema,
      429: cooldownRefusalSchema,
    },
  }),
  updateMoodEntry: call({
    method: "PATCH",
    path: "/api/mood-entries/:id",
    summary: "Correct a star; `If-Match` has the revision of the star that the correction is based on",
    access: "session",
    scope: "moods:write",
    params: entryParams,
    headers: revisionHeaders,
    body: correctionSchema,
    replies: {
      200: moodEntrySchema,
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      412: changedElsewhereSchema,
      428: refusalSchema,
      429: cooldownRefusalSchema,
    },
  }),
  binMoodEntry: call({
    method: "DELETE",
    path: "/api/mood-entries/:id",
    summary: "Move a star to the bin, which keeps it for 30 days",
    access: "session",
    scope: "moods:write",
    params: entryParams,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  listBin: call({
    method: "GET",
    path: "/api/mood-entries/bin",
    summary: "The stars in the bin, the most recently deleted first",
    access: "session",
    scope: "moods:read",
    replies: { 200: z.array(binnedMoodEntrySchema), 401: refusalSchema },
  }),
  restoreMoodEntry: call({
    method: "POST",
    path: "/api/mood-entries/:id/restore",
    summary: "Move a star from the bin back into the sky; a star in the sky stays as it is",
    access: "session",
    scope: "moods:write",
    params: entryParams,
    replies: { 200: moodEntrySchema, 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  purgeMoodEntry: call({
    method: "DELETE",
    path: "/api/mood-entries/bin/:id",
    summary: "Remove a star in the bin permanently",
    access: "session",
    params: entryParams,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  putTag: call({
    method: "PUT",
    path: "/api/tags/:id",
    summary: "Create a tag, or change it; a tag that was removed or merged is created again",
    access: "session",
    params: tagParams,
    body: tagChangeSchema,
    replies: {
      200: tagSchema,
      201: tagSchema,
      400: refusalSchema,
      401: refusalSchema,
      409: z.union([tagNameTakenSchema, refusalSchema]),
    },
  }),
  deleteTag: call({
    method: "DELETE",
    path: "/api/tags/:id",
    summary: "Remove a tag, also from every star",
    access: "session",
    params: tagParams,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  mergeTags: call({
    method: "POST",
    path: "/api/tags/:id/merge",
    summary: "Merge a tag into another one, which all stars of both then have",
    access: "session",
    params: tagParams,
    body: tagMergeSchema,
    replies: { 200: tagSchema, 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  putConstellation: call({
    method: "PUT",
    path: "/api/constellations/:id",
    summary:
      "Name stars as a constellation, or change its name or stars; one that was removed is created again. Stars of it in the bin stay in it",
    access: "session",
    params: constellationParams,
    body: constellationChangeSchema,
    replies: {
      200: constellationSchema,
      201: constellationSchema,
      400: unknownStarsSchema,
      401: refusalSchema,
      409: refusalSchema,
    },
  }),
  deleteConstellation: call({
    method: "DELETE",
    path: "/api/constellations/:id",
    summary: "Remove a constellation; its stars stay",
    access: "session",
    params: constellationParams,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
} as const;
