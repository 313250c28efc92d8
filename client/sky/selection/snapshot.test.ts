import { expect, test } from "vitest";
import { makeStar } from "../../../testing/make-star.ts";
import { snapshotOf } from "./snapshot.ts";

test("a snapshot is JSON of the entry and position of each star", () => {
  const star = makeStar({
    ...{ id: "a", intensity: 8, note: "By the sea", timestamp: "2026-03-13T12:00:00.000Z" },
    ...{ x: 1, y: -2, z: 3 },
  });
  const [now, other] = [new Date("2026-03-14T08:00:00Z"), { ...star, id: "b", note: null }];
  expect(JSON.parse(snapshotOf([star, other], 2.2, now))).toEqual({
    timestamp: "2026-03-14T08:00:00.000Z",
    selectedStars: [
      {
        ...{ emotion: "joy", intensity: 8, note: "By the sea", timestamp: "2026-03-13T12:00:00.000Z" },
        position: { x: 1, y: -2, z: 3 },
      },
      {
        ...{ emotion: "joy", intensity: 8, note: null, timestamp: "2026-03-13T12:00:00.000Z" },
        position: { x: 1, y: -2, z: 3 },
      },
    ],
    viewScale: 2.2,
  });
});
