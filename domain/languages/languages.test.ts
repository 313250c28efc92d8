import fc from "fast-check";
import { expect, it } from "vitest";
import {
  languageIds,
  languageOfTag,
  languages,
  preferenceOf,
  storedLanguage,
  tagsOfHeader,
} from "./languages.ts";

it("every language has a name and its id is a canonical tag", () => {
  expect(languageIds.filter((id) => languages.some((language) => language.id === id))).toEqual(
    languages.map(({ id }) => id),
  );
  expect(Intl.getCanonicalLocales([...languageIds])).toEqual([...languageIds]);
});

it.each([
  ["de-AT", "de"],
  ["DE", "de"],
  ["pt", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["ja-JP", "ja"],
  ["ar-EG", "ar"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-Hans-HK", "zh-Hans"],
  ["zh-TW", null],
  ["zh-Hant-CN", null],
  ["sv", null],
  ["", null],
])("%j is the language %j", (tag, language) => expect(languageOfTag(tag)).toBe(language));

it("takes the first language that the product has, with the reader's region", () => {
  expect(preferenceOf(null, ["sv-SE", "de-CH", "en"])).toEqual({ language: "de", locale: "de-CH" });
  expect(preferenceOf(null, ["C", "sv"])).toEqual({ language: "en", locale: "en" });
  expect(preferenceOf("en", ["de-CH", "en-GB"])).toEqual({ language: "en", locale: "en-GB" });
  expect(preferenceOf("ja", ["de"])).toEqual({ language: "ja", locale: "ja" });
});

it("orders the languages of a header by weight, and passes over what is malformed", () => {
  expect(tagsOfHeader("fr;q=0.5, de-AT, en;q=0.9, *;q=0.1, xx;q=0")).toEqual(["de-AT", "en", "fr"]);
  expect(tagsOfHeader("de;q=banana,en;level=1,pl")).toEqual(["pl"]);
  expect(tagsOfHeader(undefined)).toEqual([]);
  expect(tagsOfHeader("de,".repeat(1_000))).toEqual([]);
});

it("any header leads to a language and a locale that Intl accepts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (header) => {
      const { language, locale } = preferenceOf(null, tagsOfHeader(header));
      expect(languageIds).toContain(language);
      expect(() => new Intl.NumberFormat(locale)).not.toThrow();
    }),
  );
});

it("a stored choice that is no language today is none", () => {
  expect(["de", "tlh", "", null, 3, "__proto__"].map(storedLanguage)).toEqual([
    "de",
    null,
    null,
    null,
    null,
    null,
  ]);
});
