import { afterEach, expect, test, vi } from "vitest";
import { quotaRefusals } from "#domain/wellness/quotas.ts";
import type { NewWellnessSession } from "#domain/wellness/sessions.ts";
import { english } from "../../../testing/english.ts";
import { dismissToast, shownToast } from "../../ui/toasts.ts";
import { outbox } from "../browser-outbox.ts";

const session: NewWellnessSession = {
  ...{ kind: "exercise", itemId: "breathing", outcome: "completed", seconds: 180, score: 11 },
};
const uuid = (n: number) => `6f1f8a52-3f0e-4d3a-9d0a-${String(n).padStart(12, "0")}`;

afterEach(() => {
  while (shownToast()) dismissToast();
  vi.unstubAllGlobals();
});

test("sessions beyond the quota are announced once and not sent again, and the ones behind them arrive", async () => {
  const sent: number[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
    const { seconds } = JSON.parse(String(body));
    sent.push(seconds);
    if (seconds < 3) return new Response(JSON.stringify(quotaRefusals.sessions), { status: 409 });
    const reply = { ...session, id: "s", userId: "ada", seconds, at: "2026-03-13T12:00:00.000Z" };
    return new Response(JSON.stringify(reply), { status: 201 });
  });
  for (const seconds of [1, 2, 3])
    void outbox.add("practice", { id: uuid(seconds), userId: "ada", body: { ...session, seconds } });
  await outbox.flush("ada");
  await outbox.flush("ada");
  expect(sent).toEqual([1, 2, 3]);
  expect(outbox.pending("ada", "practice")).toEqual([]);
  expect(shownToast()?.content(english)).toMatchObject({
    title: "Not kept",
    description: quotaRefusals.sessions.error,
  });
  dismissToast();
  expect(shownToast()).toBeNull();
});
