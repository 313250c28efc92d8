import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { followLink, makeMigration, signIn, signUp } from "../../testing/make.ts";
import { takingOver } from "../../testing/taking-over.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

const { openByName, migrate, takeBack } = takingOver(() => test);

describe("attempts of strangers", () => {
  it("never keep the founding session from a migration, which they neither replace nor cancel", async () => {
    const { visitor, user } = await signUp(test);
    const stranger = test.visitor();
    await openByName(user.universeName, stranger);
    const theirs = makeMigration(user.universeName);
    expect((await migrate(theirs, stranger)).status).toBe(200);
    const [strangers] = await test.mailsTo(theirs.email);
    // Nine more attempts use up what the network address may ask for in this minute.
    for (let n = 0; n < 9; n++) await migrate(makeMigration(user.universeName), stranger);
    expect((await migrate(makeMigration(user.universeName), stranger)).status).toBe(429);

    const own = makeMigration(user.universeName);
    expect((await migrate(own, visitor)).status).toBe(200);
    expect((await followLink(test.visitor(), strangers)).status).toBe(400);
    test.clock.now += 60_000;
    const again = await migrate(makeMigration(user.universeName), stranger);
    expect([again.status, again.body.code]).toEqual([409, "migration-waiting"]);
    const cancelled = await stranger.call(api.cancelPendingEmail, { params: user });
    expect([cancelled.status, cancelled.body.code]).toEqual([403, "founder-required"]);
    await stranger.call(api.deleteUniverse, { params: user, body: { universeName: user.universeName } });

    expect((await followLink(test.visitor(), (await test.mailsTo(own.email)).at(-1))).status).toBe(200);
    expect((await signIn(test, own)).user.id).toBe(user.id);
  });

  it("can be cancelled by the founding session, which can also cancel and replace its own", async () => {
    const { visitor, user } = await signUp(test);
    await migrate(makeMigration(user.universeName));
    expect((await visitor.call(api.cancelPendingEmail, { params: user })).status).toBe(200);
    expect((await migrate(makeMigration(user.universeName), visitor)).status).toBe(200);
    expect((await migrate(makeMigration(user.universeName), visitor)).status).toBe(409);
    test.clock.now += 60_000;
    expect((await migrate(makeMigration(user.universeName), visitor)).status).toBe(200);
    expect((await visitor.call(api.cancelPendingEmail, { params: user })).status).toBe(200);
    expect((await migrate(makeMigration(user.universeName))).status).toBe(200);
  });

  it("that race with the founding session give the universe to one of both, and it can be taken back", async () => {
    const founder = await signUp(test);
    const theirs = makeMigration(founder.user.universeName);
    await migrate(theirs);
    const [link] = await test.mailsTo(theirs.email);
    const own = makeMigration(founder.user.universeName);
    const [followed, asked] = await Promise.all([
      followLink(test.visitor(), link),
      migrate(own, founder.visitor),
    ]);
    const isTaken = followed.status === 200;
    expect([followed.status, asked.status]).toEqual(isTaken ? [200, 409] : [400, 200]);
    if (isTaken) return expect((await takeBack(founder)).status).toBe(204);
    await followLink(test.visitor(), (await test.mailsTo(own.email)).at(-1));
    expect((await signIn(test, own)).user.id).toBe(founder.user.id);
  });
});
