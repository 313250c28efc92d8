import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { followLink, makeAccount, makeMigration, password, signIn, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { sweep } from "../housekeeping.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += minute;
});

const minute = 60_000;
const day = 24 * 60 * minute;
const cookie = "mood-universe-device";

const logIn = async (email: string, visitor = test.visitor(), headers = {}) => {
  const { status } = await visitor.call(api.login, { body: { email, password }, headers });
  expect(status).toBe(200);
  return visitor;
};
/** The mails that tell of a new device. */
async function mailsAbout(email: string) {
  test.clock.now += minute;
  const mails = await test.mailsTo(email);
  return mails.filter(({ subject }) => subject === "A new device opened your universe");
}
const devicesOf = (userId: string) =>
  test.database.db.selectFrom("known_devices").selectAll().where("userId", "=", userId).execute();

it("says nothing of the first sign-in of an account, and of another one in the same browser", async () => {
  const account = await makeAccount(test);
  const { visitor } = await signIn(test, account);
  await logIn(account.email, visitor);
  await visitor.call(api.logout);
  await logIn(account.email, visitor);
  expect(await mailsAbout(account.email)).toEqual([]);
});

it("mails the person about a sign-in in another browser, once for each, and names it", async () => {
  const account = await makeAccount(test);
  await logIn(account.email);
  const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0" };
  test.clock.now += minute;
  const other = await logIn(account.email, test.visitor(), headers);
  expect((await mailsAbout(account.email))[0]?.text).toMatch(/Firefox,\sWindows/);
  await logIn(account.email, other);
  expect(await mailsAbout(account.email)).toHaveLength(1);
});

it("is not fooled by a cookie that somebody has made up, or that of another person's browser", async () => {
  const account = await makeAccount(test);
  await logIn(account.email);
  const { visitor: neighbour } = await signUp(test);
  const counts = [];
  for (const value of ["made-up", "x".repeat(43), neighbour.cookies.get(cookie) ?? ""]) {
    const visitor = test.visitor();
    visitor.cookies.set(cookie, value);
    await logIn(account.email, visitor);
    counts.push((await mailsAbout(account.email)).length);
  }
  expect(counts).toEqual([1, 2, 3]);
});

it("knows the browser in which a universe was made when it gets its address there", async () => {
  const { visitor, user } = await signUp(test);
  const { email } = makeMigration(user.universeName);
  await visitor.call(api.migrate, { body: makeMigration(user.universeName, { email }) });
  await followLink(visitor, (await test.mailsTo(email))[0]);
  await logIn(email, visitor);
  expect(await mailsAbout(email)).toEqual([]);
  await logIn(email);
  expect(await mailsAbout(email)).toHaveLength(1);
});

it("gets to know a browser that was signed in before there were such cookies", async () => {
  const account = await makeAccount(test);
  const { visitor, user } = await signIn(test, account);
  visitor.cookies.delete(cookie);
  await test.database.db.deleteFrom("known_devices").where("userId", "=", user.id).execute();
  await logIn(account.email);
  test.clock.now += day + 1;
  await visitor.call(api.me);
  expect(visitor.cookies.get(cookie)).toMatch(/^[\w-]{43}$/);
  await logIn(account.email, visitor);
  expect(await mailsAbout(account.email)).toEqual([]);
});

it("stores another hash of the same browser for each of its people, and nothing else of it", async () => {
  const [one, other] = [await signUp(test), await signUp(test)];
  const shared = test.visitor();
  for (const { user } of [one, other]) await shared.call(api.openUniverse, { params: user });
  const [ofOne, ofOther] = [await devicesOf(one.user.id), await devicesOf(other.user.id)];
  const hashes = [...ofOne, ...ofOther].map(({ deviceHash }) => deviceHash);
  expect([hashes.length, new Set(hashes).size]).toEqual([4, 4]);
  expect(JSON.stringify([ofOne, ofOther])).not.toContain(shared.cookies.get(cookie));
});

it("keeps the fifty browsers of a person that were seen last, and none for longer than their cookies", async () => {
  const { user } = await signUp(test);
  const open = async (visitor: Visitor) => {
    test.clock.now += 1;
    await visitor.call(api.openUniverse, { params: user });
  };
  for (let n = 0; n < 55; n++) await open(test.visitor());
  expect(await devicesOf(user.id)).toHaveLength(50);
  test.clock.now += 400 * day;
  await sweep(test.app);
  expect(await devicesOf(user.id)).toEqual([]);
});
