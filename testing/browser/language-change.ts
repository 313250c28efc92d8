/** A change of the language while a page is shown, and what screen readers announce because of it. */

import { setLanguage } from "../../client/languages/language.ts";

/**
 * Switches for the rest of the test, and only when the page shows the signed-in person: their language is applied as
 * they arrive.
 */
export const switchToGerman = () => setLanguage({ language: "de", locale: "de-DE" });

/** Watches a live region that announces additions; the returned function ends this and says what was added. */
export function watchAdditions(region: Element | null): () => readonly Node[] {
  if (region?.getAttribute("aria-relevant") !== "additions")
    throw new Error("It announces changed texts, too.");
  const added: Node[] = [];
  const record = (changes: readonly MutationRecord[]) => {
    for (const { addedNodes } of changes) added.push(...addedNodes);
  };
  const observer = new MutationObserver(record);
  observer.observe(region, { childList: true, subtree: true });
  return () => {
    record(observer.takeRecords());
    observer.disconnect();
    return added;
  };
}
