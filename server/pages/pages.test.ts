import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../testing/app.ts";

let test: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), "mood-universe-pages-"));
  await mkdir(join(clientDir, "assets"));
  await writeFile(join(clientDir, "index.html"), "<title>Mood Universe</title>");
  await writeFile(join(clientDir, "assets/main-1a2b.js"), "export {};");
  await writeFile(join(clientDir, "assets/main-1a2b.js.gz"), "compressed");
  test = await openTestApp({}, { clientDir });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.visitor().send("GET", url, { headers });

describe("pages", () => {
  it.each(["/", "/onboarding", "/wellness-games/color-wheel-explorer", "/no/such/page?x=1.5"])(
    "are one page for every path that is not a call: %s",
    async (url) => {
      const answer = await get(url);
      expect([answer.status, answer.text]).toEqual([200, "<title>Mood Universe</title>"]);
      expect(answer.headers["cache-control"]).toBe("no-cache");
    },
  );

  it("run our own scripts alone, and stand in nobody else's frame", async () => {
    const { headers } = await get("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toContain("unsafe-eval");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("with a secret in their address are kept by nobody and told to nobody", async () => {
    const { headers } = await get("/verify-email?token=x");
    expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect((await get("/login")).headers["referrer-policy"]).toBe("same-origin");
  });

  it("have files that are kept for a year, compressed for those who can read it", async () => {
    const plain = await get("/assets/main-1a2b.js");
    expect([plain.text, plain.headers["cache-control"]]).toEqual([
      "export {};",
      "public, max-age=31536000, immutable",
    ]);
    const packed = await get("/assets/main-1a2b.js", { "accept-encoding": "gzip" });
    expect([packed.text, packed.headers["content-encoding"]]).toEqual(["compressed", "gzip"]);
  });

  it.each(["/assets/gone.js", "/favicon.png", "/index.html", "/api/nothing", "/../../etc/passwd.txt"])(
    "are not sent for %s",
    async (url) => {
      expect((await get(url)).status).toBe(404);
    },
  );
});

describe("/api/docs", () => {
  it("shows every call of the product", async () => {
    expect((await get("/api/docs/")).text).toContain("swagger");
    const { paths } = (await get("/api/docs/json")).body;
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(["/api/users", "/api/mood-entries", "/api/users/{id}"]),
    );
    expect(paths["/api/mood-entries"].post.requestBody.content["application/json"].schema.required).toEqual([
      "emotion",
      "intensity",
    ]);
  });
});
