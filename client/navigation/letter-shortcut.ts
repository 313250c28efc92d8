/**
 * Whether the keys N (Add Mood), L (lock) and / (search) work. They do unless the person has switched them off: those who speak to
 * their device, or press keys by accident, need that (WCAG 2.2, 2.1.4).
 */

import { ownName } from "../base-path.ts";
import { storedChoice } from "../ui/stored-choice.ts";

const shortcut = storedChoice(ownName("mood-universe.letter-shortcut"), ["on", "off"]);

export const setLetterShortcut = (isOn: boolean) => shortcut.choose(isOn ? "on" : "off");

export const isLetterShortcutOn = () => shortcut.current() === "on";

export const useLetterShortcut = () => shortcut.use() === "on";
