import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldSentences } from "./settle-form.ts";

const none: FieldSentences = {};

/** Sentences at the fields of a form, and the focus on the first of these fields. */
export function useFieldSentences(content: RefObject<HTMLElement | null>) {
  const [sentences, setSentences] = useState(none);
  const showSentences = (next: FieldSentences) => {
    // Rendered before the focus moves, so that screen readers announce the sentence with its field.
    flushSync(() => setSentences(next));
    content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return { sentences, showSentences, clearSentences: () => setSentences(none) };
}
