/** The reader's language, of which the page has all texts in itself. */

import { languageOfTag, languages, type Preference, preferenceOf } from "#domain/languages/languages.ts";
import { flatMessages, type Messages } from "#domain/languages/text.ts";
import { makeTranslator, type Translator } from "#domain/languages/translator.ts";

const catalogues = import.meta.glob<Messages>(
  [
    "../../domain/languages/*/{open-sealed,feelings}.ts",
    // English texts are in the code.
    "!../../domain/languages/en/*.ts",
  ],
  { import: "messages", eager: true },
);

function messagesOf(language: string) {
  const parts = Object.entries(catalogues).flatMap(([path, messages]) => {
    const [, of, part = ""] = /\/([\w-]+)\/([\w-]+)\.ts$/.exec(path) ?? [];
    return of === language ? flatMessages(part, messages) : [];
  });
  return new Map(parts);
}

/** `chosen` is an id of the list; null for the language of the browser. */
export function translatorOf(chosen: string | null): Translator {
  const preference: Preference = preferenceOf(chosen ? languageOfTag(chosen) : null, navigator.languages);
  return makeTranslator(preference, messagesOf(preference.language));
}

/** Writes the names of all languages into the field. */
export function fillLanguages(field: HTMLSelectElement) {
  for (const { id, name } of languages) field.append(new Option(name, id));
}
