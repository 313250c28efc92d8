import { describe, expect, it } from "vitest";
import { translatorOf } from "../../../../testing/translators.ts";
import { catalogue, findEmotion } from "../../../feelings.ts";
import { languageIds } from "../../../languages/languages.ts";
import { englishWords } from "./feeling-words.ts";
import { moodWords } from "./mood-words.ts";
import { plainWords } from "./plain-words.ts";
import { suggestFeeling } from "./suggest-feeling.ts";
import { wordsOfLanguage } from "./words-of-language.ts";

const levels = (language: keyof typeof moodWords) =>
  moodWords[language].flatMap((words, level) => words.split(", ").map((word) => [word, level] as const));

describe("the plain words for moods", () => {
  it("mean the same in every language that has them", () => {
    const known = new Map<string, number>();
    for (const language of languageIds)
      for (const [word, level] of levels(language)) {
        expect(known.get(plainWords(word)) ?? level, `${language} ${word}`).toBe(level);
        known.set(plainWords(word), level);
      }
  });

  it.each(languageIds)(
    "have a suggestion of the right side for readers of %s, in all languages",
    async (reader) => {
      const own = reader === "en" ? [] : [wordsOfLanguage(await translatorOf(reader))];
      const wrong = languageIds.flatMap((language) =>
        levels(language).filter(([word, level]) => {
          const feeling = suggestFeeling({ id: word, name: word, level: null }, [...own, englishWords]);
          const valence = findEmotion(catalogue, feeling?.emotion ?? "")?.valence;
          return valence === undefined || (level < 2 && valence <= 0) || (level > 2 && valence >= 0);
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  it("are no parts of other names", () => {
    const feelingOf = (name: string) => suggestFeeling({ id: name, name, level: null });
    expect(feelingOf("Mal was anderes")).toBeNull();
    expect(feelingOf("MAL!")?.emotion).toBe("sadness");
  });
});
