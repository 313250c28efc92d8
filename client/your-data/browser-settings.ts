/** The choices that this browser remembers for the person, by the names that they have in its storage. */

import { ownName } from "../base-path.ts";
import { settingKeys } from "../session/setting-keys.ts";

const storageKey = (key: string) => ownName(`mood-universe.${key}`);

/** Choices that the person has made; none where the storage is forbidden. */
export function browserSettings(): Record<string, string> {
  try {
    const stored = settingKeys.map((key) => [key, localStorage.getItem(storageKey(key))] as const);
    return Object.fromEntries(stored.filter((pair): pair is [string, string] => pair[1] !== null));
  } catch {
    return {};
  }
}

/** Stores choices of a file, which apply from the next page load; choices that it does not have are removed. */
export function storeBrowserSettings(settings: Readonly<Record<string, string>>) {
  try {
    for (const key of settingKeys) {
      const value = settings[key];
      if (value === undefined) localStorage.removeItem(storageKey(key));
      else localStorage.setItem(storageKey(key), value);
    }
  } catch {
    // Where the storage is forbidden, the browser remembers no choices.
  }
}
