/** Says refusals of the server in the reader's language. Their texts are fetched with the first one. */

import { loadedParts, type Params, type Text } from "#domain/languages/text.ts";
import type { Refusal } from "../call-errors.ts";
import { translationsLoaded, translator } from "./language.ts";

/** The parts that only the server needs in English; a translation is a list in the order of their texts. */
const serverParts = import.meta.glob("../../domain/languages/en/refusals*.ts");

/**
 * The same refusal, with its sentences in the reader's language. A sentence whose text is not known here stays in
 * English, as do all when their translations do not arrive.
 */
export async function inReadersLanguage(refusal: Refusal): Promise<Refusal> {
  const { error, extra } = refusal;
  if (error === null || translator().language === "en") return refusal;
  // Every visitor gets it first, and no page shows its sentence.
  if (refusal.code === "not-signed-in") return refusal;
  const reasons = Object(extra.fieldCodes) as Record<string, unknown>;
  const fields: Record<string, string> = {};
  for (const [name, sentence] of Object.entries(refusal.fields))
    fields[name] = await translated(sentence, reasons[name]);
  // The sentence of invalid fields is that of the first one, which has the text.
  const first = Object.keys(fields).find((name) => refusal.fields[name] === error);
  return { ...refusal, fields, error: fields[first ?? ""] ?? (await translated(error, extra)) };
}

/** `reason` is from the server: maybe of a later version, or of a proxy. */
async function translated(sentence: string, reason: unknown): Promise<string> {
  const { text: id, params } = Object(reason) as { text?: unknown; params?: Params };
  if (typeof id !== "string") return sentence;
  const part = id.slice(0, id.indexOf("."));
  try {
    await serverParts[`../../domain/languages/en/${part}.ts`]?.();
    await translationsLoaded();
    const isKnown = loadedParts().get(part)?.includes(id);
    return isKnown ? translator()({ id, english: sentence } as Text<never>, params as never) : sentence;
  } catch {
    return sentence;
  }
}
