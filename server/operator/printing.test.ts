import { describe, expect, it } from "vitest";
import { hasEveryKind, passwordRefusal } from "#domain/passwords.ts";
import { newPassword } from "./new-password.ts";
import { makeColumns, printable, widthOf, withoutIsolates } from "./printing.ts";

describe("what other people wrote", () => {
  it("moves no cursor and turns no line round", () => {
    expect(printable("a\u001b[2Jb\nc\u202Ed\u009Be\u2028f\ud800")).toBe("a�[2Jb�c�d�e�f�");
  });

  it("is isolated where it runs from right to left, and found again when it is copied", () => {
    expect(printable("שלום")).toBe("\u2068שלום\u2069");
    expect(withoutIsolates(printable("שלום"))).toBe("שלום");
    expect(printable("Andromeda 🌌 宇宙")).toBe("Andromeda 🌌 宇宙");
  });

  it.each([
    ["Café", 4],
    ["Cafe\u0301", 4],
    ["宇宙", 4],
    ["👩‍🚀❤️", 4],
    ["\u2068שלום\u2069", 4],
  ])("takes as many cells as it shows: %s", (text, cells) => {
    expect(widthOf(text)).toBe(cells);
  });

  it("stands in columns that never become narrower", () => {
    const inColumns = makeColumns();
    expect(inColumns([["宇宙", "1"]])).toBe("宇宙  1\n");
    expect(inColumns([["a", "", "2"]])).toBe("a        2\n");
  });
});

describe("a new password", () => {
  it("is what the product asks for, easy to read out, and another each time", () => {
    const made = Array.from({ length: 500 }, newPassword);
    expect(new Set(made).size).toBe(500);
    for (const password of made) {
      expect(password).toMatch(
        /^[a-hjkmnp-z2-9]{5}-[A-HJKMNP-Z2-9]{5}-[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/,
      );
      expect([hasEveryKind(password), passwordRefusal(password)]).toEqual([true, null]);
    }
  });
});
