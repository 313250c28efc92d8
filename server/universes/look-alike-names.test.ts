import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeMigration, makeRegistration, makeUniverse, signUp } from "../../testing/make.ts";
import { ProviderTest } from "../../testing/provider-sign-in.ts";
import { sweep } from "../housekeeping.ts";
import { newUser } from "../users/new-user.ts";
import { insertUser } from "../users/queries.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

const day = 24 * 3_600_000;
const create = (universeName: string) =>
  test.visitor().call(api.createUniverse, { body: makeUniverse({ universeName }) });
const register = (universeName: string) =>
  test.visitor().call(api.register, { body: makeRegistration({ universeName }) });
const open = (universeName: string) => test.visitor().call(api.openUniverse, { params: { universeName } });

/** The name in Cyrillic, as far as letters look the same. */
const forge = (name: string) =>
  name.replace(/[aeo]/g, (letter) => ({ a: "а", e: "е", o: "о" })[letter] ?? "");

async function rename({ visitor, user }: Awaited<ReturnType<typeof signUp>>, universeName: string) {
  return visitor.call(api.updateProfile, { params: { id: user.id }, body: { universeName } });
}

describe("a new name that looks like another one in a different script", () => {
  it.each(["universe", "registration"])("is refused in every call, beside a name of a %s", async (kind) => {
    const name = `Borealis of a ${kind}`;
    await (kind === "universe" ? create(name) : register(name));
    for (const forged of [forge(name), forge(name.toUpperCase().replace("O", "О"))]) {
      for (const refused of [
        await create(forged),
        await register(forged),
        await rename(await signUp(test), forged),
      ])
        expect([refused.status, refused.body.code]).toEqual([409, "universe-name-taken"]);
    }
    if (kind === "universe") return;
    test.clock.now += day;
    expect((await create(forge(name))).status).toBe(201);
  });

  it("is refused the other way round, too", async () => {
    expect((await create("СОВА")).status).toBe(201);
    expect((await create("COBA")).status).toBe(409);
    expect((await create("Coba")).status).toBe(409);
    expect((await create("Сова 2")).status).toBe(201);
  });

  it("is refused with a sign in the place of a letter, and with several spaces in the place of one", async () => {
    expect((await create("Lyra and Vega")).status).toBe(201);
    for (const forged of ["Lyra  and Vega", "Lyra and V℮ga"])
      expect([forged, (await create(forged)).status]).toEqual([forged, 409]);
    expect((await create("Two  spaces ℮")).status).toBe(201);
    expect((await create("Two spaces e")).status).toBe(409);
  });

  it("is free again when the other one is renamed or removed", async () => {
    const person = await signUp(test, { universeName: "Cassiopeia near me" });
    expect((await create(forge("Cassiopeia near me"))).status).toBe(409);
    await rename(person, "Elsewhere");
    expect((await create(forge("Cassiopeia near me"))).status).toBe(201);
    expect((await create(forge("Elsewhere"))).status).toBe(409);
    await person.visitor.call(api.deleteUniverse, {
      params: { id: person.user.id },
      body: { universeName: "Elsewhere" },
    });
    test.clock.now += 8 * day;
    await sweep(test.app);
    expect((await create(forge("Elsewhere"))).status).toBe(201);
  });

  it("is given to one of many that are asked for at the same time", async () => {
    const names = ["Peacock", ..."aeo"].map((letter) =>
      "Peacock".replaceAll(letter, { a: "а", e: "е", o: "о" }[letter] ?? letter),
    );
    const replies = await Promise.all(
      [...names, ...names].map((name, n) => (n % 2 ? create(name) : register(name))),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  it("gets a number when a provider names a person so", async () => {
    const at = await ProviderTest.open({ rateLimits: false });
    await at.test
      .visitor()
      .call(api.createUniverse, { body: makeUniverse({ universeName: "Coco's Universe" }) });
    const { user } = await at.signIn({ sub: "look-alike", name: "Сосо" });
    expect(user.universeName).toBe("Сосо's Universe 2");
    await at.close();
  });
});

describe("names that look alike", () => {
  it("stay two names within one script, and where each person has the letters of their own", async () => {
    for (const name of ["Anna1", "Annal", "AnnaI.", "Мир", "Mup", "我的宇宙", "私の宇宙"])
      expect([name, (await create(name)).status]).toEqual([name, 201]);
  });

  it("may be another spelling of one's own", async () => {
    const person = await signUp(test, { universeName: "Sea of stars" });
    expect((await rename(person, forge("Sea of stars"))).status).toBe(200);
    expect((await rename(person, "SEA of stars")).status).toBe(200);
  });

  it("that exist already stay, open, and get a password", async () => {
    const now = new Date(test.clock.now);
    const names = ["Eleanor", forge("Eleanor")];
    // A version without this rule has made such names.
    for (const universeName of names)
      await test.database.db.transaction().execute((transaction) =>
        insertUser(transaction, {
          ...newUser({ universeName, userName: "Ada" }, now),
          opensByName: 1,
        }),
      );
    for (const universeName of names) {
      const opened = await open(universeName);
      expect([opened.status, opened.body.universeName]).toEqual([200, universeName]);
      const migrated = await test.visitor().call(api.migrate, { body: makeMigration(universeName) });
      expect(migrated.status).toBe(200);
    }
    const visitor = test.visitor();
    const { body } = await visitor.call(api.openUniverse, { params: { universeName: names[1] ?? "" } });
    const kept = await rename({ visitor, user: body }, (names[1] ?? "").toUpperCase());
    expect(kept.status).toBe(200);
  });

  it("are found by one statement, also for an account that a registration became", async () => {
    const account = await makeAccount(test, { universeName: "Terra one" });
    const rows = await test.database.db
      .selectFrom("name_skeletons")
      .innerJoin("users", "users.id", "name_skeletons.userId")
      .select(["universeName", "registrationId"])
      .where("universeName", "=", account.universeName)
      .execute();
    expect(rows).toEqual([{ universeName: "Terra one", registrationId: null }]);
    expect((await create(forge("Terra one"))).status).toBe(409);
  });
});

it.runIf(inject("postgresUrl"))(
  "the housekeeping adds how the names look that a version before has written meanwhile",
  async () => {
    const user = newUser({ universeName: "Aurora", userName: "Ada" }, new Date(test.clock.now));
    await test.database.db.insertInto("users").values(user).execute();
    await sweep(test.app);
    expect((await create(forge("Aurora"))).status).toBe(409);
  },
);
