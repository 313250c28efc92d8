/** Which encodings a text may have that is not in Unicode. The person decides. */

import { analyse } from "chardet";
import type { LettersQuestion } from "../messages.ts";

/** Bytes that are analysed; more tell no more. */
const analysed = 64 * 1024;
/** White space, quotation marks and separators, which are no part of a letter in any encoding. */
const betweenWords = new Set([0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x3b]);

/** The likeliest first, with a score to compare them by. */
export function likelyEncodings(bytes: Uint8Array): LettersQuestion["likely"] {
  const scores = new Map<string, number>();
  const words = wordsWithLetters(bytes);
  // A table is mostly ASCII, which looks Western. Words of a Western language are so too, and tell less alone.
  const isWestern = words.filter(isLetter).length < words.length / 2;
  for (const text of isWestern ? [bytes.subarray(0, analysed), words] : [words])
    for (const { name, confidence } of analyse(text)) {
      const encoding = nameOf(name);
      if (encoding) scores.set(encoding, (scores.get(encoding) ?? 0) + confidence);
    }
  if (isMostlyUtf8(words)) scores.set("utf-8", Number.POSITIVE_INFINITY);
  return [...scores]
    .map(([encoding, score]) => ({
      encoding,
      score: Number.isFinite(score) && !hasLetters(words, encoding) ? 0 : score,
    }))
    .sort((one, other) => other.score - one.score);
}

/** How many letters of UTF-8 there are for each that is broken: other texts have few of them by chance. */
const lettersPerBroken = 4;

/** Whether a text in UTF-8 was cut within a letter, or damaged in places. */
function isMostlyUtf8(words: Uint8Array): boolean {
  const text = new TextDecoder().decode(words).replace(/\ufffd\s*$/, "");
  const letters = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  const broken = text.split("\ufffd").length - 1;
  return letters > 0 && letters >= broken * lettersPerBroken;
}

/** Whether the words have only characters that texts have: neither bytes without a meaning nor control characters. */
const hasLetters = (words: Uint8Array, encoding: string) =>
  !/[\ufffd\u0080-\u009f]/.test(new TextDecoder(encoding).decode(words));

/** The name in the Encoding Standard; null for an encoding that browsers do not know. */
function nameOf(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

const isLetter = (byte: number) => byte >= 0x80;

/** The different words with other bytes than ASCII. */
function wordsWithLetters(bytes: Uint8Array): Uint8Array {
  const words = new Map<string, Uint8Array>();
  let [from, length] = [0, 0];
  for (let at = 0; at <= bytes.length && length < analysed; at++) {
    if (at < bytes.length && !betweenWords.has(bytes[at] ?? 0)) continue;
    const word = bytes.subarray(from, at);
    from = at + 1;
    if (!word.some(isLetter) || words.has(word.join())) continue;
    words.set(word.join(), word);
    length += word.length + 1;
  }
  return Uint8Array.from([...words.values()].flatMap((word) => [...word, 0x20]));
}

/** What the person sees to judge an encoding by. */
const lineCount = 6;
const longestLine = 160;

/** The first lines with other bytes than ASCII, the ends of long ones cut off. */
export function telltaleLines(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length && lines.length < lineCount; ) {
    const end = bytes.indexOf(0x0a, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    from += line.length + 1;
    const first = line.findIndex(isLetter);
    // A long line is shown from the word before its first letter on.
    if (first >= 0) lines.push(line.slice(Math.max(0, first - longestLine / 2)).subarray(0, longestLine));
  }
  return lines;
}
