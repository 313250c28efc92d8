import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { languageIds, languageOfTag, preferenceOf, storedLanguage, tagsOfHeader } from "./languages.ts";

it("the ids of languages are canonical tags", () => {
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

/** A calendar that a locale names is that of its dates; only without one, a format has to be made, which takes long. */
const calendarOf = (locale: string) =>
  new Intl.Locale(locale).calendar ?? new Intl.DateTimeFormat(locale).resolvedOptions().calendar;

it("keeps dates in the Gregorian calendar, wherever the reader is", () => {
  expect(preferenceOf(null, ["ar-SA"])).toEqual({ language: "ar", locale: "ar-SA-u-ca-gregory" });
  expect(preferenceOf(null, ["ja-JP-u-ca-japanese-nu-latn"]).locale).toBe("ja-JP-u-ca-gregory-nu-latn");
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const regions = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  for (const id of languageIds)
    for (const tag of regions.flatMap((region) => [`${id}-${region}`, `${id}-${region}-u-ca-islamic`])) {
      const { locale } = preferenceOf(id, [tag.replace("-BR-", "-")]);
      if (calendarOf(locale) !== "gregory") expect.fail(`${tag} has the calendar ${calendarOf(locale)}`);
    }
});

it("orders the languages of a header by weight, and passes over what is malformed", () => {
  expect(tagsOfHeader("fr;q=0.5, de-AT, en;q=0.9, *;q=0.1, xx;q=0")).toEqual(["de-AT", "en", "fr"]);
  expect(tagsOfHeader("de;q=banana,en;level=1,pl")).toEqual(["pl"]);
  expect(tagsOfHeader(undefined)).toEqual([]);
  expect(tagsOfHeader("de,".repeat(1_000))).toEqual([]);
});

it("any header leads to a language and a locale that Intl accepts", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (header) => {
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
