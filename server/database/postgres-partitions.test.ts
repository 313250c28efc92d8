import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { directly } from "../../testing/databases.ts";
import { live, nameOf, remove } from "../../testing/deletions.ts";
import { importAll, makeEntries } from "../../testing/imports.ts";
import {
  followLink,
  makeAccount,
  makeAddress,
  makeComparison,
  makeDevice,
  makeEntry,
  makeFeeling,
  makeImport,
  makeLink,
  makeMigration,
  makeReading,
  makeReminders,
  makeTracker,
  password,
  signIn,
  signUp,
} from "../../testing/make.ts";
import { partitionTables, partsOf } from "../../testing/partitions.ts";
import { ProviderTest } from "../../testing/provider-sign-in.ts";
import { listenToStatements, type Statement } from "../../testing/statements.ts";
import { exportWhole, restoreWhole } from "../../testing/whole-export.ts";

const parts = 8;

let at: ProviderTest;
let client: Client;
beforeAll(async () => {
  at = await ProviderTest.open({ rateLimits: false, cooldownMs: 0 });
  const { databaseUrl } = directly(at.test.app.context.settings);
  await partitionTables(databaseUrl ?? "", parts);
  client = new Client({ connectionString: databaseUrl ?? "" });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await at.close();
});

/** The statements of the calls that `work` makes, one for each text. */
async function record(work: () => Promise<void>): Promise<Statement[]> {
  const statements = new Map<string, Statement>();
  const stop = listenToStatements((statement) => statements.set(statement.text, statement));
  try {
    await work();
  } finally {
    stop();
  }
  return [...statements.values()];
}

/** Queues of work over all people, which no call waits for. */
const isQueue = ({ text }: Statement) => text.includes("skip locked");
const hasPlan = ({ text }: Statement) => /^\s*(select|insert|update|delete)/i.test(text);

/** How many parts each statement reads or writes, in the order of the statements. */
async function countParts(statements: readonly Statement[]): Promise<(readonly [number, string])[]> {
  const counts: (readonly [number, string])[] = [];
  for (const { text, values } of statements) {
    const { rows } = await client.query(`explain (verbose, format json) ${text}`, [...values]);
    counts.push([partsOf(rows[0]["QUERY PLAN"][0].Plan).size, text]);
  }
  return counts;
}

/** Everything that a person can do, and what visitors of their sky do. */
async function liveAndLeave() {
  const { test } = at;
  const person = await signUp(test);
  const { visitor, user } = person;
  await live(test, person);
  const star = (await visitor.call(api.createMoodEntry, { body: makeEntry() })).body;
  const ifMatch = { headers: { "if-match": `"${star.revision}"` } };
  await visitor.call(api.updateMoodEntry, { params: star, body: { note: "Corrected" }, ...ifMatch });
  await visitor.call(api.binMoodEntry, { params: star });
  await visitor.call(api.restoreMoodEntry, { params: star });
  const { body: changes } = await visitor.call(api.listChanges);
  await visitor.call(api.listChanges, { query: { since: "1", feed: "x" } });
  const [one, other] = [{ id: crypto.randomUUID() }, { id: crypto.randomUUID() }];
  for (const [index, params] of [one, other].entries())
    await visitor.call(api.putTag, {
      params,
      body: { name: `Merged ${index}`, kind: "other", isArchived: false },
    });
  await visitor.call(api.mergeTags, { params: one, body: { into: other.id } });
  await visitor.call(api.deleteTag, { params: other });
  for (const { id } of changes.constellations)
    await visitor.call(api.deleteConstellation, { params: { id } });
  const comparison = makeComparison({ query: `first.tags=${one.id}` });
  for (const name of ["One", "Other"])
    await visitor.call(api.putComparison, { params: one, body: { ...comparison, name } });
  await visitor.call(api.deleteComparison, { params: one });
  await visitor.call(api.putTracker, { params: other, body: makeTracker({ perDay: "many" }) });
  for (const [at, value] of [
    ["2026-03-10T10:00", 2],
    ["2026-03-10T11:00", 2],
    ["2026-03-10T10:00", 3],
  ] as const)
    await visitor.call(api.putReading, {
      params: { trackerId: other.id, at },
      body: makeReading({ value }),
    });
  await visitor.call(api.deleteReading, { params: { trackerId: other.id, at: "2026-03-10T10:00" } });
  await visitor.call(api.deleteTracker, { params: other });
  const brought = (await visitor.call(api.openImport, { body: makeImport() })).body;
  const { isArchived: _, ...feeling } = makeFeeling();
  const reading = { ...makeReading(), trackerId: one.id, at: "2026-03-10T10:00" };
  for (const replacesReadings of [false, true])
    await visitor.call(api.addImportEntries, {
      params: brought,
      body: {
        ...{ entries: [], tags: [], feelings: [{ ...feeling, id: one.id }] },
        trackers: [{ ...makeTracker({ perDay: "many" }), id: one.id }],
        ...{ readings: [reading], replacesReadings },
      },
    });
  const imports = (await visitor.call(api.listImports)).body;
  for (const { id } of imports) await visitor.call(api.removeImport, { params: { id } });
  await importAll(visitor, makeEntries(3));

  const link = (await visitor.call(api.createLink, { body: makeLink({ showsFeelings: true }) })).body;
  const params = { token: new URL(link.url).pathname.split("/").at(-1) ?? "" };
  await test.visitor().call(api.shownSky, { params });
  await test.visitor().call(api.countView, { params });
  await visitor.call(api.updateLink, { params: link, body: { label: "Other" } });
  await visitor.call(api.revokeLink, { params: link });

  await visitor.call(api.putReminders, { body: makeReminders({ byMail: true }) });
  await visitor.call(api.putDevice, { body: makeDevice() });
  await visitor.call(api.restReminders, { body: { isResting: true } });
  await visitor.call(api.updateProfile, { params: user, body: { universeName: `Renamed ${user.id}` } });
  await visitor.call(api.updateAvatar, { params: user, body: { avatarShape: "stellar-ring" } });
  await visitor.call(api.updateStats, { params: user, body: { avatarAccessories: [] } });
  const file = await exportWhole(visitor);
  const empty = await signUp(test);
  await restoreWhole(empty.visitor, file);
  await visitor.call(api.openUniverse, { params: { universeName: `Renamed ${user.id}` } });
  await remove(empty, { ...nameOf(empty), password: "" });
  await empty.visitor.call(api.keepUniverse, { params: empty.user });
}

async function haveAccounts() {
  const { test } = at;
  const { visitor, user } = await signUp(test);
  const migration = makeMigration(user.universeName);
  await visitor.call(api.migrate, { body: migration });
  await test.visitor().call(api.resendVerification, { body: { identifier: user.universeName } });
  const [mail] = await test.mailsTo(migration.email);
  expect((await followLink(visitor, mail)).status).toBe(200);
  await followLink(visitor, mail);

  const account = await makeAccount(test);
  const person = await signIn(test, account);
  const address = makeAddress();
  await test.visitor().call(api.login, { body: { identifier: account.email, password: "Wrong-Pass-7" } });
  await person.visitor.call(api.updateProfile, { params: person.user, body: { email: address } });
  await person.visitor.call(api.getSignIn, { params: person.user });
  expect((await followLink(test.visitor(), (await test.mailsTo(address)).at(-1))).status).toBe(200);
  await person.visitor.call(api.updateProfile, { params: person.user, body: { email: makeAddress() } });
  await person.visitor.call(api.cancelPendingEmail, { params: person.user });
  const newPassword = `${password}!`;
  const body = { currentPassword: password, newPassword };
  expect((await person.visitor.call(api.changePassword, { params: person.user, body })).status).toBe(200);
  test.clock.now += 2 * 24 * 3_600_000;
  await person.visitor.call(api.me);
  expect((await remove(person, { ...nameOf(person), password: newPassword })).status).toBe(202);

  const known = { sub: "partitioned", name: "Lin", email: "lin@example.org", email_verified: true };
  const first = await at.signIn(known);
  await at.signIn(known, first.visitor);
  await first.visitor.call(api.logout);
}

describe("with the tables of people in eight parts", () => {
  it.each([
    ["a person's life", liveAndLeave, 100],
    ["accounts", haveAccounts, 20],
  ] as const)("no statement of %s reads or writes a second part", async (_, work, least) => {
    const statements = (await record(work)).filter((one) => hasPlan(one) && !isQueue(one));
    const counts = await countParts(statements);
    expect(counts.filter(([count]) => count > 1)).toEqual([]);
    expect(counts.filter(([count]) => count === 1).length).toBeGreaterThan(least);
  });

  it("a statement without the user's id reads every part", async () => {
    const statement = { text: 'select * from "mood_entries" where "id" = $1', values: ["x"] };
    expect(await countParts([statement])).toEqual([[parts, statement.text]]);
  });

  it("no column of a user is unique but for the id, and the directory refuses a second one", async () => {
    const { rows } = await client.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index where indrelid = 'users'::regclass and indisunique`,
    );
    expect(rows).toEqual([{ name: "users_pkey" }]);
    const { user } = await signUp(at.test);
    const again = { universeName: user.universeName.toUpperCase(), userName: "Grace" };
    expect((await at.test.visitor().call(api.createUniverse, { body: again })).status).toBe(409);
  });
});
