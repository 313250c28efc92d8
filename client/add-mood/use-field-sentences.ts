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
    const field = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    // The sentence may stand below a field that is as high as the screen. The error comes first of what describes a
    // field.
    const [sentence = ""] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
    document.getElementById(sentence)?.scrollIntoView({ block: "nearest" });
  };
  return { sentences, showSentences, clearSentences: () => setSentences(none) };
}
