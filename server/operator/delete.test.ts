import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeEntry, makeLink, makeRegistration, signIn, signUp } from "../../testing/make.ts";
import { runUniverse, spawnUniverse } from "../../testing/operator.ts";
import { type OwnedTable, readAllRows, tablesWithUserId } from "../../testing/tables.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

const operate = (...args: string[]) => runUniverse(test.app.context.settings, args);

async function makePerson() {
  const account = await makeAccount(test);
  const { visitor, user } = await signIn(test, account);
  for (const key of ["one", "two"])
    await visitor.call(api.createMoodEntry, { body: makeEntry(), headers: { "idempotency-key": key } });
  return { account, visitor, user };
}

const changeableTables = [
  ...(["mood_entries", "tags", "mood_entry_tags", "constellations"] as const),
  ...(["constellation_stars", "tombstones", "shown_skies"] as const),
];

/** A tag and a constellation with a star of the person, and the trace of a removed tag. */
async function addTagsTo(userId: string) {
  const { db } = test.database;
  const star = await db
    .selectFrom("mood_entries")
    .select("id")
    .where("userId", "=", userId)
    .executeTakeFirst();
  const [entryId, row] = [star?.id ?? "", { userId, createdAt: new Date(0), revision: 3 }];
  await db
    .insertInto("tags")
    .values({ ...row, id: "t", name: "work", nameKey: "work", kind: "other" })
    .execute();
  await db.insertInto("mood_entry_tags").values({ userId, entryId, tagId: "t", position: 0 }).execute();
  await db
    .insertInto("constellations")
    .values({ ...row, id: "c", name: "Kite" })
    .execute();
  await db
    .insertInto("constellation_stars")
    .values({ userId, entryId, constellationId: "c", position: 0 })
    .execute();
  await db
    .insertInto("tombstones")
    .values({ ...row, kind: "tag", id: "gone" })
    .execute();
}

/** The owners of the rows of a table. */
async function usersIn(table: OwnedTable): Promise<string[]> {
  const rows = await test.database.db.selectFrom(table).select("userId").execute();
  return rows.map(({ userId }) => userId);
}

const allText = async () => JSON.stringify([...(await readAllRows(test.database.db))]);

describe("delete", () => {
  it("deletes a person from every table, and changes no other person", async () => {
    const other = await makePerson();
    const { account, visitor, user } = await makePerson();
    // Connected to the person only by the address: another registration, and its mail.
    await test.visitor().call(api.register, { body: makeRegistration({ email: account.email }) });
    await visitor.call(api.updateProfile, { params: { id: user.id }, body: { email: "next@example.org" } });
    const findTraces = () =>
      allText().then((text) =>
        [user.id, account.email, account.universeName].filter((trace) => text.includes(trace)),
      );
    await addTagsTo(user.id);
    await visitor.call(api.createLink, { body: makeLink() });
    expect(await findTraces()).toHaveLength(3);
    for (const table of changeableTables) expect(await usersIn(table), table).toContain(user.id);

    const { code, stdout, stderr } = await operate("delete", account.universeName, "--yes");
    expect(code).toBe(0);
    expect(stdout).toMatch(
      new RegExp(`^Deleted: "${account.universeName}" with 2 stars since \\d{4}-\\d\\d-\\d\\d\\.\n$`),
    );
    expect(stderr).toContain("Backups");
    expect(await findTraces()).toEqual([]);
    for (const table of await tablesWithUserId(test.database.db))
      expect(await usersIn(table), table).not.toContain(user.id);
    expect((await visitor.call(api.me)).status).toBe(401);
    expect((await other.visitor.call(api.listMoodEntries)).body).toHaveLength(2);

    const { user: successor } = await signUp(test, { universeName: account.universeName });
    expect(successor.id).not.toBe(user.id);
    await makeAccount(test, { email: account.email });
  });

  it("states what would be lost, and changes nothing without a confirmation", async () => {
    const { account, visitor } = await makePerson();
    const before = await allText();
    const typed = `${account.universeName}\n`;
    const { code, stdout, stderr } = await spawnUniverse(
      test.app.context.settings,
      ["delete", account.email],
      {
        typed,
      },
    );
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`This deletes "${account.universeName}" with 2 stars since`);
    expect(stderr).toContain("Nothing was changed");
    expect(await allText()).toBe(before);
    expect((await visitor.call(api.me)).status).toBe(200);
  });
});
