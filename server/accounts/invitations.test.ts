import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { invitationLifetimeMs, readInvitation } from "#domain/accounts/migration.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { followLink, makeMigration, signIn, signUp } from "../../testing/make.ts";
import { runUniverse } from "../../testing/operator.ts";
import { hashOf } from "../secrets.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  // The commands use the real clock.
  test.clock.now = Math.max(test.clock.now + 120_000, Date.now());
  setNames("open");
});

const setNames = (are: "open" | "closed") =>
  Object.assign(test.app.context.settings, {
    universeNameSignIn: are === "open",
    registration: are === "open" ? "on" : "off",
  });
const migrate = (body: unknown, visitor = test.visitor()) => visitor.call(api.migrate, { body });

/** A universe whose person has no session any more, on a server that closes sign-in by name. */
async function makeClosed() {
  const person = await signUp(test);
  setNames("closed");
  return person.user;
}

async function invite(universeName: string) {
  const { settings } = test.app.context;
  const environment = { PUBLIC_URL: settings.publicUrl.href };
  const { code, stdout, stderr } = await runUniverse(settings, ["invite", "--for", universeName], {
    environment,
  });
  expect([code, stderr]).toEqual([0, expect.stringContaining(`"${universeName}"`)]);
  const link = new URL(stdout.trim());
  // Nothing of it reaches a server or a referrer: both leave out the fragment.
  expect([link.origin, link.pathname, link.search]).toEqual([settings.publicUrl.origin, "/invitation", ""]);
  const read = readInvitation(link.hash);
  expect(read?.universeName).toBe(universeName);
  return read?.token ?? "";
}

describe("with UNIVERSE_NAME_SIGN_IN off", () => {
  it("a stranger cannot take a universe over by its name, and does not learn whether it exists", async () => {
    const { universeName } = await makeClosed();
    const stranger = test.visitor();
    for (const name of [universeName, "Nobody's"]) {
      const answer = await migrate(makeMigration(name), stranger);
      expect([answer.status, answer.body]).toEqual([
        403,
        {
          error:
            "Here a universe gets a password where it is open, or with a link from the people who run this server.",
          code: "invitation-required",
          text: "refusals-accounts.invitationRequired",
        },
      ]);
    }
  });

  it("neither can somebody with a session of another universe", async () => {
    const other = await signUp(test);
    const { universeName } = await makeClosed();
    expect((await migrate(makeMigration(universeName), other.visitor)).status).toBe(403);
  });

  it("nor with a link that was asked for before sign-in by name was closed, also if it is sent again", async () => {
    const { user } = await signUp(test);
    const migration = makeMigration(user.universeName);
    await migrate(migration);
    const [early] = await test.mailsTo(migration.email);
    setNames("closed");
    test.clock.now += 120_000;
    await test.visitor().call(api.resendVerification, { body: { identifier: migration.email } });
    const late = (await test.mailsTo(migration.email)).at(-1);
    for (const mail of [late, early]) expect((await followLink(test.visitor(), mail)).status).toBe(400);
    setNames("open");
    const opened = await test.visitor().call(api.openUniverse, { params: user });
    expect(opened.status).toBe(200);
  });

  it.each(["founding", "later"])("a %s session of the universe can", async (kind) => {
    const { visitor, user } = await signUp(test);
    const other = test.visitor();
    await other.call(api.openUniverse, { params: user });
    setNames("closed");
    const migration = makeMigration(user.universeName);
    expect((await migrate(migration, kind === "founding" ? visitor : other)).status).toBe(200);
    const [mail] = await test.mailsTo(migration.email);
    expect((await followLink(test.visitor(), mail)).status).toBe(200);
    expect((await signIn(test, migration)).user.id).toBe(user.id);
  });

  it("whoever has the operator's link can, once", async () => {
    const { id, universeName } = await makeClosed();
    const invitation = await invite(universeName);
    const migration = makeMigration(universeName, { invitation });
    expect((await migrate(migration)).status).toBe(200);
    const [mail] = await test.mailsTo(migration.email);
    expect((await followLink(test.visitor(), mail)).status).toBe(200);
    expect((await signIn(test, migration)).user.id).toBe(id);
  });
});

const invalid = {
  error:
    "This link was used, is older than seven days, or belongs to another universe. Ask the people who run this server for a new one.",
  code: "invalid-invitation",
  text: "refusals-accounts.invalidInvitation",
};

describe("an operator's link", () => {
  it("is refused when it is used, also by several at a time", async () => {
    const { universeName } = await makeClosed();
    const invitation = await invite(universeName);
    const use = () => migrate(makeMigration(universeName, { invitation }));
    const answers = await Promise.all([use(), use(), use()]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    test.clock.now += 120_000;
    const again = await use();
    expect([again.status, again.body]).toEqual([403, invalid]);
  });

  it("is refused when it is replaced, foreign, invented or seven days old, with sign-in by name open or closed", async () => {
    const one = await makeClosed();
    setNames("open");
    const other = await makeClosed();
    const replaced = await invite(one.universeName);
    const valid = await invite(one.universeName);
    const foreign = await invite(other.universeName);
    const use = (invitation: string, universeName = one.universeName) =>
      migrate(makeMigration(universeName, { invitation }));
    for (const names of ["open", "closed"] as const) {
      setNames(names);
      for (const token of [replaced, foreign, "x", ""]) expect((await use(token)).body).toEqual(invalid);
      expect((await use(valid, "Nobody's")).body).toEqual(invalid);
    }
    const before = test.clock.now;
    test.clock.now = Math.max(before, Date.now()) + invitationLifetimeMs;
    expect((await use(valid)).body).toEqual(invalid);
    // The commands make links by the real clock, from which the test's may not be far.
    test.clock.now = before;
  });

  it("replaces what a stranger has asked for, who can neither replace nor cancel it; the founding session can undo it", async () => {
    const { visitor, user } = await signUp(test);
    const stranger = test.visitor();
    await stranger.call(api.openUniverse, { params: user });
    await migrate(makeMigration(user.universeName), stranger);
    const invitation = await invite(user.universeName);
    const migration = makeMigration(user.universeName, { invitation });
    expect((await migrate(migration)).status).toBe(200);
    test.clock.now += 60_000;
    expect((await migrate(makeMigration(user.universeName), stranger)).status).toBe(409);
    expect((await stranger.call(api.cancelPendingEmail, { params: user })).status).toBe(403);
    expect((await followLink(test.visitor(), (await test.mailsTo(migration.email)).at(-1))).status).toBe(200);
    expect((await visitor.call(api.undoMigration, { params: user })).status).toBe(204);
  });

  it("is stored as a hash, which is no link", async () => {
    const { id, universeName } = await makeClosed();
    const token = await invite(universeName);
    const row = await test.database.db
      .selectFrom("invitations")
      .selectAll()
      .where("userId", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.tokenHash).toBe(hashOf(token));
    const answer = await migrate(makeMigration(universeName, { invitation: row.tokenHash }));
    expect(answer.body).toEqual(invalid);
    expect(test.logged.join("")).not.toContain(token);
  });

  it("is made only for a universe that its name alone opens", async () => {
    const run = (...args: string[]) => runUniverse(test.app.context.settings, ["invite", ...args]);
    expect((await run("Andromeda")).code).toBe(2);
    expect(await run("--for", "Nobody's")).toMatchObject({
      code: 1,
      stderr: 'There is no universe "Nobody\'s".\n',
    });
    const { universeName } = await makeClosed();
    const migration = makeMigration(universeName, { invitation: await invite(universeName) });
    await migrate(migration);
    await followLink(test.visitor(), (await test.mailsTo(migration.email))[0]);
    expect(await run("--for", universeName)).toMatchObject({
      code: 1,
      stderr: `"${universeName}" has its own way to sign in already.\n`,
    });
  });
});
