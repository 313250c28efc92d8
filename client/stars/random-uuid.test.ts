import { expect, test } from "vitest";
import * as z from "zod/mini";
import { randomUuid } from "./random-uuid.ts";

test("every value is a different random UUID", () => {
  const keys = Array.from({ length: 1_000 }, randomUuid);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
