import { sharedCache } from "#domain/pages/share.ts";
import { forgetImports } from "../session/forget-imports.ts";
import { forgetCopy } from "../stored/forget-copy.ts";

const prefix = "mood-universe.";
const oldOutboxes = `${prefix}outbox.`;

/**
 * Forgets what this browser keeps of a person beside the outbox. Leaves what other people have not sent yet, and after a
 * sign-out the `settings` of the browser, by their keys without the prefix.
 */
export function forgetStored(userId: string, settings: readonly string[] = []) {
  forgetCopy();
  forgetImports();
  // A text from another app that no page has taken yet.
  globalThis.caches?.delete(sharedCache).catch(() => {});
  const kept = settings.map((key) => prefix + key);
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (isOf(userId, key) && !kept.includes(key)) storage.removeItem(key);
  } catch {
    // A forbidden storage is empty.
  }
}

const isOf = (userId: string, key: string) =>
  key.startsWith(prefix) && (!key.startsWith(oldOutboxes) || key.endsWith(`.${userId}`));
