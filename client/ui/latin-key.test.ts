import { expect, test } from "vitest";
import { latinKey } from "./latin-key.ts";

test.each([
  ["Arabic", "ى", "KeyN", "n"],
  ["Arabic", "ظ", "Slash", "/"],
  ["Cyrillic", "Я", "KeyZ", "z"],
  ["Thai, where it is a mark", "ื", "KeyN", "n"],
])("a letter of another script is the key of a Latin keyboard: %s", (_, key, code, expected) =>
  expect(latinKey({ key, code })).toBe(expected),
);

test.each([
  ["N", "KeyN", "n"],
  ["b", "KeyN", "b"],
  ["ñ", "Semicolon", "ñ"],
  [".", "Slash", "."],
  ["/", "KeyQ", "/"],
  ["ك", "Semicolon", "ك"],
  ["ArrowLeft", "ArrowLeft", "arrowleft"],
])("%s at the place %s is %s", (key, code, expected) => expect(latinKey({ key, code })).toBe(expected));
