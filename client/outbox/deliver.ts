/** What the failure of a delivery means for the item and for those behind it. */

import type { Translator } from "#domain/languages/translator.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import { readRefusal, refusalIn } from "../languages/refusal-texts.ts";
import { isSealRefusal } from "../sealed/seal-state.ts";
import { WordsAreLocked } from "../sealed/words-locked.ts";
import type { Item } from "./item.ts";

export type Failure =
  /** The server did not answer, or cannot serve anyone now: all items wait. */
  | "unreachable"
  /** The server will take items later, or from another session: all items wait. */
  | "later"
  /** Only this item waits, and those behind it are sent. */
  | "skipped"
  /** The server will never take this item as it is. */
  | "refused";

const failures: Readonly<Record<number, Failure>> = {
  401: "later",
  // Calls of the owner reply so when another person is signed in.
  404: "later",
  408: "unreachable",
  429: "later",
  502: "unreachable",
  503: "unreachable",
  504: "unreachable",
};

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return "unreachable";
  if (!(error instanceof CallError) || isUnknownField(error)) return "skipped";
  return failures[error.status] ?? (error.status >= 400 && error.status < 500 ? "refused" : "skipped");
}

/** Whether an older server, such as during an update, does not know a field yet: it will, and nothing is left out for it. */
export function isUnknownField(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status !== 400) return false;
  return fieldCodes(error).some(([, code]) => code === "unknown-field");
}

/** Whether a write has to be sealed or opened otherwise before the server takes it, which the keys of the universe can do. */
export const waitsForWords = (error: unknown): boolean =>
  error instanceof WordsAreLocked || (error instanceof CallError && isSealRefusal(error.refusal));

/** The fields that break a rule, each with the code of the rule. */
export const fieldCodes = (error: CallError): readonly (readonly [field: string, code: unknown])[] =>
  Object.entries(Object(error.refusal.extra.fieldCodes)).map(([field, reason]) => [
    field,
    Object(reason).code,
  ]);

/** Whether an older server does not know the call at all. */
export const isUnknownCall = (error: CallError): boolean => isRefusedWith("not-found", error);

export const isRefusedWith = (code: RefusalCode, error: unknown): error is CallError =>
  error instanceof CallError && error.refusal.code === code;

/** The server does not know a record that has never arrived: nothing is left to do for what removes it. */
export async function unlessUnknown(call: Promise<unknown>): Promise<null> {
  await call.catch((error) => {
    if (!isRefusedWith("not-found", error)) throw error;
  });
  return null;
}

/** The server's sentence in the language of `t`, or null without one. A reply that is kept has what names its text. */
export const sentenceOfRefusal = (t: Translator, { extra, sentence }: NonNullable<Item["refusal"]>) =>
  refusalIn(t, readRefusal(extra)).error ?? sentence;

/** The error of a refusal that another tab received. */
export const errorOfRefusal = (refusal: Item["refusal"]) =>
  new CallError(new Response(null, { status: refusal?.status ?? 400 }), JSON.stringify(refusal?.extra));
