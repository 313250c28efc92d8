import { useEffect, useEffectEvent } from "react";
import { useLetterShortcut } from "../navigation/letter-shortcut.ts";
import { isDialogOpen, isTyping } from "../navigation/page-keys.ts";
import { latinKey } from "../ui/latin-key.ts";

/** The letter N opens Add Mood, wherever the focus is on the page. */
export function useAddMoodKey(openAddMood: () => void) {
  const isOn = useLetterShortcut();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlainN(event) || isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    openAddMood();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

function isPlainN(event: KeyboardEvent): boolean {
  const { repeat, isComposing, defaultPrevented } = event;
  if (repeat || isComposing || defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return latinKey(event) === "n";
}
