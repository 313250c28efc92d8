/**
 * The translator of the page or worker. English texts come with the code that shows them; translations of the same
 * parts are fetched with that code.
 */

import { useSyncExternalStore } from "react";
import type { Message } from "#domain/languages/format.ts";
import { type LanguageId, type Preference, preferenceOf } from "#domain/languages/languages.ts";
import { loadedParts } from "#domain/languages/text.ts";
import { makeTranslator, type Translator } from "#domain/languages/translator.ts";
import { loadTranslation } from "./translations.ts";

/** The messages of a language by the ids of their texts, and the parts that they belong to. */
type Loaded = { readonly messages: Map<string, Message>; readonly parts: Set<string> };

const loaded = new Map<LanguageId, Loaded>();
const listeners = new Set<() => void>();
let current = makeTranslator(preferenceOf("en", navigator.languages), new Map());

/** The translator of the current language, for code outside components. A component uses `useTranslator`. */
export const translator = (): Translator => current;

/** The translator of the page's language; the component is rendered again when the language changes. */
export const useTranslator = (): Translator => useSyncExternalStore(onLanguageChange, translator, translator);

/** Calls back after the language has changed; the returned function unsubscribes. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language to which the page is being changed, or has been. */
let latest: Preference = current;

/**
 * Resolves when the texts of all code that has been loaded are there in the language of the page, also while it is being
 * changed: in English, at once. A translation that does not arrive is tried again with the next code; until then its
 * texts are English.
 */
export const translationsLoaded = async (): Promise<void> => void (await loadParts(latest.language));

async function loadParts(language: LanguageId): Promise<Loaded> {
  const { messages, parts } = loaded.get(language) ?? { messages: new Map(), parts: new Set() };
  loaded.set(language, { messages, parts });
  if (language === "en") return { messages, parts };
  const missing = [...loadedParts()].filter(([part]) => !parts.has(part));
  await Promise.all(
    missing.map(async ([part, ids]) => {
      const translated = await loadTranslation(language, part, ids).catch(() => null);
      if (!translated) return;
      parts.add(part);
      for (const [id, message] of translated) messages.set(id, message);
    }),
  );
  return { messages, parts };
}

/** Changes the language when its texts are there, unless another change is made meanwhile. */
export async function setLanguage(preference: Preference): Promise<void> {
  latest = preference;
  const { messages } = await loadParts(preference.language);
  const isSame = preference.language === current.language && preference.locale === current.locale;
  if (latest !== preference || isSame) return;
  current = makeTranslator(preference, messages);
  for (const listener of listeners) listener();
}
