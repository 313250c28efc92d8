import { randomUUID } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { userSchema } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { moodEntrySchema } from "#domain/mood-entry.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { expectNothingLeaked } from "../../testing/leaks.ts";
import { makeAccount, makeEntry, signIn, signUp } from "../../testing/make.ts";
import { runUniverse, spawnUniverse } from "../../testing/operator.ts";
import { tablesWithUserId } from "../../testing/tables.ts";

let test: TestApp;
let account: Awaited<ReturnType<typeof makeAccount>>;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
  account = await makeAccount(test);
  person = await signIn(test, account);
  for (const note of ["Rain on the roof.", '„Anführung“ " \\ 🌌\n\u2028 and on', null])
    await person.visitor.call(api.createMoodEntry, { body: makeEntry({ note }) });
  await person.visitor.call(api.updateProfile, {
    params: { id: person.user.id },
    body: { email: "pending@example.org", demographics: "A reader." },
  });
  await insertWellness(person.user.id);
});
afterAll(() => test.close());

const at = new Date("2026-03-13T12:00:00.123Z");

async function insertWellness(userId: string) {
  const { db } = test.database;
  const own = () => ({ id: randomUUID(), userId });
  const response = {
    quizType: "emotions",
    runId: null,
    scenarioId: "one",
    userEmotion: "joy",
    userIntensity: 3,
  };
  await db
    .insertInto("quiz_responses")
    .values({
      ...own(),
      ...response,
      baselineEmotion: "joy",
      contrastType: "match",
      contextTag: "work",
      responseTimeMs: 900,
      timestamp: at,
    })
    .execute();
  await db
    .insertInto("personalized_recommendations")
    .values({
      ...own(),
      recommendationType: "game",
      contentId: "one",
      difficultyLevel: "easy",
      triggerReason: "exploration",
      contextPattern: null,
      createdAt: at,
      completedAt: null,
    })
    .execute();
  await db
    .insertInto("wellness_sessions")
    .values({
      ...own(),
      kind: "exercise",
      itemId: "breathing",
      outcome: "completed",
      seconds: 180,
      score: null,
      at,
    })
    .execute();
}

const operate = (...args: string[]) => runUniverse(test.app.context.settings, args);

const exported = z.strictObject({
  formatVersion: z.literal(1),
  exportedAt: z.iso.datetime(),
  user: z.extend(userSchema, {
    pendingEmail: z.string(),
    pendingSince: z.string(),
    providerIssuer: z.null(),
  }),
  moodEntries: z.array(moodEntrySchema),
  quizResponses: z.array(
    z.looseObject({ responseTimeMs: z.literal(900), timestamp: z.literal(at.toISOString()) }),
  ),
  recommendations: z.array(z.looseObject({ contentId: z.literal("one"), isCompleted: z.literal(false) })),
  wellnessSessions: z.array(z.looseObject({ itemId: z.literal("breathing"), seconds: z.literal(180) })),
});

/** Hashes, tokens, derived columns and internal columns. */
const internalColumns = [
  ...["passwordHash", "salt", "pendingPasswordHash", "pendingSalt", "emailVerificationToken"],
  ...["emailVerificationExpires", "providerSubject", "emailKey", "universeKey", "pendingEmailKey"],
  ...["loginAttempts", "accountLocked", "lockoutExpires", "revision", "entryCount", "latestEntryAt"],
  ...["feedStart", "nextOrdinal"],
];

describe("export", () => {
  it("contains all data of a person, in the form of the API", async () => {
    const { code, stdout } = await spawnUniverse(test.app.context.settings, ["export", account.universeName]);
    expect(code).toBe(0);
    const data = exported.parse(JSON.parse(stdout));
    expect(data.user).toMatchObject((await person.visitor.call(api.user)).body);
    expect(data.user.pendingEmail).toBe("pending@example.org");
    expect(data.moodEntries).toEqual((await person.visitor.call(api.listMoodEntries)).body);
    expect([data.quizResponses.length, data.recommendations.length, data.wellnessSessions.length]).toEqual([
      1, 1, 1,
    ]);
  });

  it("has every column of a user except internal ones, and every table with user data", async () => {
    const { user } = JSON.parse((await operate("export", account.email)).stdout);
    const row = await test.database.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(
      Object.keys(row)
        .filter((column) => !(column in user))
        .sort(),
    ).toEqual(internalColumns.sort());
    expect(await tablesWithUserId(test.database.db)).toEqual([
      "constellation_stars",
      "constellations",
      "idempotency_keys",
      "mood_entries",
      "mood_entry_tags",
      "personalized_recommendations",
      "quiz_responses",
      "sessions",
      "tags",
      "tombstones",
      "wellness_sessions",
    ]);
  });

  it("contains no hash, salt, token or session", async () => {
    const { stdout } = await operate("export", account.email);
    await expectNothingLeaked(test.database.db, { received: [stdout], logged: [] });
    expect(stdout).not.toMatch(/hash|salt|token|argon2|sid"/i);
  });

  it("exports a universe without entries", async () => {
    const { user } = await signUp(test);
    const data = JSON.parse((await operate("export", user.universeName)).stdout);
    expect(data).toMatchObject({
      moodEntries: [],
      quizResponses: [],
      recommendations: [],
      wellnessSessions: [],
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
