/** Fetches the translations of a part. English has none: its texts are in the code. */

import type { Message } from "#domain/languages/format.ts";
import { defaultLanguage, type LanguageId } from "#domain/languages/languages.ts";
import { flatMessages } from "#domain/languages/text.ts";

/**
 * The messages of a part in a language by the ids of its texts, which are `ids`; none where the language lacks the
 * part. Rejects if they do not arrive.
 */
export async function loadTranslation(
  language: LanguageId,
  part: string,
  ids: readonly string[],
): Promise<readonly (readonly [id: string, message: Message])[]> {
  if (language === defaultLanguage) return [];
  const { loadMessages } = await import("./catalogues.ts");
  const messages = await loadMessages(language, part);
  if (!messages) return [];
  if (!isList(messages)) return flatMessages(part, messages);
  return ids.flatMap((id, index) => {
    const message = messages[index] ?? null;
    return message === null ? [] : [[id, message] as const];
  });
}

const isList = <Item>(messages: object | readonly Item[]): messages is readonly Item[] =>
  Array.isArray(messages);
