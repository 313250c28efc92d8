/** The reader's choice of a language in this browser, and the language of the document. */

import {
  directionOf,
  type LanguageId,
  languageCookie,
  languageOfCookies,
  preferenceOf,
} from "#domain/languages/languages.ts";
import { basePath } from "../base-path.ts";
import { setOwnCookie } from "../own-cookie.ts";
import { setLanguage, translator } from "./language.ts";

const oneYearS = 365 * 24 * 60 * 60;

/** What the reader chose in this browser; null where they have not chosen, or where cookies are forbidden. */
export function chosenLanguage(): LanguageId | null {
  const cookies = readCookies();
  return languageOfCookies(
    (name) => cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1),
    basePath,
  );
}

/** A frame of another site may forbid cookies by its sandbox, with an error. */
function readCookies(): readonly string[] {
  try {
    return document.cookie.split("; ");
  } catch {
    return [];
  }
}

const listeners = new Set<(language: LanguageId) => void>();

/** Calls back when the reader chooses a language; the returned function unsubscribes. */
export function onLanguageChosen(listener: (language: LanguageId) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a reader's choice: calls the listeners, then does what `adoptLanguage` does. */
export function chooseLanguage(language: LanguageId): Promise<void> {
  for (const listener of listeners) listener(language);
  return adoptLanguage(language);
}

/** Stores the language in this browser, and changes that of the page. */
export function adoptLanguage(language: LanguageId): Promise<void> {
  setOwnCookie(languageCookie, language, oneYearS);
  return applyLanguage(language);
}

/** The choice, or else the first of the browser's languages that the product has. Resolves when its texts are there. */
export const startLanguage = (): Promise<void> => applyLanguage(chosenLanguage());

async function applyLanguage(chosen: LanguageId | null) {
  await setLanguage(preferenceOf(chosen, navigator.languages));
  const { language } = translator();
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Follows the browser's languages, and a choice that was made in another tab, which this one learns when it is shown. */
export function followLanguage() {
  addEventListener("languagechange", startLanguage);
  document.addEventListener("visibilitychange", () => document.hidden || void startLanguage());
}
