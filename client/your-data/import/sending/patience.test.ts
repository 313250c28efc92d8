import { beforeEach, expect, test, vi } from "vitest";
import { CallError, NetworkError } from "../../../call-errors.ts";
import { type Pause, patiently } from "./patience.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const refused = (status: number, retryAfter?: string) =>
  new CallError(new Response(null, { status, headers: retryAfter ? { "Retry-After": retryAfter } : {} }), "");

const reached = "reached";

/** A call that fails with each of `errors` and is answered then. */
function attempt(...errors: readonly Error[]) {
  const pauses: (Pause | null)[] = [];
  const call = vi.fn(async () => reached);
  for (const error of errors) call.mockRejectedValueOnce(error);
  const ending = new AbortController();
  const result = patiently(call, {
    signal: ending.signal,
    maySend: () => true,
    onPause: (pause) => pauses.push(pause),
    onWake: () => () => {},
  });
  return { call, pauses, ending, result };
}

for (const status of [429, 503])
  test(`after a ${status}, the call is repeated when Retry-After is over, and not before`, async () => {
    const { call, pauses, result } = attempt(refused(status, "17"));
    await vi.advanceTimersByTimeAsync(16_999);
    expect(call).toHaveBeenCalledTimes(1);
    expect(pauses).toEqual(["busy"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe(reached);
    expect(pauses).toEqual(["busy", null]);
  });

test("without Retry-After the breaks grow up to half a minute", async () => {
  const { call, result } = attempt(...Array.from({ length: 6 }, () => new NetworkError("lost")));
  for (const [at, seconds] of [2, 4, 8, 16, 30, 30].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(call).toHaveBeenCalledTimes(at + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await result).toBe(reached);
});

test("a refusal that no repetition changes is thrown at once", async () => {
  await expect(attempt(refused(409)).result).rejects.toMatchObject({ status: 409 });
});

test("cancelling ends a break at once", async () => {
  const { call, ending, result } = attempt(refused(429, "600"));
  await vi.advanceTimersByTimeAsync(1);
  ending.abort();
  await expect(result).rejects.toMatchObject({ name: "AbortError" });
  expect(call).toHaveBeenCalledTimes(1);
});
