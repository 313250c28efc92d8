/**
 * Stores the draft in the tab's session storage under its owner's id, so that an error, a reload, or an
 * ended session loses nothing and no other user sees it. Creating the star or Cancel discards it.
 */

import { noteWithShared } from "#domain/pages/share.ts";
import { ownName } from "../base-path.ts";
import { TabText } from "../sealed/tab-text.ts";
import { isStoredUser } from "../session/stored-user.ts";
import { type Draft, draftSchema, emptyDraft } from "./draft.ts";

const stored = new TabText(ownName("mood-universe.draft"), (earlier, later) => {
  const { userId, draft } = JSON.parse(later) as { userId: string; draft: Draft };
  const note = noteWithShared(draftIn(earlier, userId).form.note, draft.form.note);
  return JSON.stringify({ userId, draft: { ...draft, form: { ...draft.form, note } } });
});

/** Calls back when a draft can be read that was locked before. */
export const onDraftOpened = (listener: () => void) => stored.onOpened(listener);

/** A reply that ends the session can come before the one who wants to put a draft back. */
export const mayStoreDraft = (userId: string) => isStoredUser(userId) !== false;

export function storeDraft(userId: string, draft: Draft) {
  if (mayStoreDraft(userId)) stored.write(userId, JSON.stringify({ userId, draft }));
}

export const clearStoredDraft = (userId: string) => stored.write(userId, null);

/** Discards the draft of another user. */
export function readDraft(userId: string): Draft {
  const text = stored.read(userId);
  return text === null ? emptyDraft : draftIn(text, userId);
}

function draftIn(text: string, userId: string): Draft {
  try {
    const value: unknown = JSON.parse(text);
    if (!isOwned(value)) return emptyDraft;
    if (value.userId === userId) return draftSchema.parse(value.draft);
    clearStoredDraft(userId);
    return emptyDraft;
  } catch {
    return emptyDraft;
  }
}

const isOwned = (value: unknown): value is { userId: unknown; draft: unknown } =>
  typeof value === "object" && value !== null && "userId" in value && "draft" in value;
