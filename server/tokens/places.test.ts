import { once } from "node:events";
import { request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeEntry, signIn, signUp } from "../../testing/make.ts";
import { bearer, programOf, tokenOf } from "../../testing/tokens.ts";
import { newToken, readToken } from "./token-form.ts";

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await openTestApp({ cooldownMs: 0, logLevel: "debug", rateLimits: false });
  await test.app.listen({ host: "127.0.0.1", port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

const path = api.listMoodEntries.path;

/** Sends headers as they are, also twice, through the network; returns status, code and the challenge. */
async function get(headers: readonly (readonly [string, string])[], url: string = path) {
  const asked = send({ port, path: url, headers: ["Host", "mood.example.org", ...headers.flat()] }).end();
  const [answer] = await once(asked, "response");
  let text = "";
  for await (const chunk of answer) text += chunk;
  const { code } = text.startsWith("{") ? JSON.parse(text) : {};
  return [answer.statusCode, code, /error="(\w+)"/.exec(answer.headers["www-authenticate"] ?? "")?.[1]];
}
const works = [200, undefined, undefined];
const unknown = [401, "token-unknown", "invalid_token"];
const place = [400, "token-place", "invalid_request"];

async function open() {
  const { visitor, user } = await signUp(test);
  const { token } = await tokenOf(visitor);
  return { visitor, user, token };
}

describe("the Authorization header", () => {
  it.each(["Bearer", "bearer", "BEARER", "Bearer "])(
    "has a token after the scheme in any spelling: %s",
    async (scheme) => {
      const { token } = await open();
      expect(await get([["Authorization", `${scheme} ${token}`]])).toEqual(works);
    },
  );

  it("has one token: another authorization beside it is refused, wherever it is", async () => {
    const [{ token }, other] = [await open(), await open()];
    for (const headers of [
      [bearerOf(token), bearerOf(token)],
      [bearerOf(token), bearerOf(other.token)],
      [["authorization", "Basic YTpi"], bearerOf(token)],
      [bearerOf(token), ["authorization", "Basic YTpi"]],
      [["Authorization", `Bearer ${token}, Bearer ${other.token}`]],
      [["Authorization", `Basic YTpi, Bearer ${other.token}`]],
    ] as const)
      expect(await get(headers as readonly (readonly [string, string])[])).toEqual(place);
  });

  it.each([
    ["of another secret", (token: string) => `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`],
    ["of another id", (token: string) => token.replace(/_(.)/, (_, one) => `_${one === "0" ? "1" : "0"}`)],
    ["of the largest id", (token: string) => token.replace(/_\w{36}_/, `_${"z".repeat(36)}_`)],
    ["cut off", (token: string) => token.slice(0, -1)],
    ["with something behind it", (token: string) => `${token}x`],
    ["of 10 KB", (token: string) => `${token}${"0".repeat(10_000)}`],
    ["with its parts alone", (token: string) => `mu_${token.split("_")[2]}`],
    ["without its beginning", (token: string) => token.slice(3)],
    ["of another product", () => "eyJhbGciOiJub25lIn0.e30."],
    ["of no letters", () => "mu_"],
  ])("with a token %s is refused", async (_, change) => {
    const { token } = await open();
    expect(await get([["Authorization", `Bearer ${change(token)}`]])).toEqual(unknown);
  });

  it("of a proxy in front keeps nobody from their session", async () => {
    const { visitor } = await open();
    for (const authorization of ["Basic YTpi", "Bearer eyJhbGciOiJub25lIn0.e30."])
      expect((await visitor.call(api.me, { headers: { authorization } })).status).toBe(200);
    const headers = { authorization: "Bearer eyJhbGciOiJub25lIn0.e30." };
    expect((await test.visitor().call(api.instance, { headers })).status).toBe(200);
  });
});

const bearerOf = (token: string) => ["Authorization", `Bearer ${token}`] as const;

describe("a token in an address", () => {
  it.each([
    ["in the query", (token: string) => `${path}?access_token=${token}`],
    ["in the query of another call", (token: string) => `/api/instance?token=${token}`],
    ["with escapes", (token: string) => `${path}?access_token=${token.replaceAll("_", "%5F")}`],
    ["in the path", (token: string) => api.getUser.path.replace(":id", token)],
    ["behind a broken escape", (token: string) => `${path}?a=%E0%A4%A&token=${token}`],
  ])("%s is refused, also beside a session or the token itself", async (_, addressOf) => {
    const { visitor, token } = await open();
    expect(await get([], addressOf(token))).toEqual(place);
    expect(await get([bearerOf(token)], addressOf(token))).toEqual(place);
    expect((await visitor.send("GET", addressOf(token))).status).not.toBe(200);
  });
});

describe("a call with a token", () => {
  it("reads no cookie and sets none, and is of the token's person, whoever the cookie is of", async () => {
    const [{ token }, other] = [await open(), await open()];
    await other.visitor.call(api.createMoodEntry, { body: makeEntry() });
    const { body, headers } = await other.visitor.call(api.listMoodEntries, { headers: bearer(token) });
    expect([body, headers["set-cookie"]]).toEqual([[], undefined]);
    const refused = await other.visitor.call(api.me, { headers: bearer(token) });
    expect([refused.status, refused.body.code]).toEqual([403, "token-closed"]);
    const unknownToken = await other.visitor.call(api.me, { headers: bearer(newToken(other.user.id).text) });
    expect([unknownToken.status, unknownToken.body.code]).toEqual([401, "token-unknown"]);
  });

  it("begins no session, and ends none", async () => {
    const { visitor, user, token } = await open();
    const headers = bearer(token);
    for (const answer of [
      await visitor.call(api.openUniverse, { params: user, headers }),
      await visitor.call(api.logout, { headers }),
    ])
      expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
    expect((await visitor.call(api.me)).status).toBe(200);
  });

  it("may come from any page, because no other site can send it", async () => {
    const { visitor } = await open();
    const program = programOf(test, (await tokenOf(visitor, ["moods:write"])).token);
    const headers = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    expect((await program.call(api.createMoodEntry, { body: makeEntry(), headers })).status).toBe(201);
    expect((await visitor.call(api.createMoodEntry, { body: makeEntry(), headers })).status).toBe(403);
  });

  it("names the universe that it is meant for, as calls of a session do", async () => {
    const [{ token, user }, other] = [await open(), await open()];
    const call = (owner: string) =>
      programOf(test, token).call(api.listMoodEntries, { headers: { "universe-owner": owner } });
    expect([(await call(user.id)).status, (await call(other.user.id)).status]).toEqual([200, 404]);
  });
});

describe("a token of somebody", () => {
  it("who has deleted their account is unknown", async () => {
    const account = await makeAccount(test);
    const { visitor, user } = await signIn(test, account);
    const { token } = await tokenOf(visitor);
    const body = { universeName: account.universeName, password: account.password };
    expect((await visitor.call(api.deleteUniverse, { params: user, body })).status).toBe(202);
    expect(await get([bearerOf(token)])).toEqual(unknown);
  });

  it("who has closed their universe is unknown, also after they keep it", async () => {
    const { visitor, user, token } = await open();
    await visitor.call(api.deleteUniverse, { params: user, body: { universeName: user.universeName } });
    expect(await get([bearerOf(token)])).toEqual(unknown);
    await test.visitor().call(api.keepUniverse, { params: user });
    expect(await get([bearerOf(token)])).toEqual(unknown);
  });
});

it("a token that names a user leads back to them, whoever they are", () => {
  for (let n = 0; n < 100; n++) {
    const userId = n === 0 ? "00000000-0000-0000-0000-000000000000" : crypto.randomUUID();
    const { text, id, hash } = newToken(userId);
    expect(readToken(text)).toEqual({ userId, id, hash });
  }
});

it("no log line has a token, whatever was sent", async () => {
  const { token } = await open();
  await get([bearerOf(token)]);
  await get([bearerOf(token), bearerOf(token)]);
  await get([], `${path}?access_token=${token}`);
  await get([], `/api/unknown/${token}`);
  expect(test.logged.length).toBeGreaterThan(0);
  for (const secret of [token, token.split("_")[2] ?? ""]) expect(test.logged.join("")).not.toContain(secret);
});
