import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { WellnessSession } from "#domain/wellness/sessions.ts";
import { outbox } from "../../outbox/browser-outbox.ts";
import { outboxCode } from "../../outbox/use-delivery.ts";
import { mergeStored } from "./practice.ts";
import { recordPractice } from "./record-practice.ts";

const runId = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const calls: { path: string; body: unknown }[] = [];

// A page fetches it soon after it was opened.
beforeAll(() => outboxCode.load());

beforeEach(() => {
  calls.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const stored = (userId: string, id: string): WellnessSession => ({
  ...{ id, userId, kind: "exercise", itemId: "breathing", outcome: "completed", seconds: 180, score: null },
  at: "2026-03-13T12:00:00.000Z",
});

/** Replaces the server: unavailable, or accepting every session. */
const serve = (isAvailable: boolean) =>
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (!isAvailable) throw new TypeError("Failed to fetch");
    calls.push({ path, body: JSON.parse(String(body)) });
    return new Response(JSON.stringify(stored("ada", `s-${calls.length}`)), { status: 201 });
  });

test("a session that ended while the server was unavailable is sent under its own id later", async () => {
  serve(false);
  recordPractice("ada", runId, {
    kind: "maze",
    itemId: "patience-trial",
    outcome: "won",
    seconds: 12.4,
    score: 40,
  });
  await outbox.flush("ada");
  serve(true);
  await outbox.flush("ada");
  expect(calls).toEqual([
    {
      path: "/api/users/ada/wellness-sessions",
      body: { id: runId, kind: "maze", itemId: "patience-trial", outcome: "won", seconds: 12, score: 40 },
    },
  ]);
  expect(outbox.pending("ada", "practice")).toEqual([]);
});

test("a time of more than a day is reduced to a day, so that the server accepts it from a device that slept", async () => {
  serve(true);
  recordPractice("ada", runId, { kind: "exercise", itemId: "breathing", outcome: "completed", seconds: 1e9 });
  await outbox.flush("ada");
  expect(calls[0]?.body).toMatchObject({ seconds: 86_400, score: null });
});

test("the merged list has each session once, and no session of another user", () => {
  const merged = mergeStored(
    "ada",
    [stored("ada", "a"), stored("ada", "b")],
    [stored("ada", "b"), stored("bo", "x"), stored("ada", "c")],
  );
  expect(merged.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
