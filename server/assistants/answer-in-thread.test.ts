import { expect, it } from "vitest";
import { recordKinds } from "#domain/records/record-kinds.ts";
import { listInSlices, objectInSlices } from "../sliced/json-slices.ts";
import { answerInThread } from "./answer-in-thread.ts";

const star = {
  ...{ userId: "ada", timestamp: "2026-03-01T08:00:00.000Z", utcOffset: 0, timeZone: "UTC" },
  ...{ emotion: "joy", intensity: 7, isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null },
  ...{ tags: [], createdAt: "2026-03-01T08:00:00.000Z", x: 0, y: 0, z: 0, revision: 1 },
};
const lists = Object.values(recordKinds).map(({ list }) => list);
const none = Object.fromEntries(lists.map((list) => [list, []]));
const empty = { revision: 1, nextOrdinal: 1, isWhole: true, ...none, removed: none };

/** The slices of a universe with so many stars, whose notes have a million letters each. */
function universeOf(stars: number) {
  async function* pages() {
    for (let at = 0; at < stars; at++)
      yield [{ ...star, id: `star ${at}`, note: `${at} `.padEnd(1_000_000, "a") }];
  }
  return objectInSlices({ ...empty, entries: listInSlices(pages(), (one) => one) })(JSON.stringify);
}

const asked = {
  call: { tool: "get_month", input: { month: "2026-03" } },
  reader: { reads: true, now: 0 },
} as const;

it("has the words of a long journal once in memory, and not as text beside", async () => {
  expect(await answerInThread(universeOf(120), asked, 256)).toMatchObject({ data: { stars: 120 } });
});

it("says of a universe that does not fit into the memory of a thread that it is too large, and the server goes on", async () => {
  expect(await answerInThread(universeOf(120), asked, 64)).toEqual({
    refusal: "This universe is too large for an assistant to read.",
  });
  expect(await answerInThread(universeOf(1), asked, 64)).toMatchObject({ data: { stars: 1 } });
});
