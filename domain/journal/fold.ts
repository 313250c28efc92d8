/** Folds text for comparison: case, accents and width do not matter, in any script and without a locale. */

import { graphemesOf } from "../graphemes.ts";

/**
 * What folding leaves out: accents and points of scripts that are also written without them, voicing marks that belong to
 * no kana, the Arabic tatweel, and invisible characters. The vowel signs of Indic and Thai text are marks too, and stay.
 * ASCII is ruled out first, which is faster.
 */
const ignored =
  /(?![\0-\x7f])[[\p{M}&&[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]]\p{Default_Ignorable_Code_Point}\u0640]/gv;

/**
 * Letters that are neither decomposed nor changed to one case by Unicode's rules, and those that keyboards of one script
 * write in several ways, as Arabic and Persian ones do.
 */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: "ss", ı: "i", ς: "σ", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", ħ: "h", ŧ: "t", þ: "th" },
  ...{ ة: "ه", ۃ: "ه", ہ: "ه", ە: "ه", ى: "ي", ی: "ي", ک: "ك", ٱ: "ا" },
};

/** Punctuation that people take for the same: phones, other keyboards and text programs insert it. */
const punctuation: Readonly<Record<string, string>> = {
  ...{ "‘": "'", "’": "'", "‚": "'", "‛": "'", "‹": "'", "›": "'", ʻ: "'", ʼ: "'", ʹ: "'", "′": "'" },
  ...{ "“": '"', "”": '"', "„": '"', "‟": '"', "«": '"', "»": '"', "〝": '"', "〞": '"', "〟": '"' },
  ...{ "׳": "'", "՚": "'", "״": '"', "〜": "~" },
};
const replacements: Readonly<Record<string, string>> = { ...letters, ...punctuation };
const replaced = new RegExp(
  `[${Object.keys(replacements).join("")}\\p{Dash}\u0660-\u0669\u06f0-\u06f9]`,
  "gu",
);

const isAscii = (text: string) => !/[\u0080-\uffff]/.test(text);

/** The folded text. It can be shorter or longer than `text`. White space of any length becomes one space. */
export function fold(text: string): string {
  const letters = isAscii(text) ? text.toLowerCase() : foldLetters(text);
  return /[^\S ]| {2}/.test(letters) ? letters.replace(/\s+/g, " ") : letters;
}

const foldLetters = (text: string) =>
  foldKana(withoutSpacingMarks(text).normalize("NFKD"))
    .replace(ignored, "")
    .toLowerCase()
    .replace(replaced, (letter) => replacements[letter] ?? (/\p{Nd}/u.test(letter) ? digitOf(letter) : "-"));

/** The digits of Arabic and Persian. */
const digitOf = (letter: string) => String(letter.charCodeAt(0) & 0xf);

const kana = /[\u3041-\u309d\u30a1-\u30fd]+/g;
const katakana = /[\u30a1-\u30f6\u30fd]/g;
const katakanaToHiragana = 0x60;

/** Katakana becomes hiragana. A voicing mark is part of its kana: パ is another letter than ハ. */
const foldKana = (text: string) =>
  text.replace(kana, (run) =>
    run
      .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - katakanaToHiragana))
      .normalize("NFC"),
  );

/** Marks that Unicode would give a space of their own: the voicing marks beside a kana, and ´ as an apostrophe. */
const spacingMarks: Readonly<Record<string, string>> = { ゛: "\u3099", ゜: "\u309a", "´": "'" };
const withoutSpacingMarks = (text: string) => text.replace(/[゛゜´]/g, (mark) => spacingMarks[mark] ?? mark);

/** A folded text, and for each of its UTF-16 units where the grapheme that it comes from starts and ends in the original. */
export type FoldedText = {
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** `folded` is `fold(text)`. It takes longer, and much longer with other letters than ASCII, because it folds each grapheme alone. */
export const foldWithOffsets = (text: string): FoldedText =>
  isAscii(text) ? foldAsciiWithOffsets(text) : foldGraphemes(text);

/** Folds ASCII, in which each unit is a grapheme, except the line break of two, and only white space is left out. */
function foldAsciiWithOffsets(text: string): FoldedText {
  const [starts, ends]: [number[], number[]] = [[], []];
  let wasSpace = false;
  for (let at = 0; at < text.length; at++) {
    const isSpace = /\s/.test(text.charAt(at));
    if (!(isSpace && wasSpace)) {
      starts.push(at);
      ends.push(at + (text.startsWith("\r\n", at) ? 2 : 1));
    }
    wasSpace = isSpace;
  }
  return { folded: fold(text), starts, ends };
}

function foldGraphemes(text: string): FoldedText {
  const [starts, ends]: [number[], number[]] = [[], []];
  let folded = "";
  let start = 0;
  for (const grapheme of graphemesOf(withoutSpacingMarks(text))) {
    const end = start + grapheme.length;
    for (const unit of fold(grapheme).split("")) {
      if (unit === " " && folded.endsWith(" ")) continue;
      folded += unit;
      starts.push(start);
      ends.push(end);
    }
    start = end;
  }
  return { folded, starts, ends };
}
