import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { closedForMs } from "#domain/accounts/deletion.ts";
import { api } from "#domain/api.ts";
import { binRetentionMs } from "#domain/records/star/bin.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import {
  makeAccount,
  makeComparison,
  makeEntry,
  makeFeeling,
  makeTag,
  makeTracker,
  password,
  signIn,
  signUp,
} from "../../testing/make.ts";
import { runUniverse } from "../../testing/operator.ts";
import { loadRelease } from "../../testing/releases.ts";
import { tracesIn } from "../../testing/traces.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { sweep } from "../housekeeping.ts";
import { openDatabase } from "./open.ts";
import { overwriteDeleted } from "./overwrite.ts";
import { readSnapshot } from "./snapshot.ts";

const canary = "canary";
const isEmbedded = inject("postgresUrl") === null;

let where: TestDatabaseSettings;
let test: TestApp;
beforeEach(async () => {
  where = await makeTestDatabaseSettings({ isMigrated: true });
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 }, {}, { ...where, remove: async () => {} });
});
afterEach(() => where.remove());

/** The texts that begin with the canary in any file of the server. */
const findTraces = () => tracesIn(where.dataDir, /canary[\w-]*/gi);

/** Closes what the server closes when it stops. */
async function stop() {
  await overwriteDeleted(test.database.db, test.database.dialect);
  await test.close();
}

type Person = { readonly visitor: Visitor; readonly user: { id: string; universeName: string } };

/** Writes stars of every length, some of them corrected; their universes grow in turn, so that they share pages. */
async function live(people: readonly { person: Person; mark: string }[]) {
  const tags = new Map<string, string>();
  for (const { person, mark } of people) {
    const id = randomUUID();
    tags.set(person.user.id, id);
    const { visitor } = person;
    await visitor.call(api.putTag, { params: { id }, body: makeTag({ name: `${mark}-tag` }) });
    await visitor.call(api.putFeeling, { params: { id }, body: makeFeeling({ name: `${mark}-feeling` }) });
    const comparison = makeComparison({ name: `${mark}-compared`, query: `first.words=${mark}` });
    await visitor.call(api.putComparison, { params: { id }, body: comparison });
    const tracker = makeTracker({ name: `${mark}-tracker`, unit: mark });
    await visitor.call(api.putTracker, { params: { id }, body: tracker });
  }
  const stars = [];
  for (let n = 0; n < 60; n++)
    for (const { person, mark } of people) {
      const note = `${mark}-${n}-${"x".repeat((n * 97) % 1_900)}`;
      const { body } = await person.visitor.call(api.createMoodEntry, {
        body: makeEntry({ note, tags: [tags.get(person.user.id)] }),
        headers: { "idempotency-key": randomUUID() },
      });
      stars.push({ person, mark, star: body });
      test.clock.now += 60_000;
    }
  return stars;
}

/** A person who stays, between whose rows those of the other are. */
const neighbour = async () => ({ person: (await signUp(test)) as Person, mark: "kept" });

const correct = ({ visitor }: Person, star: { id: string; revision: number }, note: string) =>
  visitor.call(api.updateMoodEntry, {
    params: star,
    body: { note },
    headers: { "if-match": `"${star.revision}"` },
  });

describe.runIf(isEmbedded)("after it was deleted and the server was stopped, no file has anything of", () => {
  it("an account: notes, tags, name and address, nor has a mail", async () => {
    const account = await makeAccount(test, {
      email: `${canary}@example.org`,
      universeName: `${canary} universe`,
    });
    const person = await signIn(test, account);
    await person.visitor.call(api.updateProfile, {
      params: person.user,
      body: { email: `${canary}-next@example.org` },
    });
    await test.app.context.mail.sendDue();
    await live([await neighbour(), { person, mark: canary }]);
    expect(new Set(await findTraces()).size).toBeGreaterThan(60);
    const body = { universeName: account.universeName, password };
    const deleted = await person.visitor.call(api.deleteUniverse, { params: person.user, body });
    expect(deleted.status).toBe(202);
    await test.app.context.mail.sendDue();
    await stop();
    expect(await findTraces()).toEqual([]);
  });

  it("a universe that was closed, when its days are over", async () => {
    const person = await signUp(test, { universeName: `${canary} universe` });
    await live([{ person, mark: canary }, await neighbour()]);
    const body = { universeName: person.user.universeName };
    await person.visitor.call(api.deleteUniverse, { params: person.user, body });
    test.clock.now += closedForMs;
    await sweep(test.app);
    await stop();
    expect(await findTraces()).toEqual([]);
  });

  it("a universe that the operator deletes while the server runs", async () => {
    const account = await makeAccount(test, { email: `${canary}@example.org`, universeName: canary });
    const person = await signIn(test, account);
    await live([await neighbour(), { person, mark: canary }]);
    const { code } = await runUniverse(test.app.context.settings, ["delete", canary, "--yes"]);
    expect(code).toBe(0);
    await stop();
    expect(await findTraces()).toEqual([]);
  });

  it("stars that left the bin, by hand or after their time, notes that were edited, and removed tags, feelings, trackers and comparisons", async () => {
    const person = await signUp(test);
    const stars = (await live([{ person, mark: canary }])).map(({ star }) => star);
    for (const [n, star] of stars.entries()) {
      const params = { id: star.id };
      if (n % 3 === 0) {
        const { status } = await correct(person, star, "kept");
        expect(status).toBe(200);
        continue;
      }
      await person.visitor.call(api.binMoodEntry, { params });
      if (n % 3 === 1) await person.visitor.call(api.purgeMoodEntry, { params });
    }
    const { tags, feelings, trackers, comparisons } = (await person.visitor.call(api.listChanges)).body;
    for (const params of tags) await person.visitor.call(api.deleteTag, { params });
    for (const params of feelings) await person.visitor.call(api.deleteFeeling, { params });
    for (const params of trackers) await person.visitor.call(api.deleteTracker, { params });
    for (const params of comparisons) await person.visitor.call(api.deleteComparison, { params });
    test.clock.now += binRetentionMs;
    await sweep(test.app);
    await stop();
    expect(await findTraces()).toEqual([]);
  });
});

describe.runIf(isEmbedded)("a reply that is kept for a retry", () => {
  it("has nothing of a note that was edited, or of a star that was removed", async () => {
    const person = await signUp(test);
    const add = async (key: string) =>
      (
        await person.visitor.call(api.createMoodEntry, {
          body: makeEntry({ note: canary }),
          headers: { "idempotency-key": key },
        })
      ).body;
    const [edited, removed] = [await add("key-of-edited"), await add("key-of-removed")];
    await correct(person, edited, "edited");
    await person.visitor.call(api.binMoodEntry, { params: removed });
    await person.visitor.call(api.purgeMoodEntry, { params: removed });
    expect(await add("key-of-edited")).toEqual({ ...edited, note: "edited" });
    expect(await add("key-of-removed")).toEqual({ ...removed, note: null });
    await stop();
    expect(await findTraces()).toEqual([]);
  });
});

describe.runIf(isEmbedded)("what is deleted", () => {
  it("is overwritten by the statement that deletes it, whatever is written anew later", async () => {
    const { visitor } = await signUp(test);
    const { body: star } = await visitor.call(api.createMoodEntry, { body: makeEntry({ note: canary }) });
    await visitor.call(api.createMoodEntry, { body: makeEntry({ note: "kept" }) });
    await visitor.call(api.binMoodEntry, { params: star });
    await visitor.call(api.purgeMoodEntry, { params: star });
    await test.close();
    expect(await findTraces()).toEqual([]);
  });

  it("leaves the log of a server that goes on within the hour", async () => {
    const { visitor } = await signUp(test);
    const { body: star } = await visitor.call(api.createMoodEntry, { body: makeEntry({ note: canary }) });
    await visitor.call(api.binMoodEntry, { params: star });
    await visitor.call(api.purgeMoodEntry, { params: star });
    expect(await findTraces()).not.toEqual([]);
    await sweep(test.app);
    expect(await findTraces()).toEqual([]);
    await test.close();
  });

  it("leaves the log the next time, when somebody read while it was to be emptied", async () => {
    const { db, dialect } = test.database;
    const { visitor } = await signUp(test);
    const { body: star } = await visitor.call(api.createMoodEntry, { body: makeEntry({ note: canary }) });
    await visitor.call(api.binMoodEntry, { params: star });
    await visitor.call(api.purgeMoodEntry, { params: star });
    await readSnapshot(test.database, async (reading) => {
      await reading.selectFrom("users").select("id").execute();
      await overwriteDeleted(db, dialect);
    });
    expect(await findTraces()).not.toEqual([]);
    await overwriteDeleted(db, dialect);
    expect(await findTraces()).toEqual([]);
    await test.close();
  });

  it("gives its pages back to the disk", async () => {
    const { db, dialect } = test.database;
    const person = await signUp(test);
    await live([{ person, mark: canary }]);
    const pages = async () => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      return rows[0]?.page_count ?? 0;
    };
    const before = await pages();
    await db.deleteFrom("users").where("id", "=", person.user.id).execute();
    await overwriteDeleted(db, dialect);
    expect(await pages()).toBeLessThan(before - 10);
    await test.close();
  });
});

it("a mail in the outbox goes with the person alone: those of others stay", async () => {
  const account = await makeAccount(test, { email: `${canary}@example.org` });
  const other = await makeAccount(test);
  const person = await signIn(test, account);
  // The mail to an address that somebody else has goes to its owner.
  await person.visitor.call(api.updateProfile, { params: person.user, body: { email: other.email } });
  const before = await test.mailsTo(other.email);
  const body = { universeName: account.universeName, password };
  await person.visitor.call(api.deleteUniverse, { params: person.user, body });
  expect(await test.mailsTo(account.email)).toEqual([]);
  expect((await test.mailsTo(other.email)).length).toBeGreaterThanOrEqual(1);
  expect(before.length).toBeGreaterThanOrEqual(1);
  await test.close();
});

describe.runIf(isEmbedded)("a database of an earlier version", () => {
  it("is written anew once, so that nothing is left of what was deleted there before, and then gives pages back", async () => {
    await test.close();
    const old = await makeTestDatabaseSettings();
    where = old;
    await loadRelease(old, 9);
    const { DatabaseSync } = await import("node:sqlite");
    const raw = new DatabaseSync(join(old.dataDir, "mood-universe.sqlite"));
    const add = raw.prepare(`insert into "limits" ("key", "count", "endsAt") values (?, 1, 1)`);
    for (let n = 0; n < 500; n++) add.run(`${canary}-${n}-${"x".repeat(n)}`);
    raw.exec(`delete from "limits"`);
    raw.close();
    expect((await findTraces()).length).toBeGreaterThan(100);
    const { db, dialect, close } = await openDatabase(old);
    const { rows } = await sql<{ auto_vacuum: number }>`pragma auto_vacuum`.execute(db);
    expect(rows[0]?.auto_vacuum).toBe(2);
    await overwriteDeleted(db, dialect);
    await close();
    expect(await findTraces()).toEqual([]);
  });
});
