import type { KeyboardEvent } from "react";

/** Ctrl+Enter submits from everywhere, Enter only where it has no other function, such as on an emotion that is chosen. */
export function submitByKey(event: KeyboardEvent, submit: () => void) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  const hasOwnMeaning =
    event.target instanceof Element &&
    event.target.closest("textarea, [role=combobox], [data-toggle], button:not([aria-pressed=true])");
  if (hasOwnMeaning && !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  submit();
}
