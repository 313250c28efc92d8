import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";

describe("an e-mail address", () => {
  it("is text, an at-sign, text, a dot and text", () => {
    for (const email of ["a@b.c", "first.last+tag@mail.example.org", "jörg@exämple.org", "用户@例子.广告"])
      expect(isEmail(email), email).toBe(true);
    for (const email of ["", "a", "a@b", "@b.c", "a@.", "a b@c.d", "a@b@c.d", "a@b .c", "a@b.c."])
      expect(isEmail(email), email).toBe(false);
  });

  it("holds nothing that a mail header could read as a second one or another line", () => {
    const meaning = fc.constantFrom(...'\r\n\t \0\u2028\u200b\u00ad"(),:;<>[\\]');
    fc.assert(
      fc.property(fc.emailAddress(), meaning, fc.nat(), (email, sign, where) => {
        const at = where % (email.length + 1);
        return !isEmail(email.slice(0, at) + sign + email.slice(at));
      }),
    );
  });

  it("holds no sign that only looks like another at-sign once it is folded", () => {
    expect(isEmail("a＠b@c.de")).toBe(false);
  });

  it("has at most 254 characters, and a longer text is refused before any pattern looks at it", () => {
    expect(isEmail(`${"a".repeat(248)}@b.org`)).toBe(true);
    expect(isEmail(`${"a".repeat(249)}@b.org`)).toBe(false);
    const begun = performance.now();
    for (const hostile of [`${"a".repeat(25_000)}@${"a.".repeat(12_500)}`, "@".repeat(50_000)])
      expect(isEmail(hostile)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
