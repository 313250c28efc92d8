import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";

describe("an e-mail address", () => {
  it("consists of text, an at-sign, text, a dot and text", () => {
    for (const email of ["a@b.c", "first.last+tag@mail.example.org", "jörg@exämple.org", "用户@例子.广告"])
      expect(isEmail(email), email).toBe(true);
    for (const email of ["", "a", "a@b", "@b.c", "a@.", "a b@c.d", "a@b@c.d", "a@b .c", "a@b.c."])
      expect(isEmail(email), email).toBe(false);
  });

  it("contains no character that a mail header could read as a second address or a new line", () => {
    const special = fc.constantFrom(...'\r\n\t \0\u2028\u200b\u00ad"(),:;<>[\\]');
    fc.assert(
      fc.property(fc.emailAddress(), special, fc.nat(), (email, character, offset) => {
        const index = offset % (email.length + 1);
        return !isEmail(email.slice(0, index) + character + email.slice(index));
      }),
    );
  });

  it("contains no character that NFKC turns into a second at-sign", () => {
    expect(isEmail("a＠b@c.de")).toBe(false);
  });

  it("has at most 254 characters; a longer text is refused before any pattern runs", () => {
    expect(isEmail(`${"a".repeat(248)}@b.org`)).toBe(true);
    expect(isEmail(`${"a".repeat(249)}@b.org`)).toBe(false);
    // Processor time is measured, because on a busy machine this test may wait longer than it works.
    const before = process.threadCpuUsage();
    for (const hostile of [`${"a".repeat(25_000)}@${"a.".repeat(12_500)}`, "@".repeat(50_000)])
      expect(isEmail(hostile)).toBe(false);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(500);
  });
});
