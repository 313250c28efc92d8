/** The part of a note that a letter quotes: whole sentences where possible, and exactly as they are written. */

export type WordsOfNote = { readonly words: string; readonly isCut: boolean };

/** UTF-16 units and lines, about. */
const most = { units: 200, lines: 3 };
const leastWords = 2;

const link = /\w:\/\/\S|\bwww\.|\S@\S+\.\S|\w\.\w+\/\S/iu;
/** A letter of a script that has words without spaces counts as a word where the browser cannot find them. */
const wordOrSign =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]|\p{L}(?:[\p{L}\p{M}'’-]|\u200c|\u200d)*/gu;

/**
 * The first sentences of a note that fit, after those that have a link or no word. A sentence that is too long ends with a
 * word. Null if there is nothing to quote, as in a note of links, digits or one emoji.
 */
export function wordsOfNote(note: string): WordsOfNote | null {
  const sentences = segmentsOf(note, "sentence");
  const first = sentences.findIndex((sentence) => !link.test(sentence) && wordCount(sentence) > 0);
  if (first < 0) return null;
  let quoted = "";
  for (const sentence of sentences.slice(first)) {
    const longer = (quoted + sentence).trim();
    if (link.test(sentence) || longer.length > most.units || longer.split("\n").length > most.lines) break;
    quoted += sentence;
  }
  const whole = quoted.trim();
  const found = whole === "" ? cutAtWord((sentences[first] ?? "").trim()) : { words: whole, isCut: false };
  return found && wordCount(found.words) >= leastWords ? found : null;
}

/** Null if the sentence begins with a word that is too long itself. */
function cutAtWord(sentence: string): WordsOfNote | null {
  const line = sentence.slice(0, most.units + 1);
  let end = 0;
  for (const segment of segmentsOf(line, "word")) {
    if (end + segment.length > most.units) break;
    end += segment.length;
  }
  const words = line.slice(0, end).trimEnd();
  return wordCount(words) > 0 ? { words, isCut: true } : null;
}

const wordCount = (text: string) => text.match(wordOrSign)?.length ?? 0;

const segmenters = new Map<string, Intl.Segmenter>();

/** Parts that together are the text. Without `Intl.Segmenter` (Firefox before 125), a mark and a space end a sentence. */
function segmentsOf(text: string, granularity: "sentence" | "word"): readonly string[] {
  if (!("Segmenter" in Intl))
    return text.match(granularity === "word" ? /\s*\S+/gu : /.*?(?:[.!?…]+\s+|[。！？]|\n|$)/gsu) ?? [];
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter(undefined, { granularity });
  segmenters.set(granularity, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
