import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { hasAllCharacterClasses, passwordRefusal } from "./passwords.ts";

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

  it.each(["Aa1!", "Éé٣ ", "Ωω7🌌"])("with all character classes is %j, in any script", (password) => {
    expect(hasAllCharacterClasses(password)).toBe(true);
    for (const character of password)
      expect(hasAllCharacterClasses(password.replace(character, ""))).toBe(false);
  });

  it("from the list of common passwords is recognized in any mixture of case", () => {
    for (const password of ["password", "PassWord", "12345678", "iloveyou", "qwertyuiop"])
      expect(isCommonPassword(password), password).toBe(true);
    for (const password of ["", "correct horse battery staple", "password ", "toString"])
      expect(isCommonPassword(password), password).toBe(false);
  });
});
