/** Reads bytes as text. */

import { utf16Of } from "#domain/formats/import/detect-source.ts";
import type { LettersQuestion } from "../messages.ts";

/** Bytes that show the encoding. */
const startSize = 4_096;

/** `brokenLetters` counts the places where bytes are no letters. The text has no byte order mark, and `\n` as its only line break. */
export type Decoded = { readonly text: string; readonly brokenLetters: number };

/** `encoding` is the person's answer. Without it, only UTF-8 and UTF-16 are read, because all others are guesses. */
export async function decode(bytes: Uint8Array, encoding: string | null): Promise<Decoded | LettersQuestion> {
  const sure = utf16Of(bytes.subarray(0, startSize)) ?? (isUtf8(bytes) ? "utf-8" : null);
  if (sure ?? encoding) return decodeAs(bytes, sure ?? encoding ?? "utf-8");
  const { likelyEncodings, telltaleLines } = await import("./detect-encoding.ts");
  return { kind: "letters", likely: likelyEncodings(bytes), lines: telltaleLines(bytes) };
}

/** A file of a journal that is always UTF-8. */
export function decodeAs(bytes: Uint8Array, encoding: string): Decoded {
  const text = new TextDecoder(encoding).decode(bytes);
  const brokenLetters = isUtf8(bytes) ? 0 : text.split("\ufffd").length - 1;
  return { text: text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text, brokenLetters };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
