import { expect, it } from "vitest";
import { english } from "../../testing/english.ts";
import { nightsLitText } from "./nights-lit-text.ts";

it.each([
  [{ lit: 18, of: 30 }, "18 of the last 30 nights lit"],
  [{ lit: 30, of: 30 }, "All of the last 30 nights lit"],
  [{ lit: 3, of: 5 }, "3 of your first 5 nights lit"],
  [{ lit: 5, of: 5 }, "All of your first 5 nights lit"],
  [{ lit: 1, of: 1 }, "Your first night is lit"],
  [{ lit: 0, of: 30 }, "Your sky is here whenever you are"],
  [{ lit: 0, of: 0 }, null],
])("says of %j: %s", (nights, text) => {
  expect(nightsLitText(english, nights)).toBe(text);
});
