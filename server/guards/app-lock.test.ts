import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { lockCookie } from "#domain/app-lock.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, signUp } from "../../testing/make.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const navigation = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

it("the address of a call shows no journal in a browser with a lock", async () => {
  const { visitor } = await signUp(test);
  await visitor.call(api.createMoodEntry, { body: makeEntry({ note: "Only for my own eyes" }) });
  const read = (headers: Record<string, string>) => visitor.call(api.listChanges, { headers });
  expect((await read(navigation)).status).toBe(200);
  visitor.cookies.set(lockCookie, "1");
  const locked = await read(navigation);
  expect([locked.status, locked.headers.location]).toEqual([303, "/"]);
  expect(locked.text).toBe("");
  const docs = await visitor.send("GET", "/api/docs", { headers: navigation });
  expect([docs.status, docs.headers.location]).toEqual([303, "/"]);
  // Our own pages, which have a curtain, and programs go on reading.
  expect((await read({ accept: "*/*" })).status).toBe(200);
});
