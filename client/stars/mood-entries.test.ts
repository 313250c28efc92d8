import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { Changes } from "#domain/records/changes.ts";
import { withReply } from "#domain/records/edit-universe.ts";
import { makeStar } from "../../testing/make-star.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import {
  afterReply,
  belongsToAnother,
  type KnownUniverse,
  nextPollIn,
  takeReplies,
  universeQuery,
} from "./mood-entries.ts";

const nothing = {
  entries: [],
  tags: [],
  constellations: [],
  feelings: [],
  trackers: [],
  readings: [],
  comparisons: [],
};
const known: KnownUniverse = {
  ...{ ...nothing, revision: 2, nextOrdinal: 2, etag: '"ada-2"' },
  entries: [
    makeStar({ id: "1", userId: "ada", revision: 1 }),
    makeStar({ id: "2", userId: "ada", revision: 2 }),
  ],
};
const unchanged = { status: 304, data: null, headers: new Headers() } as const;
const changesOf = (changes: Partial<Changes>) => ({
  status: 200 as const,
  data: { revision: 3, nextOrdinal: 3, isWhole: false, ...nothing, removed: nothing, ...changes },
  headers: new Headers({ ETag: '"ada-3"' }),
});

test("304 keeps the identical universe", () => {
  expect(afterReply(known, unchanged)).toBe(known);
  expect(() => afterReply(undefined, unchanged)).toThrow();
});

test("200 applies the changes, keeps the other stars and remembers the ETag", () => {
  const third = makeStar({ id: "3", userId: "ada", revision: 3 });
  const grown = afterReply(known, changesOf({ entries: [third] }));
  expect(grown).toEqual({
    ...known,
    revision: 3,
    nextOrdinal: 3,
    etag: '"ada-3"',
    entries: [...known.entries, third],
  });
  expect(grown.entries[0]).toBe(known.entries[0]);
  expect(afterReply(grown, changesOf({ revision: 4 })).entries).toBe(grown.entries);
});

test("the first reply is the whole universe", () => {
  const [first] = known.entries;
  const loaded = afterReply(undefined, changesOf({ isWhole: true, entries: first ? [first] : [] }));
  expect(loaded).toEqual({ ...nothing, revision: 3, nextOrdinal: 3, etag: '"ada-3"', entries: [first] });
});

test("a reply to a write is shown at once, and once, also where the universe is not loaded yet", async () => {
  const client = new QueryClient();
  const { queryKey } = universeQuery("ada");
  const star = makeStar({ id: "3", userId: "ada", revision: 3 });
  const reply = (known: Universe) => withReply(known, "entries", star, { isNew: true });
  await takeReplies(client, "ada", [reply]);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  client.setQueryData(queryKey, known);
  await takeReplies(client, "ada", [reply, reply]);
  expect(client.getQueryData(queryKey)).toEqual({
    ...{ ...known, revision: 3, nextOrdinal: 3, etag: null },
    entries: [...known.entries, star],
  });
});

test("the stars of another user are detected", () => {
  expect(belongsToAnother(known.entries, "ada")).toBe(false);
  expect(belongsToAnother([makeStar({ userId: "bob" })], "ada")).toBe(true);
  expect(belongsToAnother([], "ada")).toBe(false);
});

test("the poll waits three seconds, or as long as the server asks", () => {
  const tooMany = new CallError(new Response(null, { status: 429, headers: { "Retry-After": "20" } }), "");
  expect(nextPollIn(null)).toBe(3_000);
  expect(nextPollIn(new NetworkError("down"))).toBe(3_000);
  expect(nextPollIn(tooMany)).toBe(20_000);
});
