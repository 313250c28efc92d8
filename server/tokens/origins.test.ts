import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { signUp } from "../../testing/make.ts";
import { bearer, tokenOf } from "../../testing/tokens.ts";

const dashboard = "https://dashboard.example.org";
const elsewhere = "https://elsewhere.example.org";

let test: TestApp;
let closed: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, tokenOrigins: [dashboard, "http://localhost:8123"] });
  closed = await openTestApp({ rateLimits: false });
});
afterAll(async () => {
  await test.close();
  await closed.close();
});

/** What a browser asks before it sends a call of a page with other headers than those of a form. */
const preflight = (app: TestApp, call: Call, origin: string, headers = "authorization, content-type") =>
  app.app.inject({
    method: "OPTIONS",
    url: call.path.replace(/:\w+/g, "x"),
    headers: {
      ...{ host: "mood.example.org", origin },
      ...{ "access-control-request-method": call.method, "access-control-request-headers": headers },
    },
  });

const corsIn = (headers: object) => Object.keys(headers).filter((name) => /^access-control/i.test(name));

describe("a page of an origin that the operator has named", () => {
  it("may send the calls that tokens open, and read their replies and refusals, without cookies", async () => {
    for (const call of [api.listChanges, api.updateMoodEntry, api.putReading]) {
      const { statusCode, headers } = await preflight(test, call, dashboard);
      expect([statusCode, headers["access-control-allow-origin"]]).toEqual([204, dashboard]);
      expect(headers["access-control-allow-headers"]).toMatch(/Authorization/);
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
    }
    const { visitor } = await signUp(test);
    const { token } = await tokenOf(visitor);
    for (const authorization of [token, `${token.slice(0, -3)}000`]) {
      const { headers } = await test
        .visitor()
        .call(api.listChanges, { headers: { ...bearer(authorization), origin: dashboard } });
      expect(headers["access-control-allow-origin"]).toBe(dashboard);
      expect(headers["access-control-expose-headers"]).toMatch(/ETag/);
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
      expect(headers.vary).toMatch(/Origin/);
    }
  });

  it("still makes no call with a cookie, and learns nothing of one", async () => {
    const { visitor } = await signUp(test);
    const asked = await preflight(test, api.listChanges, dashboard, "content-type");
    expect([asked.statusCode, corsIn(asked.headers)]).toEqual([404, []]);
    const { headers } = await visitor.call(api.listChanges, { headers: { origin: dashboard } });
    expect(corsIn(headers)).toEqual([]);
    expect(
      (await visitor.call(api.binMoodEntry, { params: { id: "x" }, headers: { origin: dashboard } })).status,
    ).toBe(403);
  });

  it("may not even ask for the calls that no token opens", async () => {
    for (const call of [api.me, api.createToken, api.login, api.deleteUniverse]) {
      const { statusCode, headers } = await preflight(test, call, dashboard);
      expect([statusCode, corsIn(headers)]).toEqual([404, []]);
    }
  });
});

it.each([
  ["another site", () => test, elsewhere],
  ["no origin at all", () => test, "null"],
  ["a part of a named one", () => test, "https://dashboard.example.or"],
  ["any site, where the operator has named none", () => closed, dashboard],
])("a page of %s may send and read nothing", async (_, of, origin) => {
  const asked = await preflight(of(), api.listChanges, origin);
  expect([asked.statusCode, corsIn(asked.headers)]).toEqual([404, []]);
  const { visitor } = await signUp(of());
  const { token } = await tokenOf(visitor);
  const { headers } = await of()
    .visitor()
    .call(api.listChanges, { headers: { ...bearer(token), origin } });
  expect(corsIn(headers)).toEqual([]);
});
