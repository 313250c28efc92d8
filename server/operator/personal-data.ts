/** Reads all personal data of a user for the export: what the API shows, and personal data that it leaves out. */

import * as z from "zod/mini";
import { doorsSchema } from "#domain/accounts/doors.ts";
import { personLogSchema } from "#domain/accounts/person-log.ts";
import { sessionSchema } from "#domain/accounts/sessions.ts";
import { listedTokenSchema } from "#domain/accounts/tokens.ts";
import { userSchema } from "#domain/accounts/user.ts";
import { fileSealSchema, sealedFileVersion, universeFileVersion } from "#domain/formats/universe-file.ts";
import { binnedMoodEntrySchema } from "#domain/records/star/mood-entry.ts";
import { quizResponseSchema, storedRecommendationSchema } from "#domain/wellness/quiz/quiz.ts";
import { wellnessSessionSchema } from "#domain/wellness/sessions.ts";
import { readLogFor } from "../accounts/admin/log.ts";
import { readDoors } from "../accounts/doors.ts";
import type { AccessTokenRow, Db, SessionRow, UserRow } from "../database/schema.ts";
import { listImports } from "../imports/queries.ts";
import { toImport } from "../imports/to-import.ts";
import { pagesOfBin } from "../mood-entries/queries.ts";
import type { KeptKind } from "../records/kept-kind.ts";
import { keptKinds } from "../records/kept-kinds.ts";
import { type TaggedEntry, toMoodEntry } from "../records/stars.ts";
import { findReminders, listSubscriptions } from "../reminders/queries.ts";
import { toChoices, toDevice, toTopic } from "../reminders/read-reminders.ts";
import { readSeal } from "../seal/read-seal.ts";
import { toListedSession } from "../sessions/list-sessions.ts";
import { listSessions } from "../sessions/queries.ts";
import { listLinks } from "../shown-skies/queries.ts";
import { toExportedLink } from "../shown-skies/to-link.ts";
import { listTokens } from "../tokens/queries.ts";
import { toListedToken } from "../tokens/to-token.ts";
import { toUser } from "../users/to-user.ts";
import { toWebhook } from "../webhooks/change-webhooks.ts";
import { listWebhooks } from "../webhooks/queries.ts";
import { listQuizResponses, listRecommendations, listWellnessSessions } from "../wellness/queries.ts";
import { toQuizResponse, toRecommendation, toWellnessSession } from "../wellness/rows.ts";

const exportedUserSchema = z.extend(userSchema, {
  pendingEmail: z.nullable(z.string()),
  pendingSince: z.nullable(z.string()),
  providerIssuer: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  lastSeenOn: z.string(),
  isAdministrator: z.boolean(),
  /** What administrators and operators did for the person: the export itself, too. */
  administratorLog: personLogSchema.shape.entries,
});

const exportUser = async (db: Db, row: UserRow) =>
  exportedUserSchema.parse({
    ...(await toUser(db, row)),
    pendingEmail: row.pendingEmail,
    pendingSince: row.pendingSince?.toISOString() ?? null,
    providerIssuer: row.providerIssuer,
    closedAt: row.closedAt?.toISOString() ?? null,
    closedBy: row.closedBy,
    lastSeenOn: row.lastSeenOn,
    isAdministrator: row.isAdministrator === 1,
    administratorLog: await readLogFor(db, row),
  });

/** A list that is read while it is written. */
async function* inPages<Item>(pages: AsyncIterable<readonly Item[]>, toItem: (row: Item) => unknown) {
  for await (const page of pages) yield page.map(toItem);
}

const exportBinnedEntry = (row: TaggedEntry) =>
  binnedMoodEntrySchema.parse({ ...toMoodEntry(row), deletedAt: row.deletedAt?.toISOString() });

/** The records of a kind, with the moment at which each reached the server. */
function exportRecords({ schema, readAll }: KeptKind, db: Db, userId: string) {
  const exported = z.extend(schema as z.ZodMiniObject, { createdAt: z.string() });
  // Reading would make sealed words, which are null, those of no letters.
  return inPages(readAll(db, userId), (record) => z.encode(exported, record as z.output<typeof exported>));
}

/** Null for a person who has chosen nothing. */
async function exportReminders(db: Db, userId: string, now: Date) {
  const row = await findReminders(db, userId);
  return row ? { ...toChoices(row, now.getTime()), ntfy: toTopic(row) } : null;
}

const exportedDoorsSchema = z.omit(doorsSchema, { confirmedUntil: true });
const exportDoors = async (db: Db, user: UserRow) =>
  exportedDoorsSchema.parse(await readDoors(db, user, null));

const exportedSessionSchema = z.omit(sessionSchema, { id: true, isCurrent: true });
const exportSession = (row: SessionRow) => exportedSessionSchema.parse(toListedSession(row, ""));

const exportedTokenSchema = z.omit(listedTokenSchema, { id: true });
const exportToken = (row: AccessTokenRow) => exportedTokenSchema.parse(toListedToken(row));

/** Yields the parts of the exported object by name. Each list is read only when it is due; stars come in pages. */
export async function* readPersonalData(
  db: Db,
  user: UserRow,
  now: Date,
  kinds: readonly KeptKind[] = keptKinds,
): AsyncGenerator<[string, unknown]> {
  const isSealed = user.sealState !== "open";
  yield ["formatVersion", isSealed ? sealedFileVersion : universeFileVersion];
  yield ["exportedAt", now];
  yield ["isWhole", true];
  yield ["user", await exportUser(db, user)];
  // The operator reads none of the sealed words; the person opens them with their passphrase or kit.
  if (isSealed) yield ["seal", fileSealSchema.parse(await readSeal(db, user))];
  // Only browsers know them.
  yield ["settings", {}];
  for (const kind of kinds) yield [kind.fileList, exportRecords(kind, db, user.id)];
  yield ["bin", inPages(pagesOfBin(db, user.id), exportBinnedEntry)];
  yield ["imports", (await listImports(db, user.id)).map(toImport)];
  const responses = await listQuizResponses(db, user.id);
  yield ["quizResponses", responses.map((row) => quizResponseSchema.parse(toQuizResponse(row)))];
  const recommendations = await listRecommendations(db, user.id);
  yield [
    "recommendations",
    recommendations.map((row) => storedRecommendationSchema.parse(toRecommendation(row))),
  ];
  yield ["reminders", await exportReminders(db, user.id, now)];
  // Addresses of devices are left out, because they are secrets of browsers.
  yield ["reminderDevices", (await listSubscriptions(db, user.id)).map(toDevice)];
  yield ["webhooks", (await listWebhooks(db, user.id)).map(toWebhook)];
  yield ["doors", await exportDoors(db, user)];
  yield ["sessions", (await listSessions(db, user.id, now)).map(exportSession)];
  yield ["programs", (await listTokens(db, user.id)).map(exportToken)];
  const sessions = await listWellnessSessions(db, user.id);
  yield ["wellnessSessions", sessions.map((row) => wellnessSessionSchema.parse(toWellnessSession(row)))];
  yield ["shownSkies", (await listLinks(db, user.id)).map(toExportedLink)];
}
