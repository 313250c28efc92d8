/**
 * Every HTTP call of the product. The server validates requests and replies with these schemas, the client parses
 * replies with them, and the page /api/docs is generated from them.
 */

import * as z from "zod/mini";
import { deletionSchema } from "./accounts/deletion.ts";
import { confirmationSchema, doorsSchema } from "./accounts/doors.ts";
import { undoableMigrationSchema } from "./accounts/migration.ts";
import {
  newKeyOptionsSchema,
  newPasskeyOptionsSchema,
  newPasskeySchema,
  passkeyChangeSchema,
  passkeySchema,
} from "./accounts/passkeys.ts";
import {
  codeFormSchema,
  newRecoveryCodesSchema,
  newTotpSchema,
  providerChoiceSchema,
} from "./accounts/second-factor.ts";
import { sessionSchema } from "./accounts/sessions.ts";
import { passwordChangeSchema } from "./accounts/settings.ts";
import { newPasswordSchema } from "./accounts/sign-in-link.ts";
import { signInMethods, userSchema } from "./accounts/user.ts";
import { avatarChangeSchema } from "./avatar.ts";
import {
  call,
  idParams,
  lockedSchema,
  needsCodeSchema,
  refusalSchema,
  successSchema,
  tokenParams,
} from "./call.ts";
import { clientIdSchema } from "./client-id.ts";
import {
  batchLimit,
  importBatchSchema,
  importCountsSchema,
  importedKeySchema,
  importedKeysQuerySchema,
  importSchema,
  newImportSchema,
} from "./imports.ts";
import { statsChangeSchema } from "./journey/stats.ts";
import { changesQuerySchema, changesSchema } from "./records/changes.ts";
import { constellationChangeSchema, constellationSchema } from "./records/constellation/constellation.ts";
import { correctionSchema } from "./records/star/correction.ts";
import { binnedMoodEntrySchema, moodEntrySchema, newMoodEntrySchema } from "./records/star/mood-entry.ts";
import { tagChangeSchema, tagMergeSchema, tagSchema } from "./records/tag/tag.ts";
import { coded } from "./refusals.ts";
import { newDeviceSchema, reminderLinkSchema, remindersSchema, restSchema } from "./reminders/reminders.ts";
import { remindersChangeSchema } from "./reminders/schedule.ts";
import { universeSliceSchema } from "./restore.ts";
import { linkChangeSchema, linkSchema, newLinkSchema } from "./shown-skies/link.ts";
import { shownSkySchema } from "./shown-skies/shown-sky.ts";
import { textUpTo } from "./text.ts";
import { healthSchema, visitorCalls } from "./visitor-calls.ts";
import {
  newQuizResponseSchema,
  placedQuizResponseSchema,
  quizResponseSchema,
  storedRecommendationSchema,
} from "./wellness/quiz/quiz.ts";
import { newWellnessSessionSchema, wellnessSessionSchema } from "./wellness/sessions.ts";

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

const internalErrorSchema = z.extend(refusalSchema, { requestId: z.string() });
/** A retry of a POST with the same key gets the reply of the first one. */
const idempotencyHeaders = z.looseObject({
  "idempotency-key": z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[\x21-\x7e]{1,200}$/,
          coded("invalid-key", "An Idempotency-Key is 1 to 200 visible ASCII characters."),
        ),
      ),
  ),
});

/** The id of a star. */
const entryParams = z.object({ id: textUpTo(200, "An id").check(z.toLowerCase()) });

const tagParams = z.object({ id: clientIdSchema });

const constellationParams = z.object({ id: clientIdSchema });

const importParams = z.object({ id: clientIdSchema });

const linkParams = z.object({ id: clientIdSchema });

const passkeyParams = z.object({ id: clientIdSchema });

/** 400 of a batch: `index` is that of the first invalid entry or tag. */
const invalidRowSchema = z.extend(refusalSchema, { index: z.optional(z.int()) });

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

/** Paging: a reply holds the latest 1,000 items; to get earlier ones, set `before` to the id of the first item of the reply. */
const pageQuery = z.object({ before: z.optional(textUpTo(200, "An id")) });

export const api = {
  ...visitorCalls,
  newPasskeyOptions: call({
    method: "POST",
    path: "/api/account/passkeys/options",
    summary:
      "Ask the browser of a signed-in person for a new key; in a universe that its name alone opens, with the name typed once more",
    access: "session",
    confirmFirst: true,
    addsWayIn: true,
    body: newPasskeyOptionsSchema,
    replies: {
      200: newKeyOptionsSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  addPasskey: call({
    method: "POST",
    path: "/api/account/passkeys",
    summary:
      "Add the new key. The first one of a universe that its name alone opens comes with recovery codes: the name opens it no longer, and every other session ends",
    access: "session",
    confirmFirst: true,
    addsWayIn: true,
    body: newPasskeySchema,
    replies: {
      201: z.object({ passkey: passkeySchema, recoveryCodes: z.nullable(z.array(z.string())) }),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  renamePasskey: call({
    method: "PATCH",
    path: "/api/account/passkeys/:id",
    summary: "Give a passkey another name",
    access: "session",
    params: passkeyParams,
    body: passkeyChangeSchema,
    replies: { 200: passkeySchema, 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  removePasskey: call({
    method: "DELETE",
    path: "/api/account/passkeys/:id",
    summary: "Remove a passkey, unless it is the last way into the universe",
    access: "session",
    confirmFirst: true,
    params: passkeyParams,
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  providerCallback: call({
    method: "GET",
    path: "/api/login/callback",
    summary: "The address to which the sign-in provider redirects after sign-in",
    access: "anyone",
    replies: { 302: z.null(), 400: refusalSchema },
  }),
  changePassword: call({
    method: "PUT",
    path: "/api/users/:id/password",
    summary: "Change the password; every other session ends, unless `endsOtherSessions` is false",
    access: "owner",
    params: idParams,
    body: passwordChangeSchema,
    replies: {
      200: userSchema,
      400: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
  }),
  deleteUniverse: call({
    method: "POST",
    path: "/api/users/:id/deletion",
    summary:
      "Delete the universe: an account at once, after its password, or, without one, a sign-in or a confirmation in the last ten minutes; a universe that opens by name alone closes and is removed at `removedAt`",
    access: "owner",
    params: idParams,
    body: deletionSchema,
    replies: {
      202: z.object({ removedAt: z.nullable(z.string()) }),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
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
  getMigration: call({
    method: "GET",
    path: "/api/users/:id/migration",
    summary:
      "For seven days, for the session that founded the universe: the migration to a password that was made without it, with the address masked",
    access: "owner",
    forFounder: true,
    params: idParams,
    replies: { 200: undoableMigrationSchema, 404: refusalSchema },
  }),
  undoMigration: call({
    method: "DELETE",
    path: "/api/users/:id/migration",
    summary:
      "Take the universe back from that migration: its address and password go, every other session ends, and its name opens it again",
    access: "owner",
    forFounder: true,
    params: idParams,
    replies: { 204: z.null(), 404: refusalSchema },
  }),
  startTotp: call({
    method: "POST",
    path: "/api/account/totp",
    summary:
      "Begin the setup of a second factor: the secret for an authenticator app, which nothing shows again",
    access: "session",
    confirmFirst: true,
    replies: {
      200: newTotpSchema,
      401: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
      503: refusalSchema,
    },
  }),
  confirmTotp: call({
    method: "POST",
    path: "/api/account/totp/confirm",
    summary: "Finish the setup of a second factor with a code of the app; ten recovery codes come back, once",
    access: "session",
    confirmFirst: true,
    body: codeFormSchema,
    replies: {
      200: newRecoveryCodesSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  endTotp: call({
    method: "DELETE",
    path: "/api/account/totp",
    summary: "Remove the second factor, and the recovery codes that stand for it",
    access: "session",
    confirmFirst: true,
    replies: { 204: z.null(), 401: refusalSchema, 403: refusalSchema, 404: refusalSchema },
  }),
  renewRecoveryCodes: call({
    method: "POST",
    path: "/api/account/recovery-codes",
    summary: "Make ten new recovery codes, which come back once; the earlier ones end",
    access: "session",
    confirmFirst: true,
    replies: {
      200: newRecoveryCodesSchema,
      401: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
    },
  }),
  chooseProviderFactor: call({
    method: "PUT",
    path: "/api/account/provider",
    summary: "Say whether a sign-in with the provider needs no second factor of this server",
    access: "session",
    confirmFirst: true,
    body: providerChoiceSchema,
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
    },
  }),
  setPassword: call({
    method: "POST",
    path: "/api/account/password",
    summary:
      "Set a password without the current one, for ten minutes after a sign-in by a link; every other session ends",
    access: "session",
    body: newPasswordSchema,
    replies: {
      200: userSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      429: refusalSchema,
    },
  }),
  getDoors: call({
    method: "GET",
    path: "/api/account/doors",
    summary: "The ways into the own universe, and until when the person has proved that it is them",
    access: "session",
    replies: { 200: doorsSchema, 401: refusalSchema },
  }),
  confirm: call({
    method: "POST",
    path: "/api/account/confirm",
    summary:
      "Prove once more that it is you: for ten minutes, calls that ask for a recent sign-in are answered. The session gets another cookie",
    access: "session",
    body: confirmationSchema,
    replies: {
      200: z.object({ confirmedUntil: z.string() }),
      400: refusalSchema,
      401: refusalSchema,
      403: needsCodeSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
  }),
  confirmByProvider: call({
    method: "GET",
    path: "/api/account/confirm/provider",
    summary:
      "Redirect to the sign-in provider, which asks once more; it leads back to /account-settings with `confirm` in the query: done, cancelled, unreachable, refused or other",
    access: "anyone",
    replies: { 302: z.null() },
  }),
  removeProvider: call({
    method: "DELETE",
    path: "/api/account/providers/:id",
    summary: "Remove the identity at the sign-in provider, unless it is the last way into the universe",
    access: "session",
    confirmFirst: true,
    params: z.object({ id: textUpTo(100, "An id") }),
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  listSessions: call({
    method: "GET",
    path: "/api/account/sessions",
    summary: "The browsers in which the person is signed in, the one that was used last first",
    access: "session",
    replies: { 200: z.array(sessionSchema), 401: refusalSchema },
  }),
  endSession: call({
    method: "DELETE",
    path: "/api/account/sessions/:id",
    summary: "Sign out one browser; the one in which the universe was made signs out only itself",
    access: "session",
    params: z.object({ id: textUpTo(100, "An id") }),
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
    },
  }),
  endOtherSessions: call({
    method: "DELETE",
    path: "/api/account/sessions",
    summary: "Sign out every other browser, except the one in which the universe was made",
    access: "session",
    replies: { 204: z.null(), 401: refusalSchema },
  }),
  listChanges: call({
    method: "GET",
    path: "/api/changes",
    summary:
      "Stars, tags and constellations that changed after a revision, or all of them; 304 when `If-None-Match` names the current revision",
    access: "session",
    query: changesQuerySchema,
    replies: { 200: changesSchema, 304: z.null(), 400: refusalSchema, 401: refusalSchema },
  }),
  listMoodEntries: call({
    method: "GET",
    path: "/api/mood-entries",
    summary: "All stars, oldest first; 304 when `If-None-Match` equals the current ETag",
    access: "session",
    replies: { 200: z.array(moodEntrySchema), 304: z.null(), 401: refusalSchema },
  }),
  createMoodEntry: call({
    method: "POST",
    path: "/api/mood-entries",
    summary:
      "Add a star for the present moment or an earlier one; the same id and content again adds no second star",
    access: "session",
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
    params: entryParams,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  listBin: call({
    method: "GET",
    path: "/api/mood-entries/bin",
    summary: "The stars in the bin, the most recently deleted first",
    access: "session",
    replies: { 200: z.array(binnedMoodEntrySchema), 401: refusalSchema },
  }),
  restoreMoodEntry: call({
    method: "POST",
    path: "/api/mood-entries/:id/restore",
    summary: "Move a star from the bin back into the sky; a star in the sky stays as it is",
    access: "session",
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
  openImport: call({
    method: "POST",
    path: "/api/imports",
    summary: "Open an import; one at a time. The same id and content again replies with the same import",
    access: "session",
    body: newImportSchema,
    replies: { 201: importSchema, 400: refusalSchema, 401: refusalSchema, 409: refusalSchema },
  }),
  listImports: call({
    method: "GET",
    path: "/api/imports",
    summary: "The imports of the universe, oldest first",
    access: "session",
    replies: { 200: z.array(importSchema), 401: refusalSchema },
  }),
  listImportKeys: call({
    method: "GET",
    path: "/api/imports/keys",
    summary: "The keys of all entries that were imported, with their stars: a page of them, after a key",
    access: "session",
    query: importedKeysQuerySchema,
    replies: { 200: z.array(importedKeySchema), 400: refusalSchema, 401: refusalSchema },
  }),
  addImportEntries: call({
    method: "POST",
    path: "/api/imports/:id/entries",
    summary:
      "Send entries and corrections of an open import, which become visible when it finishes; a key that is known adds nothing",
    access: "session",
    params: importParams,
    body: importBatchSchema,
    bodyLimit: batchLimit,
    replies: {
      200: importCountsSchema,
      400: invalidRowSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  restoreUniverse: call({
    method: "POST",
    path: "/api/imports/:id/universe",
    summary:
      "Send a slice of a whole export to an open import of an empty universe; its stars keep their ids, times and places. Constellations and the profile come after the import has finished. Can be repeated",
    access: "session",
    params: importParams,
    body: universeSliceSchema,
    bodyLimit: batchLimit,
    replies: {
      200: importCountsSchema,
      400: invalidRowSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  finishImport: call({
    method: "POST",
    path: "/api/imports/:id/finish",
    summary: "Make the stars of an import visible and lay out the sky again; can be repeated",
    access: "session",
    params: importParams,
    replies: {
      200: importCountsSchema,
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  removeImport: call({
    method: "DELETE",
    path: "/api/imports/:id",
    summary:
      "Cancel an open import, or undo a finished one within 30 days: remove what it added and nobody has edited",
    access: "session",
    params: importParams,
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      410: refusalSchema,
    },
  }),
  listLinks: call({
    method: "GET",
    path: "/api/shown-skies",
    summary: "The links that show this sky to others, oldest first; also those that have ended",
    access: "session",
    replies: { 200: z.array(linkSchema), 401: refusalSchema },
  }),
  createLink: call({
    method: "POST",
    path: "/api/shown-skies",
    summary:
      "Create a link that shows this sky to others; the same id and content again replies with the same link",
    access: "session",
    confirmFirst: true,
    body: newLinkSchema,
    replies: {
      201: linkSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
    },
  }),
  updateLink: call({
    method: "PATCH",
    path: "/api/shown-skies/:id",
    summary:
      "Change the label of a link, what it shows, or how long it is valid from now; its address stays the same. To show more, or for longer, the person must have proved themselves within the last ten minutes",
    access: "session",
    params: linkParams,
    body: linkChangeSchema,
    replies: {
      200: linkSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
    },
  }),
  revokeLink: call({
    method: "DELETE",
    path: "/api/shown-skies/:id",
    summary: "Revoke a link: it stops working at once, and nothing of it is kept",
    access: "session",
    params: linkParams,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  shownSky: call({
    method: "GET",
    path: "/api/shown/:token",
    summary:
      "The sky that a link shows: places and looks of stars and what the owner permits; 304 when `If-None-Match` equals the current ETag; the same 404 for links that were revoked, have ended or never existed",
    access: "link",
    params: tokenParams,
    replies: { 200: shownSkySchema, 304: z.null(), 404: refusalSchema, 429: refusalSchema },
  }),
  countView: call({
    method: "POST",
    path: "/api/shown/:token/views",
    summary: "Count that the page of a link was opened; nothing else is stored",
    access: "link",
    params: tokenParams,
    replies: { 204: z.null(), 404: refusalSchema, 429: refusalSchema },
  }),
  createQuizResponse: call({
    method: "POST",
    path: "/api/users/:id/quiz-responses",
    summary:
      "Answer a scenario of the baseline quiz; the same run and scenario again gets the first response",
    access: "owner",
    params: idParams,
    body: newQuizResponseSchema,
    replies: {
      201: placedQuizResponseSchema,
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  listQuizResponses: call({
    method: "GET",
    path: "/api/users/:id/quiz-responses",
    summary: "Answers of the baseline quiz, oldest first: the latest 1,000, or the 1,000 before a given one",
    access: "owner",
    params: idParams,
    query: pageQuery,
    replies: { 200: z.array(quizResponseSchema), 400: refusalSchema, 404: refusalSchema },
  }),
  listRecommendations: call({
    method: "GET",
    path: "/api/users/:id/recommendations",
    summary:
      "Recommendations of finished quizzes, oldest first: the latest 1,000, or the 1,000 before a given one",
    access: "owner",
    params: idParams,
    query: pageQuery,
    replies: { 200: z.array(storedRecommendationSchema), 400: refusalSchema, 404: refusalSchema },
  }),
  listWellnessSessions: call({
    method: "GET",
    path: "/api/users/:id/wellness-sessions",
    summary: "Finished exercises and mazes, oldest first: the latest 1,000, or the 1,000 before a given one",
    access: "owner",
    params: idParams,
    query: pageQuery,
    replies: { 200: z.array(wellnessSessionSchema), 400: refusalSchema, 404: refusalSchema },
  }),
  createWellnessSession: call({
    method: "POST",
    path: "/api/users/:id/wellness-sessions",
    summary: "Store a finished exercise, or a maze that was won or ran out of time",
    access: "owner",
    params: idParams,
    headers: idempotencyHeaders,
    body: newWellnessSessionSchema,
    replies: {
      201: wellnessSessionSchema,
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      422: refusalSchema,
    },
  }),
  getReminders: call({
    method: "GET",
    path: "/api/reminders",
    summary: "The person's reminders and the devices that get them",
    access: "session",
    replies: { 200: remindersSchema, 401: refusalSchema },
  }),
  putReminders: call({
    method: "PUT",
    path: "/api/reminders",
    summary: "Set when and how reminders come, or stop them",
    access: "session",
    body: remindersChangeSchema,
    replies: { 200: remindersSchema, 400: refusalSchema, 401: refusalSchema },
  }),
  restReminders: call({
    method: "PUT",
    path: "/api/reminders/rest",
    summary: "Begin or end a rest of a week without reminders",
    access: "session",
    body: restSchema,
    replies: { 200: remindersSchema, 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  putDevice: call({
    method: "PUT",
    path: "/api/reminders/device",
    summary: "Send reminders to this browser, or renew its push subscription",
    access: "session",
    body: newDeviceSchema,
    replies: { 200: remindersSchema, 400: refusalSchema, 401: refusalSchema },
  }),
  deleteDevice: call({
    method: "DELETE",
    path: "/api/reminders/devices/:id",
    summary: "Send no more reminders to a device",
    access: "session",
    params: z.object({ id: textUpTo(100, "id") }),
    replies: { 200: remindersSchema, 400: refusalSchema, 401: refusalSchema },
  }),
  stopReminders: call({
    method: "POST",
    path: "/api/reminders/stop",
    summary: "Stop all reminders by the link of one, without a session (one-click, RFC 8058)",
    access: "anyone",
    fromAnySite: true,
    query: reminderLinkSchema,
    replies: { 200: successSchema, 400: refusalSchema },
  }),
  restRemindersByLink: call({
    method: "POST",
    path: "/api/reminders/rest-by-link",
    summary: "Begin a rest of a week by the link of a reminder, without a session",
    access: "anyone",
    fromAnySite: true,
    query: reminderLinkSchema,
    replies: { 200: successSchema, 400: refusalSchema },
  }),
  exportSchema: call({
    method: "GET",
    path: "/api/export-schema.json",
    summary: "The JSON Schema of the file with which a person takes a universe along",
    access: "anyone",
    replies: { 200: z.record(z.string(), z.unknown()) },
  }),
  ready: call({
    method: "GET",
    path: "/api/health/ready",
    summary: "Whether the database responds and the server is not shutting down",
    access: "probe",
    replies: { 200: healthSchema, 503: healthSchema },
  }),
} as const;

/** Statuses with which any call can reply, and their bodies. */
export const commonReplies = {
  413: refusalSchema,
  415: refusalSchema,
  421: refusalSchema,
  500: internalErrorSchema,
  503: refusalSchema,
} as const;
