import { afterEach, expect, test, vi } from "vitest";
import { api } from "#domain/api.ts";
import { makeUniverse } from "../testing/browser/make-replies.ts";
import { makeStar } from "../testing/make-star.ts";
import { pathOf, send } from "./api.ts";
import { CallError, NetworkError } from "./call-errors.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Answers every call, and records the requests. */
function answer(body: BodyInit | null, init: ResponseInit) {
  const fetched = vi.fn(async (_url: string, _request: RequestInit) => new Response(body, init));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a call goes out with cookies and JSON, and comes back parsed", async () => {
  const fetched = answer('{"status":"ok"}', { status: 200 });
  const reply = await send(api.live, {});
  expect(reply).toMatchObject({ status: 200, data: { status: "ok" } });
  expect(fetched.mock.calls[0]).toMatchObject([
    "/api/health/live",
    { method: "GET", credentials: "include" },
  ]);
});

test("a long list comes back whole, and other tasks run while it is parsed", async () => {
  const entries = Array.from({ length: 12_000 }, (_, at) => makeStar({ id: `${at}` }));
  const universe = { ...makeUniverse(entries), revision: 7 };
  answer(JSON.stringify(universe), { status: 200 });
  // Each slice takes so long that the next one waits for its turn.
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (time += 100));
  let otherTasks = 0;
  const other = setInterval(() => otherTasks++);
  const { data } = await send(api.listChanges, { query: {} }).finally(() => clearInterval(other));
  expect(data).toEqual(universe);
  expect(otherTasks).toBeGreaterThan(1);
});

test("a long list with a wrong row is an error", async () => {
  const entries: unknown[] = Array.from({ length: 6_000 }, (_, at) => makeStar({ id: `${at}` }));
  answer(JSON.stringify({ ...makeUniverse([]), entries: [...entries, { id: "broken" }] }), { status: 200 });
  await expect(send(api.listChanges, { query: {} })).rejects.toThrow(/emotion/);
});

test("names in a path are URL-encoded", () => {
  expect(pathOf(api.openUniverse, { universeName: "Ada's / Universe?" })).toBe(
    "/api/users/by-universe/Ada's%20%2F%20Universe%3F",
  );
});

test("the body is sent as JSON with its headers", async () => {
  const fetched = answer('{"error":"Cooldown active"}', { status: 429 });
  const body = { emotion: "joy", intensity: 7 } as const;
  await send(api.createMoodEntry, { body, headers: { "Idempotency-Key": "k" } }).catch(() => {});
  const [, request] = fetched.mock.calls[0] ?? [];
  expect(request?.body).toBe(JSON.stringify(body));
  expect(request?.headers).toEqual({ "Content-Type": "application/json", "Idempotency-Key": "k" });
});

test("a refusal carries status, sentence, code, fields, extra and Retry-After", async () => {
  const body = '{"error":"No","code":"pause","fields":{"note":"Too long"},"endsAt":"later"}';
  answer(body, { status: 429, headers: { "Retry-After": "17" } });
  const error = await send(api.me, {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({
    message: `429: ${body}`,
    status: 429,
    retryAfter: 17,
    refusal: { error: "No", code: "pause", fields: { note: "Too long" }, extra: { endsAt: "later" } },
  });
});

test("a refusal without a body carries its status text", async () => {
  answer(null, { status: 502, statusText: "Bad Gateway" });
  await expect(send(api.me, {})).rejects.toThrow("502: Bad Gateway");
});

test("304 is an answer, not a refusal", async () => {
  answer(null, { status: 304, headers: { "Cooldown-Ends-At": "2025-03-01T12:00:00.000Z" } });
  const reply = await send(api.listMoodEntries, {});
  expect(reply.status).toBe(304);
  expect(reply.headers.get("Cooldown-Ends-At")).toBe("2025-03-01T12:00:00.000Z");
});

test("a failed fetch is a NetworkError; an abort by the caller is not", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(send(api.me, {})).rejects.toBeInstanceOf(NetworkError);
  await expect(send(api.me, { signal: AbortSignal.abort() })).rejects.not.toBeInstanceOf(NetworkError);
});

test("a browser without AbortSignal.any and AbortSignal.timeout reaches the server", async () => {
  vi.stubGlobal("AbortSignal", { ...AbortSignal, any: undefined, timeout: undefined });
  answer('{"status":"ok"}', { status: 200 });
  const { signal } = new AbortController();
  expect(await send(api.live, { signal })).toMatchObject({ status: 200 });
});

test("an error in building a request is not reported as a network failure", async () => {
  answer("{}", { status: 200 });
  const circular: { self?: unknown } = {};
  circular.self = circular;
  const sending = send(api.createMoodEntry, { body: circular as never, headers: { "Idempotency-Key": "k" } });
  await expect(sending).rejects.toThrow("circular");
});

/** Never answers; rejects when the request is aborted, as fetch does. */
const hang = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort);
  });

test("a call without an answer is a NetworkError after fifteen seconds", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", hang);
  const outcome = send(api.me, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBeInstanceOf(NetworkError);
  expect(vi.getTimerCount()).toBe(0);
});

test("the caller's abort reaches the request, with its reason", async () => {
  vi.stubGlobal("fetch", hang);
  const controller = new AbortController();
  const outcome = send(api.me, { signal: controller.signal }).catch((error: unknown) => error);
  controller.abort("page left");
  expect(await outcome).toBe("page left");
});

test("an answer that does not match its schema is an error", async () => {
  answer("<html>Sign in to the café's network</html>", { status: 200 });
  await expect(send(api.me, {})).rejects.toThrow("not JSON");
  answer('{"user":{"id":7}}', { status: 200 });
  await expect(send(api.me, {})).rejects.toThrow();
});
