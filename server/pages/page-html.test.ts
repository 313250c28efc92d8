import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shellPath } from "#domain/pages/paths.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { signUp } from "../../testing/make.ts";

let test: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), "mood-universe-page-html-"));
  await writeFile(join(clientDir, "index.html"), "<head><title>Mood Universe</title></head>");
  await writeFile(
    join(clientDir, "page-files.json"),
    JSON.stringify({ "/": ["assets/home-1.js", "assets/sky-1.js"], "/login": ["assets/login-1.js"] }),
  );
  test = await openTestApp({}, { clientDir });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

const filesIn = (html: string) =>
  [...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file);

it("a visitor's page names the files of the login page, a person's page its own", async () => {
  const visitor = test.visitor();
  expect(filesIn((await visitor.send("GET", "/")).text)).toEqual(["/assets/login-1.js"]);
  const { visitor: person } = await signUp(test);
  expect(filesIn((await person.send("GET", "/")).text)).toEqual(["/assets/home-1.js", "/assets/sky-1.js"]);
  expect(filesIn((await person.send("GET", "/nothing")).text)).toEqual([]);
});

const callsIn = (html: string) =>
  [...html.matchAll(/rel="preload" as="fetch" crossorigin="use-credentials" href="([^"]+)"/g)].map(
    ([, call]) => call,
  );

it("a person's page asks for its first calls, and a visitor's page for none", async () => {
  expect(callsIn((await test.visitor().send("GET", "/")).text)).toEqual([]);
  const { visitor: person } = await signUp(test);
  const calls = callsIn((await person.send("GET", "/")).text);
  expect(calls).toEqual(["/api/auth/me", "/api/changes?form=1"]);
  for (const call of calls) expect((await person.send("GET", call ?? "")).status).toBe(200);
});

it("the list of files is not sent", async () => {
  expect((await test.visitor().send("GET", "/page-files.json")).status).toBe(404);
});

it("the shell names no files and makes no calls, whoever asks for it", async () => {
  const { visitor: person } = await signUp(test);
  for (const visitor of [test.visitor(), person])
    expect((await visitor.send("GET", shellPath)).text).toBe("<head><title>Mood Universe</title></head>");
});
