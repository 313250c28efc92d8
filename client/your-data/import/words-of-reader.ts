/** The words for feelings in the reader's language. English ones are in the worker that reads a file. */

import type { FeelingWords } from "#domain/formats/import/mapping/plain-words.ts";
import { translator } from "../../languages/language.ts";
import { lazyCode } from "../../loading/lazy-code.ts";

const words = lazyCode(async () => import("#domain/formats/import/mapping/words-of-language.ts"));

/** Null in English, and where the words do not arrive: an import does not wait for a network that is lost. */
export async function wordsOfReader(): Promise<FeelingWords | null> {
  if (translator().language === "en") return null;
  const code = await words.load().catch(() => null);
  return code?.wordsOfLanguage(translator()) ?? null;
}
