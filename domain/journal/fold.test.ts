import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { fold, foldWithOffsets } from "./fold.ts";

/** Texts of many scripts, with combining marks in any order. */
const texts = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          "e",
          "́",
          "̣",
          "İ",
          "ı",
          "ß",
          "ẞ",
          "ﬁ",
          "Æ",
          "ΟΔΟΣ",
          "ς",
          "が",
          "ｶﾞ",
          "ﾞ",
          "゛",
          "゜",
          "\u3099",
          "は",
          "ワ",
          "ハ",
          "한",
          "ﷺ",
          "´",
          " ",
        ],
        ...["\r\n", "\u00a0", "كِتَاب", "ـ", "की", "น้ำ", "❤️", "👩‍🚀", "👍🏽", "🇩🇪", "\u00ad", "“", "Σ", "ŉ"],
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join("")),
);

it.each([
  ["case", "RAIN On", "rain on"],
  ["accents, composed or not", "Crème bru\u0302lée", "creme brulee"],
  ["width", "Ｒａｉｎ １２！ ｶﾞｷﾞｭｳ", "rain 12! がぎゅう"],
  ["katakana and hiragana", "パパ ヴァン ヽヾ ラーメン", "ぱぱ ゔぁん ゝゞ らーめん"],
  [
    "voicing marks that are composed, beside their kana, or narrow",
    "か\u3099 か゛ ｶﾞ は゜ ﾊﾟ",
    "が が が ぱ ぱ",
  ],
  ["dashes", "e‑mail e‐mail e–mail e—mail e−mail e﹣mail e－mail", `${"e-mail ".repeat(6)}e-mail`],
  ["the waves of two keyboards", "１０時〜１１時～", "10時~11時~"],
  ["the last letters of Arabic words", "مدرسة على", "مدرسه علي"],
  ["Persian and Arabic keyboards", "یک کتاب ٱلله", "يك كتاب الله"],
  ["Arabic and Persian digits", "٢٠٢٦ ۲۰۲۶", "2026 2026"],
  ["apostrophes", "don’t don´t donʼt don′t צה״ל", `don't don't don't don't צה"ל`],
  ["the Turkish letters i", "İSTANBUL ısı", "istanbul isi"],
  ["the German ß", "STRAẞE Straße", "strasse strasse"],
  ["ligatures", "ﬁne Æther œuvre", "fine aether oeuvre"],
  ["letters with a stroke", "Łódź smørrebrød", "lodz smorrebrod"],
  ["the two small letters sigma", "ΟΔΌΣ οδός", "οδοσ οδοσ"],
  ["Arabic vowel points, hamza and tatweel", "كِتَـاب أَحمد", "كتاب احمد"],
  ["Hebrew points", "שָׁלוֹם", "שלום"],
  ["the variant of an emoji", "❤️", "❤"],
  ["soft hyphens and joiners", "some\u00adthing\u200d", "something"],
  ["quotes of phones", "I’m “fine”", `i'm "fine"`],
  ["white space", "one\n\n two\u00a0three", "one two three"],
])("does not distinguish %s", (_, text, folded) => expect(fold(text)).toBe(folded));

it("keeps voicing marks, without which other words would be meant", () => {
  for (const [word, others] of [
    ["パパ", ["ハハ", "ババ"]],
    ["はな", ["ばな", "ぱな"]],
    ["か", ["が"]],
    ["ウ", ["ヴ", "ｳﾞ"]],
    ["ﾊﾝ", ["ﾊﾟﾝ", "バン", "ぱん"]],
  ] as const)
    for (const other of others) {
      expect(fold(other)).not.toContain(fold(word));
      expect(fold(word)).not.toContain(fold(other));
    }
});

it("keeps vowel signs, without which other words would be meant", () => {
  expect(fold("की")).not.toBe(fold("क"));
  expect(fold("ที่")).not.toBe(fold("ที"));
});

it("finds a Korean syllable by its first sounds, as while typing it", () => {
  expect(fold("한국")).toContain(fold("하"));
});

it("does not change when it is folded twice", () => {
  for (let codePoint = 0; codePoint <= 0x1ffff; codePoint++) {
    const once = fold(String.fromCodePoint(codePoint));
    if (fold(once) !== once) expect.fail(`U+${codePoint.toString(16)} gives ${once}, and then ${fold(once)}`);
  }
  fc.assert(
    fc.property(texts, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

it("gives the same text with offsets, which lie in the original in order", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { folded, starts, ends } = foldWithOffsets(text);
      expect(folded).toBe(fold(text));
      expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      for (const [at, start] of starts.entries()) expect(start).toBeLessThan(ends[at] ?? 0);
      expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 500 },
  );
});
