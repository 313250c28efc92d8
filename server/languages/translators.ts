/** The translators of the server. A catalogue is read from its sources when its language is first used. */

import { readdir } from "node:fs/promises";
import {
  defaultLanguage,
  type LanguageId,
  type Preference,
  storedLanguage,
} from "#domain/languages/languages.ts";
import { flatMessages, type Messages } from "#domain/languages/text.ts";
import { type Catalogue, makeTranslator, type Translator } from "#domain/languages/translator.ts";

/** The parts of which the server makes sentences, or knows the words. */
const parts = [
  ...["common", "mails", "reminder-lines", "provider-names", "server-pages", "shown", "quiz"],
  "typed-feelings",
];

const folder = new URL("../../domain/languages/", import.meta.url);
const catalogues = new Map<LanguageId, Promise<Catalogue>>();
const translators = new Map<string, Translator>();

async function readCatalogue(language: LanguageId): Promise<Catalogue> {
  if (language === defaultLanguage) return new Map();
  const files: readonly string[] = await readdir(new URL(`${language}/`, folder)).catch(() => []);
  const read = parts
    .filter((part) => files.includes(`${part}.ts`))
    .map(async (part) => {
      const { messages } = await import(new URL(`${language}/${part}.ts`, folder).href);
      return flatMessages(part, messages as Messages);
    });
  return new Map((await Promise.all(read)).flat());
}

/** Translator for the browser that asks. Texts that its language lacks are English. */
export async function translatorOf({ language, locale }: Preference): Promise<Translator> {
  const known = translators.get(`${language} ${locale}`);
  if (known) return known;
  const catalogue = catalogues.get(language) ?? readCatalogue(language);
  catalogues.set(language, catalogue);
  const made = makeTranslator({ language, locale }, await catalogue);
  // Browsers can name any region.
  if (translators.size < 100) translators.set(`${language} ${locale}`, made);
  return made;
}

/** Translator for a person, by the language that is stored with them; English where none is. */
export function translatorOfUser(locale: string | null | undefined): Promise<Translator> {
  const language = storedLanguage(locale) ?? defaultLanguage;
  return translatorOf({ language, locale: language });
}
