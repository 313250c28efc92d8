import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../testing/app.ts";
import { makeUniverse, signUp } from "../testing/make.ts";
import { ProviderTest } from "../testing/provider-sign-in.ts";
import type { Visitor } from "../testing/visitor.ts";

const day = 24 * 3_600_000;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

const name = "mood-universe-session";
const isSignedIn = async (visitor: Visitor) => (await visitor.call(api.me)).status === 200;

/** The cookies but the one that tells browsers apart. */
const cookiesOf = ({ cookies }: Visitor) => [...cookies].filter(([one]) => one !== "mood-universe-device");

/** A person who signed in before the cookie had the product in its name. */
async function signUpEarlier(): Promise<Visitor> {
  const { visitor } = await signUp(test);
  const secret = visitor.cookies.get(name) ?? "";
  const earlier = test.visitor();
  earlier.cookies.set("session", secret);
  return earlier;
}

describe("a cookie of another program on the same host", () => {
  const foreign = ["s%3Aabc.def", "x".repeat(43), `user.${"y".repeat(43)}`, "eyJhbGciOiJub25lIn0.e30."];

  it.each(foreign)("with the name session is left alone: %s", async (value) => {
    const visitor = test.visitor();
    visitor.cookies.set("session", value);
    expect(await isSignedIn(visitor)).toBe(false);
    const { body: user } = await visitor.call(api.createUniverse, { body: makeUniverse() });
    expect(visitor.cookies.get("session")).toBe(value);
    expect((await visitor.call(api.me)).body.user.id).toBe(user.id);
    test.clock.now += 2 * day;
    expect(await isSignedIn(visitor)).toBe(true);
    await visitor.call(api.logout);
    expect(cookiesOf(visitor)).toEqual([["session", value]]);
  });

  it("does not sign a person out when it replaces that of an earlier version after the first day", async () => {
    const visitor = await signUpEarlier();
    test.clock.now += day + 1;
    expect(await isSignedIn(visitor)).toBe(true);
    visitor.cookies.set("session", foreign[0] ?? "");
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

describe("a cookie of an earlier version", () => {
  it("opens its session for its time, and gets the new name when it is renewed", async () => {
    const visitor = await signUpEarlier();
    expect(await isSignedIn(visitor)).toBe(true);
    expect([...visitor.cookies.keys()]).toEqual(["session"]);
    test.clock.now += day + 1;
    expect(await isSignedIn(visitor)).toBe(true);
    expect(visitor.cookies.get(name)).toBe(visitor.cookies.get("session"));
  });

  it.each([0, day + 1])("ends with its session, after %i ms", async (wait) => {
    const visitor = await signUpEarlier();
    test.clock.now += wait;
    expect(await isSignedIn(visitor)).toBe(true);
    await visitor.call(api.logout);
    expect(cookiesOf(visitor)).toEqual([]);
  });

  it("finishes a sign-in at the provider that was begun before an update", async () => {
    const at = await ProviderTest.open();
    const visitor = at.test.visitor();
    const callback = await at.goToProvider(visitor);
    const id = visitor.cookies.get("mood-universe-provider-sign-in") ?? "";
    visitor.cookies.clear();
    visitor.cookies.set("provider-sign-in", id);
    await at.returnFromProvider(visitor, callback);
    expect(cookiesOf(visitor).map(([one]) => one)).toEqual([name]);
    await at.close();
  });
});

describe("two servers on ports of one host", () => {
  it("do not sign a person out of each other", async () => {
    const visitor = test.visitor();
    const enter = (port: number) =>
      visitor.call(api.createUniverse, { body: makeUniverse(), headers: { host: `localhost:${port}` } });
    const [first, second] = [await enter(3000), await enter(3001)];
    const whoAt = async (port: number) =>
      (await visitor.call(api.me, { headers: { host: `localhost:${port}` } })).body.user.id;
    expect([await whoAt(3000), await whoAt(3001)]).toEqual([first.body.id, second.body.id]);
  });
});
