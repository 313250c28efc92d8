/** Steps of deletions that several tests share. */

import { api } from "#domain/api.ts";
import { responseTo } from "#domain/wellness/quiz/quiz-run.ts";
import { scenarios } from "#domain/wellness/quiz/scenarios.ts";
import { insertChallenge } from "../server/users/challenge-queries.ts";
import { insertCredentials } from "../server/users/credential-queries.ts";
import type { PasskeyData } from "../server/users/passkeys.ts";
import type { TestApp } from "./app.ts";
import { importAll, makeEntries, sendImport, starsOf } from "./imports.ts";
import {
  makeComparison,
  makeDevice,
  makeEntry,
  makeFeeling,
  makeLink,
  makeReading,
  makeReminders,
  makeSession,
  makeTag,
  makeTracker,
  makeWebhook,
} from "./make.ts";
import { makeEpoch, makePassphraseSlot } from "./seal.ts";
import { addToken } from "./tokens.ts";
import type { Visitor } from "./visitor.ts";

type Person = { visitor: Visitor; user: { id: string; universeName: string } };

export const remove = ({ visitor, user }: Person, body: Record<string, unknown>) =>
  visitor.call(api.deleteUniverse, { params: user, body });
export const nameOf = ({ user: { universeName } }: Person) => ({ universeName });

/** Leaves rows in every table of a person. */
export async function live(test: TestApp, { visitor, user }: Person) {
  const tag = (await visitor.call(api.putTag, { params: { id: crypto.randomUUID() }, body: makeTag() })).body;
  const feeling = (
    await visitor.call(api.putFeeling, { params: { id: crypto.randomUUID() }, body: makeFeeling() })
  ).body;
  const stars = [];
  for (const key of ["one", "two", "three"])
    stars.push(
      (
        await visitor.call(api.createMoodEntry, {
          body: makeEntry({
            tags: [tag.id],
            note: "A secret",
            ...(key === "one" && { emotion: feeling.id }),
          }),
          headers: { "idempotency-key": key },
        })
      ).body,
    );
  await visitor.call(api.binMoodEntry, { params: stars[1] });
  await visitor.call(api.binMoodEntry, { params: stars[2] });
  await visitor.call(api.purgeMoodEntry, { params: stars[2] });
  await visitor.call(api.createLink, { body: makeLink() });
  await visitor.call(api.putReminders, { body: makeReminders() });
  await visitor.call(api.putDevice, { body: makeDevice() });
  await addSentReminder(test, user.id);
  await addWebhook(test, { visitor, user });
  await addInvitation(test, user.id);
  await addSeal(test, user.id);
  await addToken(test, user.id);
  await importAll(visitor, makeEntries(3));
  const entryIds = (await starsOf(visitor)).map(({ id }: { id: string }) => id);
  await visitor.call(api.putConstellation, {
    params: { id: crypto.randomUUID() },
    body: { name: "Kite", entryIds },
  });
  await visitor.call(api.putComparison, { params: { id: crypto.randomUUID() }, body: makeComparison() });
  const tracker = { trackerId: crypto.randomUUID() };
  await visitor.call(api.putTracker, { params: { id: tracker.trackerId }, body: makeTracker() });
  for (const at of ["2026-03-10", "2026-03-11"])
    await visitor.call(api.putReading, { params: { ...tracker, at }, body: makeReading() });
  await sendImport(visitor, makeEntries(2), [{ id: crypto.randomUUID(), name: "Sea", kind: "place" }]);
  for (const scenario of scenarios)
    await visitor.call(api.createQuizResponse, {
      params: user,
      body: responseTo(scenario, { runId: user.id, userEmotion: "joy", userIntensity: 3, responseTimeMs: 9 }),
    });
  await visitor.call(api.createWellnessSession, { params: user, body: makeSession() });
}

/** What is stored of a passkey: one that no authenticator has. */
const keyOfNobody: PasskeyData = {
  ...{ keyId: "AAAA", publicKey: "AAAA", counter: 0, transports: [], isSynced: true, host: "localhost" },
};

/** A recovery code and a passkey of a person, of which nobody has the secrets. */
export async function addWaysIn(test: TestApp, userId: string) {
  const at = new Date(test.clock.now);
  await insertCredentials(test.database.db, [
    {
      userId,
      id: crypto.randomUUID(),
      kind: "recovery-code",
      data: JSON.stringify({ hash: `code of ${userId}` }),
      createdAt: at,
    },
    {
      userId,
      id: crypto.randomUUID(),
      kind: "passkey",
      data: JSON.stringify(keyOfNobody),
      name: "Phone",
      createdAt: at,
    },
  ]);
}

/** An epoch and a slot of a seal: the universe itself stays open, so that its words can be written. */
async function addSeal(test: TestApp, userId: string) {
  const { check, slots } = makeEpoch();
  await test.database.db.insertInto("seal_epochs").values({ userId, epoch: 1, check }).execute();
  const [{ id, parameters, wrapped } = makePassphraseSlot()] = slots;
  const slot = { userId, id, epoch: 1, kind: "passphrase" as const, wrapped, name: null };
  const createdAt = new Date(test.clock.now);
  await test.database.db
    .insertInto("seal_slots")
    .values({ ...slot, parameters: JSON.stringify(parameters), createdAt })
    .execute();
}

/** An operator's link, a migration that could be undone, and ways in: rows that a test of a deletion cannot wait for. */
async function addInvitation(test: TestApp, userId: string) {
  const [at, endsAt] = [new Date(test.clock.now), new Date(test.clock.now + 60_000)];
  await test.database.db
    .insertInto("invitations")
    .values({ userId, tokenHash: `hash of ${userId}`, endsAt })
    .execute();
  await test.database.db
    .insertInto("undoable_migrations")
    .values({ userId, email: "taker@example.org", at, until: endsAt })
    .execute();
  await test.database.db
    .insertInto("sign_in_links")
    .values({ userId, tokenHash: `link of ${userId}`, expiresAt: endsAt })
    .execute();
  await insertChallenge(test.database.db, {
    ...{ id: `challenge of ${userId}`, purpose: "passkey", subjectId: userId, expiresAt: endsAt },
  });
  await addWaysIn(test, userId);
  await test.database.db
    .insertInto("known_devices")
    .values({ userId, deviceHash: `device of ${userId}`, seenAt: at })
    .execute();
}

/** A webhook to which nothing can go: no test calls a server of the internet. */
async function addWebhook({ database }: TestApp, { visitor, user }: Person) {
  const { body } = await visitor.call(api.createWebhook, { body: makeWebhook() });
  await visitor.call(api.changeWebhook, { params: { id: body.id }, body: { state: "paused" } });
  await database.db
    .updateTable("webhooks")
    .set({ url: "https://127.0.0.1/hook" })
    .where("userId", "=", user.id)
    .execute();
}

/** A reminder that was sent lately: without this row the test would wait for the time of one. */
const addSentReminder = (test: TestApp, userId: string) =>
  test.database.db
    .insertInto("reminder_jobs")
    .values({
      ...{ userId, id: crypto.randomUUID(), date: "2026-03-13", time: "20:30", target: "mail" },
      ...{ at: new Date(test.clock.now), dueAt: null, attemptedAt: null },
    })
    .execute();
