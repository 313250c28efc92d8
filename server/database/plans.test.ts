import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import { plansOf } from "../../testing/query-plans.ts";
import {
  findSignInAttempts,
  findUserByToken,
  findUsersByPendingEmail,
  listExpiredPending,
} from "../accounts/queries.ts";
import {
  findRegistration,
  findRegistrationByToken,
  listRegistrationsByEmail,
  listRegistrationsByName,
} from "../accounts/registration-queries.ts";
import { deleteExpiredSignInLinks } from "../accounts/sign-in-link-queries.ts";
import { joinTwins, replaceFeeling } from "../feelings/queries.ts";
import { findReply, listRepliesAbout } from "../idempotency/queries.ts";
import {
  findOpenImport,
  listImports,
  listKeysOf,
  listKnownKeys,
  listOpenSince,
  listSentAfter,
  listSentKeys,
  listUncleared,
  listUnusedTags,
} from "../imports/queries.ts";
import {
  countPerDay,
  hasReadings,
  listReadingsAt,
  listReadingsOfImport,
} from "../imports/reading-queries.ts";
import { highestRevision, listStarsAfter } from "../imports/sky-queries.ts";
import { countFelt, listDays } from "../journey/queries.ts";
import { findDueMail, findRecentMail } from "../mail/queries.ts";
import { mailKinds } from "../mail/queue.ts";
import {
  findCreation,
  findEntry,
  listBinnedAfter,
  listBinnedUntil,
  listEarlier,
  listLater,
  listPlacesNear,
  listUsersWithBin,
  replaceTags,
} from "../mood-entries/queries.ts";
import { recordProviderSignIn } from "../provider/queries.ts";
import { replaceInComparisons } from "../records/comparisons.ts";
import { listStarsOfConstellations } from "../records/constellation-queries.ts";
import { countStarsWith, findFeelingByName } from "../records/feeling-queries.ts";
import { findCurrentFeelings, readFeelings } from "../records/feelings.ts";
import { countOwned, deleteRecords, findRecord, listRecords } from "../records/queries.ts";
import {
  countReadings,
  deleteReadingsOf,
  haveMoreReadingsChanged,
  listChangedReadings,
  listReadingsAfter,
} from "../records/reading-queries.ts";
import {
  haveMoreChanged,
  listChangedEntries,
  listEntriesAfter,
  listEntriesByIds,
  listTagsOf,
  reviseConstellationsOf,
} from "../records/star-queries.ts";
import { reviseEntriesWithTags } from "../records/tag-queries.ts";
import { findCurrentTags } from "../records/tags.ts";
import { findTrackerByName } from "../records/tracker-queries.ts";
import {
  deleteOldJobs,
  deleteWaitingJobs,
  findReminders,
  listPlannedAfter,
  listSubscriptionIds,
  listSubscriptions,
  lockDueJobs,
  lockDueReminders,
} from "../reminders/queries.ts";
import { deleteTombstonesUntil, listUsersWithTombstones } from "../revisions/sweep-tombstones.ts";
import { findTombstone, leadTo, listTombstonesSince } from "../revisions/tombstones.ts";
import { deleteOldDevices, listKnownDevices } from "../sessions/known-device-queries.ts";
import {
  deleteSession,
  deleteSessionsOfUser,
  findSession,
  findUserOfSession,
  listSessions,
} from "../sessions/queries.ts";
import { findShown, listLinks } from "../shown-skies/queries.ts";
import { listShownStars } from "../shown-skies/read-sky.ts";
import { findTagByName, moveToFirstPosition, replaceTagOfEntries } from "../tags/queries.ts";
import { deleteExpiredTokens, findToken, listTokens, storeUseOfToken } from "../tokens/queries.ts";
import { countReadingsOfDay, findReading, listTrackersToClear } from "../trackers/queries.ts";
import { deleteExpiredChallenges } from "../users/challenge-queries.ts";
import { listCredentials } from "../users/credential-queries.ts";
import { deleteLook, listScriptsOfLookalikes } from "../users/name-look-queries.ts";
import { findUser, findUserByEmail, findUserByUniverseKey } from "../users/queries.ts";
import {
  listQuizResponses,
  listRecommendations,
  listResponsesOfRun,
  listWellnessSessions,
} from "../wellness/queries.ts";
import type { Db } from "./schema.ts";
import { recordTables } from "./tables.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const planOf = (run: (db: Db) => Promise<unknown>) => plansOf(test.database, run);

const at = new Date("2026-03-13T12:00:00Z");
const wanted = { key: "x", looks: [{ skeleton: "x", scripts: null }], locks: [] };
const side = { userId: "x", moment: at, limit: 1 };
const ofTracker = { userId: "x", trackerId: "y" };
const ofImport = { userId: "x", importId: "y" };
const mergeOfFeelings = { userId: "x", from: "y", into: "z", revision: 1 };
const queries: [string, (db: Db) => Promise<unknown>][] = [
  ["a session", (db) => findSession(db, { userId: "x", sid: "y" })],
  ["an access token", (db) => findToken(db, "x", "y")],
  ["access tokens of a turn", (db) => Promise.all(["y", "z"].map((id) => findToken(db, "x", id)))],
  ["the access tokens of a person", (db) => listTokens(db, "x")],
  ["the use of an access token", (db) => storeUseOfToken(db, { userId: "x", id: "y" }, new Date())],
  ["expired access tokens", (db) => deleteExpiredTokens(db, new Date())],
  ["sessions of a turn", (db) => Promise.all(["y", "z"].map((sid) => findSession(db, { userId: "x", sid })))],
  ["the user of a session of an earlier version", (db) => findUserOfSession(db, "x")],
  ["a user", (db) => findUser(db, "x")],
  ["a universe by name", (db) => findUserByUniverseKey(db, "x")],
  ["a registration", (db) => findRegistration(db, "x", at)],
  ["registrations by name", (db) => listRegistrationsByName(db, "x", at)],
  ["registrations by address", (db) => listRegistrationsByEmail(db, "x", at)],
  ["names that look alike", (db) => listScriptsOfLookalikes(db, wanted, at, {})],
  ["how a user's name looks", (db) => deleteLook(db, "x")],
  ["a registration by its link", (db) => findRegistrationByToken(db, "x", at)],
  ["the user of an address", (db) => findUserByEmail(db, "x")],
  ["users with a pending address", (db) => findUsersByPendingEmail(db, "x", at)],
  ["a user by a link", (db) => findUserByToken(db, "x", at)],
  ["wrong passwords without a user", (db) => findSignInAttempts(db, "x")],
  ["the sessions of a user", (db) => deleteSessionsOfUser(db, "x", new Date())],
  ["the device of a session", (db) => deleteSession(db, { userId: "x", sid: "y" })],
  ["a person's reminders", (db) => findReminders(db, "x")],
  ["a person's devices", (db) => listSubscriptions(db, "x")],
  ["the devices of people", (db) => listSubscriptionIds(db, ["x", "y"])],
  ["reminders that are due", (db) => lockDueReminders(db, test.database.dialect, at, 100)],
  ["reminders of a clock that was ahead", (db) => listPlannedAfter(db, at)],
  ["reminders to send", (db) => lockDueJobs(db, test.database.dialect, at, [], 40)],
  ["reminders to send past busy services", (db) => lockDueJobs(db, test.database.dialect, at, ["x"], 40)],
  ["a person's reminders that were not sent", (db) => deleteWaitingJobs(db, "x")],
  ["reminders that were sent long ago", (db) => deleteOldJobs(db, at)],
  ["a mail that is due", (db) => findDueMail(db, at, mailKinds)],
  ["a recent mail to an address", (db) => findRecentMail(db, "x", { since: at, until: at, isBulk: 0 })],
  ["expired pending addresses", (db) => listExpiredPending(db, at)],
  ["the sessions of a person", (db) => listSessions(db, "x", at)],
  ["the ways into a universe", (db) => listCredentials(db, "x")],
  ["the browsers that a person has used", (db) => listKnownDevices(db, "x")],
  ["browsers that nobody has used for long", (db) => deleteOldDevices(db, at)],
  ["expired challenges", (db) => deleteExpiredChallenges(db, at)],
  ["expired links that sign in", (db) => deleteExpiredSignInLinks(db, at)],
  ["a provider's identity", (db) => recordProviderSignIn(db, { issuer: "x", subject: "y" }, at)],
  ["a universe's first stars", (db) => listEntriesAfter(db, "x", undefined)],
  ["a universe's next stars", (db) => listEntriesAfter(db, "x", { timestamp: at, id: "y" })],
  ["the tags of stars", (db) => listTagsOf(db, "x", ["y", "z"])],
  ["stars by their ids", (db) => listEntriesByIds(db, "x", ["y", "z"])],
  ["whether many stars changed", (db) => haveMoreChanged(db, "x", 1, 10)],
  ["stars near a place", (db) => listPlacesNear(db, "x", { x: 100, y: 0, z: 0 }, 10)],
  ["changed stars", (db) => listChangedEntries(db, "x", 1)],
  ...recordTables.flatMap((table): [string, (db: Db) => Promise<unknown>][] => [
    [`changed rows of ${table}`, (db) => listRecords(db, table, "x", 1)],
    [`all rows of ${table}`, (db) => listRecords(db, table, "x")],
    [`a row of ${table}`, (db) => findRecord(db, table, "x", "y")],
    [`the number of rows of ${table}`, (db) => countOwned(db, table, "x")],
    [`removed rows of ${table}`, (db) => deleteRecords(db, table, "x", ["y", "z"])],
  ]),
  ["changed readings", (db) => listChangedReadings(db, "x", 1)],
  ["whether many readings changed", (db) => haveMoreReadingsChanged(db, "x", 1, 10)],
  ["readings of a tracker", (db) => listReadingsAfter(db, ofTracker, "y")],
  ["the first readings to delete", (db) => deleteReadingsOf(db, ofTracker, 10)],
  ["the number of readings", (db) => countReadings(db, "x")],
  ["a tracker by name", (db) => findTrackerByName(db, "x", "y")],
  ["a reading", (db) => findReading(db, { ...ofTracker, at: "z" })],
  ["readings of a day", (db) => countReadingsOfDay(db, { ...ofTracker, date: "z" })],
  ["removed trackers with readings", (db) => listTrackersToClear(db)],
  ["readings of an import", (db) => listReadingsOfImport(db, ofImport, 10)],
  ["readings on some days", (db) => listReadingsAt(db, ofTracker, ["y", "z"])],
  ["readings of each day", (db) => countPerDay(db, { ...ofTracker, from: "y", to: "z" })],
  ["whether a tracker has readings", (db) => hasReadings(db, ofTracker)],
  [
    "the stars of a universe's constellations",
    (db) => listStarsOfConstellations(db, "x", { since: null, withBin: true }),
  ],
  [
    "the stars of changed constellations",
    (db) => listStarsOfConstellations(db, "x", { since: 1, withBin: false }),
  ],
  ["what was removed", (db) => listTombstonesSince(db, "x", 1)],
  ["a tag by name", (db) => findTagByName(db, "x", "y")],
  ["the stars with a tag", (db) => reviseEntriesWithTags(db, "x", ["y"], 1)],
  ["stars with both tags of a merge", (db) => moveToFirstPosition(db, { userId: "x", from: "y", into: "z" })],
  ["stars with one tag of a merge", (db) => replaceTagOfEntries(db, { userId: "x", from: "y", into: "z" })],
  ["a removed tag", (db) => findTombstone(db, "x", "tag", "y")],
  ["a star", (db) => findEntry(db, "x", "y")],
  ["the bin", (db) => listBinnedAfter(db, "x", undefined)],
  ["the next stars in the bin", (db) => listBinnedAfter(db, "x", makeStarRow({ deletedAt: at }))],
  ["earlier stars", (db) => listEarlier(db, { ...side, except: null })],
  ["earlier stars without one", (db) => listEarlier(db, { ...side, except: "y" })],
  ["later stars", (db) => listLater(db, { ...side, except: "y" })],
  ["the stars of a day", (db) => findCreation(db, "x", new Date(0), at, 199)],
  ["stars by feeling", (db) => countFelt(db, "x", "y", 2_000)],
  ["the days of stars", (db) => listDays(db, test.database.dialect, "x", at)],
  ["the tags of ids", (db) => findCurrentTags(db, "x", ["y", "z"])],
  ["tags that were merged into one", (db) => leadTo(db, "x", "tag", { from: "y", into: "z" })],
  [
    "comparisons that name a tag of a merge",
    (db) => replaceInComparisons(db, { userId: "x", from: "y", into: "z", revision: 1 }),
  ],
  ["a feeling by name", (db) => findFeelingByName(db, "x", "y")],
  ["a universe's own feelings", (db) => readFeelings(db, "x")],
  ["the feelings of ids", (db) => findCurrentFeelings(db, "x", ["y", "z"])],
  ["the number of stars with a feeling", (db) => countStarsWith(db, "x", "y")],
  ["stars with both feelings of a merge", (db) => joinTwins(db, mergeOfFeelings)],
  ["stars with one feeling of a merge", (db) => replaceFeeling(db, mergeOfFeelings)],
  ["the tags of a star", (db) => replaceTags(db, "x", "y", [])],
  ["the constellations of stars", (db) => reviseConstellationsOf(db, "x", ["y", "z"], 1)],
  ["bins that are due", (db) => listUsersWithBin(db, at)],
  ["stars of a bin that are due", (db) => listBinnedUntil(db, "x", at, 500)],
  ["old tombstones", (db) => listUsersWithTombstones(db, at)],
  ["the old tombstones of a universe", (db) => deleteTombstonesUntil(db, "x", at)],
  ["an open import", (db) => findOpenImport(db, "x")],
  ["a universe's imports", (db) => listImports(db, "x")],
  ["imports of a universe that were not removed completely", (db) => listUncleared(db, "x")],
  ["replies about a star", (db) => listRepliesAbout(db, "x", "y")],
  ["imports that are open for long", (db) => listOpenSince(db, at)],
  ["known keys", (db) => listKnownKeys(db, "x", ["y", "z"])],
  ["sent keys", (db) => listSentKeys(db, ofImport, ["y", "z"])],
  ["entries to add", (db) => listSentAfter(db, ofImport, "y", 200)],
  ["the keys of an import", (db) => listKeysOf(db, ofImport, 200)],
  ["tags that no star has", (db) => listUnusedTags(db, "x", ["y", "z"])],
  ["a sky in parts", (db) => listStarsAfter(db, "x", "y", 2_000)],
  ["the highest revision", (db) => highestRevision(db, "x")],
  [
    "earlier stars that were added by hand",
    (db) => listEarlier(db, { ...side, except: null, isByHand: true }),
  ],
  ["the latest practice", (db) => listWellnessSessions(db, "x", { limit: 1_000 })],
  ["earlier practice", (db) => listWellnessSessions(db, "x", { limit: 1_000, before: "y" })],
  ["the latest quiz responses", (db) => listQuizResponses(db, "x", { limit: 1_000 })],
  ["earlier quiz responses", (db) => listQuizResponses(db, "x", { limit: 1_000, before: "y" })],
  ["the latest recommendations", (db) => listRecommendations(db, "x", { limit: 1_000 })],
  ["earlier recommendations", (db) => listRecommendations(db, "x", { limit: 1_000, before: "y" })],
  ["the number of wellness sessions", (db) => countOwned(db, "wellness_sessions", "x")],
  ["the number of quiz responses", (db) => countOwned(db, "quiz_responses", "x")],
  ["a run of the quiz", (db) => listResponsesOfRun(db, "x", "y")],
  ["the links of a universe", (db) => listLinks(db, "x")],
  ["a link by its token", (db) => findShown(db, "x", at)],
  ["the stars that a link shows", (db) => listShownStars(db, { userId: "x", untilOrdinal: 5 })],
  ["a first answer", (db) => findReply(db, "x", "y", at)],
];

/** A scan of anything but the values of the query itself. */
const scan = /^SCAN (?!asked|some|\(subquery|CONSTANT ROW|\d+-ROW VALUES CLAUSE)|Seq Scan/;

describe("the plan of the query for", () => {
  it.each(queries)("%s uses an index and scans no whole table", async (_, run) => {
    const plan = await planOf(run);
    expect(plan.join("\n")).toMatch(/index/i);
    expect(plan.filter((line) => scan.test(line))).toEqual([]);
  });

  // PostgreSQL decides by the number of rows, SQLite by the text of the query alone.
  const decidedByText = ["changed stars", "changed rows of ", "the stars of changed", "what was removed"];
  const isDecidedByText = (name: string) => decidedByText.some((part) => name.startsWith(part));
  it.each(inject("postgresUrl") === null ? queries.filter(([name]) => isDecidedByText(name)) : [])(
    "%s: begins with the rows that changed",
    async (_, list) => {
      expect((await planOf(list))[0]).toMatch(/by_revision/);
    },
  );
});
