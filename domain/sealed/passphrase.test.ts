import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { passphraseProblem, usedPassphrase } from "./passphrase.ts";

test("a passphrase is the same in every form in which a keyboard writes it", () => {
  const same = (...forms: string[]) =>
    expect(new Set(forms.map(usedPassphrase)), forms.join()).toHaveLength(1);
  same("café crème brûlée", "café crème brûlée".normalize("NFD"));
  same("❤️ lantern ❤️ harbour", "❤ lantern ❤ harbour");
  same("가을 바람 소리", "가을 바람 소리".normalize("NFD"));
  same("ﬁne lantern harbour", "fine lantern harbour");
  same("ｆｉｎｅ　ｌａｎｔｅｒｎ", "fine lantern");
  same("four quiet lantern boats", " four  quiet\tlantern\u00a0boats ");
});

test("the case, the accents and the order of a passphrase count", () => {
  expect(usedPassphrase("Lantern")).not.toBe(usedPassphrase("lantern"));
  expect(usedPassphrase("café")).not.toBe(usedPassphrase("cafe"));
  expect(usedPassphrase("👍🏽")).not.toBe(usedPassphrase("👍"));
});

test("the passphrase that is used stays the same when it is used again", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (typed) => {
      const used = usedPassphrase(typed);
      expect(usedPassphrase(used)).toBe(used);
      expect(usedPassphrase(typed.normalize("NFD"))).toBe(used);
    }),
  );
});

test("a passphrase has 12 to 1,000 characters, of which white space around it and between words is none", () => {
  expect(passphraseProblem("")).toBe("short");
  expect(passphraseProblem(" ".repeat(1_000))).toBe("short");
  expect(passphraseProblem(`a${" ".repeat(40)}b`)).toBe("short");
  expect(passphraseProblem("lantern boa")).toBe("short");
  expect(passphraseProblem("lantern boat")).toBeNull();
  expect(passphraseProblem("🌊".repeat(11))).toBe("short");
  expect(passphraseProblem("🌊".repeat(12))).toBeNull();
  expect(passphraseProblem("é".normalize("NFD").repeat(1_000))).toBeNull();
  expect(passphraseProblem("a".repeat(1_001))).toBe("long");
});
