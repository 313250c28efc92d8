/** Says refusals of the server in the reader's language. Their texts are fetched with the first one. */

import { type Params, type Text, type Texts } from "#domain/languages/text.ts";
import type { Refusal } from "../call-errors.ts";
import { translationsLoaded, translator } from "./language.ts";

/** The English texts of the server's refusals: by them, translations are found. */
const serverParts = import.meta.glob<Record<string, Texts<never>>>(
  "../../domain/languages/en/{refusals,rules}*.ts",
);

/**
 * The same refusal, with its sentences in the reader's language. A sentence without a known text stays in English, as do
 * all when their translations do not arrive.
 */
export async function inReadersLanguage(refusal: Refusal): Promise<Refusal> {
  if (translator().language === "en") return refusal;
  const { fieldCodes, ...own } = refusal.extra;
  const fields = { ...refusal.fields };
  for (const [field, reason] of Object.entries(Object(fieldCodes)))
    fields[field] = (await sentenceOf(reason)) ?? fields[field] ?? "";
  // The sentence of a refusal of fields is that of the first one.
  const repeated = Object.entries(refusal.fields).find(([, sentence]) => sentence === refusal.error)?.[0];
  const error = repeated === undefined ? await sentenceOf(own) : fields[repeated];
  return { ...refusal, fields, error: error ?? refusal.error };
}

/** Null where the reply names no text that this version of the client has. */
async function sentenceOf(reason: unknown): Promise<string | null> {
  const { text: id, params } = Object(reason) as { text?: unknown; params?: Params };
  if (typeof id !== "string") return null;
  try {
    const text = await findText(id);
    return text && translator()(text as Text<never>, params as never);
  } catch {
    return null;
  }
}

async function findText(id: string): Promise<Text | null> {
  const [part, ...names] = id.split(".");
  const code = await serverParts[`../../domain/languages/en/${part}.ts`]?.();
  await translationsLoaded();
  const found = names.reduce<unknown>((texts, name) => Object(texts)[name], Object.values(code ?? {})[0]);
  return (found as Text | undefined) ?? null;
}
