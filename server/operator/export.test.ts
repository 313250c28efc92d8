import { randomUUID } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { userSchema } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { sealedFileVersion, universeFileSchema } from "#domain/formats/universe-file.ts";
import { comparisonSchema } from "#domain/records/comparison/comparison.ts";
import { unpackReadings } from "#domain/records/reading/columns.ts";
import { readingSchema } from "#domain/records/reading/reading.ts";
import { binnedMoodEntrySchema, moodEntrySchema } from "#domain/records/star/mood-entry.ts";
import { trackerSchema } from "#domain/records/tracker/tracker.ts";
import { reminderTimeSchema } from "#domain/reminders/schedule.ts";
import { exportedLinkSchema } from "#domain/shown-skies/link.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { expectNothingLeaked } from "../../testing/leaks.ts";
import { makeEntry, makeTag, signUp } from "../../testing/make.ts";
import { runUniverse, spawnUniverse } from "../../testing/operator.ts";
import { at, constellation, feeling, makePersonToExport, tag } from "../../testing/person-to-export.ts";
import { sealedText, sealUniverse } from "../../testing/seal.ts";
import { tablesWithUserId } from "../../testing/tables.ts";

let test: TestApp;
let account: Awaited<ReturnType<typeof makePersonToExport>>["account"];
let person: Awaited<ReturnType<typeof makePersonToExport>>["person"];
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
  ({ account, person } = await makePersonToExport(test));
});
afterAll(() => test.close());

const operate = (...args: string[]) => runUniverse(test.app.context.settings, args);

const exported = z.strictObject({
  formatVersion: z.literal(1),
  exportedAt: z.iso.datetime(),
  isWhole: z.literal(true),
  settings: z.strictObject({}),
  user: z.extend(userSchema, {
    pendingEmail: z.string(),
    pendingSince: z.string(),
    providerIssuer: z.null(),
    closedAt: z.null(),
  }),
  moodEntries: z.array(moodEntrySchema),
  bin: z.array(binnedMoodEntrySchema),
  tags: z.array(z.unknown()),
  feelings: z.array(z.unknown()),
  constellations: z.array(z.looseObject({ entryIds: z.array(z.string()) })),
  trackers: z.tuple([z.extend(trackerSchema, { createdAt: z.iso.datetime() })]),
  comparisons: z.tuple([z.extend(comparisonSchema, { createdAt: z.iso.datetime() })]),
  readings: z.tuple([z.extend(readingSchema, { createdAt: z.iso.datetime() })]),
  imports: z.array(z.looseObject({ fileName: z.literal("diary.csv"), added: z.literal(1) })),
  quizResponses: z.array(
    z.looseObject({ responseTimeMs: z.literal(900), timestamp: z.literal(at.toISOString()) }),
  ),
  recommendations: z.array(z.looseObject({ contentId: z.literal("one"), isCompleted: z.literal(false) })),
  shownSkies: z.array(exportedLinkSchema),
  reminders: z.strictObject({
    ...{ isOn: z.literal(true), times: z.array(reminderTimeSchema), timeZone: z.literal("Europe/Berlin") },
    ...{ byMail: z.literal(false), isSilent: z.literal(true), restUntil: z.null(), ntfy: z.null() },
  }),
  webhooks: z.tuple([z.looseObject({ url: z.literal("https://8.8.8.8/hook"), state: z.literal("active") })]),
  reminderDevices: z.array(
    z.strictObject({
      ...{ id: z.string(), name: z.literal("Firefox on Windows") },
      ...{ createdAt: z.iso.datetime(), renewedAt: z.iso.datetime() },
    }),
  ),
  doors: z.strictObject({
    ...{ opensByName: z.literal(false), password: z.strictObject({ changedAt: z.iso.datetime() }) },
    passkeys: z.tuple([z.looseObject({ name: z.literal("Phone"), isSynced: z.literal(true) })]),
    ...{ providers: z.tuple([]), totp: z.null(), recoveryCodesLeft: z.literal(1) },
  }),
  sessions: z.tuple([
    z.strictObject({
      ...{ isFounding: z.literal(false), method: z.literal("password"), createdAt: z.iso.datetime() },
      device: z.strictObject({ browser: z.null(), system: z.null() }),
      lastUsedAt: z.iso.datetime(),
    }),
  ]),
  programs: z.tuple([
    z.strictObject({
      ...{ name: z.literal("Home Assistant"), scopes: z.tuple([z.literal("moods:read")]) },
      ...{ createdAt: z.iso.datetime(), expiresAt: z.null(), lastUsedAt: z.null() },
    }),
  ]),
  wellnessSessions: z.array(z.looseObject({ itemId: z.literal("breathing"), seconds: z.literal(180) })),
});

/** Hashes, tokens, derived columns and internal columns. */
const internalColumns = [
  ...["passwordHash", "salt", "pendingPasswordHash", "pendingSalt", "pendingFrom", "emailVerificationToken"],
  ...["emailVerificationExpires", "providerSubject", "emailKey", "universeKey", "pendingEmailKey"],
  ...[
    "loginAttempts",
    "accountLocked",
    "lockoutExpires",
    "revision",
    "publishingAs",
    "entryCount",
    "latestEntryAt",
  ],
  ...["feedStart", "nextOrdinal", "storedBytes", "opensByName"],
  ...["noteBytes", "starBytes", "readingBytes", "importBytes", "practiceBytes"],
  ...["sizeStep", "logKey"],
  ...["passwordChangedAt", "providerLastUsedAt", "providerIsEnough"],
  // A sealed universe has them as its `seal`.
  ...["sealState", "sealEpoch", "sealedFor"],
  // The webhooks themselves are a list.
  "hasWebhooks",
];

/**
 * Columns from which a position is computed, the hash of the request, and the mark of stars that were not added by
 * hand.
 */
const internalColumnsOfStars = ["ordinal", "rank", "bodyHash", "importId"];

const exportedTables = [
  ...["mood_entries", "mood_entry_tags", "tags", "constellations", "constellation_stars", "own_feelings"],
  ...["trackers", "readings", "comparisons"],
  ...["quiz_responses", "personalized_recommendations", "wellness_sessions"],
  ...["imports", "shown_skies", "reminders", "push_subscriptions", "credentials", "sessions", "webhooks"],
  "access_tokens",
  ...["seal_epochs", "seal_slots"],
];
/** Reminders that were sent, what sessions can undo, hashes of links and devices, replies to retries, the ids of removed rows, and parts of imports that are or become stars and tags. */
const internalTables = [
  ...["reminder_jobs", "undoable_migrations", "invitations", "idempotency_keys", "tombstones"],
  ...["import_entries", "import_tags", "import_keys", "directory", "pending_emails"],
  ...["name_skeletons", "sign_in_links", "known_devices"],
];

describe("export", () => {
  it("contains all data of a person, in the form of the API", async () => {
    const { code, stdout } = await spawnUniverse(test.app.context.settings, ["export", account.universeName]);
    expect(code).toBe(0);
    const data = exported.parse(JSON.parse(stdout));
    expect(data.user).toMatchObject((await person.visitor.call(api.user)).body);
    expect(data.user.pendingEmail).toBe("pending@example.org");
    expect(data.moodEntries).toEqual((await person.visitor.call(api.listMoodEntries)).body);
    const tagged = data.moodEntries.filter(({ tags }) => tags.length > 0);
    expect(tagged.map(({ note, tags }) => [note, tags])).toEqual([["Rain on the roof.", [tag.id]]]);
    expect(data.bin).toEqual((await person.visitor.call(api.listBin)).body);
    expect(data.bin.map(({ note, tags }) => [note, tags])).toEqual([[null, [tag.id]]]);
    expect(data.tags).toEqual([tag]);
    expect(data.feelings).toEqual([feeling]);
    const entryIds = [data.bin[0]?.id, tagged[0]?.id];
    // Moving one of its stars to the bin changed the constellation.
    expect(data.constellations).toEqual([{ ...constellation, entryIds, revision: expect.any(Number) }]);
    const { body } = await person.visitor.call(api.listChanges);
    expect(data.trackers).toMatchObject(body.trackers);
    expect(data.comparisons).toMatchObject(body.comparisons);
    expect(data.readings).toMatchObject(unpackReadings(body.readings));
    const links = (await person.visitor.call(api.listLinks)).body;
    expect(data.shownSkies).toEqual(links.map(({ url: _, ...link }: { url: string }) => link));
    expect(stdout).not.toContain(links[0].url.split("/s/")[1]);
    expect([data.quizResponses.length, data.recommendations.length, data.wellnessSessions.length]).toEqual([
      1, 1, 1,
    ]);
  });

  it("has every column of a star and of a user except internal ones, and every table with user data", async () => {
    const { user, bin } = JSON.parse((await operate("export", account.email)).stdout);
    const row = await test.database.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(
      Object.keys(row)
        .filter((column) => !(column in user))
        .sort(),
    ).toEqual(internalColumns.sort());
    const star = await test.database.db.selectFrom("mood_entries").selectAll().executeTakeFirstOrThrow();
    expect(Object.keys(star).filter((column) => !(column in bin[0]))).toEqual([
      ...internalColumnsOfStars,
      // A star with plain words has none.
      "sealed",
    ]);
    expect(await tablesWithUserId(test.database.db)).toEqual([...exportedTables, ...internalTables].sort());
  });

  it("contains no hash, salt, token or session", async () => {
    const { stdout } = await operate("export", account.email);
    await expectNothingLeaked(test.database.db, { received: new Set([stdout]), logged: [] });
    expect(stdout).not.toMatch(/hash|salt|token|argon2|sid"/i);
  });

  it("of a sealed universe has its words sealed, and what opens them in the hands of its person", async () => {
    const { visitor, user } = await signUp(test);
    await visitor.call(api.createMoodEntry, { body: makeEntry({ note: "Nobody else reads this" }) });
    const params = { id: randomUUID() };
    await visitor.call(api.putTag, { params, body: makeTag({ name: "Nobody else reads this" }) });
    const { slots, check } = await sealUniverse(visitor);
    const { stdout } = await operate("export", user.universeName);
    const data = JSON.parse(stdout);
    expect(data.moodEntries).toMatchObject([
      { note: null, sealed: sealedText({ note: "Nobody else reads this" }) },
    ]);
    expect(data.tags).toMatchObject([{ ...params, name: null, sealed: expect.any(String) }]);
    // Readers of before sealed words refuse the file.
    expect([data.formatVersion, data.user.seal]).toEqual([sealedFileVersion, "sealed"]);
    expect(universeFileSchema.safeParse(data).error).toBeUndefined();
    expect(data.seal).toMatchObject({ sealedFor: user.id, epochs: [{ epoch: 1, check }] });
    expect(data.seal.slots.map(({ id }: { id: string }) => id).sort()).toEqual(
      slots.map(({ id }) => id).sort(),
    );
    expect(stdout).not.toContain("Nobody else");
  });

  it("exports a universe without entries", async () => {
    const { user } = await signUp(test);
    const data = JSON.parse((await operate("export", user.universeName)).stdout);
    expect(data).toMatchObject({
      moodEntries: [],
      bin: [],
      tags: [],
      constellations: [],
      feelings: [],
      quizResponses: [],
      recommendations: [],
      wellnessSessions: [],
      shownSkies: [],
      reminders: null,
      reminderDevices: [],
    });
  });

  it("writes a file that only its owner can read, and replaces no other file", async () => {
    const path = join(test.app.context.settings.dataDir, "ada.json");
    const { code, stdout } = await operate("export", account.universeName, "--to", path);
    expect([code, stdout, (await stat(path)).mode & 0o777]).toEqual([0, "", 0o600]);
    exported.parse(JSON.parse(await readFile(path, "utf8")));
    await writeFile(path, "mine");
    const again = await operate("export", account.universeName, "--to", path);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("is there already")]);
    expect(await readFile(path, "utf8")).toBe("mine");
    const unwritable = await operate("export", account.universeName, "--to", join(path, "ada.json"));
    expect([unwritable.code, unwritable.stderr]).toEqual([
      1,
      expect.stringContaining("cannot be written (ENOTDIR)"),
    ]);
  });
});
