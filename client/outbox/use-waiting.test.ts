import { describe, expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { withWaitingStars } from "./use-waiting.ts";
import type { WaitingStar } from "./use-waiting-stars.ts";

const makeWaiting = (id: string, createdAt: string, timestamp: string | null = null): WaitingStar => ({
  ...{ id, createdAt, userId: "user-1", kind: "star", refusal: null },
  body: { emotion: "hope", intensity: 4, note: "On the train", timestamp },
});

const stored = ["2026-03-01T08:00:00.000Z", "2026-03-03T08:00:00.000Z"].map((timestamp, at) =>
  makeStar({ id: `star-${at}`, timestamp }),
);

describe("stars that wait to be sent", () => {
  it("are listed at their moments, or at that of their writing", () => {
    const waiting = [
      makeWaiting("earlier", "2026-03-04T08:00:00.000Z", "2026-03-02T20:00:00.000Z"),
      makeWaiting("now", "2026-03-04T08:00:00.000Z"),
    ];
    expect(withWaitingStars(stored, waiting).map(({ id }) => id)).toEqual([
      "star-0",
      "earlier",
      "star-1",
      "now",
    ]);
  });

  it("are not listed twice once the server has them", () => {
    expect(withWaitingStars(stored, [makeWaiting("star-0", "2026-03-01T08:00:00.000Z")])).toBe(stored);
  });

  it("leave the list as it is when there are none", () => {
    expect(withWaitingStars(stored, [])).toBe(stored);
  });
});
