import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { english } from "../../testing/english.ts";
import { type LanguageId, languageIds } from "../languages/languages.ts";
import { flatMessages } from "../languages/text.ts";
import { makeTranslator } from "../languages/translator.ts";
import { universeNameSchema, userNameSchema } from "./names.ts";
import { chooseUserName, universeNameFor } from "./provider-names.ts";

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  // Lone surrogates, joiners, marks and addresses, which arbitrary text seldom contains.
  fc
    .array(
      fc.constantFrom(
        "\ud83d",
        "\ude00",
        "\u200d",
        "\u200c",
        "\u200f",
        "\ufe0f",
        "\0",
        " ",
        "\n",
        "@",
        ".",
        "a",
        "́",
        "👩",
        "می",
        "क्",
        "🏴",
        "\u{e0067}",
        "\u{e007f}",
        "é",
      ),
      { maxLength: 120 },
    )
    .map((parts) => parts.join("")),
);

async function translatorOf(language: LanguageId) {
  if (language === "en") return english;
  const { messages } = await import(`../languages/${language}/provider-names.ts`);
  return makeTranslator({ language, locale: language }, new Map(flatMessages("provider-names", messages)));
}
const anyLanguage = fc.constantFrom(...(await Promise.all(languageIds.map(translatorOf))));

describe("a user name from a provider's claims", () => {
  it("is always valid", () => {
    fc.assert(
      fc.property(anyLanguage, fc.array(anyText, { maxLength: 3 }), (t, claimed) => {
        const name = chooseUserName(t, claimed);
        expect(userNameSchema.parse(name)).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [["Ada Lovelace"], "Ada Lovelace"],
    [["  Zoe\u0308  \n Moon "], "Zoë Moon"],
    [["عائشة"], "عائشة"],
    [["\u200fعائشة\u200f"], "عائشة"],
    [["می‌خواهم"], "می‌خواهم"],
    [["👩‍🚀👩‍🚀"], "👩‍🚀👩‍🚀"],
    [["ada@example.org"], "ada"],
    [["", "李", "Li Bai"], "Li Bai"],
    [["\u200b\u200b", "X"], "A traveller"],
    [[], "A traveller"],
    [["A\0d\ud83da"], "Ada"],
    [["x".repeat(80)], "x".repeat(50)],
    [["x".repeat(900)], "x".repeat(50)],
    [[`${"x".repeat(45)}👩‍🚀👩‍🚀`], `${"x".repeat(45)}👩‍🚀`],
    [[`${"x".repeat(49)}👩‍🚀`], "x".repeat(49)],
  ])("%# becomes a valid name: %s", (claimed, name) => {
    expect(chooseUserName(english, claimed)).toBe(name);
  });
});

describe("a universe name from a user name", () => {
  it("is always valid and ends with its ordinal", () => {
    fc.assert(
      fc.property(anyLanguage, anyText, fc.integer({ min: 2, max: 1_000_000 }), (t, claimed, ordinal) => {
        const userName = chooseUserName(t, [claimed]);
        const [first, other] = [1, ordinal].map((number) => universeNameFor(t, userName, number));
        for (const name of [first, other]) expect(universeNameSchema.parse(name)).toBe(name);
        expect(first).not.toBe(userName);
        expect(other?.endsWith(` ${ordinal}`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["Ada", 1, "Ada's Universe"],
    ["Ada", 2, "Ada's Universe 2"],
    ["x".repeat(50), 1, `${"x".repeat(39)}'s Universe`],
    ["x".repeat(50), 12, `${"x".repeat(36)}'s Universe 12`],
    ["🌌".repeat(25), 1, `${"🌌".repeat(19)}'s Universe`],
    [`a${"\u0301".repeat(45)}`, 1, "A traveller's Universe"],
  ])("of %s, number %i, is %s", (userName, ordinal, name) => {
    expect(universeNameFor(english, userName, ordinal)).toBe(name);
  });

  it.each([
    ["de", "Ada", "Universum von Ada"],
    ["de", "عائشة", "Universum von عائشة"],
    ["fr", "Ada", "Ada et son univers"],
    ["ar", "Ada", "كون Ada"],
    ["ja", "$&", "$&の宇宙"],
  ] as const)("has the words of %s, and the name %s as it is", async (language, userName, name) => {
    expect(universeNameFor(await translatorOf(language), userName, 1)).toBe(name);
  });
});
