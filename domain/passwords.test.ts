import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { hasEveryKind, passwordRefusal } from "./passwords.ts";

describe("a password", () => {
  it("has 8 to 128 characters of any kind", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-composite", minLength: 0, maxLength: 140 }), (password) => {
        const { length } = password;
        const sentence =
          length < 8
            ? "Password must be at least 8 characters long"
            : length > 128
              ? "Password can have up to 128 characters"
              : null;
        expect(passwordRefusal(password.replaceAll("\0", "0"))).toBe(sentence);
      }),
    );
    expect(passwordRefusal("half a pair \ud800")).toBe("Password contains characters that cannot be used");
  });

  it.each(["Aa1!", "Éé٣ ", "Ωω7🌌"])("of every kind is %j, in any script", (password) => {
    expect(hasEveryKind(password)).toBe(true);
    for (const sign of password) expect(hasEveryKind(password.replace(sign, ""))).toBe(false);
  });

  it("that everybody tries first is known, in any mixture of case", () => {
    for (const password of ["password", "PassWord", "12345678", "iloveyou", "qwertyuiop"])
      expect(isCommonPassword(password), password).toBe(true);
    for (const password of ["", "correct horse battery staple", "password ", "toString"])
      expect(isCommonPassword(password), password).toBe(false);
  });
});
