import { sharedCache } from "#domain/pages/share.ts";
import { writeRecord } from "../app-lock/lock-record.ts";
import { ownName } from "../base-path.ts";
import { dropKeys } from "../sealed/drop-keys.ts";
import { forgetImports } from "../session/forget-imports.ts";
import { forgetBrowser } from "../session/known-browser.ts";
import { forgetCopy } from "../stored/forget-copy.ts";

const prefix = ownName("mood-universe.");

/**
 * Forgets what this browser keeps of a person beside the outbox. After a sign-out, the `settings` of the browser stay, by
 * their keys without the prefix.
 */
export function forgetStored(settings: readonly string[] = []) {
  forgetCopy();
  dropKeys();
  forgetImports();
  writeRecord(null);
  if (!settings.includes("known")) forgetBrowser();
  // A text from another app that no page has taken yet.
  globalThis.caches?.delete(ownName(sharedCache)).catch(() => {});
  const kept = settings.map((key) => prefix + key);
  removeItems("localStorage", (key) => key.startsWith(prefix) && !kept.includes(key));
  forgetTab();
}

/** Forgets what the storage of this tab alone keeps: drafts, open edits and unfinished runs. */
export const forgetTab = () => removeItems("sessionStorage", (key) => key.startsWith(prefix));

function removeItems(name: "localStorage" | "sessionStorage", isGone: (key: string) => boolean) {
  try {
    const storage = window[name];
    for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key);
  } catch {
    // A forbidden storage is empty.
  }
}
