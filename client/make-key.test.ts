import { expect, test } from "vitest";
import * as z from "zod/mini";
import { makeKey } from "./make-key.ts";

test("a key is a random UUID, and no two are alike", () => {
  const keys = Array.from({ length: 1_000 }, makeKey);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
