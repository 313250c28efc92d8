import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serverPages } from "#domain/languages/en/server-pages.ts";
import { shown } from "#domain/languages/en/shown.ts";
import { makeTranslator } from "#domain/languages/translator.ts";
import type { TranslationFiles } from "#domain/pages/paths.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { htmlIn } from "../languages/html.ts";

const root = join(import.meta.dirname, "../..");
const translations: TranslationFiles = {
  catalogues: "assets/catalogues-1.js",
  languages: { ar: { start: "assets/ar-start-1.js", home: "assets/ar-home-1.js" }, de: {} },
  pages: { "": ["start"], "/": ["start", "home"], "/login": ["start", "more"] },
};

let test: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), "mood-universe-page-language-"));
  for (const file of ["index.html", "shown.html"]) await copyFile(join(root, file), join(clientDir, file));
  await copyFile(join(root, "client/public/manifest.webmanifest"), join(clientDir, "manifest.webmanifest"));
  await writeFile(join(clientDir, "page-files.json"), JSON.stringify({ "/login": ["assets/login-1.js"] }));
  await writeFile(join(clientDir, "translation-files.json"), JSON.stringify(translations));
  test = await openTestApp({}, { clientDir });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.visitor().send("GET", url, { headers });
const linkedIn = (html: string) =>
  [...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file);

it.each([
  [{}, '<html lang="en">'],
  [{ "accept-language": "ar-EG,en" }, '<html lang="ar" dir="rtl">'],
  [{ "accept-language": "ar-EG", cookie: "mood-universe-language=de" }, '<html lang="de">'],
  [{ cookie: 'mood-universe-language="><script>' }, '<html lang="en">'],
])("pages are in the language for which the browser asks: %j", async (headers, element) => {
  for (const url of ["/login", "/", "/nothing", "/app-shell", "/s/nothing"])
    expect([url, (await get(url, headers)).text.includes(element)]).toEqual([url, true]);
  expect((await get("/login", headers)).headers.vary).toMatch(/^Accept-Language, Cookie/);
});

it("pages name the translations that they need, and none in English", async () => {
  const arabic = { cookie: "mood-universe-language=ar" };
  const own = ["/assets/catalogues-1.js", "/assets/ar-start-1.js"];
  expect(linkedIn((await get("/login", arabic)).text)).toEqual(["/assets/login-1.js", ...own]);
  expect(linkedIn((await get("/register", arabic)).text)).toEqual(own);
  expect(linkedIn((await get("/app-shell", arabic)).text)).toEqual([]);
  expect(linkedIn((await get("/login")).text)).toEqual(["/assets/login-1.js"]);
  expect((await get("/translation-files.json")).status).toBe(404);
});

it("the texts of the HTML are replaced, without markup of a translation", async () => {
  const t = makeTranslator(
    { language: "de", locale: "de" },
    new Map([
      ["server-pages.description", 'Ein "Tagebuch" & <b>mehr</b>'.replaceAll("<", "'<'")],
      ["server-pages.needsScript", "JavaScript fehlt."],
    ]),
  );
  const { text: html } = await get("/");
  const german = htmlIn(t, html, [serverPages.description, serverPages.needsScript]);
  expect(german).toContain('content="Ein &quot;Tagebuch&quot; &amp; &lt;b&gt;mehr&lt;/b&gt;"');
  expect(german).toContain("<noscript>JavaScript fehlt.</noscript>");
  for (const text of [serverPages.description, serverPages.needsScript])
    expect(german).not.toContain(text.english);
  const { text: shownHtml } = await get("/s/nothing");
  for (const text of [shown.title, serverPages.skyNeedsScript]) expect(shownHtml).toContain(text.english);
});

it("the manifest names the app in the language of its address, and has all texts that can be translated", async () => {
  const english = await get("/manifest.webmanifest");
  expect(english.headers["content-type"]).toMatch(/^application\/manifest\+json/);
  for (const { english: text } of [serverPages.description, ...Object.values(serverPages.app)])
    expect(english.text).toContain(JSON.stringify(text));
  const { text } = await get("/", { cookie: "mood-universe-language=ar" });
  const [, address = ""] = /rel="manifest" href="([^"]+)"/.exec(text) ?? [];
  const arabic = await get(address);
  expect(JSON.parse(arabic.text)).toMatchObject({ lang: "ar", dir: "rtl", start_url: "/", id: "/" });
  expect((await get("/manifest.webmanifest?language=tlh")).text).toBe(english.text);
});
