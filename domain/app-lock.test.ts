import fc from "fast-check";
import { expect, it } from "vitest";
import { isPin, plainPin } from "./app-lock.ts";

const alphabets = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "０１２３４５６７８９"];

it("a PIN is the same in the digits of every keyboard", () => {
  const digits = fc.array(fc.tuple(fc.nat(9), fc.constantFrom(...alphabets)), { maxLength: 14 });
  fc.assert(
    fc.property(digits, (typed) => {
      const written = typed.map(([digit, alphabet]) => [...alphabet][digit]).join("");
      expect(plainPin(written)).toBe(typed.map(([digit]) => digit).join(""));
    }),
  );
});

it.each([
  ["12345", false],
  ["123456", true],
  ["123456789012", true],
  ["1234567890123", false],
  ["12345a", false],
  ["12 3456", false],
  ["123456\n", false],
  ["", false],
])("%j is a PIN: %s", (pin, is) => {
  expect(isPin(pin)).toBe(is);
});
