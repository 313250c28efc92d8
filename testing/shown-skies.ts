/** Steps of shown skies that several tests share. */

import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "./app.ts";
import { makeEntry, makeLink, signUp } from "./make.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Sets up the tests of a file: the app with the page of shown skies, and for each test a person with an empty
 * universe.
 */
export function startShownSkyTests() {
  const at = {} as { test: TestApp; ada: Visitor; userId: string; universeName: string };
  let clientDir: string;
  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), "mood-universe-shown-"));
    await copyFile(join(import.meta.dirname, "../shown.html"), join(clientDir, "shown.html"));
    at.test = await openTestApp({ cooldownMs: 0 }, { clientDir });
  });
  afterAll(async () => {
    await at.test.close();
    await rm(clientDir, { recursive: true });
  });
  beforeEach(async () => {
    at.test.clock.now += 60_000;
    const { visitor, user } = await signUp(at.test);
    Object.assign(at, { ada: visitor, userId: user.id, universeName: user.universeName });
  });

  const add = async (overrides = {}) =>
    (await at.ada.call(api.createMoodEntry, { body: makeEntry(overrides) })).body;

  async function share(overrides = {}) {
    const { body } = await at.ada.call(api.createLink, { body: makeLink(overrides) });
    return { id: body.id as string, token: (body.url as string).split("/s/")[1] ?? "" };
  }
  const look = (token: string, headers = {}) =>
    at.test.visitor().call(api.shownSky, { params: { token }, headers });
  const sky = async (token: string) => (await look(token)).body;
  const get = (path: string) => at.test.visitor().send("GET", path);

  return Object.assign(at, { add, share, look, sky, get });
}
