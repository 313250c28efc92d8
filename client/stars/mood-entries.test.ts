import { expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import { afterReply, belongsToAnother, nextPollIn, withEntry } from "./mood-entries.ts";

const makeEntry = (id: string, userId = "ada") => ({ id, userId }) as MoodEntry;
const known = { entries: [makeEntry("1"), makeEntry("2")], etag: '"ada-2"' };

test("304 keeps the identical list", () => {
  const reply = { status: 304, data: null, headers: new Headers() } as const;
  expect(afterReply(known, reply)).toBe(known);
  expect(() => afterReply(undefined, reply)).toThrow();
});

test("200 replaces the list and its ETag", () => {
  const reply = { status: 200, data: [makeEntry("3")], headers: new Headers({ ETag: '"ada-3"' }) } as const;
  expect(afterReply(known, { ...reply, data: [...reply.data] })).toEqual({
    entries: [makeEntry("3")],
    etag: '"ada-3"',
  });
});

test("a stored star is added once, and the ETag is removed", () => {
  const grown = withEntry(known, makeEntry("3"));
  expect(grown.entries.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  expect(grown.etag).toBeNull();
  expect(withEntry(grown, makeEntry("3")).entries).toHaveLength(3);
  expect(withEntry(undefined, makeEntry("1")).entries).toHaveLength(1);
});

test("the stars of another user are detected", () => {
  expect(belongsToAnother(known.entries, "ada")).toBe(false);
  expect(belongsToAnother([makeEntry("9", "bob")], "ada")).toBe(true);
  expect(belongsToAnother([], "ada")).toBe(false);
});

test("the poll waits three seconds, or as long as the server asks", () => {
  const tooMany = new CallError(new Response(null, { status: 429, headers: { "Retry-After": "20" } }), "");
  expect(nextPollIn(null)).toBe(3_000);
  expect(nextPollIn(new NetworkError("down"))).toBe(3_000);
  expect(nextPollIn(tooMany)).toBe(20_000);
});
