import { expect, test } from "vitest";
import { messages as ar } from "#domain/languages/ar/sealed-words.ts";
import { messages as fr } from "#domain/languages/fr/sealed-words.ts";
import { isSameSentence } from "./same-sentence.ts";

test("capitals, accents, punctuation and spaces do not matter", () => {
  const { sentence } = fr.sure;
  expect(
    isSameSentence("si je perds ma phrase secrete et mon kit mes mots sont perdus pour toujours", sentence),
  ).toBe(true);
  expect(isSameSentence(`  ${sentence.toUpperCase()}!!`, sentence)).toBe(true);
  expect(isSameSentence("إذا ضاعت عبارتي السرية وبطاقتي ضاعت كلماتي إلى الأبد", ar.sure.sentence)).toBe(true);
});

test("a word that is missing or another one does matter", () => {
  const { sentence } = fr.sure;
  expect(isSameSentence(sentence.replace("mon kit", ""), sentence)).toBe(false);
  expect(isSameSentence(sentence.replace("toujours", "un jour"), sentence)).toBe(false);
  expect(isSameSentence("", sentence)).toBe(false);
});
