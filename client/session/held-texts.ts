/**
 * What a person was writing when their session ended: no longer in the storage of the tab, and in the memory of its page
 * only for the same person.
 */

import { ownName } from "../base-path.ts";

const prefix = ownName("mood-universe.");

let held: { readonly userId: string; readonly texts: readonly (readonly [string, string])[] } | null = null;

/** Takes what belongs to a person out of the tab's storage. */
export function holdTexts(userId: string) {
  const texts = ownedTexts().filter(({ owner }) => owner === userId);
  for (const { key } of texts) sessionStorage.removeItem(key);
  if (texts.length > 0) held = { userId, texts: texts.map(({ key, text }) => [key, text]) };
}

/** `userId` is signed in: puts back what is theirs, and forgets what is not. */
export function returnTexts(userId: string) {
  dropTextsOfOthers(userId);
  if (held?.userId === userId)
    for (const [key, text] of held.texts) if (sessionStorage.getItem(key) === null) tryToStore(key, text);
  held = null;
}

/** What a tab has kept through the sign-out of its person in another one, such as one that was closed meanwhile. */
export function dropTextsOfOthers(userId: string | null) {
  for (const { key, owner } of ownedTexts()) if (owner !== userId) sessionStorage.removeItem(key);
}

/** Texts that the tab keeps with their owners; none where the browser stores nothing. */
function ownedTexts() {
  try {
    return Object.entries(sessionStorage).flatMap(([key, text]: [string, string]) => {
      const owner = key.startsWith(prefix) ? ownerOf(text) : null;
      return owner === null ? [] : [{ key, text, owner }];
    });
  } catch {
    return [];
  }
}

function ownerOf(text: string): string | null {
  try {
    const { userId } = JSON.parse(text) as { userId?: unknown };
    return typeof userId === "string" ? userId : null;
  } catch {
    return null;
  }
}

function tryToStore(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The storage may be full.
  }
}
