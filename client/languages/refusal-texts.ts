/** Refusals of the server, and their sentences in the reader's language. Their texts are fetched with the first one. */

import { loadedParts, type Params, type Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { type RefusalCode, refusalCodes } from "#domain/refusals.ts";
import { translationsLoaded } from "./language.ts";

export type Refusal = {
  /** The sentence for the person, or null without one. */
  readonly error: string | null;
  /** A code of domain/refusals.ts; null when no Mood Universe answered. */
  readonly code: RefusalCode | null;
  /** A sentence for each invalid field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole JSON body, for members that only some calls have. */
  readonly extra: Readonly<Record<string, unknown>>;
};

/** The parts that only the server needs in English; a translation is a list in the order of their texts. */
const serverParts = import.meta.glob("../../domain/languages/en/refusals*.ts");

const isRefusalCode = (value: unknown): value is RefusalCode =>
  (refusalCodes as readonly unknown[]).includes(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The refusal of a reply, in English. */
export function readRefusal(body: unknown): Refusal {
  const extra = isRecord(body) ? body : {};
  const fields = isRecord(extra.fields) ? extra.fields : {};
  return {
    error: typeof extra.error === "string" ? extra.error : null,
    code: isRefusalCode(extra.code) ? extra.code : null,
    fields: Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
    extra,
  };
}

/**
 * Resolves when the texts that the refusal names are there, also for an English reader, who may choose another language
 * while the refusal is on the page. Never rejects: a text that does not arrive stays English.
 */
export async function refusalTextsLoaded({ code, extra }: Refusal): Promise<void> {
  // Every visitor gets one of these first, and no page shows its sentence.
  if (code === "not-signed-in" || code === "universe-migrated") return;
  const reasons = [extra, ...Object.values(Object(extra.fieldCodes))];
  const ids = reasons.map((reason) => readReason(reason).id).filter((id) => id !== null);
  if (ids.length === 0) return;
  const parts = ids.map((id) => serverParts[`../../domain/languages/en/${partOf(id)}.ts`]?.());
  await Promise.allSettled(parts);
  await translationsLoaded();
}

/**
 * Translates the sentences of a refusal into the language of `t`. A sentence whose text is not known here stays in
 * English.
 */
export function refusalIn(t: Translator, refusal: Refusal): Refusal {
  const { error, extra } = refusal;
  if (error === null || t.language === "en") return refusal;
  const reasons = Object(extra.fieldCodes) as Record<string, unknown>;
  const fields = Object.fromEntries(
    Object.entries(refusal.fields).map(([name, sentence]) => [name, translated(t, sentence, reasons[name])]),
  );
  // The sentence of invalid fields is that of the first one, which has the text.
  const first = Object.keys(fields).find((name) => refusal.fields[name] === error);
  return { ...refusal, fields, error: fields[first ?? ""] ?? translated(t, error, extra) };
}

function translated(t: Translator, sentence: string, reason: unknown): string {
  const { id, params } = readReason(reason);
  if (id === null || !loadedParts().get(partOf(id))?.includes(id)) return sentence;
  try {
    return t({ id, english: sentence } as Text<never>, params as never);
  } catch {
    return sentence;
  }
}

/** `reason` is from the server: maybe of a later version, or of a proxy. */
function readReason(reason: unknown): { readonly id: string | null; readonly params: Params | undefined } {
  const { text, params } = Object(reason) as { text?: unknown; params?: Params };
  return { id: typeof text === "string" ? text : null, params };
}

const partOf = (id: string) => id.slice(0, id.indexOf("."));
