import fc from "fast-check";
import { expect, test } from "vitest";
import { readingId } from "#domain/records/reading/reading.ts";
import { itemSchema, newItem } from "./item.ts";
import { itemIdOf } from "./item-id.ts";

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

test("whatever has a name has an id that the outbox takes, and always the same", () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const id = itemIdOf(name);
      expect(itemSchema.safeParse(newItem("reading", { id, userId: "ada", body: null })).success).toBe(true);
      expect(itemIdOf(name)).toBe(id);
    }),
  );
});

test("the minutes of 30 trackers, whose ids follow one another, have as many ids", () => {
  const names = Array.from({ length: 30 }, (_, tracker) =>
    Array.from({ length: 2 * 1440 }, (_, minute) =>
      readingId(uuid(tracker), new Date(minute * 60_000).toISOString().slice(0, 16)),
    ),
  ).flat();
  expect(new Set(names.map(itemIdOf)).size).toBe(names.length);
});
