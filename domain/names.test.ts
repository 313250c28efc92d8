import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { universeNameKey, universeNameSchema, userNameSchema } from "./names.ts";

const refusal = (name: unknown) => universeNameSchema.safeParse(name).error?.issues[0]?.message ?? null;
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

describe("a universe name", () => {
  it.each([
    "Nova",
    "Ñandú & söhne",
    "我的宇宙",
    "مجرتي الصغيرة",
    "می‌خواهم",
    "ශ්‍රී ලංකා",
    "👩‍🚀👩🏽‍🚀 ❤️",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Alba",
    "a.b",
    "x@y",
    "1️⃣ one",
  ])("may be %s", (name) => {
    expect(refusal(name)).toBeNull();
  });

  it.each([
    ["a zero-width space", "No\u200bva"],
    ["a joiner between Latin letters", "No\u200dva"],
    ["a joiner at the end", "Nova👩\u200d"],
    ["a variation selector after a letter", "Nova\ufe0f"],
    ["a direction override", "No\u202eva"],
    ["a soft hyphen", "No\u00adva"],
    ["a Hangul filler", "\u3164\u3164"],
    ["a blank Braille pattern", "\u2800\u2800"],
    ["a line break", "No\nva"],
    ["tags without a flag", "No\u{e0067}\u{e007f}va"],
  ])("may not carry %s", (_, name) => {
    expect(refusal(name)).toBe("Universe name contains invisible characters");
  });

  it("is neither an e-mail address nor dots alone, in full width neither", () => {
    for (const name of ["ada@example.org", "ada＠example．org"])
      expect(refusal(name)).toBe("Universe name cannot be an e-mail address");
    for (const name of ["..", "…", "．．"]) expect(refusal(name)).toMatch(/dots alone|between 2 and 50/);
  });

  it("comes out trimmed and composed, and is the same when it goes in again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = universeNameSchema.safeParse(text);
        if (!once.success) return;
        expect(once.data).toBe(text.trim().normalize("NFC"));
        expect(universeNameSchema.parse(once.data)).toBe(once.data);
        expect(once.data.length).toBeGreaterThanOrEqual(2);
        expect(once.data.length).toBeLessThanOrEqual(50);
      }),
    );
  });

  it("answers any input with a sentence", () => {
    fc.assert(fc.property(fc.anything(), (input) => void refusal(input)));
    expect(userNameSchema.safeParse("x").error?.issues[0]?.message).toBe(
      "User name must be between 2 and 50 characters",
    );
  });
});

describe("the key of a universe name", () => {
  it("is the same for every name that passes for it", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const key = universeNameKey(name);
        for (const twin of [
          ` ${name} `,
          name.normalize("NFD"),
          name.normalize("NFKC"),
          universeNameKey(name),
        ])
          expect(universeNameKey(twin)).toBe(key);
      }),
    );
  });

  it("folds case as people read it", () => {
    expect(universeNameKey("STRASSE")).toBe(universeNameKey("straße"));
    expect(universeNameKey("ΣΊΣΥΦΟΣ")).toBe(universeNameKey("σίσυφος"));
    expect(universeNameKey("Nova")).not.toBe(universeNameKey("Novae"));
  });
});
