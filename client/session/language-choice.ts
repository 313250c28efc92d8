/**
 * A choice of the language in this browser that the server does not have yet; a visitor's choice applies to the next
 * sign-in in this tab.
 */

import { type LanguageId, storedLanguage } from "#domain/languages/languages.ts";
import { ownName } from "../base-path.ts";

const key = ownName("mood-universe.language");

type Choice = { readonly owner: string; readonly language: LanguageId };

/** Owner of a visitor's choice: a sign-in with a provider leaves the page. */
export const visitor = "";

const storageOf = (owner: string) => (owner === visitor ? sessionStorage : localStorage);

/** The choice of an owner; null also where storage is forbidden. */
export function readChoice(owner: string): LanguageId | null {
  try {
    const stored = JSON.parse(storageOf(owner).getItem(key) ?? "null") as Partial<Choice> | null;
    return stored?.owner === owner ? storedLanguage(stored.language) : null;
  } catch {
    return null;
  }
}

/** Stores a choice; null removes it. */
export function writeChoice(owner: string, language: LanguageId | null) {
  try {
    if (language === null) storageOf(owner).removeItem(key);
    else storageOf(owner).setItem(key, JSON.stringify({ owner, language } satisfies Choice));
  } catch {
    // The page has the language where the storage is forbidden; the server keeps the earlier one.
  }
}
