import { expect, test } from "vitest";
import { localDate } from "./local-date.ts";

test("a local date is the date on the wall, not in Greenwich", () => {
  expect(localDate(new Date(2025, 0, 2, 0, 30))).toBe("2025-01-02");
  expect(localDate(new Date(2025, 11, 31, 23, 30))).toBe("2025-12-31");
});
