import { expect, it } from "vitest";
import { languageIds } from "#domain/languages/languages.ts";
import { wheelIds } from "#domain/wellness/quiz/emotion-wheel.ts";
import { wordsFor } from "#domain/wellness/quiz/wheel-words.ts";
import { translatorOf } from "../languages/translators.ts";
import { readTypedWords } from "./typed-words.ts";

it.each(languageIds)(
  "to a reader of %s, every word of their language means its feeling",
  async (language) => {
    const [t, wordsOf] = [await translatorOf({ language, locale: language }), await readTypedWords()];
    for (const id of wheelIds) {
      expect(wordsFor(t, id).length, id).toBeGreaterThan(10);
      for (const word of wordsFor(t, id)) expect(wordsOf(language)(word), word).toBe(id);
    }
  },
);

it("a reader of any language may type English words and the German names of the wheel", async () => {
  const wordsOf = await readTypedWords();
  for (const language of languageIds)
    expect([wordsOf(language)("furious"), wordsOf(language)("Freude")], language).toEqual(["anger", "joy"]);
});
