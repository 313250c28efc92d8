/** What typed words of the quiz mean. The server knows those of all languages, a browser only its reader's. */

import { type LanguageId, languageIds } from "#domain/languages/languages.ts";
import { type WheelWords, wheelWords } from "#domain/wellness/quiz/wheel-words.ts";
import { translatorOf } from "../languages/translators.ts";

const readWords = (language: LanguageId): Promise<WheelWords> =>
  translatorOf({ language, locale: language }).then((t) => wheelWords([t]));

let reading: Promise<readonly (readonly [LanguageId, WheelWords])[]> | undefined;

/** The words for a person: their language decides, then English, then the others. They are read once, at first use. */
export async function readTypedWords(): Promise<(language: LanguageId) => WheelWords> {
  reading ??= Promise.all(
    languageIds.map(async (language) => [language, await readWords(language)] as const),
  );
  const words = new Map(await reading);
  return (language) => (typed) => {
    for (const id of [language, ...languageIds]) {
      const place = words.get(id)?.(typed);
      if (place) return place;
    }
    return null;
  };
}
