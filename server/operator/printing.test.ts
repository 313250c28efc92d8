import { describe, expect, it } from "vitest";
import { hasAllCharacterClasses, passwordRefusal } from "#domain/accounts/passwords.ts";
import { newPassword } from "./new-password.ts";
import { makeColumns, printable, removeIsolates, widthOf } from "./printing.ts";

describe("printed text of people", () => {
  it("cannot move the cursor or reverse a line", () => {
    expect(printable("a\u001b[2Jb\nc\u202Ed\u009Be\u2028f\ud800")).toBe("a�[2Jb�c�d�e�f�");
  });

  it("is isolated when it runs from right to left, and is found again when it is copied", () => {
    expect(printable("שלום")).toBe("\u2068שלום\u2069");
    expect(removeIsolates(printable("שלום"))).toBe("שלום");
    expect(printable("Andromeda 🌌 宇宙")).toBe("Andromeda 🌌 宇宙");
  });

  it.each([
    ["Café", 4],
    ["Cafe\u0301", 4],
    ["宇宙", 4],
    ["👩‍🚀❤️", 4],
    ["\u2068שלום\u2069", 4],
  ])("is measured in terminal cells: %s", (text, cells) => {
    expect(widthOf(text)).toBe(cells);
  });

  it("is aligned in columns that never become narrower", () => {
    const inColumns = makeColumns();
    expect(inColumns([["宇宙", "1"]])).toBe("宇宙  1\n");
    expect(inColumns([["a", "", "2"]])).toBe("a        2\n");
  });
});

describe("a new password", () => {
  it("satisfies the password rules, is easy to read aloud, and is different each time", () => {
    const passwords = Array.from({ length: 500 }, newPassword);
    expect(new Set(passwords).size).toBe(500);
    for (const password of passwords) {
      expect(password).toMatch(
        /^[a-hjkmnp-z2-9]{5}-[A-HJKMNP-Z2-9]{5}-[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/,
      );
      expect([hasAllCharacterClasses(password), passwordRefusal(password)]).toEqual([true, null]);
    }
  });
});
