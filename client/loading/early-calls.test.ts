import { afterEach, expect, test, vi } from "vitest";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { serverClock } from "../time/server-clock.ts";
import { dropEarlyCalls, noteEarlyCalls, takeEarlyCall } from "./early-calls.ts";

const answer = () => vi.fn(async (_url: string) => new Response('{"status":"ok"}', { status: 200 }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a call is early once", () => {
  noteEarlyCalls(["/api/auth/me"]);
  expect(["/api/auth/me", "/api/auth/me", "/api/other"].map(takeEarlyCall)).toEqual([true, false, false]);
});

test("the reply of an early call can be as old as the page, so that the clock does not rely on its end alone", async () => {
  vi.stubGlobal("fetch", answer());
  const observe = vi.spyOn(serverClock, "observe");
  noteEarlyCalls([api.live.path]);
  await send(api.live, {});
  await send(api.live, {});
  const tookAll = observe.mock.calls.map(([, sent, received, ticks = 0]) => received - sent >= ticks - 1);
  expect(tookAll).toEqual([true, false]);
});

test("the reply of an early call tells the time although the device's clock was set back since the browser began", async () => {
  const realNow = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => realNow - 3_600_000);
  noteEarlyCalls([api.live.path]);
  const headers = { Date: new Date(realNow).toUTCString() };
  vi.stubGlobal("fetch", async () => new Response('{"status":"ok"}', { headers }));
  await send(api.live, {});
  expect(Math.abs(serverClock.at(Date.now()) - realNow)).toBeLessThan(60_000);
});

test("replies that nobody asked for are taken, so that nobody gets them after a sign-in", () => {
  const fetched = answer();
  vi.stubGlobal("fetch", fetched);
  noteEarlyCalls(["/api/changes?form=1"]);
  dropEarlyCalls();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/changes?form=1"]);
  expect(takeEarlyCall("/api/changes?form=1")).toBe(false);
});
