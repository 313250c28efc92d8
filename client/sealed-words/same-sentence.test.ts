import { expect, test } from "vitest";
import { messages as ar } from "#domain/languages/ar/sealed-words.ts";
import { messages as fr } from "#domain/languages/fr/sealed-words.ts";
import { messages as ja } from "#domain/languages/ja/sealed-words.ts";
import { messages as pl } from "#domain/languages/pl/sealed-words.ts";
import { messages as zhHans } from "#domain/languages/zh-Hans/sealed-words.ts";
import { isSameSentence } from "./same-sentence.ts";

test("capitals, accents, punctuation and spaces do not matter", () => {
  const { sentence } = fr.sure;
  expect(
    isSameSentence("si je perds ma phrase secrete et mon kit mes mots sont perdus pour toujours", sentence),
  ).toBe(true);
  expect(isSameSentence(`  ${sentence.toUpperCase()}!!`, sentence)).toBe(true);
  expect(
    isSameSentence("jesli strace tajna fraze i zestaw moje slowa przepadna na zawsze", pl.sure.sentence),
  ).toBe(true);
});

test.each([
  ["Japanese", ja.sure.sentence, "、。"],
  ["Chinese", zhHans.sure.sentence, "，。"],
])(
  "in %s, punctuation of either width or none, and spaces of the keyboard do not matter",
  (_, sentence, marks) => {
    const [comma = "", stop = ""] = marks;
    expect(isSameSentence(sentence.replaceAll(comma, "").replaceAll(stop, ""), sentence)).toBe(true);
    expect(isSameSentence(sentence.replaceAll(comma, ",").replaceAll(stop, "."), sentence)).toBe(true);
    expect(isSameSentence(sentence.replaceAll(comma, "､").replaceAll(stop, "｡"), sentence)).toBe(true);
    expect(isSameSentence(`${sentence.replaceAll(comma, "\u3000").replaceAll(stop, "！")}\n`, sentence)).toBe(
      true,
    );
  },
);

test("Japanese that is typed in half width, or in another normal form, is the same", () => {
  const { sentence } = ja.sure;
  expect(isSameSentence(sentence.replace("キット", "ｷｯﾄ"), sentence)).toBe(true);
  expect(isSameSentence(sentence.normalize("NFD"), sentence)).toBe(true);
});

test("Arabic is the same without hamza and comma, with signs of vowels, and from any keyboard", () => {
  const { sentence } = ar.sure;
  expect(isSameSentence("إذا ضاعت عبارتي السرية وبطاقتي ضاعت كلماتي إلى الأبد", sentence)).toBe(true);
  expect(isSameSentence("اذا ضاعت عبارتى السريه وبطاقتى, ضاعت كلماتى الى الابد", sentence)).toBe(true);
  expect(isSameSentence(sentence.replaceAll("ك", "ک").replaceAll("ي", "ی"), sentence)).toBe(true);
  expect(isSameSentence(sentence.replace("ضاعت", "ضَـاعَتْ"), sentence)).toBe(true);
});

test("a word that is missing or another one does matter", () => {
  const { sentence } = fr.sure;
  expect(isSameSentence(sentence.replace("mon kit", ""), sentence)).toBe(false);
  expect(isSameSentence(sentence.replace("toujours", "un jour"), sentence)).toBe(false);
  expect(isSameSentence("", sentence)).toBe(false);
  expect(isSameSentence(ja.sure.sentence.replace("永久に", ""), ja.sure.sentence)).toBe(false);
  expect(isSameSentence(ar.sure.sentence.replace("وبطاقتي", ""), ar.sure.sentence)).toBe(false);
});
