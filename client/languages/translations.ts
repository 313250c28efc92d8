/** Fetches the translations of a part. English has none: its texts are in the code. */

import type { Message } from "#domain/languages/format.ts";
import type { LanguageId } from "#domain/languages/languages.ts";
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
  const { catalogues } = await import("./catalogues.ts");
  const messages = await catalogues[`../../domain/languages/${language}/${part}.ts`]?.();
  if (!messages) return [];
  if (!Array.isArray(messages)) return flatMessages(part, messages);
  // Of a built client: in the order of the English texts, because names are a third of a catalogue.
  const list: readonly (Message | null)[] = messages;
  return ids.flatMap((id, index) => {
    const message = list[index] ?? null;
    return message === null ? [] : [[id, message] as const];
  });
}
