/** The last volume in this browser. It is a setting of the device, not of an account. */

import { ownName } from "../base-path.ts";
import { clampVolume, defaultVolume } from "./player.ts";

const storageKey = ownName("mood-universe.music-volume");

export function storedVolume(): number {
  try {
    const text = localStorage.getItem(storageKey)?.trim();
    return (text ? clampVolume(Number(text)) : null) ?? defaultVolume;
  } catch {
    return defaultVolume;
  }
}

export function storeVolume(volume: number) {
  try {
    localStorage.setItem(storageKey, String(volume));
  } catch {
    // A volume that cannot be stored lasts until the page is closed.
  }
}
