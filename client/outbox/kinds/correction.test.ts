import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { correctedContent } from "#domain/records/star/correction.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { currentEntryOf, failureOfKnownStar, sendCorrection } from "./correction.ts";

const base = makeStar({ id: "star", note: "before", tags: ["work"], revision: 4 });
const reply = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** Answers PATCH as server/mood-entries does for a universe of one star. */
let star: MoodEntry | null;
let isReplyLost: boolean;
let refusesAll: boolean;
let attempts: number;
beforeEach(() => {
  [star, isReplyLost, refusesAll, attempts] = [base, false, false, 0];
  vi.stubGlobal("fetch", async (_path: string, { headers, body }: RequestInit) => {
    if (!star) return reply(404, { error: "Not found", code: "not-found" });
    attempts += 1;
    if (refusesAll || new Headers(headers).get("If-Match") !== `"${star.revision}"`)
      return reply(412, { error: "Changed", code: "changed-elsewhere", entry: star });
    const content = correctedContent(star, JSON.parse(String(body)));
    star = { ...star, ...content, revision: star.revision + 1 };
    if (isReplyLost) throw new TypeError("Failed to fetch");
    return reply(200, star);
  });
});
afterEach(() => vi.unstubAllGlobals());

const correct = (changes: object, firstSent?: object) =>
  sendCorrection({
    userId: "ada",
    id: "star",
    body: { base, changes },
    firstSent: firstSent && { base, changes: firstSent },
  });
const refusalOf = (sending: Promise<unknown>) => sending.then(() => null).catch((error: unknown) => error);

test("a correction replies the star as it is then", async () => {
  expect(await correct({ note: "after" })).toEqual({ ...base, note: "after", revision: 5 });
});

test("a star that moved in the meantime, or lost a tag, is corrected by its new revision", async () => {
  star = { ...base, x: 99, tags: [], revision: 9 };
  expect(await correct({ note: "after" })).toMatchObject({ note: "after", tags: [], revision: 10 });
});

test("a correction does not conflict with an earlier one whose reply was lost", async () => {
  isReplyLost = true;
  await refusalOf(correct({ note: "first" }));
  isReplyLost = false;
  expect(await correct({ note: "second" }, { note: "first" })).toMatchObject({ note: "second", revision: 6 });
});

describe("a star that somebody else changed", () => {
  test("does not conflict with the mark of letters, which a correction of another field leaves as it is", async () => {
    star = { ...base, keptOutOfLetters: true, revision: 9 };
    expect(await correct({ note: "after" })).toMatchObject({ note: "after", keptOutOfLetters: true });
  });

  test("stays as it is, and the refusal tells it", async () => {
    star = { ...base, intensity: 1, revision: 9 };
    const error = await refusalOf(correct({ note: "after" }));
    expect(currentEntryOf(error)).toEqual(star);
    expect(failureOfKnownStar(error)).toBe("refused");
    expect(star.note).toBe("before");
  });

  test("is a conflict by its tags only for a correction of the tags", async () => {
    star = { ...base, tags: ["home"], revision: 9 };
    expect(currentEntryOf(await refusalOf(correct({ tags: [] })))).toEqual(star);
  });
});

test("a correction of a star that is gone is refused", async () => {
  star = null;
  const error = await refusalOf(correct({ note: "after" }));
  expect([currentEntryOf(error), failureOfKnownStar(error)]).toEqual([null, "refused"]);
});

test("a server that refuses the very revision it names is asked once", async () => {
  refusesAll = true;
  expect(currentEntryOf(await refusalOf(correct({ note: "after" })))).toEqual(base);
  expect(attempts).toBe(1);
});
