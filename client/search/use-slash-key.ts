import { type RefObject, useEffect } from "react";
import { useLetterShortcut } from "../navigation/letter-shortcut.ts";
import { isDialogOpen, isTyping } from "../navigation/page-keys.ts";
import { latinKey } from "../ui/latin-key.ts";

/** The key / goes to a field, wherever the focus is on the page, unless the person has switched off such keys. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>) {
  const isOn = useLetterShortcut();
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (latinKey(event) !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, field]);
  return isOn;
}
