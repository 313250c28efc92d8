import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WellnessSession } from "#domain/wellness/sessions.ts";
import { mergeStored, practiceOutbox, recordPractice } from "./practice.ts";

const texts = new Map<string, string>();
const calls: { path: string; key: string | null; body: unknown }[] = [];

beforeEach(() => {
  texts.clear();
  calls.length = 0;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const stored = (userId: string, id: string): WellnessSession => ({
  ...{ id, userId, kind: "exercise", itemId: "breathing", outcome: "completed", seconds: 180, score: null },
  at: "2026-03-13T12:00:00.000Z",
});

/** The server gone, or one that takes everything. */
const serve = (isThere: boolean) =>
  vi.stubGlobal("fetch", async (path: string, { headers, body }: RequestInit) => {
    if (!isThere) throw new TypeError("Failed to fetch");
    calls.push({ path, key: new Headers(headers).get("Idempotency-Key"), body: JSON.parse(String(body)) });
    return new Response(JSON.stringify(stored("ada", `s-${calls.length}`)), { status: 201 });
  });

test("what ended while the server was gone is sent under its own key when it is back", async () => {
  serve(false);
  recordPractice("ada", { kind: "maze", itemId: "patience-trial", outcome: "won", seconds: 12.4, score: 40 });
  await practiceOutbox.flush("ada");
  const [item] = practiceOutbox.waiting("ada");
  serve(true);
  await practiceOutbox.flush("ada");
  expect(calls).toEqual([
    {
      path: "/api/users/ada/wellness-sessions",
      key: item?.key,
      body: { kind: "maze", itemId: "patience-trial", outcome: "won", seconds: 12, score: 40 },
    },
  ]);
  expect(practiceOutbox.waiting("ada")).toEqual([]);
});

test("time beyond a day is cut to a day, so that a sleeping device refuses nothing", async () => {
  serve(true);
  recordPractice("ada", { kind: "exercise", itemId: "breathing", outcome: "completed", seconds: 1e9 });
  await practiceOutbox.flush("ada");
  expect(calls[0]?.body).toMatchObject({ seconds: 86_400, score: null });
});

test("the list has each session once, and nobody else's", () => {
  const merged = mergeStored(
    "ada",
    [stored("ada", "a"), stored("ada", "b")],
    [stored("ada", "b"), stored("bo", "x"), stored("ada", "c")],
  );
  expect(merged.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
