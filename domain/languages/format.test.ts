import * as fc from "fast-check";
import { expect, test } from "vitest";
import { messageFormats } from "./format.ts";

test("a simple English sentence is the one that FormatJS makes", () => {
  const messages = [
    "A note can have up to {max, number} characters.",
    "{a} or {b}, {max, number}",
    "{max, number}: {max, plural, one {# star} other {# stars}}",
    "It''s {a}",
  ];
  const values = fc.record({
    a: fc.oneof(fc.string(), fc.integer(), fc.double()),
    b: fc.string(),
    // Intl writes a minus before the negative zero, which no count is.
    max: fc.oneof(fc.maxSafeInteger(), fc.double()).map((value) => value + 0),
  });
  // Only "en" itself has the simple way.
  const [format, formatWithLibrary] = [messageFormats("en"), messageFormats("en-US")];
  fc.assert(
    fc.property(fc.constantFrom(...messages), values, (message, given) => {
      expect(format(message, given)).toBe(formatWithLibrary(message, given));
    }),
  );
});

test("a value that is missing is an error", () => {
  expect(() => messageFormats("en")("Hello {name}")).toThrow("name");
});
