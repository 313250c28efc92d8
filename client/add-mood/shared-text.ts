/**
 * A text that another app shares with the installed one, until it is the note of a new star. The service worker leaves
 * it in a cache; from there it moves to the tab's session storage, so that a person who is signed out can sign in first
 * and no other tab shows it.
 */

import { addMood } from "#domain/languages/en/add-mood.ts";
import { sharedCache, sharedEntry } from "#domain/pages/share.ts";
import { ownName } from "../base-path.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import { sharedTextKey } from "./has-shared-text.ts";

let moving: Promise<void> | null = null;

/** Moves the text that this page was opened with. Says so to a visitor, who must sign in first. */
export function keepSharedText(isVisitor: boolean): Promise<void> {
  moving ??= move(isVisitor).finally(() => {
    moving = null;
  });
  return moving;
}

async function move(isVisitor: boolean) {
  const key = new URLSearchParams(location.search).get("shared");
  if (key === null) return;
  const text = mayBeShared() ? await takeFromCache(key) : undefined;
  if (text) keep(text, isVisitor);
  else showToast((t) => destructive(t(addMood.sharedLost.title), t(addMood.sharedLost.description)));
  // Last, because home looks for it.
  removeFromUrl();
}

function keep(text: string, isVisitor: boolean) {
  sessionStorage.setItem(sharedTextKey, text);
  if (isVisitor)
    showToast((t) => ({
      title: t(addMood.sharedKept.title),
      description: t(addMood.sharedKept.description),
    }));
}

/** Null if there is none; the text is given out once. */
export async function takeSharedText(): Promise<string | null> {
  await keepSharedText(false);
  const text = sessionStorage.getItem(sharedTextKey);
  sessionStorage.removeItem(sharedTextKey);
  return text;
}

/**
 * Where the server could not say who sent the text, it is taken in the window of the installed app, which opens for the
 * app's share target, and in no tab, where a page of another site can send a person.
 */
const mayBeShared = () =>
  !new URLSearchParams(location.search).has("unchecked") || matchMedia("(display-mode: standalone)").matches;

/** Removes the key, so that a reload does not ask again for a text that was taken. */
function removeFromUrl() {
  const url = new URL(location.href);
  url.searchParams.delete("shared");
  url.searchParams.delete("unchecked");
  history.replaceState(history.state, "", url);
}

async function takeFromCache(key: string): Promise<string | undefined> {
  try {
    const cache = await caches.open(ownName(sharedCache));
    const text = await (await cache.match(sharedEntry(key)))?.text();
    // Another site can open this page with any key: the text of another one stays.
    if (text !== undefined) await caches.delete(ownName(sharedCache));
    return text;
  } catch {
    return undefined;
  }
}
