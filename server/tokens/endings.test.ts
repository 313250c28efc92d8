import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { followLink, makeAccount, makeMigration, password, signIn, signUp } from "../../testing/make.ts";
import { programOf, tokenOf } from "../../testing/tokens.ts";
import { requestsPerMinute } from "../limits/flood-limit.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

const isOpen = async (token: string) =>
  (await programOf(test, token).call(api.listMoodEntries)).status === 200;

async function openAccount() {
  const account = await makeAccount(test);
  const { visitor, user } = await signIn(test, account);
  return { account, visitor, user, token: (await tokenOf(visitor)).token };
}

describe("all tokens of a person end", () => {
  it("when they change their password, unless they let what else is signed in go on", async () => {
    const { visitor, user, token } = await openAccount();
    const change = (currentPassword: string, newPassword: string, endsOtherSessions: boolean) =>
      visitor.call(api.changePassword, {
        ...{ params: user, body: { currentPassword, newPassword, endsOtherSessions } },
      });
    await change(password, `${password}!`, false);
    expect(await isOpen(token)).toBe(true);
    await change(`${password}!`, `${password}?`, true);
    expect(await isOpen(token)).toBe(false);
  });

  it("when they sign out every other browser, but not when they sign out one, or themselves", async () => {
    const { account, visitor, token } = await openAccount();
    const { visitor: other } = await signIn(test, account);
    const [one] = (await visitor.call(api.listSessions)).body.filter(
      ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
    );
    await visitor.call(api.endSession, { params: one });
    await visitor.call(api.logout);
    expect(await isOpen(token)).toBe(true);
    const { visitor: again } = await signIn(test, account);
    await again.call(api.endOtherSessions);
    expect(await isOpen(token)).toBe(false);
    expect((await other.call(api.me)).status).toBe(401);
  });

  it("when a universe that its name opened gets a password: whoever knew the name can have made one", async () => {
    const { visitor, user } = await signUp(test);
    const { token } = await tokenOf(visitor);
    const migration = makeMigration(user.universeName);
    await visitor.call(api.migrate, { body: migration });
    expect(await isOpen(token)).toBe(true);
    await followLink(visitor, (await test.mailsTo(migration.email))[0]);
    expect(await isOpen(token)).toBe(false);
  });
});

it("the tokens of others stay", async () => {
  const [one, other] = [await openAccount(), await openAccount()];
  await one.visitor.call(api.endOtherSessions);
  expect([await isOpen(one.token), await isOpen(other.token)]).toEqual([false, true]);
});

describe("with limits", () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await openTestApp({ rateLimits: true });
  });
  afterAll(() => limited.close());

  it("requests of a person count together, with sessions and with every token", async () => {
    const { visitor } = await signUp(limited);
    const programs = [];
    for (let n = 0; n < 3; n++) programs.push(programOf(limited, (await tokenOf(visitor)).token));
    for (const program of programs) await program.call(api.listMoodEntries);
    limited.clock.now += 60_000;
    const statuses = new Map<number, number>();
    for (let n = 0; n < requestsPerMinute + 4; n++) {
      const caller = [visitor, ...programs][n % 4] ?? visitor;
      const { status } = await caller.call(api.listMoodEntries);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, requestsPerMinute],
      [429, 4],
    ]);
  });

  it("requests with tokens that nobody has count for their address, and keep others from guessing", async () => {
    const { visitor } = await signUp(limited);
    const { token } = await tokenOf(visitor);
    limited.clock.now += 120_000;
    const statuses = new Set<number>();
    for (let n = 0; n <= requestsPerMinute; n++) {
      const forged = `${token.slice(0, -3)}${String(n).padStart(3, "0")}`;
      statuses.add((await programOf(limited, forged).call(api.listMoodEntries)).status);
    }
    expect([...statuses]).toEqual([401, 429]);
  });
});
