import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ListedUniverse } from "#domain/admin/universes.ts";
import { universesOfPage } from "#domain/admin/universes.ts";
import { api } from "#domain/api.ts";
import { makeAdministrator } from "../../../testing/administrator.ts";
import { openTestApp, type TestApp } from "../../../testing/app.ts";
import { makeAccount, makeEntry, signIn, signUp } from "../../../testing/make.ts";
import type { Visitor } from "../../../testing/visitor.ts";
import { sweep } from "../../housekeeping.ts";
import { newUser } from "../../users/new-user.ts";
import { insertUser, updateUser } from "../../users/queries.ts";

const day = 24 * 3_600_000;

let test: TestApp;
let administrator: Visitor;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
  administrator = (await makeAdministrator(test, { universeName: "Zenith" })).visitor;
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 1000;
});

async function list(query: Record<string, string> = {}) {
  const { status, body, text } = await administrator.call(api.listUniverses, { query });
  if (status !== 200) throw new Error(text);
  return body as { universes: ListedUniverse[]; next: string | null };
}

const find = async (name: string) => (await list({ search: name })).universes[0];

/** A page that no list has made. */
const pageAfter = (value: string | number) =>
  Buffer.from(JSON.stringify([value, "id"])).toString("base64url");

/** Every page, one after the other. */
async function listAll(query: Record<string, string>) {
  const found: ListedUniverse[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...query, ...(after && { after }) });
    expect(page.universes.length).toBeLessThanOrEqual(universesOfPage);
    found.push(...page.universes);
    after = page.next;
  }
  return found;
}

describe("a universe in the list", () => {
  it("has its name, its days, its size and its ways in, and nothing else", async () => {
    const { visitor, user } = await signUp(test, { universeName: "Lyra's own" });
    test.clock.now += 3 * day;
    await visitor.call(api.createMoodEntry, { body: makeEntry({ note: "A secret" }) });
    const today = new Date(test.clock.now).toISOString().slice(0, 10);
    expect(await find("lyra")).toEqual({
      ...{ id: user.id, name: "Lyra's own", createdOn: "2026-03-13", lastSeenOn: today, bytes: 1_000_000 },
      ...{ waysIn: ["name"], hasSecondFactor: false, isAdministrator: false },
      ...{ lockedUntil: null, removedAt: null, closedBy: null },
    });
    expect(await find("Zenith")).toMatchObject({
      ...{ waysIn: ["password"], hasSecondFactor: true, isAdministrator: true },
    });
  });

  it("tells its size in whole millions of bytes, once an hour", async () => {
    const { user } = await signUp(test, { universeName: "Heavy" });
    await updateUser(test.database.db, user.id, { storedBytes: 4_999_999 });
    expect((await find("Heavy"))?.bytes).toBe(1_000_000);
    await sweep(test.app);
    expect((await find("Heavy"))?.bytes).toBe(5_000_000);
    await updateUser(test.database.db, user.id, { storedBytes: 5_000_000 });
    await sweep(test.app);
    expect((await find("Heavy"))?.bytes).toBe(6_000_000);
  });

  it("says until when it is locked", async () => {
    const account = await makeAccount(test, { universeName: "Locked out" });
    for (let count = 0; count < 10; count++)
      await test.visitor().call(api.login, { body: { email: account.email, password: "Wrong-Pass-1" } });
    const lockedUntil = new Date(test.clock.now + 15 * 60_000).toISOString();
    expect(await find("Locked out")).toMatchObject({ lockedUntil });
  });

  it("was last seen when somebody signed in, on whatever day", async () => {
    const account = await makeAccount(test, { universeName: "Seen" });
    expect((await find("Seen"))?.lastSeenOn).toBeNull();
    test.clock.now += 10 * day;
    await signIn(test, account);
    expect((await find("Seen"))?.lastSeenOn).toBe(new Date(test.clock.now).toISOString().slice(0, 10));
  });
});

describe("the pages of the list", () => {
  const names = Array.from(
    { length: 120 },
    (_, index) => `Paged ${String((index * 37) % 120).padStart(3, "0")}`,
  );
  beforeAll(async () => {
    for (const [index, universeName] of names.entries()) {
      const at = new Date(test.clock.now - (index % 7) * day);
      await test.database.db.transaction().execute((db) =>
        insertUser(db, {
          ...newUser({ universeName, userName: "Ada" }, at),
          ...{ lastSeenOn: index % 5 === 0 ? "" : `2026-01-0${(index % 9) + 1}`, sizeStep: index % 3 },
        }),
      );
    }
  });

  const valueIn = {
    name: ({ name }: ListedUniverse) => name,
    created: ({ createdOn }: ListedUniverse) => createdOn,
    seen: ({ lastSeenOn }: ListedUniverse) => lastSeenOn ?? "",
    bytes: ({ bytes }: ListedUniverse) => String(bytes).padStart(12, "0"),
  };

  it.each(["name", "created", "seen", "bytes"] as const)(
    "have every universe once, by %s in both directions",
    async (order) => {
      for (const direction of ["up", "down"]) {
        const found = await listAll({ order, direction, search: "paged" });
        expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
        const values = found.map(valueIn[order]);
        const sorted = values.toSorted();
        expect(values).toEqual(direction === "up" ? sorted : sorted.toReversed());
      }
    },
  );

  it("begin with the first name, and with the latest of everything else", async () => {
    const first = async (order: string) => (await list({ order, search: "paged" })).universes[0];
    expect((await list({ search: "paged" })).universes[0]?.name).toBe("Paged 000");
    expect((await first("seen"))?.lastSeenOn).toBe("2026-01-09");
    expect((await first("bytes"))?.bytes).toBe(3_000_000);
  });

  it("find the beginning of a name, however it is written", async () => {
    const { universes } = await list({ search: " pAGED 01" });
    expect(universes.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Paged 01${index}`),
    );
    for (const search of ["aged", "%", "_", "paged 9", "\u{10ffff}"])
      expect((await list({ search })).universes.filter(({ name }) => name.startsWith("Paged"))).toEqual([]);
  });

  it("refuse an order that there is not, and a page of another list", async () => {
    const { next } = await list({ order: "created" });
    for (const query of [
      ...[{ order: "stars" }, { order: "userName" }, { direction: "left" }, { after: "nonsense" }],
      { order: "name", after: next ?? "" },
      { order: "created", after: pageAfter(1e300) },
      { order: "bytes", after: pageAfter(0.5) },
      { order: "name", after: pageAfter("\0") },
      { search: "x".repeat(201) },
    ] as Record<string, string>[]) {
      const { status, body } = await administrator.call(api.listUniverses, { query });
      expect([status, Object.keys(body.fields)]).toEqual([400, [Object.keys(query).at(-1)]]);
    }
  });
});
