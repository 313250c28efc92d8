import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Slot } from "#domain/sealed/seal.ts";
import { askLater, kitToAskFor, noteSeen } from "./kit-question.ts";

const day = 86_400_000;
const made = Date.parse("2026-03-13T08:00:00.000Z");
const slot = (kind: Slot["kind"], id: string) =>
  ({ kind, id, epoch: 1, createdAt: "2026-03-13T08:00:00.000Z", name: null }) as Slot;
const slots = [slot("passphrase", "a-passphrase"), slot("recovery", "a-kit")];

/** Stands in for the browser's storage. */
beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a kit is asked for when it is a year old, and again a year after it was seen", () => {
  expect(kitToAskFor(slots, made + 364 * day)).toBe(null);
  expect(kitToAskFor(slots, made + 365 * day)?.id).toBe("a-kit");
  noteSeen("a-kit", made + 365 * day);
  expect(kitToAskFor(slots, made + 729 * day)).toBe(null);
  expect(kitToAskFor(slots, made + 730 * day)?.id).toBe("a-kit");
});

test("a question that is put off comes again in a month", () => {
  const now = made + 400 * day;
  askLater("a-kit", now);
  expect(kitToAskFor(slots, now + 29 * day)).toBe(null);
  expect(kitToAskFor(slots, now + 30 * day)?.id).toBe("a-kit");
});

test("what was seen of an earlier kit says nothing of a new one", () => {
  noteSeen("an-earlier-kit", made + 365 * day);
  expect(kitToAskFor(slots, made + 365 * day)?.id).toBe("a-kit");
});
