/** The translators of all languages, from their files. */

import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { LanguageId } from "#domain/languages/languages.ts";
import { flatMessages } from "#domain/languages/text.ts";
import { makeTranslator, type Translator } from "#domain/languages/translator.ts";

const folder = join(import.meta.dirname, "..", "domain", "languages");

export async function translatorOf(language: LanguageId): Promise<Translator> {
  const names = language === "en" ? [] : await readdir(join(folder, language));
  const parts = names.map(async (name) => {
    const { messages } = await import(join(folder, language, name));
    return flatMessages(basename(name, ".ts"), messages);
  });
  return makeTranslator({ language, locale: language }, new Map((await Promise.all(parts)).flat()));
}
