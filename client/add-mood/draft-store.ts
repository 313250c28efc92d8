/**
 * Stores the draft in the tab's session storage under its owner's id, so that an error, a reload, or an
 * ended session loses nothing and no other user sees it. Creating the star or Cancel discards it.
 */

import { isStoredUser } from "../session/stored-user.ts";
import { type Draft, draftSchema, emptyDraft } from "./draft.ts";

const storageKey = "mood-universe.draft";

/** A reply that ends the session can come before the one who wants to put a draft back. */
export const mayStoreDraft = (userId: string) => isStoredUser(userId) !== false;

export function storeDraft(userId: string, draft: Draft) {
  if (mayStoreDraft(userId)) write(JSON.stringify({ userId, draft }));
}

export const clearStoredDraft = () => write(null);

/** Discards the draft of another user. */
export function readDraft(userId: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    if (!isOwned(stored)) return emptyDraft;
    if (stored.userId === userId) return draftSchema.parse(stored.draft);
    clearStoredDraft();
    return emptyDraft;
  } catch {
    return emptyDraft;
  }
}

const isOwned = (value: unknown): value is { userId: unknown; draft: unknown } =>
  typeof value === "object" && value !== null && "userId" in value && "draft" in value;

function write(text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, text);
  } catch {
    // A draft that cannot be stored lasts until the page is closed.
  }
}
