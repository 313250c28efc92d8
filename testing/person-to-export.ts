/** A person with something of all that an export contains. */

import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { api } from "#domain/api.ts";
import { insertSession } from "../server/sessions/queries.ts";
import type { TestApp } from "./app.ts";
import { addWaysIn } from "./deletions.ts";
import {
  makeAccount,
  makeComparison,
  makeDevice,
  makeEntry,
  makeFeeling,
  makeLink,
  makeReading,
  makeReminders,
  makeTracker,
  makeWebhook,
  signIn,
} from "./make.ts";
import { addToken } from "./tokens.ts";

type Person = Awaited<ReturnType<typeof signIn>>;

export const at = new Date("2026-03-13T12:00:00.123Z");

const feelingBody = makeFeeling();
export const feeling = {
  ...feelingBody,
  id: randomUUID(),
  createdAt: expect.any(String),
  revision: expect.any(Number),
};

async function insertWellness({ database: { db } }: TestApp, userId: string) {
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

export const tag = {
  ...{ id: "7d1f6f3e-7a94-4d8a-9d3e-0a2f6f1c5b11", name: "„Anführung“ 🌌", kind: "place", isArchived: true },
  ...{ revision: 1, createdAt: at.toISOString() },
};
export const constellation = {
  ...{ id: "e2b0c7a4-1b7e-4a53-8f0c-6d9f5b8a2c22", name: "The kite", revision: 10 },
  createdAt: at.toISOString(),
};

/** A tag on the first and the last star, a constellation of both, and the last star in the bin. */
async function insertTags({ database: { db } }: TestApp, { visitor, user: { id: userId } }: Person) {
  const stars = await db.selectFrom("mood_entries").select("id").orderBy("ordinal").execute();
  const [first = "", last = ""] = [stars[0]?.id, stars.at(-1)?.id];
  const { name, kind } = tag;
  const row = { userId, createdAt: at };
  await db
    .insertInto("tags")
    .values({ ...row, id: tag.id, name, nameKey: "key", kind, isArchived: 1, revision: 1 })
    .execute();
  await db
    .insertInto("constellations")
    .values({ ...row, id: constellation.id, name: constellation.name, revision: 10 })
    .execute();
  for (const [position, entryId] of [last, first].entries()) {
    await db.insertInto("mood_entry_tags").values({ userId, entryId, tagId: tag.id, position: 0 }).execute();
    await db
      .insertInto("constellation_stars")
      .values({ userId, constellationId: constellation.id, entryId, position })
      .execute();
  }
  await visitor.call(api.binMoodEntry, { params: { id: last } });
}

/** A tracker with a reading, and a comparison. */
async function insertTracker({ visitor }: Person) {
  const params = { id: crypto.randomUUID() };
  await visitor.call(api.putTracker, { params, body: makeTracker({ name: "Sleep" }) });
  const reading = { trackerId: params.id, at: "2026-03-12" };
  await visitor.call(api.putReading, { params: reading, body: makeReading({ value: 4 }) });
  await visitor.call(api.putComparison, { params, body: makeComparison() });
}

/** Makes the person, in an app without limits and cooldowns. */
export async function makePersonToExport(test: TestApp) {
  const account = await makeAccount(test);
  const person = await signIn(test, account);
  for (const note of ["Rain on the roof.", '„Anführung“ " \\ 🌌\n\u2028 and on', null])
    await person.visitor.call(api.createMoodEntry, { body: makeEntry({ note }) });
  await person.visitor.call(api.updateProfile, {
    params: { id: person.user.id },
    body: { email: "pending@example.org", demographics: "A reader." },
  });
  await person.visitor.call(api.putReminders, { body: makeReminders() });
  await person.visitor.call(api.putDevice, { body: makeDevice() });
  await insertWellness(test, person.user.id);
  await insertTags(test, person);
  await person.visitor.call(api.putFeeling, { params: { id: feeling.id }, body: feelingBody });
  await insertTracker(person);
  await person.visitor.call(api.createLink, { body: makeLink({ label: "For my sister" }) });
  await person.visitor.call(api.createWebhook, { body: makeWebhook({ events: ["star.removed"] }) });
  await addWaysIn(test, person.user.id);
  await addToken(test, person.user.id);
  // The sessions of the test's clock are over by the clock of the command.
  await insertSession(test.database.db, {
    ...{ userId: person.user.id, sid: "s", expire: new Date("2100-01-01T00:00:00Z"), lastUsedAt: at },
    sess: JSON.stringify({ openedBy: "password", openedAt: at.toISOString() }),
  });
  const done = { source: "csv", fileName: "diary.csv", total: 1, added: 1, openedAt: at, finishedAt: at };
  await test.database.db
    .insertInto("imports")
    .values({ id: randomUUID(), userId: person.user.id, ...done })
    .execute();
  return { account, person };
}
