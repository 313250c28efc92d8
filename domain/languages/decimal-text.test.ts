import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { decimalText } from "./decimal-text.ts";

test("figures have a real minus, and zero has none", () => {
  expect([decimalText(english, -0.251, 2), decimalText(english, -0.001, 2)]).toEqual(["−0.25", "0.00"]);
});
