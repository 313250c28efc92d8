import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";

let test: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), "mood-universe-pages-"));
  await mkdir(join(clientDir, "assets"));
  await writeFile(join(clientDir, "index.html"), "<title>Mood Universe</title>");
  await writeFile(join(clientDir, "assets/main-1a2b.js"), "export {};");
  await writeFile(join(clientDir, "assets/main-1a2b.js.gz"), "compressed");
  await writeFile(join(clientDir, "assets/argon2-worker-1a2b.js"), "self;");
  await writeFile(join(clientDir, "assets/argon2-worker-1a2b.js.gz"), "compressed");
  await writeFile(join(clientDir, "service-worker.js"), "self;");
  await writeFile(join(clientDir, "open-sealed.html"), "<script>open();</script>");
  await writeFile(join(clientDir, "open-sealed.html.gz"), "compressed");
  await writeFile(join(clientDir, "hashes.txt"), "");
  await writeFile(join(clientDir, "hashes.txt.gz"), "compressed");
  test = await openTestApp({}, { clientDir });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.visitor().send("GET", url, { headers });

describe("pages", () => {
  it.each([
    "/",
    "/onboarding",
    "/wellness-games/color-wheel-explorer",
    "/no/such/page?x=1.5",
    "/%E0%A4%A",
    "/%zz?x=%",
  ])("are one page for every path that is not a call: %s", async (url) => {
    const answer = await get(url);
    expect([answer.status, answer.text]).toEqual([200, "<title>Mood Universe</title>"]);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it("run only scripts of their own origin, and appear only in frames of their own origin", async () => {
    const { headers } = await get("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toContain("unsafe-eval");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("with a secret in their URL are not cached and send no referrer", async () => {
    for (const path of ["/verify-email?token=x", "/sign-in-link?token=x", "/join"])
      expect((await get(path)).headers).toMatchObject({
        ...{ "cache-control": "no-store", "referrer-policy": "no-referrer" },
      });
  });

  it("say with a call where it comes from, and not for which words a person has searched", async () => {
    for (const path of ["/login", "/journal?find=secret"])
      expect((await get(path)).headers["referrer-policy"]).toBe("strict-origin");
  });

  it("have files that are cached for a year, and compressed for clients that accept it", async () => {
    const plain = await get("/assets/main-1a2b.js");
    expect([plain.text, plain.headers["cache-control"]]).toEqual([
      "export {};",
      "public, max-age=31536000, immutable",
    ]);
    const packed = await get("/assets/main-1a2b.js", { "accept-encoding": "gzip" });
    expect([packed.text, packed.headers["content-encoding"]]).toEqual(["compressed", "gzip"]);
    expect(plain.headers["access-control-allow-origin"]).toBe("*");
    expect((await get("/")).headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("have one worker that may run WebAssembly, which can load and send nothing", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const { headers } = await get("/assets/argon2-worker-1a2b.js", { "accept-encoding": encoding });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/^default-src 'none'; /);
      expect(policy).toMatch(/; script-src 'wasm-unsafe-eval'$/);
      expect(policy).not.toMatch(/connect-src|'self'|\*/);
    }
    const { headers } = await get("/assets/main-1a2b.js");
    expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
  });

  it("give out the page for sealed exports as a file, which never runs under the name of the server", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const { status, headers } = await get("/open-sealed.html", { "accept-encoding": encoding });
      expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
      expect(headers["content-disposition"]).toBe('attachment; filename="open-sealed.html"');
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("script-src");
    }
    const list = await get("/hashes.txt", { "accept-encoding": "gzip" });
    expect([list.text, list.headers["cache-control"]]).toEqual(["compressed", "no-cache"]);
  });

  it("have a service worker of which browsers never keep an old version", async () => {
    const { status, headers } = await get("/service-worker.js");
    expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect((await get("/")).headers["content-security-policy"]).toContain("worker-src 'self'");
  });

  it("say that a shared text is lost that no service worker has kept, without reading it", async () => {
    const answer = await test.visitor().send("POST", "/share", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "text=A+secret",
    });
    expect([answer.status, answer.headers.location]).toEqual([303, "/?shared=lost"]);
  });

  const key = "6b1f5f1e-52a7-4c5b-9f0e-0d6a8f1f2a3b";
  const asPage = { accept: "text/html" };
  it.each([
    ["the share sheet of the system", key, { ...asPage, "sec-fetch-site": "none" }, `/?add=1&shared=${key}`],
    ["a page of ours", key, { ...asPage, "sec-fetch-site": "same-origin" }, `/?add=1&shared=${key}`],
    ["another site", key, { ...asPage, "sec-fetch-site": "cross-site" }, "/?shared=lost"],
    ["a page of another port", key, { ...asPage, "sec-fetch-site": "same-site" }, "/?shared=lost"],
    ["nobody knows", key, asPage, "/?shared=lost"],
    [
      "the person, with a key that is none",
      "x&y=//evil.example",
      { "sec-fetch-site": "none" },
      "/?shared=lost",
    ],
  ])("take a text that was shared by %s", async (_, sent, headers, page) => {
    const answer = await get(`/share?key=${sent}`, headers);
    expect([answer.status, answer.headers.location]).toEqual([303, page]);
  });

  it.each(["/assets/main-1a2b.js", "/assets/gone.js", "/login", "/api/nothing", "/api/%E0%A4%A"])(
    "and whatever else is answered have the type that they say: %s",
    async (url) => {
      expect((await get(url)).headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  it("are not sent for a call with an undecodable path, which gets JSON", async () => {
    const answer = await get("/api/users/%E0%A4%A");
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: "The request could not be read.", code: "unreadable-request", text: "refusals.unreadable" },
    ]);
  });

  it("are not sent for an undecodable path under another Host", async () => {
    expect((await get("/%E0%A4%A", { host: "evil.example" })).status).toBe(421);
  });

  it.each([
    "/%E0%A4%A.png",
    "/assets/gone.js",
    "/assets/main-1a2b.js.gz",
    "/assets/../index.html",
    "/assets/%2e%2e/index.html",
    "/favicon.png",
    "/index.html",
    "/api/nothing",
    "/../../etc/passwd.txt",
  ])("are not sent for %s", async (url) => {
    expect((await get(url)).status).toBe(404);
  });
});

describe("/api/docs", () => {
  it("shows every call of the product", async () => {
    expect((await get("/api/docs/")).text).toContain("swagger");
    const { paths } = (await get("/api/docs/json")).body;
    const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = Object.values<Call>(api).map(({ method, path }) => `${method} ${path}`);
    expect(documented.sort()).toEqual(calls.map((call) => call.replace(/:(\w+)/g, "{$1}")).sort());
    expect(paths["/api/mood-entries"].post.requestBody.content["application/json"].schema.required).toEqual([
      "emotion",
      "intensity",
    ]);
  });

  it("requires no words of a request that may have sealed ones", async () => {
    const { paths } = (await get("/api/docs/json")).body;
    const { required, properties } =
      paths["/api/tags/{id}"].put.requestBody.content["application/json"].schema;
    expect(required).toEqual(["kind", "isArchived"]);
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(["name", "sealed", "nameKey"]));
  });

  it("runs only scripts that the server itself serves", async () => {
    const page = await get("/api/docs/");
    expect(page.headers["content-security-policy"]).toMatch(
      /script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;/,
    );
    const scripts = [...page.text.matchAll(/src="\.(\/[^"]+)"/g)].map(([, path]) => path);
    expect(scripts).toContain("/static/swagger-ui-bundle.js");
    for (const path of scripts) expect([path, (await get(`/api/docs${path}`)).status]).toEqual([path, 200]);
  });

  it.each(["/api/docs/", "/api/docs/json", "/api/docs/static/swagger-ui-bundle.js"])(
    "keeps browsers from guessing the type of %s",
    async (url) => {
      const answer = await get(url);
      expect([answer.status, answer.headers["x-content-type-options"]]).toEqual([200, "nosniff"]);
    },
  );

  it("replies 404 to other paths below it and to other methods", async () => {
    const answer = await get("/api/docs/nothing");
    expect([answer.status, answer.body]).toEqual([
      404,
      { error: "Not found", code: "not-found", text: "refusals.notFound" },
    ]);
    expect((await test.visitor().send("POST", "/api/docs/")).status).toBe(404);
  });
});
