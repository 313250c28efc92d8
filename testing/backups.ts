/** Databases with rows in every table, for the tests of backups. */

import { type Database, type DatabaseSettings, openDatabase } from "../server/database/open.ts";
import type { ImportRow, Tables, UserRow } from "../server/database/schema.ts";
import { backedUpTables } from "../server/database/tables.ts";
import { newUser } from "../server/users/new-user.ts";
import { insertUser } from "../server/users/queries.ts";
import { makeNameKey, makeSealed } from "./make-sealed.ts";
import { makeStarRow } from "./make-star.ts";

export const now = new Date("2026-03-13T12:00:00.123Z");

/** A text that is hard to encode: quotation marks, line breaks and many scripts. */
const odd = 'a "quoted"\r\n\u2028\\u0000 \u200fعربى हिन्दी 👩‍👩‍👧 e\u0301 [{}] \u007f';

export async function addUniverse({ db }: Database, name: string, notes: readonly (string | null)[]) {
  const user = newUser({ universeName: name, userName: odd.slice(0, 50) }, now);
  await insertUser(db, {
    ...{ ...user, lastLoginAt: now, revision: notes.length + 3, feedStart: 1 },
    ...{ nextOrdinal: notes.length, entryCount: notes.length },
  });
  const stars = notes.map((note, index) =>
    makeStarRow({
      ...{ id: `${user.id} ${index}`, userId: user.id, note, timestamp: new Date(now.getTime() + index) },
      ...{ x: index, y: -index, ordinal: index, rank: index + 0.5 },
    }),
  );
  for (let from = 0; from < stars.length; from += 500)
    await db
      .insertInto("mood_entries")
      .values(stars.slice(from, from + 500))
      .execute();
  return user;
}

/** Inserts a row into every table, including those that a backup leaves out. */
async function addEverything(database: Database) {
  const { db } = database;
  const { id: userId } = await addUniverse(database, "Andromeda", [odd, null, ""]);
  const at = { createdAt: now };
  const tag = { id: "t", userId, name: odd, nameKey: odd, kind: "other", revision: 2, ...at };
  const sealedTag = { ...tag, id: "u", name: "", nameKey: makeNameKey(odd), sealed: makeSealed(odd) };
  await db
    .insertInto("tags")
    .values([tag, sealedTag].map((one) => ({ sealed: null, ...one })))
    .execute();
  await db
    .insertInto("own_feelings")
    .values({
      ...{ userId, id: "f", name: odd, nameKey: odd, family: "grief", revision: 2, ...at },
      ...{ valence: -1 / 3, energy: 1 / 7, isArchived: 1, importId: "i" },
    })
    .execute();
  await db
    .insertInto("trackers")
    .values({
      ...{ userId, id: "m", name: odd, nameKey: odd, kind: "number", unit: "h", min: -1 / 3, max: null },
      ...{ step: 1 / 7, lowLabel: odd, highLabel: "", ask: "morning", perDay: "one", isArchived: 1 },
      ...{ position: 2_147_483_647, revision: 2, importId: "i", ...at },
    })
    .execute();
  await db
    .insertInto("comparisons")
    .values({ userId, id: "k", name: odd, query: "second=others", revision: 2, importId: "i", ...at })
    .execute();
  await db
    .insertInto("readings")
    .values({
      ...{ userId, trackerId: "m", at: "2026-03-12", value: 1 / 3, utcOffset: 345, timeZone: null },
      ...{ revision: 2, importId: "i", replaced: odd, ...at },
    })
    .execute();
  const entryId = `${userId} 0`;
  await db
    .updateTable("mood_entries")
    .set({
      ...{ utcOffset: 345, timeZone: "Asia/Kathmandu", rank: 1 / 3, createdAt: new Date(0) },
      ...{ editedAt: now, deletedAt: now, bodyHash: "h", importId: "i" },
    })
    .where("id", "=", entryId)
    .execute();
  // Only a star without a note can have a sealed one.
  await db
    .updateTable("mood_entries")
    .set({ sealed: makeSealed("Rain") })
    .where("id", "=", `${userId} 1`)
    .execute();
  await db.insertInto("mood_entry_tags").values({ userId, entryId, tagId: "t", position: 0 }).execute();
  await db
    .insertInto("constellations")
    .values({ id: "c", userId, name: odd, revision: 3, ...at })
    .execute();
  await db
    .insertInto("constellation_stars")
    .values({ userId, constellationId: "c", entryId, position: 0 })
    .execute();
  await db
    .insertInto("tombstones")
    .values({ userId, kind: "tag", id: "gone", revision: 4, mergedInto: "t", ...at })
    .execute();
  const of = { userId, importId: "i" };
  await db
    .insertInto("imports")
    .values({ userId, id: "i", source: "csv", fileName: odd, total: 3, publishedAs: 7, openedAt: now })
    .execute();
  await db
    .insertInto("import_entries")
    .values({ ...of, key: odd, timestamp: new Date(0), emotion: "joy", content: odd })
    .execute();
  await db
    .insertInto("import_tags")
    .values({ ...of, id: "t", name: odd, kind: "other" })
    .execute();
  await db
    .insertInto("import_keys")
    .values({ ...of, key: "k", entryId })
    .execute();
  const choices = { label: odd, showsFeelings: 1, showsDates: 0 } as const;
  await db
    .insertInto("shown_skies")
    .values({
      ...{ ...choices, ...at, userId, id: "l", tokenHash: "h", sealedToken: "s", endsAt: new Date(0) },
      ...{ asOf: now, untilOrdinal: 2, views: 2_147_483_647 },
    })
    .execute();
  await db
    .insertInto("quiz_responses")
    .values({
      ...{ id: "q", userId, quizType: "baseline", runId: null, scenarioId: "s", userEmotion: odd },
      ...{ userIntensity: 3, baselineEmotion: "joy", contrastType: "x", contextTag: "y" },
      ...{ responseTimeMs: 2_147_483_647, timestamp: new Date(0) },
    })
    .execute();
  await db
    .insertInto("personalized_recommendations")
    .values({
      ...{
        id: "r",
        userId,
        recommendationType: "a",
        contentId: "b",
        difficultyLevel: "c",
        triggerReason: odd,
      },
      ...{ contextPattern: null, isCompleted: 1, completedAt: null, ...at },
    })
    .execute();
  await db
    .insertInto("wellness_sessions")
    .values({
      ...{ id: "w", userId, kind: "maze", itemId: "i", outcome: "won", seconds: 1, score: null, at: now },
    })
    .execute();
  await db
    .insertInto("idempotency_keys")
    .values({ userId, key: odd, call: "POST", bodyHash: "h", reply: '{"a":1}', ...at })
    .execute();
  await db
    .insertInto("registrations")
    .values({
      ...{ id: "g", email: "a@example.org", emailKey: "a@example.org", universeName: odd, universeKey: odd },
      ...{ userName: "A", birthday: "1990-02-03", passwordHash: "h", salt: "s", expires: now, ...at },
    })
    .execute();
  await db
    .insertInto("mails")
    .values({ id: "m", kind: "k", subjectId: userId, emailKey: "e", email: "e", dueAt: now, ...at })
    .execute();
  await addReminders(database, userId);
  await db
    .insertInto("sign_in_attempts")
    .values({ identifier: "i", loginAttempts: 3, updatedAt: now })
    .execute();
  await db.insertInto("sessions").values({ sid: "sid", userId, sess: "{}", expire: now }).execute();
  await db
    .insertInto("credentials")
    .values({ userId, id: "p", kind: "passkey", data: "{}", name: odd, ...at, lastUsedAt: new Date(0) })
    .execute();
  await db
    .insertInto("challenges")
    .values({ id: "c", purpose: "passkey", subjectId: userId, expiresAt: now })
    .execute();
  await db.insertInto("seal_epochs").values({ userId, epoch: 1, check: "c" }).execute();
  await db
    .insertInto("seal_slots")
    .values({
      ...{ userId, id: "s", epoch: 1, kind: "passkey", parameters: "{}", wrapped: "w", name: odd },
      createdAt: now,
    })
    .execute();
  await db.insertInto("sign_in_links").values({ userId, tokenHash: "h", expiresAt: now }).execute();
  await db.insertInto("known_devices").values({ userId, deviceHash: "d", seenAt: now }).execute();
  await db.insertInto("undoable_migrations").values({ userId, email: "e", at: now, until: now }).execute();
  await db.insertInto("invitations").values({ userId, tokenHash: "h", endsAt: now }).execute();
  const joining = { id: "a", tokenHash: "h", label: odd, uses: 3, createdAt: now, endsAt: now };
  await db.insertInto("join_invitations").values(joining).execute();
  const line = { id: "l", at: now, action: "close", byKey: null, forKey: "n" };
  await db.insertInto("admin_log").values(line).execute();
  await db
    .insertInto("provider_sign_ins")
    .values({ id: "p", state: "s", nonce: "n", codeVerifier: "c", expires: now })
    .execute();
  await db.insertInto("limits").values({ key: "k", count: 1, endsAt: now }).execute();
}

async function addReminders({ db }: Database, userId: string) {
  await db
    .insertInto("reminders")
    .values({
      ...{ userId, isOn: 1, times: "[]", timeZone: "Asia/Kathmandu", byMail: 1, isSilent: 0 },
      ...{ restUntil: now, nextAt: now, plannedAt: now, ntfyUrl: odd, ntfyService: odd, ntfyToken: "t" },
    })
    .execute();
  await db.insertInto("pending_emails").values({ emailKey: odd, userId, since: now }).execute();
  await db
    .insertInto("push_subscriptions")
    .values({
      ...{ userId, id: "d", sid: "sid", endpoint: "e", service: "s", p256dh: "p", auth: "a", name: odd },
      ...{ createdAt: now, renewedAt: now },
    })
    .execute();
  await db
    .insertInto("reminder_jobs")
    .values({
      ...{ userId, id: "j", date: "2026-03-13", time: "20:30", target: "d" },
      ...{ at: now, dueAt: now, attemptedAt: null },
    })
    .execute();
  await db
    .insertInto("webhooks")
    .values({
      ...{ userId, id: "w", url: "https://8.8.8.8/", events: odd, scopes: odd, sealedSecret: "s" },
      ...{ createdAt: now, revision: 3, ordinal: 2, told: odd, attempts: 3, dueAt: now, claim: odd },
      ...{ failingSince: now, pausedAt: now, pausedBecause: "gone", answeredAt: now, answer: 410 },
    })
    .execute();
  await db
    .insertInto("reminder_keys")
    .values({ id: "keys", publicKey: "p", privateKey: "k", linkKey: "l", createdAt: now })
    .execute();
}

/** Closes the database afterwards, because a restore needs exclusive access. */
export async function withDatabase<T>(settings: DatabaseSettings, work: (database: Database) => Promise<T>) {
  const database = await openDatabase(settings);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export const seed = (settings: DatabaseSettings, add = addEverything) => withDatabase(settings, add);

/** Every row of the tables that a backup contains. */
export const everything = (settings: DatabaseSettings) =>
  withDatabase(settings, async ({ db }) => {
    const tables = backedUpTables.map(async ([table, key]) => {
      const rows = await db
        .selectFrom(table as "users")
        .selectAll()
        .execute();
      const keyOf = (row: Record<string, unknown>) => key.map((name) => row[name]).join(" ");
      return [table, rows.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))];
    });
    return Object.fromEntries(await Promise.all(tables));
  });

/** What `everything` returns after a restore: revisions are raised by `steps` millions, and the feed starts there. */
export const raised = (rows: Awaited<ReturnType<typeof everything>>, steps = 1) => ({
  ...rows,
  users: rows.users.map((user: UserRow) => {
    const revision = user.revision + steps * 1_000_000;
    return { ...user, revision, feedStart: revision };
  }),
  // One that is being finished stays above its universe.
  imports: rows.imports.map((row: ImportRow) => {
    const universe = rows.users.find(({ id }: UserRow) => id === row.userId);
    const isAbove = row.publishedAs !== null && row.publishedAs > universe.revision;
    return isAbove ? { ...row, publishedAs: (row.publishedAs ?? 0) + steps * 1_000_000 } : row;
  }),
});

export const countOf = (settings: DatabaseSettings, table: keyof Tables) =>
  withDatabase(settings, async ({ db }) => (await db.selectFrom(table).selectAll().execute()).length);
