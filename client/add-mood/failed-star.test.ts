import { describe, expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import { type Draft, makeAttempt } from "./draft.ts";
import { failedStar } from "./failed-star.ts";
import { emptyForm } from "./mood-form.ts";

const answer = (status: number, code: string) =>
  new CallError(new Response(null, { status }), JSON.stringify({ error: "Not this one", code }));

const clock = {
  now: () => Date.UTC(2026, 2, 13, 8),
  randomUuid: () => "00000000-0000-4000-8000-000000000001",
};

function draftOf(form: Partial<Draft["form"]> = {}): Draft & { attempt: object } {
  const whole = { ...emptyForm, emotion: "joy" as const, ...form };
  return { form: whole, attempt: makeAttempt(whole, { moment: null, place: null, tags: [] }, clock) };
}

const now = draftOf();
const earlier = draftOf({ when: { date: "2026-03-12", time: "20:00", utcOffset: null } });
const said = (error: Error, draft = now, isLeft = true) =>
  failedStar(draft, error, isLeft).toast?.(english).title ?? null;

test.each([400, 409, 413, 429])(
  "a star that is refused with %i is another star when it is sent again",
  (status) => {
    expect(failedStar(now, answer(status, "invalid-fields"), true).draft).toEqual({ ...now, attempt: null });
  },
);

test.each([
  ["an error of the server", answer(500, "internal-error")],
  ["an ended session", answer(401, "not-signed-in")],
  ["no answer", new NetworkError("Failed to fetch")],
])("after %s, which may have come when the star was stored, it is the same star", (_, error) => {
  expect(failedStar(now, error, true).draft).toBe(now);
});

test("a toast says whether to wait for the pause or to try again, and nothing of an ended session", () => {
  expect(said(answer(429, "pause"))).toBe("Cooldown Active");
  expect(said(answer(400, "invalid-fields"))).toBe("Error");
  expect(said(answer(500, "internal-error"))).toBe("Error");
  expect(said(answer(401, "not-signed-in"))).toBeNull();
});

describe("a moment that is refused", () => {
  const inFuture = answer(400, "moment-in-future");

  test("has the server's sentence at its field while the dialog is open, and no toast", () => {
    const { sentence, toast } = failedStar(earlier, inFuture, false);
    expect(sentence?.(english)).toBe("Not this one");
    expect(toast).toBeNull();
  });

  test("has a toast where the dialog was closed, or where the person chose no moment", () => {
    expect(failedStar(earlier, inFuture, true).sentence).toBeNull();
    expect(said(inFuture, earlier, true)).toBe("Error");
    expect(failedStar(now, inFuture, false).sentence).toBeNull();
    expect(said(inFuture, now, false)).toBe("Error");
  });
});
