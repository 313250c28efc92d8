/** The page's side of texts-from-page.ts. */

import type { LanguageId } from "#domain/languages/languages.ts";
import type { TextsNeeded, TextsSent } from "./texts-from-page.ts";
import { loadTranslation } from "./translations.ts";

/** Sends a worker the texts that it asks for. Those that do not arrive are English. */
export async function sendTexts(worker: Worker, { parts }: TextsNeeded, language: LanguageId) {
  const translated = parts.map(([part, ids]) => loadTranslation(language, part, ids).catch(() => []));
  const messages = await Promise.all(translated);
  worker.postMessage({ type: "texts", catalogue: new Map(messages.flat()) } satisfies TextsSent);
}
