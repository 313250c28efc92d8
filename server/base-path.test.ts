import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { lockCookie } from "#domain/app-lock.ts";
import { nameAt } from "#domain/base-path.ts";
import { languageCookie } from "#domain/languages/languages.ts";
import { drawingOf, drawingsFile } from "#domain/pages/drawn-pages.ts";
import type { Instance } from "#domain/session-calls.ts";
import { openTestApp, type TestApp } from "../testing/app.ts";
import { makeLink, makeUniverse, signUp } from "../testing/make.ts";
import type { Visitor } from "../testing/visitor.ts";
import { urlWithin } from "./base-path.ts";
import { makeMetrics } from "./metrics/metrics.ts";

const basePath = "/mood";
const links = `<script type="module" crossorigin src="./assets/index-1.js"></script><link rel="manifest" href="/manifest.webmanifest" />`;
const index = `<!doctype html><html lang="en"><head>${links}<title>Mood Universe</title></head><body>
<div id="root"><main>Loading</main><noscript>No scripts.</noscript></div></body></html>`;
const instance = {
  universeNameSignIn: true,
  registration: true,
  providerSignIn: false,
  passkeyObstacle: null,
} as Instance;
const drawn = { title: "Sign in", html: '<main><a href="/register">Register</a></main>' };
const files: Readonly<Record<string, string>> = {
  "index.html": index,
  "shown.html": `<!doctype html><html lang="en"><head>${links}</head><a href="/">Made with</a></html>`,
  "page-files.json": JSON.stringify({ "/": ["assets/home-1.js"] }),
  [drawingsFile("en")]: JSON.stringify({
    [drawingOf({ page: "/login", isKnown: false, instance })]: drawn,
  }),
  "manifest.webmanifest": JSON.stringify({
    ...{ id: "/", start_url: "/", scope: "/", icons: [{ src: "/app/icon-192.png" }] },
    shortcuts: [{ name: "Add Mood", url: "/?add=1" }],
    share_target: { action: "/share", params: { title: "title", url: "url" } },
  }),
};

let clientDir: string;
/** `test` is at a path of the host whose root `other` has. */
let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), "mood-universe-base-path-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(clientDir, name), text);
  const open = (publicUrl: string) =>
    openTestApp({ publicUrl: new URL(publicUrl), rateLimits: false }, { clientDir });
  [test, other] = [await open("https://example.org/mood/"), await open("https://example.org/")];
});
afterAll(async () => {
  await test.close();
  await other.close();
  await rm(clientDir, { recursive: true });
});

const get = (url: string, visitor = test.visitor(), headers: Record<string, string> = {}) =>
  visitor.send("GET", url, { headers });
const addressesIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, to]) => to);
const isSignedIn = async (visitor: Visitor) => (await visitor.call(api.me)).status === 200;

describe("below a path of the host", () => {
  it("answers calls there, and nothing elsewhere", async () => {
    const at = async (base: string) => (await get(base + api.instance.path)).status;
    expect(await at(basePath)).toBe(200);
    for (const base of ["", "/mood2", "/Mood", "/m%6fod", "//mood", "/moo"])
      expect([base, await at(base)]).toEqual([base, 404]);
  });

  it.each([
    ["GET", "/", "/mood/"],
    ["HEAD", "/", "/mood/"],
    ["GET", "/mood", "/mood/"],
    ["GET", "/mood?add=1&x=/", "/mood/?add=1&x=/"],
    ["GET", "/?add=1", "/mood/?add=1"],
  ] as const)("%s %s leads to the first page", async (method, url, target) => {
    const { status, headers } = await test.visitor().send(method, url);
    expect([status, headers.location]).toEqual([302, target]);
  });

  it.each([
    ["POST", "/"],
    ["POST", "/mood"],
    ["GET", "/robots.txt"],
    ["GET", "/api/docs"],
    ["GET", "/s/abc"],
    ["GET", "/assets/index-1.js"],
  ] as const)("%s %s is not answered", async (method, url) => {
    expect((await test.visitor().send(method, url)).status).toBe(404);
  });

  it("routes every address there as if there were no path, and no other one", () => {
    const base = fc.array(fc.stringMatching(/^[\w~-][\w.~-]{0,9}$/), { minLength: 1, maxLength: 3 });
    const path = fc.webPath().map((one) => (one.startsWith("/") ? one : `/${one}`));
    const query = fc.webQueryParameters().map((one) => (one === "" ? "" : `?${one}`));
    fc.assert(
      fc.property(base, path, query, (segments, ...rest) => {
        const [below, asked] = [`/${segments.join("/")}`, rest.join("")];
        fc.pre(!asked.startsWith("/api/health/") && !below.startsWith("/api/health"));
        expect(urlWithin(`${below}${asked}`, below)).toBe(asked);
        expect(urlWithin(asked, "")).toBe(asked);
        if (!`${asked}`.startsWith(`${below}/`)) expect(urlWithin(asked, below)).toBe(asked);
        expect(urlWithin(`${below}2${asked}`, below)).toBe(`${below}2${asked}`);
      }),
    );
  });

  it("shows metrics there, to who has their token", async () => {
    const token = "of-prometheus-alone";
    const metrics = makeMetrics({ port: null, token });
    const measured = await openTestApp({ publicUrl: new URL("https://example.org/mood/") }, { metrics });
    await metrics.listen(measured.app);
    const headers = { authorization: `Bearer ${token}` };
    const status = async (path: string) => (await measured.visitor().send("GET", path, { headers })).status;
    expect([await status("/mood/metrics"), await status("/metrics")]).toEqual([200, 404]);
    await measured.close();
  });

  it("answers probes with and without the path, under any name", async () => {
    for (const path of [api.live.path, basePath + api.live.path]) {
      const { status } = await get(path, undefined, { host: "10.0.0.7:3000" });
      expect([path, status]).toEqual([path, 200]);
    }
  });
});

describe("what the server sends leads nowhere else", () => {
  const navigation = { accept: "text/html" };

  it.each([
    ["a sign-out", api.logout.path, {}, "/mood/"],
    ["a sign-in without a provider", api.providerSignIn.path, {}, "/mood/login?notice=provider"],
    ["a text that is lost", "/share", {}, "/mood/?shared=lost"],
    ["a link of a mail", `${api.verifyEmail.path}?token=x`, navigation, "/mood/verify-email?token=x"],
  ])("after %s", async (_, path, headers, target) => {
    const answer = await get(basePath + path, undefined, headers);
    expect(answer.headers.location).toBe(target);
  });

  it("from the address of a call in a browser with a lock", async () => {
    const { visitor } = await signUp(test);
    visitor.cookies.set(nameAt(lockCookie, basePath), "1");
    for (const path of [api.me.path, "/api/docs"])
      expect((await get(basePath + path, visitor, navigation)).headers.location).toBe("/mood/");
  });

  it("in HTML", async () => {
    const { visitor } = await signUp(test);
    const { body: link } = await visitor.call(api.createLink, { body: makeLink() });
    const shown = new URL(link.url);
    expect(link.url).toMatch(/^https:\/\/example\.org\/mood\/s\/[\w-]+$/);
    const pages = [
      await get("/mood/", visitor),
      await get("/mood/login"),
      await get(shown.pathname),
      await get(`${shown.pathname}/embed`),
      await get(`${basePath}${api.providerCallback.path}`, undefined, navigation),
      await get("/mood/api/docs"),
    ];
    for (const { text } of pages) {
      expect(addressesIn(text).length).toBeGreaterThan(0);
      for (const address of addressesIn(text)) expect(address).toMatch(/^\/mood\//);
    }
    const [home, login, sky] = pages;
    for (const path of ["/assets/index-1.js", "/assets/home-1.js", api.me.path, "/manifest.webmanifest"])
      expect(home?.text).toContain(`="/mood${path}"`);
    expect(login?.text).toContain('href="/mood/register"');
    expect(sky?.text).toContain(`content="${link.url}/picture.png"`);
  });

  it("in the document of calls", async () => {
    expect((await get("/mood/api/docs/json")).body.servers).toEqual([{ url: "/mood" }]);
  });

  it("in the manifest, whose app is another one than that of the host", async () => {
    const manifest = (await get("/mood/manifest.webmanifest?language=de")).body;
    expect(manifest).toMatchObject({
      ...{ id: "/mood/", start_url: "/mood/", scope: "/mood/" },
      icons: [{ src: "/mood/app/icon-192.png" }],
      shortcuts: [{ url: "/mood/?add=1" }],
      share_target: { action: "/mood/share", params: { title: "title", url: "url" } },
    });
    const german = await get("/mood/", undefined, { "accept-language": "de" });
    expect(german.text).toContain('href="/mood/manifest.webmanifest?language=de"');
  });
});

describe("two installations of one host", () => {
  it("have cookies for their own paths alone", async () => {
    const { headers } = await test.visitor().call(api.createUniverse, { body: makeUniverse() });
    const [session = "", device = ""] = [headers["set-cookie"] ?? []].flat();
    expect(session).toMatch(
      /^__Secure-mood-universe-session\+mood=.*; Path=\/mood; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(device).toMatch(
      /^__Secure-mood-universe-device\+mood=.*; Path=\/mood; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("do not read the cookies of each other, nor those of versions that had a whole host", async () => {
    const [{ visitor }, { visitor: elsewhere }] = [await signUp(test), await signUp(other)];
    for (const [name, value] of elsewhere.cookies) visitor.cookies.set(name, value);
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([true, true]);
    const [session = ""] = [...visitor.cookies].flatMap(([name, value]) =>
      name.endsWith("session+mood") ? value : [],
    );
    const stranger = test.visitor();
    for (const name of ["session", "__Host-session", "__Secure-session", "__Host-mood-universe-session"])
      stranger.cookies.set(name, session);
    expect(await isSignedIn(stranger)).toBe(false);
    await visitor.call(api.logout);
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([false, true]);
  });

  it("have a language and a lock of their own", async () => {
    const german = test.visitor();
    for (const name of [languageCookie, "language"]) german.cookies.set(name, "de");
    german.cookies.set(lockCookie, "1");
    expect((await get("/mood/", german)).text).toContain('lang="en"');
    expect((await get(`/mood${api.me.path}`, german, { accept: "text/html" })).status).toBe(401);
    german.cookies.set(nameAt(languageCookie, basePath), "de");
    expect((await get("/mood/", german)).text).toContain('lang="de"');
    expect((await get("/", german)).headers.location).toBe("/mood/");
  });
});
