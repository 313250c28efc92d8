import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DrawnPage, drawingOf, drawingsFile } from "#domain/pages/drawn-pages.ts";
import { shellPath } from "#domain/pages/paths.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { signUp } from "../../testing/make.ts";

const html = `<html lang="en"><head><title>Mood Universe</title><script type="module" crossorigin src="/assets/index-1.js"></script></head><body>
<div id="root"><main>
  <p>Loading</p></main><noscript>No scripts.</noscript></div></body></html>`;

const settings = { universeNameSignIn: true, providerSignIn: false };
const instance = { ...settings, registration: true } as DrawnPage["instance"];
const closed = { ...settings, registration: false } as DrawnPage["instance"];

const drawings = (language: string) => ({
  [drawingOf({ page: "/login", isKnown: false, instance })]: {
    title: `${language} & new`,
    html: "<main>new</main>",
  },
  [drawingOf({ page: "/login", isKnown: true, instance })]: { title: language, html: "<main>known</main>" },
  [drawingOf({ page: "/register", isKnown: false, instance })]: {
    title: language,
    html: "<main>open</main>",
  },
  [drawingOf({ page: "/register", isKnown: false, instance: closed })]: {
    ...{ title: language, html: "<main>closed</main>" },
  },
});

let clientDir: string;
let test: TestApp;
let closedTest: TestApp;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), "mood-universe-drawn-html-"));
  await writeFile(join(clientDir, "index.html"), html);
  for (const language of ["en", "de"])
    await writeFile(join(clientDir, drawingsFile(language)), JSON.stringify(drawings(language)));
  test = await openTestApp({}, { clientDir });
  closedTest = await openTestApp({ registration: "off" }, { clientDir });
});
afterAll(async () => {
  await test.close();
  await closedTest.close();
  await rm(clientDir, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = {}, at = test) =>
  (await at.visitor().send("GET", url, { headers })).text;

it("a visitor's HTML contains the form in the reader's language, and what the client needs to take it over", async () => {
  const german = await get("/login", { "accept-language": "de" });
  expect(german).toContain("<title>de &amp; new</title>");
  expect(german).toContain("><main>new</main><noscript>No scripts.</noscript></div>");
  const [, drawn = ""] = /data-drawn="([^"]*)"/.exec(german) ?? [];
  expect(JSON.parse(drawn.replaceAll("&quot;", '"'))).toMatchObject({
    ...{ page: "/login", language: "de", isKnown: false },
    instance: { universeNameSignIn: true, registration: true, providerSignIn: false },
  });
  expect(await get("/journal")).toContain("<main>new</main>");
});

it("the drawn form is painted before its scripts arrive, which no other page asks for", async () => {
  const script = (priority: string) =>
    `<script type="module"${priority} crossorigin src="/assets/index-1.js">`;
  expect(await get("/login")).toContain(script(' fetchpriority="low"'));
  expect(await get("/onboarding")).toContain(script(""));
});

it("a browser that somebody has used gets the form first", async () => {
  expect(await get("/", { cookie: "mood-universe-known=1" })).toContain("<main>known</main>");
});

it("the form is that of the server's settings", async () => {
  expect(await get("/register")).toContain("<main>open</main>");
  expect(await get("/register", {}, closedTest)).toContain("<main>closed</main>");
});

it.each(["/login?notice=provider", "/onboarding", "/farewell", "/verify-email?token=x", shellPath])(
  "%s has no form in its HTML",
  async (url) => {
    expect(await get(url)).toContain("<p>Loading</p>");
  },
);

it("a person's HTML has none, and neither has that of a language without drawings", async () => {
  const { visitor } = await signUp(test);
  expect((await visitor.send("GET", "/login")).text).toContain("<p>Loading</p>");
  expect(await get("/login", { "accept-language": "fr" })).toContain("<p>Loading</p>");
});

it("the drawings are not sent as files", async () => {
  expect((await test.visitor().send("GET", `/${drawingsFile("en")}`)).status).toBe(404);
});
