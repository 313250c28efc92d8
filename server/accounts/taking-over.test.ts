import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { undoableForMs } from "#domain/accounts/migration.ts";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  followLink,
  makeBody,
  makeEntry,
  makeLink,
  makeMigration,
  password,
  signUp,
} from "../../testing/make.ts";
import { type Founder, takingOver } from "../../testing/taking-over.ts";
import { sweep } from "../housekeeping.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

const { openByName, migrate, takeOver, rightOf, takeBack } = takingOver(() => test);

describe("the session that founded a universe", () => {
  it("learns who gave it a password by a masked address, and until when it can take it back", async () => {
    const founder = await signUp(test);
    const email = `taker-${founder.user.id}@evil.org`;
    await takeOver(founder, email);
    const right = await rightOf(founder);
    expect([right.status, right.body]).toEqual([
      200,
      {
        email: "t…@e….org",
        at: new Date(test.clock.now).toISOString(),
        until: new Date(test.clock.now + undoableForMs).toISOString(),
      },
    ]);
    expect(right.text).not.toContain(email);
  });

  it("takes the universe back: the address and the password go, the name opens it again, and every other session ends", async () => {
    const founder = await signUp(test);
    await founder.visitor.call(api.createMoodEntry, { body: makeEntry({ note: "Still mine" }) });
    const taker = await takeOver(founder);
    expect((await takeBack(founder)).status).toBe(204);

    expect((await taker.visitor.call(api.me)).status).toBe(401);
    const login = { body: { email: taker.migration.email, password } };
    expect((await test.visitor().call(api.login, login)).status).toBe(401);
    const { body } = await founder.visitor.call(api.me);
    expect(body.user).toMatchObject({ email: null, emailVerified: false, signInMethods: ["name"] });
    expect((await founder.visitor.call(api.listMoodEntries)).body).toMatchObject([{ note: "Still mine" }]);
    expect((await openByName(founder.user.universeName)).status).toBe(200);
    for (const again of [await rightOf(founder), await takeBack(founder)]) expect(again.status).toBe(404);
    // The address is free again, and the universe can get another.
    const own = makeMigration(founder.user.universeName, { email: taker.migration.email });
    expect((await migrate(own, founder.visitor)).status).toBe(200);
  });

  it("ends the links by which the one who took the universe over would go on to see the sky, and no earlier one", async () => {
    const founder = await signUp(test);
    const makeLinkOf = async (visitor: Founder["visitor"]) =>
      (await visitor.call(api.createLink, { body: makeLink() })).body;
    const own = await makeLinkOf(founder.visitor);
    test.clock.now += 1;
    const theirs = await makeLinkOf((await takeOver(founder)).visitor);
    const shown = async ({ url }: { url: string }) => {
      const token = url.split("/").at(-1) ?? "";
      return (await test.visitor().call(api.shownSky, { params: { token } })).status;
    };
    expect([await shown(own), await shown(theirs)]).toEqual([200, 200]);
    await takeBack(founder);
    expect([await shown(own), await shown(theirs)]).toEqual([200, 404]);
  });

  it("ends the link by mail with which the one who took the universe over would sign in once more", async () => {
    const founder = await signUp(test);
    const { email } = (await takeOver(founder)).migration;
    test.clock.now += 60_000;
    await test.visitor().call(api.askForSignInLink, { body: { email } });
    const mails = await test.mailsTo(email);
    const token = new URL(mails.at(-1)?.link ?? "").searchParams.get("token") ?? "";
    expect(token).toContain(founder.user.id);
    await takeBack(founder);
    const own = makeMigration(founder.user.universeName);
    await migrate(own, founder.visitor);
    test.clock.now += 60_000;
    expect((await followLink(test.visitor(), (await test.mailsTo(own.email))[0])).status).toBe(200);
    expect((await test.visitor().call(api.useSignInLink, { body: { token } })).status).toBe(401);
  });

  describe("while somebody else has the universe", () => {
    const calls = Object.entries<Call>(api).filter(([, { access }]) => ["session", "owner"].includes(access));
    const sendAs = ({ visitor, user }: Founder, call: Call) =>
      visitor.send(call.method, call.path.replace(":id", user.id), call.body ? { body: makeBody(call) } : {});
    /** One for all calls, because what is refused changes nothing. */
    let refused: Founder;
    beforeAll(async () => {
      refused = await signUp(test);
      await takeOver(refused);
    });

    it.each(calls.filter(([, call]) => call.forFounder))("can %s", async (_, call) => {
      const founder = await signUp(test);
      await takeOver(founder);
      expect([200, 204]).toContain((await sendAs(founder, call)).status);
    });

    it.each(calls.filter(([, call]) => !call.forFounder))(
      "can do nothing else meanwhile: %s",
      async (_, call) => {
        const answer = await sendAs(refused, call);
        if (call.notFoundForVisitors) return expect(answer.status).toBe(404);
        expect([answer.status, answer.body]).toEqual([
          401,
          {
            error: "This universe got a way in of its own. Log in with it.",
            code: "universe-migrated",
            params: { id: refused.user.id },
            text: "refusals-accounts.universeMigrated",
          },
        ]);
      },
    );

    it("is still let in to what it can do after all of these", async () => {
      expect((await rightOf(refused)).status).toBe(200);
      expect((await takeBack(refused)).status).toBe(204);
    });
  });

  it("keeps its right when the one who took the universe over changes the password or the address", async () => {
    const founder = await signUp(test);
    const taker = await takeOver(founder);
    const change = { currentPassword: password, newPassword: `${password}-new` };
    const changed = await taker.visitor.call(api.changePassword, { params: taker.user, body: change });
    expect(changed.status).toBe(200);
    test.clock.now += 60_000;
    const email = `moved-${founder.user.id}@example.org`;
    await taker.visitor.call(api.updateProfile, { params: taker.user, body: { email } });
    expect((await followLink(test.visitor(), (await test.mailsTo(email)).at(-1))).status).toBe(200);
    expect((await rightOf(founder)).status).toBe(200);
    expect((await takeBack(founder)).status).toBe(204);
    expect(
      (await test.visitor().call(api.login, { body: { email, password: change.newPassword } })).status,
    ).toBe(401);
  });

  it("keeps a stranger from deleting what it can take back", async () => {
    const founder = await signUp(test);
    const taker = await takeOver(founder);
    const remove = () =>
      taker.visitor.call(api.deleteUniverse, {
        params: taker.user,
        body: { universeName: founder.user.universeName, password },
      });
    const until = new Date(test.clock.now + undoableForMs).toISOString();
    expect(await remove()).toMatchObject({
      status: 403,
      body: { code: "migration-undoable", params: { until } },
    });
    test.clock.now += undoableForMs;
    expect((await remove()).status).toBe(202);
  });

  it("keeps its right when a stranger closes the universe before taking it over, and keeps it by its name", async () => {
    const founder = await signUp(test);
    const { universeName } = founder.user;
    const stranger = test.visitor();
    await openByName(universeName, stranger);
    await stranger.call(api.deleteUniverse, { params: founder.user, body: { universeName } });
    expect((await founder.visitor.call(api.me)).status).toBe(401);
    await stranger.call(api.keepUniverse, { params: { universeName } });
    expect((await founder.visitor.call(api.me)).status).toBe(200);
    await takeOver(founder);
    expect((await takeBack(founder)).status).toBe(204);
  });

  it("loses the right after seven days, however often it asks", async () => {
    const founder = await signUp(test);
    await takeOver(founder);
    const end = test.clock.now + undoableForMs;
    for (; test.clock.now < end; test.clock.now += 24 * 3_600_000)
      expect((await rightOf(founder)).status).toBe(200);
    expect((await rightOf(founder)).status).toBe(401);
    expect((await takeBack(founder)).status).toBe(401);
    await sweep(test.app);
    expect(await test.database.db.selectFrom("undoable_migrations").selectAll().execute()).toEqual([]);
  });

  it("loses the right when it signs out", async () => {
    const founder = await signUp(test);
    await takeOver(founder);
    await founder.visitor.call(api.logout);
    expect((await rightOf(founder)).status).toBe(401);
  });

  it("is still the founding one after its browser has opened the universe by name again", async () => {
    const founder = await signUp(test);
    await openByName(founder.user.universeName, founder.visitor);
    await takeOver(founder);
    expect((await takeBack(founder)).status).toBe(204);
  });

  it("is ended by a migration of its own, as every session by name", async () => {
    const founder = await signUp(test);
    const migration = makeMigration(founder.user.universeName);
    await migrate(migration, founder.visitor);
    await followLink(test.visitor(), (await test.mailsTo(migration.email)).at(-1));
    expect((await founder.visitor.call(api.me)).body.code).toBe("not-signed-in");
    expect((await rightOf(founder)).status).toBe(401);
  });

  it("is the only one that can take a universe back, once, of several attempts at a time", async () => {
    const founder = await signUp(test);
    const other = await signUp(test);
    const byName = test.visitor();
    await openByName(founder.user.universeName, byName);
    const taker = await takeOver(founder);
    const { user } = founder;
    for (const visitor of [taker.visitor, other.visitor]) {
      expect((await rightOf({ visitor, user })).status).toBe(404);
      expect((await takeBack({ visitor, user })).status).toBe(404);
    }
    for (const visitor of [byName, test.visitor()])
      expect((await takeBack({ visitor, user })).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 4 }, () => takeBack(founder)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
  });
});
