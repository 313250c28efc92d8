import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../testing/app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ publicUrl: new URL("https://example.org/mood/"), rateLimits: false });
});
afterAll(() => test.close());

describe("below a path of the host", () => {
  it("answers calls there, and nothing elsewhere", async () => {
    const at = async (url: string) => (await test.visitor().send("GET", url)).status;
    expect(await at(`/mood${api.instance.path}`)).toBe(200);
    for (const base of ["", "/mood2", "/Mood", "/m%6fod", "/mood/mood", "//mood", "/moo"])
      expect([base, await at(base + api.instance.path)]).toEqual([base, 404]);
  });

  it.each([
    ["GET", "/", "/mood/"],
    ["HEAD", "/", "/mood/"],
    ["GET", "/mood", "/mood/"],
    ["GET", "/mood?add=1&x=?", "/mood/?add=1&x=?"],
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
  ] as const)("%s %s is not answered", async (method, url) => {
    expect((await test.visitor().send(method, url)).status).toBe(404);
  });

  it("answers probes with and without the path, under any name", async () => {
    for (const path of [api.live.path, `/mood${api.live.path}`]) {
      const { status } = await test.visitor().send("GET", path, { headers: { host: "10.0.0.7:3000" } });
      expect([path, status]).toEqual([path, 200]);
    }
  });
});
