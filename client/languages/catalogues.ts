import type { Message } from "#domain/languages/format.ts";
import type { LanguageId } from "#domain/languages/languages.ts";
import type { Messages } from "#domain/languages/text.ts";

const catalogues = import.meta.glob<Messages>("../../domain/languages/*/*.ts", { import: "messages" });

/**
 * The messages of a part of a translation; undefined where the language lacks the part. Rejects if they do not arrive.
 * The build puts code of its own here (tools/message-catalogues.ts), by which they are a list in the order of the English
 * texts: names are a third of a catalogue. English readers do not fetch this file.
 */
export const loadMessages = async (
  language: LanguageId,
  part: string,
): Promise<Messages | readonly (Message | null)[] | undefined> =>
  catalogues[`../../domain/languages/${language}/${part}.ts`]?.();
