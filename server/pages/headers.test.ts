import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { embedPath, shownPath } from "#domain/shown-skies/link.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";

const publicUrl = new URL("https://mood.example.org");
const page = "<title>Mood Universe</title>";
let test: TestApp;
/** Contains the client, and beside it what a clone contains. */
let clone: string;
beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), "mood-universe-headers-"));
  const clientDir = join(clone, "client");
  await mkdir(join(clientDir, "assets"), { recursive: true });
  await mkdir(join(clone, ".git"));
  for (const name of [".env", "package.json", ".git/config"])
    await writeFile(join(clone, name), "a canary of the clone");
  for (const name of ["index.html", "shown.html"]) await writeFile(join(clientDir, name), page);
  await writeFile(join(clientDir, "assets/main-1a2b.js"), "export {};");
  await writeFile(join(clientDir, "page-files.json"), "{}");
  test = await openTestApp({ publicUrl }, { clientDir });
});
afterAll(async () => {
  await test.close();
  await rm(clone, { recursive: true });
});

const token = "t".repeat(43);
const replies = [
  ["a page", "GET", "/", {}],
  ["the page of a link of a mail", "GET", "/verify-email?token=x", {}],
  ["the page of a shown sky", "GET", shownPath(token), {}],
  ["the frame of a shown sky", "GET", embedPath(token), {}],
  ["a file", "GET", "/assets/main-1a2b.js", {}],
  ["a file that is gone", "GET", "/assets/gone.js", {}],
  ["a call", "GET", api.instance.path, {}],
  ["a call of a visitor", "GET", api.me.path, {}],
  ["an unknown call", "GET", "/api/nothing", {}],
  ["a call that cannot be decoded", "GET", "/api/%E0%A4%A", {}],
  ["invalid JSON", "POST", api.login.path, { body: "{" }],
  ["a foreign Host", "GET", "/", { headers: { host: "evil.example" } }],
  ["a redirect", "GET", api.logout.path, {}],
  ["a health call", "GET", api.live.path, {}],
  ["the schema of exports", "GET", "/api/export-schema.json", {}],
  ["the page of calls", "GET", "/api/docs/", {}],
  ["the document of calls", "GET", "/api/docs/json", {}],
] as const;

describe("the reply to", () => {
  it.each(replies)("%s says how browsers must treat it", async (_, method, url, parts) => {
    const { headers, text } = await test.visitor().send(method, url, parts);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/default-src 'none'|object-src 'none'/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors ");
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http)/);
    if (text !== "") expect(headers["content-type"]).toMatch(/^(text|application)\/[a-z]+; ?charset=utf-8$/i);
  });

  it("everything but the frames and pages of shown skies refuses the frames of other sites", async () => {
    for (const [, method, url, parts] of replies) {
      const { headers } = await test.visitor().send(method, url, parts);
      const [, ancestors] = /frame-ancestors ([^;]+)/.exec(String(headers["content-security-policy"])) ?? [];
      const isShown = url.includes(token);
      expect([url, ancestors?.trim()]).toEqual([
        url,
        isShown ? "*" : expect.stringMatching(/^'(none|self)'$/),
      ]);
    }
  });

  it("a call lets no other site read it", async () => {
    const headers = { origin: "https://evil.example" };
    const answer = await test.visitor().call(api.instance, { headers });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
  });
});

it("without https, no reply asks browsers for it", async () => {
  const plain = await openTestApp();
  const { headers } = await plain.visitor().call(api.instance);
  expect(headers["strict-transport-security"]).toBeUndefined();
  await plain.close();
});

it.each([
  "/.git/config",
  "/.env",
  "/package.json",
  "/../package.json",
  "/..%2fpackage.json",
  "/%2e%2e/.env",
  "/assets/..%2f..%2f.env",
  "/assets/../../.git/config",
  "/page-files.json",
  "/assets/",
  "/assets",
])("the files of a clone and the lists of folders are not served: %s", async (url) => {
  const { status, text } = await test.visitor().send("GET", url);
  expect([200, 400, 403, 404]).toContain(status);
  expect(status === 200 ? text : page).toBe(page);
  expect(text).not.toContain("canary");
  expect(text).not.toContain("main-1a2b");
});
