import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, makeUniverse, signUp } from "../../testing/make.ts";
import { requestsPerMinute } from "../limits/flood-limit.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe("the Host header", () => {
  it.each(["mood.example.org", "localhost:3000", "127.0.0.1", "[::1]:8080"])(
    "may be %s on a loopback bind",
    async (host) => {
      expect((await test.visitor().call(api.live, { headers: { host } })).status).toBe(200);
      expect((await test.visitor().call(api.me, { headers: { host } })).status).toBe(401);
    },
  );

  it.each(["evil.example", "mood.example.org.evil.example", "localhost.evil.example", "mood.example.org:81"])(
    "may not be %s",
    async (host) => {
      const answer = await test.visitor().call(api.me, { headers: { host } });
      expect([answer.status, answer.body.error]).toEqual([421, "This server does not answer to that name."]);
    },
  );

  it.each([0, 1, 2])(
    "cannot be replaced by X-Forwarded-Host, with TRUST_PROXY=%i",
    async (trustedProxies) => {
      const behind = await openTestApp({ trustedProxies });
      const ask = async (headers: Record<string, string>) =>
        (await behind.visitor().call(api.createUniverse, { body: makeUniverse(), headers })).status;
      const forwarded = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" };
      const ours = { ...forwarded, "x-forwarded-host": "mood.example.org" };
      const theirs = { ...forwarded, "x-forwarded-host": "evil.example", host: "mood.example.org" };
      expect([
        await ask({ ...ours, host: "evil.example" }),
        await ask(theirs),
        await ask({ ...theirs, origin: "http://evil.example" }),
        await ask({ ...theirs, origin: "https://mood.example.org" }),
        await ask({ ...theirs, origin: "http://mood.example.org" }),
      ]).toEqual([421, 201, 403, 403, 201]);
      await behind.close();
    },
  );

  it("must be PUBLIC_URL's on any other bind, except for health calls", async () => {
    const open = await openTestApp({ host: "0.0.0.0" });
    const ask = async (host: string) => (await open.visitor().call(api.me, { headers: { host } })).status;
    expect([await ask("mood.example.org"), await ask("localhost:3000")]).toEqual([401, 421]);
    expect((await open.visitor().call(api.ready, { headers: { host: "10.0.0.7:3000" } })).status).toBe(200);
    await open.close();
  });
});

describe("a call that names the owner of its universe", () => {
  it("is refused from the session of another person, whose universe stays as it is", async () => {
    const [ada, ben] = [await signUp(test), await signUp(test)];
    const headers = { "universe-owner": ada.user.id };
    const order = { body: makeEntry(), headers };
    const refused = await ben.visitor.call(api.createMoodEntry, order);
    expect([refused.status, refused.body.code]).toEqual([404, "another-session"]);
    expect((await ben.visitor.call(api.listChanges, { headers })).body.code).toBe("another-session");
    expect((await ben.visitor.call(api.listMoodEntries)).body).toEqual([]);
    expect((await ada.visitor.call(api.createMoodEntry, order)).status).toBe(201);
    expect((await test.visitor().call(api.createMoodEntry, order)).status).toBe(401);
    test.clock.now += 60_000;
  });
});

describe("a call that changes something", () => {
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { origin: "http://evil.example" },
    { origin: "null" },
    { referer: "http://evil.example/localhost" },
    { "sec-fetch-site": "cross-site", origin: "http://localhost" },
  ];
  const own: Record<string, string>[] = [
    {},
    { "sec-fetch-site": "same-origin" },
    { origin: "http://mood.example.org", host: "mood.example.org" },
    { referer: "http://mood.example.org/onboarding", host: "mood.example.org" },
  ];

  it.each(foreign)("is refused to another site %j", async (headers) => {
    const { visitor, user } = await signUp(test);
    const answers = [
      await visitor.call(api.createMoodEntry, { body: makeEntry(), headers }),
      await test.visitor().call(api.createUniverse, { body: makeUniverse(), headers }),
      await test.visitor().call(api.openUniverse, { params: { universeName: user.universeName }, headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(answers.flatMap(({ headers: sent }) => sent["set-cookie"] ?? [])).toEqual([]);
    test.clock.now += 60_000;
  });

  it.each(own)("is answered for our own pages and for clients that are not browsers %j", async (headers) => {
    const { visitor } = await signUp(test);
    expect((await visitor.call(api.createMoodEntry, { body: makeEntry(), headers })).status).toBe(201);
    test.clock.now += 60_000;
  });

  it.each([
    "text/plain",
    "application/json-patch+json",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/jsonx",
  ])("is refused with 415 as %s", async (type) => {
    const { visitor } = await signUp(test);
    const answer = await visitor.call(api.createMoodEntry, {
      body: makeEntry(),
      headers: { "content-type": type },
    });
    expect([answer.status, answer.body]).toEqual([415, { error: "Please send JSON.", code: "not-json" }]);
    test.clock.now += 60_000;
  });
});

describe("every call of the product", () => {
  it("validates bodies of every content type that it accepts", async () => {
    const { visitor, user } = await signUp(test);
    for (const type of [
      "application/json\t;",
      "application/json ;a",
      "Application/JSON",
      "application/json;",
    ]) {
      const headers = { "content-type": type };
      const answer = await visitor.call(api.updateProfile, {
        params: { id: user.id },
        body: { userName: "X", isAdmin: true },
        headers,
      });
      expect([400, 415], type).toContain(answer.status);
    }
    test.clock.now += 60_000;
  });

  it("forbids caches to store its reply, refused or not", async () => {
    const { visitor } = await signUp(test);
    for (const who of [visitor, test.visitor()]) {
      const { headers } = await who.call(api.me);
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    }
  });
});

describe("a reply without a handler", () => {
  it.each([
    ["400 for a path that cannot be decoded", 400, "GET", "/api/%E0%A4%A", {}],
    ["400 for invalid JSON", 400, "POST", api.login.path, { body: "{" }],
    ["404 for an unknown path", 404, "GET", "/api/nothing", {}],
    ["404 below the API page", 404, "GET", "/api/docs/nothing", {}],
    ["413", 413, "POST", api.login.path, { body: " ".repeat(64 * 1024 + 1) }],
    ["415", 415, "POST", api.login.path, { body: "{}", headers: { "content-type": "text/plain" } }],
    ["421", 421, "GET", api.me.path, { headers: { host: "evil.example" } }],
  ] as const)("%s is not cached and its type is not guessed", async (_, status, method, url, parts) => {
    const answer = await test.visitor().send(method, url, parts);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(expect.objectContaining({ error: expect.any(String) }));
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  });
});

describe("limits", () => {
  it("permit 30 look-ups per minute and address, and ignore X-Forwarded-For without TRUST_PROXY", async () => {
    const visitor = test.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      const headers = { "x-forwarded-for": `10.0.0.${n}` };
      const answer = await visitor.call(api.openUniverse, {
        params: { universeName: `Guess ${n}` },
        headers,
      });
      statuses.push(answer.status);
      if (n === 30) expect(answer.headers["retry-after"]).toBe("60");
    }
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
    await test.restart();
    const call = () => visitor.call(api.openUniverse, { params: { universeName: "Guess" } });
    expect((await call()).status).toBe(429);
    test.clock.now += 60_000;
    expect((await call()).status).toBe(404);
  });

  it("count by the address that the proxy adds, and not by one that a client makes up", async () => {
    const behind = await openTestApp({ trustedProxies: 1 });
    const lookUp = async (addresses: string) =>
      (
        await behind.visitor().call(api.openUniverse, {
          params: { universeName: "Guess" },
          headers: { "x-forwarded-for": addresses, "x-real-ip": addresses, forwarded: `for=${addresses}` },
        })
      ).status;
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push(await lookUp(`10.0.0.${n}, 203.0.113.9`));
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
    expect(await lookUp("203.0.113.9, 203.0.113.10")).toBe(404);
    await behind.close();
  });

  it("permit ten new universes per minute and address", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await test.visitor().call(api.createUniverse, { body: makeUniverse() })).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    test.clock.now += 60_000;
  });

  it("permit 600 calls per minute and session", async () => {
    const { visitor } = await signUp(test);
    for (let n = 0; n < requestsPerMinute; n++) expect((await visitor.call(api.me)).status).toBe(200);
    const answer = await visitor.call(api.me);
    expect([answer.status, answer.headers["retry-after"]]).toEqual([429, "60"]);
    test.clock.now += 60_000;
    expect((await visitor.call(api.me)).status).toBe(200);
  });

  it("in the database restart when the clock is set back an hour", async () => {
    const call = () => test.visitor().call(api.openUniverse, { params: { universeName: "Guess" } });
    for (let n = 0; n < 30; n++) await call();
    expect((await call()).status).toBe(429);
    test.clock.now -= 60 * 60_000;
    expect((await call()).status).toBe(404);
  });
});
