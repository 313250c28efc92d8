import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addRows } from "#domain/records/edit-universe.ts";
import { correctedContent } from "#domain/records/star/correction.ts";
import type { MoodEntry, NewMoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "../../../testing/make-star.ts";
import type { CallError } from "../../call-errors.ts";
import type { Write } from "../kind.ts";
import { removeStar } from "./bin.ts";
import { failureOfStar, sendStar, star } from "./star.ts";

const id = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const firstSent: NewMoodEntry = {
  ...{ id, emotion: "joy", intensity: 7, note: "before", timestamp: "2026-03-13T11:59:57.000Z" },
  position: { x: 1, y: 2, z: 3 },
};
const noCooldown = { active: false, remainingMinutes: 0, endsAt: null };

/** Answers as server/mood-entries does for a universe of one star. */
class Server {
  star: MoodEntry | null = null;
  #firstBody = "";
  readonly calls: string[] = [];
  /** Changes the star before the next correction, as another device can. */
  interfere = () => {};

  fetch = async (path: string, { method = "GET", headers, body }: RequestInit) => {
    this.calls.push(`${method} ${path}`);
    if (method === "POST") return this.#add(String(body));
    if (!this.star) return reply(404, { error: "Not found", code: "not-found" });
    if (method === "PATCH") return this.#correct(this.star, new Headers(headers), JSON.parse(String(body)));
    this.star = null;
    return new Response(null, { status: 204 });
  };

  #add(body: string) {
    const { position, ...content } = JSON.parse(body);
    if (this.star && body !== this.#firstBody) return reply(409, { error: "Used", code: "id-used" });
    this.#firstBody = body;
    // The present moment lasts five seconds.
    this.star ??= makeStar({ ...content, timestamp: "2026-03-13T12:00:00.000Z", revision: 4 });
    return reply(201, { ...this.star, cooldownStatus: noCooldown });
  }

  #correct(star: MoodEntry, headers: Headers, correction: object) {
    const content = correctedContent(star, correction);
    if (headers.get("If-Match") !== `"${star.revision}"`) {
      const refused = reply(412, { error: "Changed", code: "changed-elsewhere", entry: star });
      this.interfere();
      return refused;
    }
    this.star = { ...star, ...content, revision: star.revision + 1 };
    return reply(200, this.star);
  }
}

const reply = (status: number, body: object) => new Response(JSON.stringify(body), { status });

let server: Server;
beforeEach(() => {
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

describe("a star that was stored while its reply was lost", () => {
  beforeEach(async () => void (await sendStar({ userId: "ada", body: firstSent })));

  test("is not stored again", async () => {
    expect(await sendStar({ userId: "ada", body: firstSent, firstSent })).toEqual(server.star);
    expect(server.calls).toEqual(["POST /api/mood-entries", "POST /api/mood-entries"]);
  });

  test("becomes what the person wrote last, and keeps the moment that the server gave it", async () => {
    const before = server.star;
    const body = { ...firstSent, emotion: "fear", note: null } as const;
    const stored = await sendStar({ userId: "ada", body, firstSent });
    expect(stored).toEqual({ ...before, emotion: "fear", note: null, revision: 5 });
    expect(server.star).toEqual(stored);
  });

  test("moves to the moment that the person chose since", async () => {
    const timestamp = "2026-03-12T08:00:00.000Z";
    expect(await sendStar({ userId: "ada", body: { ...firstSent, timestamp }, firstSent })).toMatchObject({
      timestamp,
    });
  });

  test("is a conflict when another device has written something else meanwhile", async () => {
    if (server.star) server.star = { ...server.star, note: "other", revision: 10 };
    const body = { ...firstSent, note: "after" };
    const error = await sendStar({ userId: "ada", body, firstSent }).catch((thrown: unknown) => thrown);
    expect(failureOfStar(error)).toBe("refused");
    expect(server.star).toMatchObject({ note: "other" });
    const write = { id, userId: "ada", body, firstSent, createdAt: "2026-03-13T11:59:57.000Z" };
    expect(star.refusedAs?.(write, error as CallError)).toMatchObject({
      ...{ kind: "correction", body: { base: { note: "before" }, changes: { note: "after" } } },
    });
  });

  test("becomes what the person wrote last although its revision changes meanwhile", async () => {
    let changes = 0;
    server.interfere = () => {
      if (changes++ < 2 && server.star) server.star = { ...server.star, tags: [], revision: 10 + changes };
    };
    const body = { ...firstSent, note: "after" };
    expect(await sendStar({ userId: "ada", body, firstSent })).toMatchObject({ note: "after", revision: 13 });
  });

  test("keeps what another tab has written since, although this call took longer", async () => {
    const order = { userId: "ada", body: { ...firstSent, note: "earlier" }, firstSent };
    const later = { ...order, body: { ...firstSent, note: "later" } };
    await sendStar({ ...later, isCurrent: async () => true });
    expect(await sendStar({ ...order, isCurrent: async () => false })).toMatchObject({ note: "later" });
    expect(server.star).toMatchObject({ note: "later" });
  });

  test("is removed when the person withdraws it, once", async () => {
    await removeStar({ id, userId: "ada" });
    expect(server.star).toBeNull();
    await removeStar({ id, userId: "ada" });
    expect(server.calls.slice(1)).toEqual(Array(2).fill(`DELETE /api/mood-entries/${id}`));
  });
});

test("a removal waits when something other than the server replies 404", async () => {
  vi.stubGlobal("fetch", async () => new Response("<h1>Not found</h1>", { status: 404 }));
  const error = await removeStar({ id, userId: "ada" }).catch((thrown: unknown) => thrown);
  expect(failureOfStar(error)).toBe("later");
});

const makeWaiting = (
  id: string,
  createdAt: string,
  timestamp: string | null = null,
): Write<NewMoodEntry> => ({
  ...{ id, createdAt, userId: "user-1" },
  body: { emotion: "hope", intensity: 4, note: "On the train", timestamp },
});

const stored = ["2026-03-01T08:00:00.000Z", "2026-03-03T08:00:00.000Z"].map((timestamp, at) =>
  makeStar({ id: `star-${at}`, timestamp }),
);

/** The stars of lists while `waiting` wait. */
const listedStars = (entries: readonly MoodEntry[], waiting: readonly Write<NewMoodEntry>[]) =>
  addRows(
    {
      revision: 2,
      nextOrdinal: 2,
      tags: [],
      constellations: [],
      feelings: [],
      trackers: [],
      readings: [],
      comparisons: [],
      entries,
    },
    "entries",
    waiting.flatMap((write) => star.inLists?.(write) ?? []),
  ).entries;

describe("stars that wait to be sent", () => {
  test("are listed at their moments, or at that of their writing", () => {
    const waiting = [
      makeWaiting("earlier", "2026-03-04T08:00:00.000Z", "2026-03-02T20:00:00.000Z"),
      makeWaiting("now", "2026-03-04T08:00:00.000Z"),
    ];
    expect(listedStars(stored, waiting).map(({ id }) => id)).toEqual(["star-0", "earlier", "star-1", "now"]);
  });

  test("are not listed twice once the server has them", () => {
    expect(listedStars(stored, [makeWaiting("star-0", "2026-03-01T08:00:00.000Z")])).toBe(stored);
  });

  test("are the same objects as before, so that lists draw nothing again", () => {
    const waiting = [makeWaiting("now", "2026-03-04T08:00:00.000Z")];
    expect(listedStars(stored, waiting)[2]).toBe(listedStars(stored, waiting)[2]);
  });

  test("leave the list as it is when there are none", () => {
    expect(listedStars(stored, [])).toBe(stored);
  });
});
