import { expect, test } from "vitest";
import { writtenDirection } from "./written-direction.ts";

test.each([
  ["29 يونيو 2026", "rtl"],
  ["«سماء»", "rtl"],
  ["29. Juni 2026", "ltr"],
  ["Vega, رحلة", "ltr"],
  ["2026", "ltr"],
  ["", "ltr"],
])("the first letter of %j decides its direction", (text, direction) => {
  expect(writtenDirection(text)).toBe(direction);
});
